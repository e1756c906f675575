import Basics
import Orientation

/// Reads the values of facts, in every spelling that people use for them.
package enum ValueReader {
  package static func yesOrNo(_ text: Substring) throws(ValueFault) -> Bool {
    switch text.folded {
    case "yes", "true", "on": return true
    case "no", "false", "off": return false
    default: throw ValueFault("`\(String(text).shortened)` is neither yes nor no", suggestion: nil)
    }
  }

  /// A version of iOS that is out.
  package static func knownVersion(_ text: Substring) throws(ValueFault) -> OSVersion {
    let version = try version(text)
    if let reason = version.reasonNotKnown { throw ValueFault(SafeText(ours: reason)) }
    return version
  }

  /// Any version; what stands behind the minor one is left out.
  package static func version(_ text: Substring) throws(ValueFault) -> OSVersion {
    guard let version = OSVersion(text) else {
      throw ValueFault("`\(String(text).shortened)` is no version, such as 15 or 15.4")
    }
    return version
  }

  /// What reads one of several values.
  static func choosing<Choice>(
    _ role: String, _ choices: KeyValuePairs<String, Choice>
  ) -> @Sendable (Substring) throws(ValueFault) -> Choice where Choice: Sendable {
    { text throws(ValueFault) in try choice(text, role, choices) }
  }

  /// What reads a value where the text is not the folded word for none.
  static func optional<Value>(
    _ read: @escaping @Sendable (Substring) throws(ValueFault) -> Value, none: String
  ) -> @Sendable (Substring) throws(ValueFault) -> Value? {
    { text throws(ValueFault) in text.folded == none ? nil : try read(text) }
  }

  /// One of a few names; the names are folded already.
  package static func choice<Choice>(
    _ text: Substring, _ role: String, _ choices: KeyValuePairs<String, Choice>
  ) throws(ValueFault) -> Choice {
    let folded = text.folded
    if let choice = choices.first(where: { $0.key == folded }) { return choice.value }
    throw ValueFault(unknown: text, as: role, among: choices.map(\.key))
  }

  // MARK: Masks

  static func maskAnswer(_ text: Substring) throws(ValueFault) -> MaskAnswer {
    switch text.folded {
    case "notimplemented": return .notImplemented
    case "current": return .current
    case "selectedchild", "visiblechild": return .selectedChild
    case "visiblecontroller": return .visibleController
    default:
      if let name = variableName(text) { return .variable(name) }
      return .mask(try mask(text))
    }
  }

  /// The answer of the app's or the scene's delegate, which has no children to ask.
  package static func delegateAnswer(_ text: Substring) throws(ValueFault) -> MaskAnswer {
    let answer = try maskAnswer(text)
    guard answer != .selectedChild else {
      throw ValueFault("a delegate has no children to ask", suggestion: "visible controller")
    }
    return answer
  }

  /// A rule, by its id.
  package static func rule(_ text: Substring) throws(ValueFault) -> Rule {
    if let rule = Rule(rawValue: String(text)) { return rule }
    throw ValueFault(unknown: text, as: "rule", among: Rule.allCases.map(\.rawValue))
  }

  package static func autorotation(_ text: Substring) throws(ValueFault) -> AutorotationAnswer {
    switch text.folded {
    case "notimplemented": return .notImplemented
    case "selectedchild", "visiblechild": return .selectedChild
    default: return .always(try yesOrNo(text))
    }
  }

  /// The name behind `variable`, or nil where the text is something else.
  package static func variableName(_ text: Substring) -> String? {
    guard let name = text.rest(afterFolded: "variable")?.trimmingSpaces, !name.isEmpty else { return nil }
    return name
  }

  /// The variable that an assignment sets, or nil where the text is none.
  package static func assignedName(_ text: Substring) -> String? {
    text.utf8.firstIndex(of: UInt8(ascii: "=")).map { String(text[..<$0].trimmed) }
  }

  /// What a callback sets: `NAME = MASK`.
  package static func assignment(_ text: Substring) throws(ValueFault) -> Variable {
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      throw ValueFault("`\(String(text).shortened)` sets no variable", suggestion: "orientations = portrait")
    }
    let name = text[..<equals].trimmed
    if name.isEmpty { throw ValueFault("`\(String(text).shortened)` sets a variable without a name") }
    return Variable(name: String(name), mask: try mask(text[text.utf8.index(after: equals)...]))
  }

  /// A mask: names or raw values with `,`, `|` or spaces between them, or `none`.
  package static func mask(_ text: Substring) throws(ValueFault) -> InterfaceOrientationMask {
    // Most masks are one word, in which there is nothing to take apart.
    if text.isPlainWord, let mask = maskByName[text.folded] { return mask }
    let parts = parts(of: text)
    if parts.isEmpty || (parts.count == 1 && parts[0].folded == "none") {
      guard !text.isBlank else { throw ValueFault("no mask; an empty one is `none`") }
      return []
    }
    var mask: InterfaceOrientationMask = []
    for part in parts {
      guard let member = try rawMask(part) ?? namedMask(part) else {
        throw ValueFault(unknown: part, as: "orientation", among: maskNames)
      }
      mask.formUnion(member)
    }
    return mask
  }

  /// The orientations of which an interface is to be in one: a mask with at least one of the four, and nothing else.
  package static func orientations(_ text: Substring) throws(ValueFault) -> InterfaceOrientationMask {
    let mask = try mask(text)
    guard !mask.isEmpty, mask == mask.orientationsOnly else {
      throw ValueFault(
        "`\(String(text).shortened)` names no orientation that an interface can be in", suggestion: "portrait")
    }
    return mask
  }

  /// The orientations that an Info.plist lists, in its order, or nil for `missing`.
  package static func list(_ text: Substring) throws(ValueFault) -> [InterfaceOrientation]? {
    let parts = parts(of: text)
    if parts.count == 1 {
      if parts[0].folded == "missing" { return nil }
      if parts[0].folded == "none" { return [] }
    }
    guard !text.isBlank else { throw ValueFault("no orientation; an empty list is `none`, no list is `missing`") }
    var orientations: [InterfaceOrientation] = []
    for part in parts {
      switch part.folded {
      case "all": orientations += InterfaceOrientation.valid
      case "allbutupsidedown": orientations += [.portrait, .landscapeLeft, .landscapeRight]
      case "landscape": orientations += [.landscapeLeft, .landscapeRight]
      default:
        guard let orientation = byName[spelling(part, of: ["uiinterfaceorientation"])], orientation != .unknown else {
          throw ValueFault(unknown: part, as: "orientation", among: maskNames + ["missing"])
        }
        orientations.append(orientation)
      }
    }
    return orientations
  }

  /// The order of choice: each of the four orientations once.
  package static func order(_ text: Substring) throws(ValueFault) -> OrderOfChoice {
    guard let order = OrderOfChoice(try parts(of: text).map(interfaceOrientation)) else {
      throw ValueFault("an order names each of the four orientations once")
    }
    return order
  }

  // MARK: Orientations

  package static func interfaceOrientation(_ text: Substring) throws(ValueFault) -> InterfaceOrientation {
    try member(
      text, byName, \.swiftName, of: ["uiinterfaceorientation"], "interface orientation",
      rawValues: "UIInterfaceOrientation, which has 0 to 4")
  }

  /// The orientation of an interface that shows.
  static func shownOrientation(_ text: Substring) throws(ValueFault) -> InterfaceOrientation {
    let orientation = try interfaceOrientation(text)
    guard orientation != .unknown else {
      throw ValueFault("an interface is never in `unknown`", suggestion: InterfaceOrientation.portrait.swiftName)
    }
    return orientation
  }

  package static func deviceOrientation(_ text: Substring) throws(ValueFault) -> DeviceOrientation {
    try member(
      text, deviceByName, \.swiftName, of: ["uideviceorientation"], "device orientation",
      rawValues: "UIDeviceOrientation, which has 0 to 6")
  }

  /// A raw value, as a number or as the constant that somebody passed in its place.
  package static func rawValue(_ text: Substring) throws(ValueFault) -> Int {
    if let number = try integer(text) { return number }
    if let orientation = byName[spelling(text, of: ["uiinterfaceorientation"])] {
      // A bare name means the device's orientation, which is what the setter takes.
      if text.rest(afterFolded: "uiinterfaceorientation") != nil { return orientation.rawValue }
    }
    return try deviceOrientation(text).rawValue
  }

  package static func preferred(_ text: Substring) throws(ValueFault) -> PreferredAnswer {
    switch text.folded {
    case "current": return .current
    case "notimplemented": return .notImplemented
    case "selectedchild", "visiblechild": return .selectedChild
    default: break
    }
    if let name = variableName(text) { return .variable(name) }
    if let number = try integer(text) { return .rawValue(number) }
    // Returning a mask where an orientation is due is a mistake that apps have made.
    if text.rest(afterFolded: "uiinterfaceorientationmask") != nil, let mask = namedMask(text) {
      return .rawValue(Int(mask.rawValue))
    }
    return .rawValue(try interfaceOrientation(text).rawValue)
  }

  package static func style(_ text: Substring) throws(ValueFault) -> ModalPresentationStyle {
    try member(
      text, styleByName, \.swiftName, of: ["uimodalpresentationstyle", "uimodalpresentation"], "presentation style",
      rawValues: "UIModalPresentationStyle, which has -2 to 7")
  }

  /// Where an app is shown.
  package static func mode(_ text: Substring) throws(ValueFault) -> WindowingMode {
    let folded = text.folded
    if let mode = modeByName[folded] { return mode }
    if let reason = UnmodelledSituation.reason(forPlace: folded) { throw ValueFault(SafeText(ours: reason)) }
    throw ValueFault(
      unknown: text.trimmingSpaces, as: "way of showing an app", among: WindowingMode.allCases.map(\.rawValue))
  }

  /// The kind of device.
  static func idiom(_ text: Substring) throws(ValueFault) -> Idiom {
    if let reason = UnmodelledSituation.reason(forPlace: text.folded) { throw ValueFault(SafeText(ours: reason)) }
    return try choice(text, "idiom", ["phone": .phone, "pad": .pad, "iphone": .phone, "ipad": .pad])
  }

  // MARK: Numbers

  /// The number that a text is, decimal or hexadecimal; nil where it is a name.
  package static func integer(_ text: Substring) throws(ValueFault) -> Int? {
    let trimmed = text.trimmed
    guard isNumber(trimmed) else { return nil }
    let text = String(trimmed)
    if let number = Int(text) { return number }
    if text.utf8.count > 2, text.lowercased().hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) {
      return number
    }
    throw ValueFault("`\(text.shortened)` is no whole number that fits 64 bits")
  }
}

