import AppFacts
import Basics
import Orientation
import OrientationNotation

/// The pages with which a book about an app begins. Each asks for blocks, so that they stay true, and leaves room.
package struct NewBook: Sendable {
  private let app: App
  private let name: String
  private let sourceURL: String?
  private let controllers: [AppController]
  /// Those that have a page: their names can be that of a file, and stand in a fence.
  private let paged: [AppController]
  private let ways: ScreenWays?

  /// - Parameters:
  ///   - name: what the app is called.
  ///   - sourceURL: where its sources can be read, but for their paths.
  package init(_ app: App, name: String, sourceURL: String?) {
    self.app = app
    self.name = name
    self.sourceURL = sourceURL
    controllers = app.controllers.filter(\.answersItself)
    var files: Set<String> = ["readme"]
    paged = controllers.filter { $0.name.isIdentifier && files.insert($0.name.lowercased()).inserted }
    ways = app.screenWays
  }

  /// The files of the book, without its `app.json`.
  package func files() -> [FileTree.File] {
    var pages =
      [("SUMMARY.md", summary), ("README.md", home), ("app.md", appPage), ("screens.md", screens), ("map.md", map)]
      + [("findings.md", findings), ("next-ios.md", nextIOS), ("uses.md", uses)]
      + [("controllers/README.md", controllersPage)]
    for controller in paged { pages.append(("controllers/\(controller.name).md", page(of: controller))) }
    return pages.map { FileTree.File(path: $0, bytes: Array($1.utf8)) }
  }
}

extension NewBook {
  private var title: String { name.plainMarkdown }

  private var summary: String {
    var text = """
      # \(title)

      - [\(title)](README.md)
      - [The app](app.md)
      - [Screens](screens.md)
      - [How screens are shown](map.md)
      - [Findings](findings.md)
      - [The next iOS](next-ios.md)
      - [Uses](uses.md)
      - [Controllers](controllers/README.md)

      """
    for controller in paged {
      text += "  - [\(controller.name.plainMarkdown)](controllers/\(controller.name).md)\n"
    }
    if let sourceURL { text += "\n[source]: <\(sourceURL)>\n" }
    return text
  }

  private var home: String {
    """
    # \(title)

    ```orientation app-state
    ```

    The orientations of each screen of \(title), and the view controller that decides. Everything here is computed from
    the app's sources by the rules of the reference, and checked whenever the sources change.

    ```orientation app-matrix
    ```
    \(app.facts.frameworks.map { "\n" + $0.sight + "\n" }.joined())
    See [The app](app.md) for what the app declares, [Findings](findings.md) for problems,
    [The next iOS](next-ios.md) for what the newest iOS changes,
    and [Uses](uses.md) for the code that requests or reads an orientation.

    """
  }

  private var appPage: String {
    """
    # The app

    What Info.plist and the build settings declare, and what ends up in the built app.

    ```orientation app
    ```

    """
  }

  /// The screens of the controllers of which the code says all ways by which they are shown.
  private var screens: String {
    let screenLines = screenLines
    let block =
      screenLines.written.isEmpty
      ? "# Name: TabBar(selected) > Navigation(top) > PlayerViewController\n" : screenLines.written
    return """
      # Screens

      One line a screen: its name, and its view controllers, starting at the window's root. After each `;` comes a view
      controller that is presented on top, as in `Player: TabBar(selected) > Navigation(top) > List; Player as fullScreen`.

      The screens are those whose place the code tells. [How screens are shown](map.md) has the others. What you write here
      replaces what was read, and `check` reports where the two disagree.
      \(screenLines.leftOut)
      ```orientation screens
      \(block)```

      """
  }

