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

  /// The page with the script before the end of its body.
  static func inject(into page: [UInt8], revision: String) -> [UInt8] {
    let tag = Array("<script src=\"/\(scriptPath)\" data-revision=\"\(revision)\"></script>".utf8)
    let place = lastIndex(of: Array("</body>".utf8), in: page) ?? page.count
    return page[..<place] + tag + page[place...]
  }
}

extension LiveReload {
  private static func lastIndex(of pattern: [UInt8], in page: [UInt8]) -> Int? {
    var index = page.count - pattern.count
    while index >= 0 {
      if page[index] == pattern[0], page[index..<index + pattern.count].elementsEqual(pattern) { return index }
      index -= 1
    }
    return nil
  }
}