extension ValueReader {
  private static let byName = table(InterfaceOrientation.allCases, \.swiftName)
  private static let deviceByName = table(DeviceOrientation.allCases, \.swiftName)
  private static let styleByName = table(ModalPresentationStyle.allCases, \.swiftName)
  private static let modeByName: [String: WindowingMode] = {
    var modes: [String: WindowingMode] = [
      "fullscreenapps": .fullScreen, "mirroring": .phoneMirroring, "iphoneduoclosed": .outerDisplay,
      "iphoneduofolded": .outerDisplay, "iphoneduoopen": .innerDisplay, "iphoneduounfolded": .innerDisplay,
    ]
    for mode in WindowingMode.allCases { modes[mode.rawValue.folded] = mode }
    return modes
  }()
  private static let maskByName: [String: InterfaceOrientationMask] = {
    var masks: [String: InterfaceOrientationMask] = [:]
    for member in InterfaceOrientationMask.members { masks[member.name.folded] = member.mask }
    return masks
  }()
  private static let maskNames = InterfaceOrientationMask.members.map(\.name)

  private static func table<Case>(_ cases: [Case], _ name: (Case) -> String) -> [String: Case] {
    var table: [String: Case] = [:]
    for one in cases { table[name(one).folded] = one }
    return table
  }

