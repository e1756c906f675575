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

  /// - Parameters:
  ///   - name: what the app is called.
  ///   - sourceURL: where its sources can be read, but for their paths.
  package init(_ app: App, name: String, sourceURL: String?) {
    self.app = app
    self.name = name
    self.sourceURL = sourceURL
    controllers = app.controllers.filter(\.answersItself)
  }

  /// The files of the book, without its `app.json`.
  ///
  /// - Throws: where a claim to begin with cannot be read.
  package func files() throws(ClaimFaults) -> [FileTree.File] {
    var pages =
      [("SUMMARY.md", summary), ("README.md", home), ("app.md", appPage), ("screens.md", screens)]
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

  /// Every controller alone, since a scan does not tell which contains which.
  private var screens: String {
    let plain = controllers.filter { $0.kind == .plain }
    let lines = (plain.isEmpty ? controllers : plain).map { "\($0.name): \($0.name)\n" }.joined()
    let block = lines.isEmpty ? "# Name: TabBar(selected) > Navigation(top) > PlayerViewController\n" : lines
    return """
      # Screens

      One line a screen: its name, and its view controllers, starting at the window's root. After each `;` comes a view
      controller that is presented on top, as in `Player: TabBar(selected) > Navigation(top) > List; Player as fullScreen`.

      ```orientation screens
      \(block)```

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

  /// A claim to begin with: what happens today when the device is turned to its side.
  private func claim(about controller: AppController) throws(ClaimFaults) -> String? {
    let target = app.applications.count > 1 ? ["target: \(app.applications[0].name)"] : []
    let facts = ["iOS: \(OSVersion.newest.text)"] + target + ["root: \(controller.name)", "device: landscapeLeft"]
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
