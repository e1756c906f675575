import AppFacts
import Orientation
import OrientationPolicy

/// Reads the conditions of an implementation, in their order: a name that one of them binds has its meaning in the others. They
/// are read once for all versions and devices.
struct ConditionParser {
  private typealias Text = SourceCondition.Text

  /// From where the code that answers finds other controllers.
  enum Start {
    case controller
    /// The container that the delegate's method is given.
    case container
    case window
  }

  private let start: Start
  /// The words of the expressions that names are bound to: `top` in `let top = topViewController`.
  private var bound: [String: [String]] = [:]

  init(from start: Start = .controller) { self.start = start }

  /// Reads the conditions of a method.
  init(asking api: OrientationAPI) {
    let isOfContainer = Controller.Kind.allCases.contains { $0.delegateMethod == api }
    start = isOfContainer ? .container : AppController.questions.contains(api) ? .controller : .window
  }

  /// What a condition asks for.
  mutating func condition(_ text: String) -> ReadCondition { read(Array(text.utf8)[...]) }

  /// The controller that an expression means; nil where the situation does not have it by a name that UIKit gives.
  func path(of expression: String) -> ControllerPath? { words(of: expression).flatMap(path) }
}

extension ConditionParser {
  private mutating func read(_ text: Text) -> ReadCondition {
    let text = Self.trimmed(text)
    if let inner = SourceCondition.wrapped(text) { return read(inner) }
    // What a cut off condition goes on with is not known.
    if text.suffix(3).elementsEqual("…".utf8) { return .read(.free(FreeCondition(Self.string(text)))) }
    if text.starts(with: "switch ".utf8) { return readCase(Self.string(text)) }
    if let parts = SourceCondition.split(text, by: ",") { return .all(parts.map { read($0) }) }
    if let parts = SourceCondition.split(text, by: "||") { return .any(parts.map { read($0) }) }
    if let parts = SourceCondition.split(text, by: "&&") { return .all(parts.map { read($0) }) }
    if text.first == UInt8(ascii: "!") { return .not(read(text.dropFirst())) }
    return readOne(Self.string(text))
  }

  /// `switch SUBJECT: case PATTERNS`.
  private mutating func readCase(_ text: String) -> ReadCondition {
    guard let split = text.firstRange(of: ": case ") else { return .read(.free(FreeCondition(text))) }
    let subject = String(text[..<split.lowerBound].dropFirst("switch ".count))
    let patterns = SourceCondition.split(Array(text[split.upperBound...].utf8)[...], by: ",")
    let values = patterns?.map { Self.string(Self.trimmed($0)) } ?? [String(text[split.upperBound...])]
    return .any(values.map { value in compared(subject, value, as: "switch \(subject): case \(value)") })
  }

  /// A condition without others in it.
  private mutating func readOne(_ text: String) -> ReadCondition {
    if text.hasPrefix("#if ") { return .read(SourceCondition.build(String(text.dropFirst(4)))) }
    if text.hasPrefix("let ") || text.hasPrefix("var ") { return .read(bind(String(text.dropFirst(4)))) }
    if text.hasPrefix("case ."), let (pattern, subject) = Self.split(String(text.dropFirst(5)), by: " = ") {
      return compared(subject, pattern, as: text)
    }
    if let (left, right) = Self.split(text, by: "==") { return compared(left, right, as: text) }
    if let (left, right) = Self.split(text, by: "!=") { return .not(compared(left, right, as: "\(left) == \(right)")) }
    let own = readAlone(text)
    return SourceCondition.environment(text).map { .environment($0, otherwise: own) } ?? .read(own)
  }

  /// A condition without others in it, and without a comparison.
  private func readAlone(_ text: String) -> CaseCondition {
    if Self.split(text, by: " = ") != nil { return .free(FreeCondition(text, isFixed: false)) }
    if let (left, types) = Self.split(text, by: " is "), let path = path(of: left) {
      return Self.shows(path, asAll: Self.types(in: types))
    }
    if let (receiver, name) = Self.kindOfClass(text), let path = path(of: receiver) { return .shows(path, as: name) }
    // An event is played to its end.
    if text.hasSuffix(".isBeingDismissed") || text.hasSuffix(".isBeingPresented") { return .constant(false) }
    return path(of: text).map { .shows($0, as: nil) } ?? .free(FreeCondition(Self.withoutSelf(text)))
  }

