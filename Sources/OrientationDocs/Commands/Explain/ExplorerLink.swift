import Explorer
import OrientationNotation

/// A link to the explorer, which has a state behind its `#`.
struct ExplorerLink {
  private let link: String

  /// - Parameter text: what is asked about; where it is no link there is none.
  init?(_ text: String) {
    let isLink = text.hasPrefix("#") || text.contains("://") || text.contains(".html")
    guard isLink, !text.contains(" ") else { return nil }
    link = text
  }

  /// The state, however much of the address stands in front of it.
  func state() throws(NotationError) -> ExplorerState {
    let address = link.firstIndex(of: "#").map { link[link.index(after: $0)...] } ?? ""
    do throws(AddressFault) {
      return try StateCode(whole: String(address)).state
    } catch {
      throw switch error {
      case .noState:
        NotationError(
          message: "the link has no state of the explorer behind its `#`",
          help: "copy one below the explorer's verdict; it contains `#1S`")
      case .laterForm:
        NotationError(
          message: "the link states what this version of the tool does not know", help: "install a newer version")
      }
    }
  }
}
