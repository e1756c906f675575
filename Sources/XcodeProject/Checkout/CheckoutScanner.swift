import AppFacts

/// Reads the checkout of an app: its projects, property lists and sources.
package struct CheckoutScanner: Sendable {
  /// A folder, or a project or workspace in the folder that is scanned.
  let path: String
  let target: String?
  let configuration: String?

  package init(path: String, target: String? = nil, configuration: String? = nil) {
    self.path = path
    self.target = target
    self.configuration = configuration
  }

  package func scan() async throws(ScanError) -> AppFacts {
    AppFacts()
  }
}
