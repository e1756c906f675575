import AppFacts
import Basics
import Orientation
import OrientationCatalog
import OrientationNotation

/// The pages with which a book about an app begins. Each asks for blocks, so that they stay true, and leaves room.
package struct NewBook: LocalizedWords, Sendable {
  package let language: Language
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
  ///   - language: the language of the book.
  package init(_ app: App, name: String, sourceURL: String?, language: Language = .english) {
    self.language = language
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
      - [\(appTitle)](app.md)
      - [\(screensTitle)](screens.md)
      - [\(mapTitle)](map.md)
      - [\(findingsTitle)](findings.md)
      - [\(nextTitle)](next-ios.md)
      - [\(usesTitle)](uses.md)
      - [\(controllersTitle)](controllers/README.md)

      """
    for controller in paged {
      text += "  - [\(controller.name.plainMarkdown)](controllers/\(controller.name).md)\n"
    }
    if language != .english { text += "\n[language]: \(language.rawValue)\n" }
    if let sourceURL { text += "\n[source]: <\(sourceURL)>\n" }
    return text
  }

  private var appTitle: String { pick("The app", "应用") }
  private var screensTitle: String { pick("Screens", "页面") }
  private var mapTitle: String { pick("How screens are shown", "页面的展示方式") }
  private var findingsTitle: String { pick("Findings", "问题") }
  private var nextTitle: String { pick("The next iOS", "下一版 iOS") }
  private var usesTitle: String { pick("Uses", "用到的 API") }
  private var controllersTitle: String { pick("Controllers", "控制器") }

  private var home: String {
    """
    # \(title)

    ```orientation app-state
    ```

    \(pick(
      """
      The orientations of each screen of \(title), and the view controller that decides. Everything here is computed from
      the app's sources by the rules of the reference, and checked whenever the sources change.
      """,
      "\(title) 每个页面支持的方向，以及由哪个视图控制器决定。这里的内容都由应用的源码按参考中的规则算出，源码改动后重新检查。"))

    ```orientation app-screens
    ```

    ```orientation app-matrix
    ```
    \(app.facts.frameworks.map { "\n" + $0.sight(in: language) + "\n" }.joined())
    \(pick(
      """
      See [The app](app.md) for what the app declares, [Findings](findings.md) for problems,
      [The next iOS](next-ios.md) for what the newest iOS changes,
      and [Uses](uses.md) for the code that requests or reads an orientation.
      """,
      """
      应用声明了什么，见[应用](app.md)；存在的问题，见[问题](findings.md)；最新的 iOS 带来什么变化，见[下一版 iOS](next-ios.md)；
      请求或读取方向的代码，见[用到的 API](uses.md)。
      """))

    """
  }

  private var appPage: String {
    page(
      appTitle, "app",
      pick(
        "What Info.plist and the build settings declare, and what ends up in the built app.",
        "Info.plist 和构建设置声明了什么，构建出的应用里又是什么。"))
  }

  /// A page with a text above a block.
  private func page(_ title: String, _ block: String, _ text: String) -> String {
    "# \(title)\n\n\(text)\n\n```orientation \(block)\n```\n"
  }

  /// The screens of the controllers of which the code says all ways by which they are shown.
  private var screens: String {
    let screenLines = screenLines
    let block =
      screenLines.written.isEmpty
      ? "# Name: TabBar(selected) > Navigation(top) > PlayerViewController\n" : screenLines.written
    return """
      # \(screensTitle)

      \(pick(
        """
        One line a screen: its name, and its view controllers, starting at the window's root. After each `;` comes a view
        controller that is presented on top, as in `Player: TabBar(selected) > Navigation(top) > List; Player as fullScreen`.

        The screens are those whose place the code tells. [How screens are shown](map.md) has the others. What you write here
        replaces what was read, and `check` reports where the two disagree.
        """,
        """
        每行一个页面：先写名称，再从窗口的根视图控制器开始写各个视图控制器。每个 `;` 之后是在上面 present 的视图控制器，例如
        `Player: TabBar(selected) > Navigation(top) > List; Player as fullScreen`。

        这里列出的是代码能说明位置的页面，其余的见[页面的展示方式](map.md)。这里写的内容取代读到的内容，两者不一致时 `check` 会报告。
        """))
      \(screenLines.leftOut)
      ```orientation screens
      \(block)```

      """
  }

  /// The lines of the screens that the app's window leads to, and what is said of those that no line can name.
  private var screenLines: (written: String, leftOut: String) {
    let screens = placedScreens
    var names: Set<String> = []
    let lines = screens.compactMap(\.bookLine).filter { names.insert($0.name.folded).inserted }.map { $0.line + "\n" }
    let devices = pick(
      "A screen whose name ends with `on iPhone` or `on iPad` is shown on that device only.",
      "名称以 `on iPhone` 或 `on iPad` 结尾的页面只在该设备上显示。")
    let leftOut = leftOut(screens.count - lines.count, pick("Screens that are not listed", "没有列出的页面"))
    return (lines.joined(), (screens.allSatisfy { $0.idiom == nil } ? "" : "\n\(devices)\n") + leftOut)
  }

  /// The screens that the app's window leads to. What the code shows on one kind of device alone is called so.
  private var placedScreens: [Screen] {
    let setting = app.settingControllers
    let plain = Set((controllers + setting).filter { $0.kind == .plain }.map(\.name))
    let idioms = AppMatrix.idioms(of: app.application)
    let placed = (AppMatrix(app, tellsDevices: true).rows + setting.flatMap { MatrixRow.rows(of: $0, in: app) })
      .compactMap { row -> (name: String, way: ScreenWay)? in
        guard let way = row.way, way.steps.first?.relation == .windowRoot,
          row.controller.map({ plain.isEmpty || plain.contains($0) }) ?? false,
          // When a view that is only a part of another one shows, the code does not say.
          way.last?.isView != true || way.start != nil
        else { return nil }
        return (row.screen.name, way)
      }
    let stackNames = StackNames(placed.map(\.way), in: app)
    // A view that sets a lock is a screen, and so is what leads to it.
    let locking = placed.lazy.map(\.way).filter { $0.last?.isView ?? false }
    let views = Set(
      locking.flatMap(\.layers).flatMap { $0.nodes + $0.below.values.joined() }.filter(\.isView).map(\.name))
    // What lies between answers nothing itself, and so is no screen of its own elsewhere.
    let parts = placed.flatMap(\.way.partsOnTheWay) + locking.compactMap(\.start)
    let screens = (placed + parts.map { ($0.last?.name ?? "", $0) }).map { name, way in
      (way.screen(name: name, listsStacks: true, stackNames: stackNames, views: views), way)
    }
    let found = screens.grouped(by: \.0.notation).map { _, alike in
      (screen: alike[0].0, idioms: Set(alike.flatMap { idioms.filter($0.1.isTaken) }))
    }
    return Self.toldApart(found).compactMap { screen, taken in
      taken.count == idioms.count ? screen : taken.first.map(screen.named(on:))
    }
  }

  /// The screens, of which several may have the name of one controller, each under a name of its own.
  private static func toldApart(
    _ screens: [(screen: Screen, idioms: Set<Idiom>)]
  ) -> [(screen: Screen, idioms: Set<Idiom>)] {
    var counts: [String: Int] = [:]
    return screens.map { screen, idioms in
      let number = counts[screen.name, default: 0] + 1
      counts[screen.name] = number
      return (number == 1 ? screen : screen.named("\(screen.name), \(number)"), idioms)
    }
  }

  /// What is said of parts of the app whose names cannot be written; nothing where there are none.
  private func leftOut(_ count: Int, _ what: String) -> String {
    count == 0
      ? ""
      : "\n" + pick("\(what): \(count), because their names cannot be written.", "\(what)：\(count) 个，因为名称无法写出。") + "\n"
  }

  private var map: String {
    page(
      mapTitle, "app-map",
      pick(
        "The windows, containers and screens of the app, as far as its code and its storyboards tell.",
        "应用的窗口、容器和页面，以代码和 storyboard 能说明的为限。"))
  }

  private var findings: String {
    page(
      findingsTitle, "findings",
      pick("Problems in the app, each with a scenario that reproduces it.", "应用中的问题，每个都附有能重现它的情景。"))
  }

  private var nextIOS: String {
    page(
      nextTitle, "next-ios",
      pick(
        """
        What the newest iOS changes for the app, for the build that users have installed and for one built with the newest
        SDK. To compare other versions, name them: `orientation next-ios 18 27.1`.
        """,
        "最新的 iOS 给应用带来什么变化：用户已安装的构建，以及用最新 SDK 构建的应用。要比较其他版本，写出版本：`orientation next-ios 18 27.1`。"))
  }

  private var uses: String {
    page(
      pick("Uses of orientation APIs", "用到的方向 API"), "uses",
      pick(
        "Where the code sets, requests or reads an orientation, and where it follows a rotation.",
        "代码在哪里设置、请求或读取方向，在哪里跟随旋转。"))
  }

  private var controllersPage: String {
    """
    # \(controllersTitle)
    \(leftOut(controllers.count - paged.count, pick("Controllers without a page", "没有页面的控制器")))
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
}