  /// The lines of the screens that the app's window leads to, and what is said of those that no line can name.
  private var screenLines: (written: String, leftOut: String) {
    let plain = Set(controllers.filter { $0.kind == .plain }.map(\.name))
    let screens = AppMatrix(app).rows.filter { row in
      row.way?.steps.first?.relation == .windowRoot
        && row.controller.map { plain.isEmpty || plain.contains($0) } ?? false
    }.map(\.screen)
    var names: Set<String> = []
    let lines = screens.compactMap(\.bookLine).filter { names.insert($0.name.folded).inserted }.map { $0.line + "\n" }
    return (lines.joined(), Self.leftOut(screens.count - lines.count, "Screens that are not listed"))
  }

  /// What is said of parts of the app whose names cannot be written; nothing where there are none.
  private static func leftOut(_ count: Int, _ what: String) -> String {
    count == 0 ? "" : "\n\(what): \(count), because their names cannot be written.\n"
  }

  private var map: String {
    """
    # How screens are shown

    The windows, containers and screens of the app, as far as its code and its storyboards tell.

    ```orientation app-map
    ```

    """
  }

  private var findings: String {
    """
    # Findings

    Problems in the app, each with a scenario that reproduces it.

    ```orientation findings
    ```

    """
  }

  private var nextIOS: String {
    """
    # The next iOS

    What the newest iOS changes for the app, for the build that users have installed and for one built with the newest
    SDK. To compare other versions, name them: `orientation next-ios 18 27.1`.

    ```orientation next-ios
    ```

    """
  }

  private var uses: String {
    """
    # Uses of orientation APIs

    Where the code sets, requests or reads an orientation, and where it follows a rotation.

    ```orientation uses
    ```

    """
  }

  private var controllersPage: String {
    """
    # Controllers
    \(Self.leftOut(controllers.count - paged.count, "Controllers without a page"))
    ```orientation controllers
    ```

    """
  }

  private func page(of controller: AppController) -> String {
    let text = """
      # \(controller.name.plainMarkdown)

      ```orientation controller \(controller.name)
      ```

      """
    return text + (claim(about: controller).map { "\n" + $0 } ?? "")
  }

  /// The first way by which a controller is shown; nil where nothing says one.
  private func shown(_ controller: AppController) -> Screen? {
    guard app.facts.placements != nil else { return PossibleWay.windowRoot.screen(of: controller.name) }
    return ways?.ways(to: controller.name).first?.screen(name: controller.name)
  }

  /// A claim to begin with: what happens today when the device is turned to its side. None where the sources do not tell,
  /// or where the facts have a name that cannot be written.
  private func claim(about controller: AppController) -> String? {
    guard let screen = shown(controller) else { return nil }
    let facts = [.os(.newest)] + app.statedTarget + screen.facts + [.device(.landscapeLeft)]
    let text = facts.map(\.line).joined(separator: "\n")
    guard let scenario = app.situation(facts), scenario.isStated(by: text, in: app) else { return nil }
    let outcome = Resolver.resolve(scenario).decision.outcome.claim
    return "```orientation scenario\n" + text + "\n=> \(outcome)\n```\n"
  }
}

extension Scenario {
  /// Whether a text, read in the app's book, is this scenario.
  fileprivate func isStated(by text: String, in app: App) -> Bool {
    // A page ends a line wherever Markdown does.
    guard text.unicodeScalars.allSatisfy({ $0 == "\n" || $0.properties.generalCategory != .control }) else {
      return false
    }
    do throws(ClaimFaults) {
      return try ScenarioParser.parse(text, app: app).scenario == self
    } catch {
      return false
    }
  }
}

extension String {
  /// Whether it is what languages take for a name, so that it can be that of a file and stand in a fence.
  fileprivate var isIdentifier: Bool {
    !isEmpty && utf8.count <= 200 && unicodeScalars.allSatisfy { $0.properties.isIDContinue }
  }

  /// A name as it can stand in a line of Markdown: nothing in it is markup.
  fileprivate var plainMarkdown: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: text += " "
      case _ where "\\`*_[]<>#|&~!".unicodeScalars.contains(scalar): text += "\\" + String(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    let trimmed = String(text[...].trimmed)
    return trimmed.isEmpty ? "App" : trimmed
  }
}
