import AppFacts

/// The view controllers of a storyboard or xib, and what it says of how they are shown.
///
/// It is read as a row of tags with a list of the open controllers, so the depth of a file costs nothing; entities of its
/// own are not resolved, so neither does their number.
struct InterfaceFile: Sendable {
  /// A view controller, or the reference to one in another storyboard.
  struct Scene: Sendable {
    /// The element's name, such as `navigationController`.
    let element: String
    let id: String
    let customClass: String?
    /// The module of the class, where it is not that of the target which the file belongs to.
    let customModule: String?
    let storyboardIdentifier: String?
    let style: String?
    let line: Int
    /// The storyboard and the identifier that a reference names.
    let reference: (storyboard: String, identifier: String?)?
  }

  struct Segue: Sendable {
    /// The number of the scene that it starts from.
    let source: Int
    let destination: String
    /// `relationship`, `embed`, `show`, `presentation` and so on.
    let kind: String
    let style: String?
    /// Whether a class of the app's own performs it.
    let isCustom: Bool
    let line: Int
  }

  /// As many controllers as a file may have; real ones stay below a hundred.
  private static let mostScenes = 2_000
  private static let mostSegues = 10_000

  let path: String
  /// Whether it is for iOS: the Mac and the watch have storyboards too.
  private(set) var isForIOS = false
  /// The id of the controller with which the storyboard begins.
  private(set) var initial: String?
  private(set) var scenes: [Scene] = []
  /// The number of the first controller with each identifier, and with each id.
  private(set) var sceneOfIdentifier: [String: Int] = [:]
  private(set) var sceneOfID: [String: Int] = [:]
  private(set) var segues: [Segue] = []
  /// The controllers that a xib's window has as its root, by their ids, with the lines.
  private(set) var windowRoots: [(id: String, line: Int)] = []
  /// The controllers that lie in others as elements, by their numbers.
  private(set) var nested: [(child: Int, parent: Int)] = []

  init(_ bytes: [UInt8], path: String) throws(PropertyListError) {
    self.path = path
    var scanner = XMLScanner(bytes)
    var depth = 0
    var open: [(scene: Int?, depth: Int)] = []
    while let token = try scanner.next() {
      switch token {
      case .open(let name, let attributes, let isEmpty):
        depth += 1
        if let scene = try read(name, attributes, line: scanner.tokenLine, in: open.last?.scene) {
          open.append((scene, depth))
        } else if name == "window" {
          open.append((nil, depth))
        }
        if isEmpty { Self.close(&depth, &open) }
      case .close: Self.close(&depth, &open)
      case .text: break
      }
    }
  }
}

extension InterfaceFile {
  private static func close(_ depth: inout Int, _ open: inout [(scene: Int?, depth: Int)]) {
    if open.last?.depth == depth { open.removeLast() }
    depth -= 1
  }

  /// Reads a tag in a scene, and gives the number of the scene that it begins.
  private mutating func read(
    _ name: String, _ attributes: String, line: Int, in scene: Int?
  ) throws(PropertyListError) -> Int? {
    func value(_ name: String) -> String? { XMLScanner.attribute(name, in: attributes) }
    switch name {
    case "document":
      isForIOS = value("targetRuntime")?.hasPrefix("iOS.CocoaTouch") ?? false
      initial = value("initialViewController")
    case "archive":
      throw PropertyListError(line: line, message: "the format is that of Xcode 4; open it in Xcode and save it")
    case "segue":
      guard let scene, let destination = value("destination"), let kind = value("kind") else { return nil }
      guard segues.count < Self.mostSegues else {
        throw PropertyListError(line: line, message: "more than \(Self.mostSegues) segues")
      }
      segues.append(
        Segue(
          source: scene, destination: destination, kind: kind, style: value("modalPresentationStyle"),
          isCustom: value("customClass") != nil, line: line))
    case "outlet":
      guard scene == nil, value("property") == "rootViewController", let id = value("destination") else { return nil }
      windowRoots.append((id, line))
    default: return try readScene(name, value, line: line, in: scene)
    }
    return nil
  }

  private mutating func readScene(
    _ name: String, _ value: (String) -> String?, line: Int, in parent: Int?
  ) throws(PropertyListError) -> Int? {
    guard name.hasSuffix("Controller") || name == "viewControllerPlaceholder", let id = value("id") else { return nil }
    guard scenes.count < Self.mostScenes else {
      throw PropertyListError(line: line, message: "more than \(Self.mostScenes) view controllers")
    }
    let identifier = value("storyboardIdentifier")
    if let identifier, sceneOfIdentifier[identifier] == nil { sceneOfIdentifier[identifier] = scenes.count }
    if sceneOfID[id] == nil { sceneOfID[id] = scenes.count }
    scenes.append(
      Scene(
        element: name, id: id, customClass: value("customClass"),
        customModule: value("customModuleProvider") == "target" ? nil : value("customModule"),
        storyboardIdentifier: identifier,
        style: value("modalPresentationStyle"), line: line,
        reference: value("storyboardName").map { ($0, value("referencedIdentifier")) }))
    if let parent { nested.append((scenes.count - 1, parent)) }
    return scenes.count - 1
  }
}
