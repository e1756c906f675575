import HTML
import Markdown

@testable import ReferenceSite

/// Hooks that change nothing: the renderer alone, as libcmark's renders in its safe mode.
struct PlainHooks: BodyHooks {
  func headingID(_ heading: Node) -> String? { nil }
  func isOld(_ heading: Node) -> Bool { false }
  func isCards(_ list: Node) -> Bool { false }
  func permalinkLabel(_ title: String) -> String { "" }
  var breaksNames: Bool { false }
  func taskLabel(isDone: Bool) -> String { "" }
  func title(of alert: Alert) -> (text: String, id: String) { ("", "") }
  func objectiveCName(of text: Node) -> String? { nil }
  func writeTarget(ofLink link: Node, into page: inout HTMLWriter) {
    page.attribute(.href(safe(link.destination)))
  }
  func writeTarget(ofImage image: Node, into page: inout HTMLWriter) {
    page.attribute(.address("src", safe(image.destination)))
  }
  func writeFence(_ fence: Node, into page: inout HTMLWriter) -> Bool { false }

  func writeRawHTML(_ html: Node, into page: inout HTMLWriter) {
    if html.kind == .htmlBlock { page.startLine() }
    page.literal("<!-- raw HTML omitted -->")
    if html.kind == .htmlBlock { page.startLine() }
  }

  private func safe(_ destination: String) -> String {
    let dangerous = ["javascript:", "vbscript:", "file:", "data:"]
    return dangerous.contains { destination.lowercased().hasPrefix($0) } ? "" : destination
  }
}
