import Markdown

@testable import HTML
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
  func openLink(_ link: Node, into page: inout HTMLWriter) {
    page.open(.a, [.href(safe(link.destination))] + title(of: link))
  }
  func writeImage(_ image: Node, into page: inout HTMLWriter) {
    page.void(.img, [.address("src", safe(image.destination)), .alt(image.plainText)] + title(of: image))
  }
  func writeFence(_ fence: Node, into page: inout HTMLWriter) -> Bool { false }

  func writeRawHTML(_ html: Node, into page: inout HTMLWriter) {
    if html.kind == .htmlBlock { page.startLine() }
    page.literal("<!-- raw HTML omitted -->")
    if html.kind == .htmlBlock { page.startLine() }
  }

  private func title(of node: Node) -> [Attribute] { node.title.isEmpty ? [] : [.title(node.title)] }

  private func safe(_ destination: String) -> String {
    let dangerous = ["javascript:", "vbscript:", "file:", "data:"]
    return dangerous.contains { destination.lowercased().hasPrefix($0) } ? "" : destination
  }
}
