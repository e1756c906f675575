import AppFacts
import Orientation
import OrientationNotation

extension ScreenWay {
  /// The way as a screen of the book, in the notation of scenarios.
  ///
  /// A scenario calls each controller by a name of its own. Where two are of one class, the lower one gets another name and
  /// keeps its kind.
  func screen(name: String, in app: App) -> Screen {
    var used: Set<String> = []
    var texts: [String] = []
    for layer in layers.reversed() {
      let names = Self.shown(layer.nodes).reversed().map { node -> String in
        let kind = app.kind(ofController: node.name)
        if used.insert(node.name.lowercased()).inserted { return node.name }
        var number = 2
        while !used.insert("\(node.name.lowercased())\(number)").inserted { number += 1 }
        return "\(node.name)\(number)=\(kind.notation)"
      }
      texts.append(names.reversed().joined(separator: " > ") + (layer.style.map { " as \($0.swiftName)" } ?? ""))
    }
    texts.reverse()
    return Screen(name: name, root: texts[0], presented: Array(texts.dropFirst()), line: 0)
  }

  /// The controllers of a layer. Views of SwiftUI are shown by a hosting controller, which is there once.
  private static func shown(_ nodes: [Placement.Node]) -> [Placement.Node] {
    var shown: [Placement.Node] = []
    for node in nodes {
      if !node.isView {
        shown.append(node)
      } else if shown.isEmpty {
        shown.append(Placement.Node(hostingController))
      }
    }
    return shown
  }

  static let hostingController = "UIHostingController"
}
