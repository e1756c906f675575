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
  private let ways: ScreenWays?

  /// - Parameters:
  ///   - name: what the app is called.
  ///   - sourceURL: where its sources can be read, but for their paths.
  package init(_ app: App, name: String, sourceURL: String?) {
    self.app = app
    self.name = name
    self.sourceURL = sourceURL
    controllers = app.controllers.filter(\.answersItself)
    ways = app.screenWays
  }

  /// The files of the book, without its `app.json`.
  ///
  /// - Throws: where a claim to begin with cannot be read.
  package func files() throws(ClaimFaults) -> [FileTree.File] {
    var pages =
      [("SUMMARY.md", summary), ("README.md", home), ("app.md", appPage), ("screens.md", screens), ("map.md", map)]
      + [("findings.md", findings), ("next-ios.md", nextIOS), ("uses.md", uses)]
      + [("controllers/README.md", controllersPage)]
    for controller in controllers { pages.append(("controllers/\(controller.name).md", try page(of: controller))) }
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
    for controller in controllers {
      text += "  - [\(controller.name.plainMarkdown)](controllers/\(controller.name).md)\n"
    }
    if let sourceURL { text += "\n[source]: <\(sourceURL)>\n" }
    return text
  }

  private var home: String {
    """
    # \(title)

    The orientations of each screen of \(title), and the view controller that decides. Everything here is computed from
    the app's sources by the rules of the reference, and checked whenever the sources change.

    ```orientation app-matrix
    ```

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
    let block =
      screenLines.isEmpty ? "# Name: TabBar(selected) > Navigation(top) > PlayerViewController\n" : screenLines
    return """
      # Screens

      One line a screen: its name, and its view controllers, starting at the window's root. After each `;` comes a view
      controller that is presented on top, as in `Player: TabBar(selected) > Navigation(top) > List; Player as fullScreen`.

      The screens are those whose place the code tells. [How screens are shown](map.md) has the others. What you write here
      replaces what was read, and `check` reports where the two disagree.

      ```orientation screens
      \(block)```

      """
  }

  private var screenLines: String {
    let rows = MatrixRow.rows(of: app).filter { $0.controller != nil }
    let plain = Set(controllers.filter { $0.kind == .plain }.map(\.name))
    let unknown = Set(rows.filter { $0.way?.isWhole != true }.compactMap(\.controller))
    return AppMatrix(app).rows.filter { row in
      row.controller.map { (plain.isEmpty || plain.contains($0)) && !unknown.contains($0) } ?? false
    }.map { row in
      "\(row.screen.name): \(([row.screen.root] + row.screen.presented).joined(separator: "; "))\n"
    }.joined()
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

    ```orientation controllers
    ```

    """
  }

  private func page(of controller: AppController) throws(ClaimFaults) -> String {
    var text = """
      # \(controller.name.plainMarkdown)

      ```orientation controller \(controller.name)
      ```

      """
    if let claim = try claim(about: controller) { text += "\n" + claim }
    return text
  }

  /// The first way by which a controller is shown; nil where nothing says one.
  private func shown(_ controller: AppController) -> Screen? {
    guard app.facts.placements != nil else { return PossibleWay.windowRoot.screen(of: controller.name) }
    return ways?.ways(to: controller.name).first?.screen(name: controller.name, in: app)
  }

  /// A claim to begin with: what happens today when the device is turned to its side.
  private func claim(about controller: AppController) throws(ClaimFaults) -> String? {
    let target = app.applications.count > 1 ? ["target: \(app.applications[0].name)"] : []
    guard let screen = shown(controller) else { return nil }
    let facts =
      ["iOS: \(OSVersion.newest)"] + target + screen.lines
      + ["device: landscapeLeft"]
    guard let claim = try app.situation(facts) else { return nil }
    let outcome = Resolver.resolve(claim.scenario).decision.outcome.claim
    return "```orientation scenario\n" + facts.joined(separator: "\n") + "\n=> \(outcome)\n```\n"
  }
}

extension String {
  /// A name as it can stand in Markdown: nothing in it is markup.
  fileprivate var plainMarkdown: String {
    var text = ""
    for scalar in unicodeScalars {
      if "\\`*_[]<>#|&~!".unicodeScalars.contains(scalar) { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
