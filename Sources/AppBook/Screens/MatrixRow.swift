import OrientationNotation

/// A row of an app's matrix: a screen that the book names, a way by which a controller is shown, or a controller of which
/// nothing says how.
struct MatrixRow: Sendable {
  /// The screen; of a controller without a place the one with the controller alone.
  var screen: Screen
  /// The controller that it is about; nil for a screen of the book, and for all others.
  var controller: String?
  /// How it is shown; nil for a controller of which nothing says it.
  var way: ScreenWay?

  /// Whether nothing says how the controller is shown.
  var isNotPlaced: Bool { controller != nil && way == nil }
}

extension MatrixRow {
  /// The ways by which a controller is shown.
  static func rows(of controller: AppController, in app: App) -> [MatrixRow] {
    (app.screenWays?.ways(to: controller.name) ?? []).map { way in
      MatrixRow(screen: way.screen(name: controller.name), controller: controller.name, way: way)
    }
  }

  /// The rows of an app: the screens that its book names, then the controllers that none of them has, by the ways in which
  /// they are shown, then all others.
  static func rows(of app: App) -> [MatrixRow] {
    var rows = app.screens.map { MatrixRow(screen: $0) }
    if let ways = app.screenWays {
      let named = Set(app.screens.flatMap(\.nodes).map(\.className))
      let notPlaced = ways.notPlaced
      for controller in app.controllers where !named.contains(controller.name) && app.isOwn(controller.type.place) {
        rows += self.rows(of: controller, in: app)
        if notPlaced.contains(controller.name) {
          rows.append(
            MatrixRow(screen: PossibleWay.windowRoot.screen(of: controller.name), controller: controller.name))
        }
      }
    } else if rows.isEmpty {
      // A scan that did not look for it.
      rows = app.controllers.filter { app.isOwn($0.type.place) }.map {
        MatrixRow(screen: PossibleWay.windowRoot.screen(of: $0.name))
      }
    }
    guard app.declaresSomething else { return rows }
    return rows + [MatrixRow(screen: Screen(name: "", root: ControllerTree(AppMatrix.anyController)))]
  }
}

extension App {
  /// Whether anything is known of what the app declares: a package alone has nothing to say of its screens.
  fileprivate var declaresSomething: Bool { application != nil || !facts.looseDeclarations.isEmpty }
}
