import AppFacts

/// Declarations in a manifest that is code: keys of an Info.plist with literals behind them, in any dictionary, and in a
/// configuration of Expo the words that it has for them.
struct CodeDeclarations {
  let path: String
  private let reader: CodeReader
  private(set) var declarations: [PropertyListDeclaration] = []
  private(set) var unread: [UnreadPart] = []

  /// - Parameter isExpo: whether the file is a configuration of Expo.
  init(path: String, bytes: [UInt8], isExpo: Bool = false) {
    self.path = path
    reader = CodeReader(bytes)
    // For each dictionary around a place, whether it is about another system than iOS.
    var around: [Bool] = []
    var key: String?
    for index in reader.code.tokens.indices {
      let token = reader.code.tokens[index]
      switch token.kind {
      case .open:
        around.append(around.last == true || key == "web" || key == "android")
        key = nil
      case .close: if !around.isEmpty { around.removeLast() }
      case .word(let name), .string(let name?):
        guard reader.code.isSign(index + 1, ":") else { continue }
        key = name
        read(name, at: index, isExpo: isExpo && around.last != true)
      case .sign(UInt8(ascii: ",")): key = nil
      case .sign, .string(nil): continue
      }
    }
  }
}

extension CodeDeclarations {
  private static let expoNames: Set<String> = ["orientation", "requireFullScreen", "initialOrientation"]

  private mutating func read(_ name: String, at index: Int, isExpo: Bool) {
    let key = PropertyListDeclaration.Key(rawValue: name)
    guard key != nil || isExpo && Self.expoNames.contains(name) else { return }
    let value = reader.value(at: index + 2)
    let line = reader.code.tokens[index].line
    if let key { return add(key, value.propertyListTexts, line) }
    switch name {
    case "orientation": add(.supported, value.text.map { ExpoConfiguration.orientations($0).names }, line)
    case "requireFullScreen": add(.requiresFullScreen, value.propertyListTexts, line)
    // The plug-in writes nothing for its default.
    case "initialOrientation" where value.text != "DEFAULT":
      add(.expoInitialMask, value.text.flatMap(ExpoConfiguration.mask).map { [$0] }, line)
    default: return
    }
  }

  private mutating func add(_ key: PropertyListDeclaration.Key, _ values: [String]?, _ line: Int) {
    let place = FilePlace(path: path, line: line)
    guard let values else {
      return unread.add(place, "the value of \(key.rawValue) is computed here, so it is not read")
    }
    declarations.append(
      PropertyListDeclaration(key: key, origin: .manifest, values: values, place: place, isEffective: true))
  }
}
