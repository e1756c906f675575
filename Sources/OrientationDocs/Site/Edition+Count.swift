import Basics
import ReferenceSite

extension Edition {
  /// How many pages there are, and whose they are.
  var countedPages: SafeText {
    let own = Count.of(pageCount - mountedPageCount, "page")
    return mountedPageCount == 0 ? own : "\(own) and \(mountedPageCount) of the reference"
  }
}