  /// One of UIKit's enumerations, by its raw value or its name.
  private static func member<Case: RawRepresentable<Int> & CaseIterable>(
    _ text: Substring, _ table: [String: Case], _ name: (Case) -> String, of types: [String], _ role: String,
    rawValues: String
  ) throws(ValueFault) -> Case {
    if let number = try integer(text) {
      guard let member = Case(rawValue: number) else { throw ValueFault("\(number) is no raw value of \(rawValues)") }
      return member
    }
    if let member = table[spelling(text, of: types)] { return member }
    throw ValueFault(unknown: text.trimmingSpaces, as: role, among: Case.allCases.map(name))
  }

  /// A name folded, without the name of its type or the point in front of it.
  private static func spelling(_ text: Substring, of types: [String]) -> String {
    var name = text.folded
    if name.utf8.first == UInt8(ascii: "u"), let type = types.first(where: { name.hasPrefix($0) }) {
      name = String(name.dropFirst(type.count))
    }
    return name.utf8.first == UInt8(ascii: ".") ? String(name.dropFirst()) : name
  }

  private static func namedMask(_ text: Substring) -> InterfaceOrientationMask? {
    maskByName[spelling(text, of: ["uiinterfaceorientationmask", "uiinterfaceorientation"])]
  }

  private static func rawMask(_ text: Substring) throws(ValueFault) -> InterfaceOrientationMask? {
    guard isNumber(text) else { return nil }
    if let number = UInt(text) { return InterfaceOrientationMask(rawValue: number) }
    if text.lowercased().hasPrefix("0x"), let number = UInt(text.dropFirst(2), radix: 16) {
      return InterfaceOrientationMask(rawValue: number)
    }
    throw ValueFault("`\(String(text).shortened)` is no raw value of a mask: a whole number from 0 that fits 64 bits")
  }

  private static func isNumber(_ text: Substring) -> Bool {
    guard let first = text.utf8.first else { return false }
    return first.isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
  }

  private static func parts(of text: Substring) -> [Substring] {
    var text = text
    if text.utf8.first == UInt8(ascii: "["), text.utf8.last == UInt8(ascii: "]") { text = text.dropFirst().dropLast() }
    return text.utf8.split {
      $0.isSpace || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "|")
    }.map { Substring($0) }
  }
}
