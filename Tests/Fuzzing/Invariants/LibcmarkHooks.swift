import HTML
import Markdown

@testable import ReferenceSite

/// Hooks that write what libcmark's own renderer writes in its safe mode.
struct LibcmarkHooks: BodyHooks {
  func headingID(_ heading: Node) -> String? { nil }
  func isOld(_ heading: Node) -> Bool { false }
  func isCards(_ list: Node) -> Bool { false }
  func permalinkLabel(_ title: String) -> String { "" }
  var breaksNames: Bool { false }
  func taskLabel(isDone: Bool) -> String { "" }
  func title(of alert: Alert) -> (text: String, id: String) { ("", "") }
  func objectiveCName(of text: Node) -> String? { nil }
  func writeFence(_ fence: Node, into page: inout HTMLWriter) -> Bool { false }

  func writeTarget(ofLink link: Node, into page: inout HTMLWriter) {
    page.attribute(.href(Self.isDangerous(link.destination) ? "" : link.destination))
  }

  func writeTarget(ofImage image: Node, into page: inout HTMLWriter) {
    page.attribute(.address("src", Self.isDangerous(image.destination) ? "" : image.destination))
  }

  func writeRawHTML(_ html: Node, into page: inout HTMLWriter) {
    if html.kind == .htmlBlock { page.startLine() }
    page.literal("<!-- raw HTML omitted -->")
    if html.kind == .htmlBlock { page.startLine() }
  }

  private static func isDangerous(_ destination: String) -> Bool {
    let destination = destination.lowercased()
    // Pictures are the one kind of data that libcmark lets through.
    if ["png", "gif", "jpeg", "webp"].contains(where: { destination.hasPrefix("data:image/" + $0) }) { return false }
    return ["javascript:", "vbscript:", "file:", "data:"].contains { destination.hasPrefix($0) }
  }
}
