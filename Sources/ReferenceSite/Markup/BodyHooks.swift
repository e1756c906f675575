import HTML
import Markdown

/// Where a page's body differs from what libcmark's own renderer makes of its Markdown.
protocol BodyHooks {
  /// The id of the next heading, in the order of the text; nil for none. One with an id has a permalink too.
  mutating func headingID(_ heading: Node) -> String?
  /// Whether a heading is of a section on old versions alone.
  func isOld(_ heading: Node) -> Bool
  /// The attribute of a text that is in another language than the page.
  func foreignLanguage(of node: Node) -> [Attribute]
  /// Writes what is to be said of a text behind it, inside of its element.
  mutating func writeNote(behind node: Node, into page: inout HTMLWriter)
  /// The label of a heading's permalink.
  func permalinkLabel(_ title: String) -> String
  /// How Objective-C spells the name that a link or a heading consists of, if it spells it otherwise; nil for all other
  /// texts.
  func objectiveCName(of text: Node) -> String?
  /// Whether a list is shown as cards.
  func isCards(_ list: Node) -> Bool
  /// The name of the box of a task.
  func taskLabel(isDone: Bool) -> String
  /// The title of an alert, and the id of the element that has it.
  mutating func title(of alert: Alert) -> (text: String, id: String)
  /// Whether long names in code may break before their humps: a line of a phone has no room for them.
  var breaksNames: Bool { get }
  /// Writes the start tag of a link.
  mutating func openLink(_ link: Node, into page: inout HTMLWriter)
  /// Writes an image.
  mutating func writeImage(_ image: Node, into page: inout HTMLWriter)
  /// Writes what stands for a fence, or returns false where it is code like any other.
  mutating func writeFence(_ fence: Node, into page: inout HTMLWriter) -> Bool
  /// Writes what stands for raw HTML.
  mutating func writeRawHTML(_ html: Node, into page: inout HTMLWriter)
}

extension BodyHooks {
  func foreignLanguage(of node: Node) -> [Attribute] { [] }

  func writeNote(behind node: Node, into page: inout HTMLWriter) {}
}