  /// `let NAME = EXPRESSION`, or `let NAME`.
  private mutating func bind(_ text: String) -> CaseCondition {
    guard let (name, expression) = Self.split(text, by: " = ") else { return exists(text) }
    let condition = exists(expression)
    if let words = words(of: expression) { bound[name] = words }
    return condition
  }

  /// Whether an expression is not nil.
  private func exists(_ expression: String) -> CaseCondition {
    if let (first, second) = Self.split(Self.receiver(expression), by: "??") {
      return .any(of: [exists(first), exists(second)])
    }
    guard let words = words(of: expression) else {
      return .free(FreeCondition(Self.withoutSelf(expression) + " != nil"))
    }
    if let path = path(words) { return Self.shows(path, asAll: Self.casts(of: expression)) }
    // The app has a window, or nobody would ask.
    if let last = words.last?.lowercased(), last.hasSuffix("window") || words.dropLast().last == "windows" {
      return .constant(true)
    }
    return .free(FreeCondition(Self.withoutSelf(expression) + " != nil"))
  }

  private mutating func compared(_ left: String, _ right: String, as text: String) -> ReadCondition {
    let own = comparison(left, right, as: text)
    guard let environment = SourceCondition.environment(text), case .read(let otherwise) = own else { return own }
    return .environment(environment, otherwise: otherwise)
  }

  /// A comparison that the environment does not decide.
  private mutating func comparison(_ left: String, _ right: String, as text: String) -> ReadCondition {
    switch right {
    case "nil", "NULL": return .read(!exists(left))
    case "true", "YES": return read(Array(left.utf8)[...])
    case "false", "NO":
      // Of what is not there nothing is told, so something is.
      if let (owner, _) = Self.split(left, by: "?.isBeing") { return .read(exists(owner)) }
      return .not(read(Array(left.utf8)[...]))
    default: break
    }
    // What is compared with a variable does not tell it from another one.
    guard let first = right.first, first == "." || first.isUppercase || first.isNumber else {
      return .read(.free(FreeCondition(Self.withoutSelf(text))))
    }
    let value = right.split(separator: ".").last.map(String.init) ?? right
    return .read(.free(FreeCondition(Self.withoutSelf(left), value)))
  }
}

extension ConditionParser {
  private func path(_ words: [String]) -> ControllerPath? {
    let root = words.lastIndex(of: "rootViewController")
    var rest = words[(root.map { $0 + 1 } ?? 0)...]
    let isInFront = words.first.map { Forwarding(expression: $0).isInFront } ?? false
    if root == nil, !isInFront {
      switch start {
      case .controller where words.count == 1 && words.first.map(Self.isChild) ?? false:
        return ControllerPath(.answering, [.shownChild])
      case .controller: break
      // The method's parameter comes first.
      case .container: rest = rest.dropFirst()
      case .window: return nil
      }
    }
    var steps: [ControllerPath.Step] = []
    while !rest.isEmpty {
      guard let step = Self.takeStep(from: &rest) else { return nil }
      steps.append(step)
    }
    if root == nil, steps.isEmpty { return nil }
    return ControllerPath(root == nil && !isInFront ? .answering : .windowRoot, steps)
  }

  private static func takeStep(from words: inout ArraySlice<String>) -> ControllerPath.Step? {
    switch words.first {
    case "navigationController", "tabBarController":
      return words.removeFirst() == "tabBarController" ? .tabBar : .navigation
    default: break
    }
    return switch Forwarding.takeRelation(from: &words) {
    case .top: .top
    case .visible: .visible
    case .selected: .selected
    case .presented: .presented
    case .presenting: .presenting
    case .parent: .parent
    case .firstChild: .firstChild
    case .lastChild: .lastChild
    case .front: .front(in: [.navigation, .tabBar])
    case .frontOfStacks: .front(in: [.navigation])
    case .frontOfPresentations: .front(in: [])
    case .other, nil: nil
    }
  }

  /// Whether a property, by its name, is a controller that a container keeps: it has no other one in a situation than its
  /// child.
  private static func isChild(_ name: String) -> Bool {
    var words = [name][...]
    let isOfUIKit = takeStep(from: &words) != nil || ["splitViewController", "rootViewController"].contains(name)
    return (name.hasSuffix("Controller") || name.hasSuffix("VC")) && !isOfUIKit
  }

