import AppBook
import Basics
import Diagnostics

extension ReferenceSite {
  /// The policies of a book, without its site: those that can be read, and what is wrong with the others.
  ///
  /// - Returns: nil for policies where the book is about no app.
  package static func policies(
    of book: FileTree, options: BuildOptions
  ) -> (policies: BookPolicies?, complaints: Complaints) {
    var complaints = Complaints(bookPath: options.bookPath, sitePath: options.sitePath)
    let plan = BookPlan(book, options, &complaints)
    guard var app = options.app else { return (nil, complaints) }
    app.screens = ScreenList.screens(in: plan.sources, of: app) { complaints.add($0, in: $1, line: $2) }
    let policies = PolicyList.policies(in: plan.sources, of: app) { complaints.add($0, in: $1, line: $2) }
    return (policies, complaints)
  }
}
