import AppBook

/// Finds the policies of a book and proves them, once for all pages.
enum PolicyList {
  /// The policies of all pages, in reading order.
  static func policies(
    in sources: [PageSource], of app: App, report: (BookPolicies.Complaint) -> Void
  ) -> BookPolicies {
    BookPolicies(sources: BlockFences.fences(of: "policy", in: sources).map(PolicySource.init), app, report: report)
  }
}

extension PolicySource {
  fileprivate init(_ fence: BlockFences.Fence) {
    self.init(name: PolicyBlock.name(fence.words), text: fence.body, path: fence.path, line: fence.line)
  }
}