  /// The names in an expression, without `self`, casts and the method that is asked; nil where there is anything else.
  private func words(of expression: String) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    var bytes = Array(Self.withoutCasts(expression).utf8)[...]
    while let byte = bytes.popFirst() {
      switch byte {
      case _ where byte.isAlphanumeric || byte == UInt8(ascii: "_"):
        word.append(byte)
        continue
      case UInt8(ascii: "(") where !word.isEmpty:
        // What a call is given does not say what it finds, but for a window.
        guard let close = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
        bytes = bytes[(close + 1)...]
        word += Array("()".utf8)
      case UInt8(ascii: "."), UInt8(ascii: " "), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "?"), UInt8(ascii: "!"):
        break
      default: return nil
      }
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    words.removeAll { $0 == "self" }
    if let last = words.last, AppController.questions.contains(where: { $0.rawValue == last }) { words.removeLast() }
    if let first = words.first, let meaning = bound[first] { words.replaceSubrange(0..<1, with: meaning) }
    return words.isEmpty ? nil : words
  }

  private static func withoutCasts(_ expression: String) -> String {
    var text = expression
    // `(UINavigationController *)`.
    while let end = text.firstRange(of: "*)"), let start = text[..<end.lowerBound].lastIndex(of: "(") {
      text.removeSubrange(start..<end.upperBound)
    }
    for sign in [" as? ", " as! ", " as "] {
      while let cast = text.firstRange(of: sign) {
        let end = text[cast.upperBound...].firstIndex(of: ")") ?? text.endIndex
        text.removeSubrange(cast.lowerBound..<end)
      }
    }
    return text
  }

  /// There is a controller that is of all these types.
  private static func shows(_ path: ControllerPath, asAll types: [String]) -> CaseCondition {
    types.isEmpty ? .shows(path, as: nil) : .all(of: types.map { .shows(path, as: $0) })
  }

  /// The types to which a whole expression is cast, one after the other. An answer is of its own type whoever gives it.
  private static func casts(of expression: String) -> [String] {
    let text = Array(expression.utf8)[...]
    if let inner = SourceCondition.wrapped(trimmed(text)) { return casts(of: string(inner)) }
    let all = SourceCondition.split(text, by: " as? ")?.dropFirst().flatMap { types(in: string($0)) } ?? []
    return all.filter { !["UIInterfaceOrientationMask", "UIInterfaceOrientation", "Bool"].contains($0) }
  }

  /// The types of which something is that is of a type such as `UIViewController & Rotating`.
  private static func types(in text: String) -> [String] {
    let text = trimmed(Array(text.utf8)[...])
    if let inner = SourceCondition.wrapped(text) { return types(in: string(inner)) }
    if let parts = SourceCondition.split(text, by: "&") { return parts.flatMap { types(in: string($0)) } }
    let name = string(text)
    return [SourceType.simpleName(of: name.hasPrefix("any ") ? String(name.dropFirst(4)) : name)]
  }

  /// `[RECEIVER isKindOfClass:[NAME class]]`, or the same with a property or a protocol.
  private static func kindOfClass(_ text: String) -> (receiver: String, name: String)? {
    guard text.hasPrefix("["),
      let message = text.firstRange(of: " isKindOfClass:") ?? text.firstRange(of: " conformsToProtocol:")
    else { return nil }
    var argument = text[message.upperBound...].drop { $0 == " " || $0 == "[" }
    if argument.hasPrefix("@protocol(") { argument = argument.dropFirst("@protocol(".count) }
    let name = argument.prefix { $0 != " " && $0 != "." && $0 != "]" && $0 != ")" }
    return name.isEmpty ? nil : (String(text[..<message.lowerBound].dropFirst()), String(name))
  }

  /// Both sides of the first sign outside of parentheses.
  private static func split(_ text: String, by sign: String) -> (String, String)? {
    guard let parts = SourceCondition.split(Array(text.utf8)[...], by: sign), parts.count > 1 else { return nil }
    let rest = text.utf8.dropFirst(parts[0].count + sign.utf8.count)
    return (string(trimmed(parts[0])), string(trimmed(Array(rest)[...])))
  }

  /// What is in the parentheses with which an expression begins, `a ?? b` in `(a ?? b)?.mask`; without them, the expression.
  private static func receiver(_ expression: String) -> String {
    guard expression.hasPrefix("("), let end = expression.lastIndex(of: ")") else { return expression }
    let inside = expression[expression.index(after: expression.startIndex)..<end]
    return inside.contains("(") ? expression : String(inside)
  }

  private static func withoutSelf(_ text: String) -> String {
    text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  private static func trimmed(_ text: Text) -> Text {
    var text = text
    while text.first == UInt8(ascii: " ") { text.removeFirst() }
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return text
  }

  private static func string(_ text: Text) -> String { String(decoding: text, as: UTF8.self) }
}
