import ReferenceSite

/// The script that a served page carries, and a written one does not.
enum LiveReload {
  static let eventsPath = ".orientation-docs/events"
  static let scriptPath = ".orientation-docs/reload.js"

  /// Loads the page again as soon as the server's revision is not the one that the page was made from.
  static let script = """
    const revision = document.currentScript.dataset.revision;
    new EventSource("/\(eventsPath)").onmessage = (event) => {
      if (event.data !== revision) location.reload();
    };

    """

  /// What the policy of a page has to allow besides, for the script to hear of changes.
  private static let permission = "; connect-src 'self'"

  /// The page with the script before the end of its body, and a policy that lets it listen.
  static func inject(into page: [UInt8], revision: String) -> [UInt8] {
    let tag = Array("<script src=\"/\(scriptPath)\" data-revision=\"\(revision)\"></script>".utf8)
    let place = lastIndex(of: Array("</body>".utf8), in: page) ?? page.count
    let policy = endOfPolicyStart(in: page) ?? 0
    return page[..<policy] + (policy > 0 ? Array(permission.utf8) : []) + page[policy..<place] + tag + page[place...]
  }
}

extension LiveReload {
  /// Where the first part of a page's policy ends. Pages have it right at their beginning, before any text.
  private static func endOfPolicyStart(in page: [UInt8]) -> Int? {
    let start = Array(" content=\"\(PagePolicy.start)".utf8)
    let head = page.prefix(512)
    return head.indices.first { head[$0...].starts(with: start) }.map { $0 + start.count }
  }

  private static func lastIndex(of pattern: [UInt8], in page: [UInt8]) -> Int? {
    var index = page.count - pattern.count
    while index >= 0 {
      if page[index] == pattern[0], page[index..<index + pattern.count].elementsEqual(pattern) { return index }
      index -= 1
    }
    return nil
  }
}
