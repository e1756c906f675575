import AppFacts
import Orientation

/// A way by which a controller is shown: the controllers around it and below it, and the places in the code that say so.
struct ScreenWay: Sendable {
  /// A window's controllers from the root on, or those of one presentation, from the outside in.
  struct Layer: Sendable {
    var nodes: [Placement.Node]
    var style: ModalPresentationStyle?
    /// What is on the stack of a navigation controller below the one that is shown.
    var below: [Placement.Node: [Placement.Node]] = [:]
  }

  /// The window's own layer first, then the presented ones.
  var layers: [Layer]
  /// What the code says, in the order in which it happens.
  var steps: [Placement]
  /// Whether it begins with a window; if not, what is around it is not known.
  var isWhole: Bool
  /// Whether it is in a navigation controller of which nobody knows the class, in an app in which one answers.
  var isStackOpen = false
}

extension ScreenWay {
  var last: Placement.Node? { layers.last?.nodes.last }

  func contains(_ node: Placement.Node) -> Bool { layers.contains { $0.nodes.contains(node) } }

  /// The way with one more controller at its end.
  func adding(_ placement: Placement) -> ScreenWay {
    var way = self
    way.layers[way.layers.count - 1].nodes.append(placement.node)
    way.steps.append(placement)
    return way
  }

  /// The way with one more presentation.
  func presenting(_ placement: Placement) -> ScreenWay {
    var way = self
    way.layers.append(Layer(nodes: [placement.node], style: placement.style))
    way.steps.append(placement)
    return way
  }

  /// The way after a push onto the innermost stack; nil where there is none.
  func pushing(_ placement: Placement, isNavigation: (Placement.Node) -> Bool) -> ScreenWay? {
    guard let stack = layers.last?.nodes.lastIndex(where: isNavigation) else { return nil }
    var way = self
    let index = way.layers.count - 1
    let nodes = way.layers[index].nodes
    for hidden in nodes[(stack + 1)...] { way.layers[index].below[hidden] = nil }
    way.layers[index].below[nodes[stack], default: []] += nodes[(stack + 1)...].prefix(1)
    way.layers[index].nodes = Array(nodes[...stack]) + [placement.node]
    way.steps.append(placement)
    return way
  }

  /// The way after the push of a view of SwiftUI, whose stack has a navigation controller that no source names; nil where
  /// something else is pushed.
  func pushingView(_ placement: Placement) -> ScreenWay? {
    guard placement.node.isView, let last = layers.last?.nodes.last, last.isView else { return nil }
    var way = self
    let index = way.layers.count - 1
    let stack = Placement.Node("UINavigationController")
    let around = way.layers[index].nodes.prefix { !$0.isView }
    way.layers[index].nodes = Array(around) + [stack, placement.node]
    way.layers[index].below[stack] = [last]
    way.steps.append(placement)
    return way
  }

  /// The way after `showDetailViewController`: instead of the detail of the innermost split view controller, or presented
  /// where there is none. What is around a way that begins anywhere may hold one; nothing is known of such a way then, nor
  /// where a collapsed one has no stack for the detail.
  func showingDetail(_ placement: Placement, kind: (Placement.Node) -> Controller.Kind) -> ScreenWay {
    let nodes = layers.last?.nodes ?? []
    guard let split = nodes.lastIndex(where: { kind($0) == .split }) else {
      var shown = placement
      shown.relation = .presented
      if !isKnown { shown.style = nil }
      return presenting(shown)
    }
    var way = self
    way.layers[way.layers.count - 1].nodes = Array(nodes[...split]) + [placement.node]
    way.isWhole = isWhole && nodes[split...].contains { kind($0) == .navigation }
    way.steps.append(placement)
    return way
  }

  /// Whether it is known what decides: it begins with a window, or with a presentation that hides all that is below it.
  var isKnown: Bool { isWhole || layers.contains { $0.style == .fullScreen } }

  /// Whether its end comes onto a stack that shows another one first, and nothing is presented on the way.
  var isOnlyPushed: Bool { layers.count == 1 && steps.last?.relation == .pushed }

  /// Whether it begins with a window beside the app's own, such as that of another display.
  var isInOtherWindow: Bool { steps.first?.relation == .otherWindowRoot }

  /// Whether the code takes it on a kind of device.
  func isTaken(on idiom: Idiom) -> Bool { steps.allSatisfy { $0.idiom == nil || $0.idiom == idiom } }

  /// The kinds of device on which the code takes it.
  var idioms: [Idiom] { Idiom.allCases.filter(isTaken) }

  /// The step that says most of how it is shown: the last that only puts nothing into something.
  var telling: Placement? { steps.last { $0.relation != .child } }

  /// The controller right around the one that is shown.
  var container: Placement.Node? { layers.last?.nodes.dropLast().last }

  /// The name of a controller of the way, or of a class that it inherits from, that several classes have.
  private func nameOfSeveral(in app: App) -> String? {
    layers.lazy.flatMap(\.nodes).compactMap { app.nameOfSeveral(in: $0.name) }.first
  }

  /// The class of a system controller, or of one of another module, that is presented without a style: Apple may map its
  /// automatic style to another one than a sheet.
  private func classOfOpenStyle(in app: App) -> String? {
    let open = layers.dropFirst().lazy.filter { $0.style == nil || $0.style == .automatic }
    let roots = open.compactMap(\.nodes.first).filter { !$0.isView }.compactMap { app.lineage(of: $0.name).last }
    return roots.first { !Self.sheetClasses.contains($0) }
  }

  /// The classes whose automatic style is a sheet.
  private static let sheetClasses = SourceType.kitControllers.union(["UIHostingController"])

  /// Whether nothing can be said of it: which class is shown, or in which style, is not known.
  func isOpen(in app: App) -> Bool { openness(in: app) != nil }

  /// What is not known of the way itself; nil where all is.
  private func openness(in app: App) -> String? {
    if let name = nameOfSeveral(in: app) { return "several classes of the app are named `\(name)`" }
    return classOfOpenStyle(in: app).map { "the automatic style of `\($0)` may be another one than a sheet" }
  }

  /// Why something around the controller may hand on what it answers, as far as the sources tell; nil where nothing may.
  func doubt(in app: App) -> String? {
    if let openness = openness(in: app) { return openness }
    if isStackOpen { return "the class of the navigation controller is not known, and one of the app answers" }
    // A class of a module that is not in the sources.
    let foreign = layers.flatMap { $0.nodes.dropLast() }.lazy.filter { !$0.isView }.map(\.name).first { name in
      app.lineage(of: name).last.map { !$0.hasPrefix("UI") } ?? false
    }
    return foreign.map { "`\($0)` is not in the scanned sources and may forward" }
  }

  /// The presentation at the end leaves those below it in charge, on every version that counts.
  var isSheet: Bool {
    guard layers.count > 1 else { return false }
    switch layers.last?.style {
    case nil, .automatic, .pageSheet, .formSheet: return true
    case .none?, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover: return false
    }
  }
}
