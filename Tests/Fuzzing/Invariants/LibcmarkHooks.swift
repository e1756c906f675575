import Markdown

@testable import HTML
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

  func openLink(_ link: Node, into page: inout HTMLWriter) {
    page.open(.a, [.href(Self.isDangerous(link.destination) ? "" : link.destination)] + Self.title(of: link))
  }

  func writeImage(_ image: Node, into page: inout HTMLWriter) {
    let address = Self.isDangerous(image.destination) ? "" : image.destination
    page.void(.img, [.address("src", address), .alt(image.plainText)] + Self.title(of: image))
  }

  func writeRawHTML(_ html: Node, into page: inout HTMLWriter) {
    if html.kind == .htmlBlock { page.startLine() }
    page.literal("<!-- raw HTML omitted -->")
    if html.kind == .htmlBlock { page.startLine() }
  }

  private static func title(of node: Node) -> [Attribute] { node.title.isEmpty ? [] : [.title(node.title)] }

  private static func isDangerous(_ destination: String) -> Bool {
    let destination = destination.lowercased()
    // Pictures are the one kind of data that libcmark lets through.
    if ["png", "gif", "jpeg", "webp"].contains(where: { destination.hasPrefix("data:image/" + $0) }) { return false }
    return ["javascript:", "vbscript:", "file:", "data:"].contains { destination.hasPrefix($0) }
  }
}
