import AppFacts

/// A value of a manifest in YAML or JSON, with its place. Values of several files can be merged.
struct ManifestValue: Sendable {
  enum Content: Sendable {
    case text(String)
    case list([ManifestValue])
    case dictionary([Member])
    /// Nothing, as behind a key alone.
    case none
  }

  struct Member: Sendable {
    var key: String
    var value: ManifestValue
    /// Where the key stands.
    let place: FilePlace
  }

  var content: Content
  let place: FilePlace
}

extension ManifestValue {
  init(_ value: PropertyListValue, path: String) {
    place = FilePlace(path: path, line: value.line)
    content =
      switch value.content {
      case .text(let text): .text(text)
      case .bool(let isOn): .text(isOn ? "true" : "false")
      case .list(let values): .list(values.map { ManifestValue($0, path: path) })
      case .dictionary(let dictionary):
        .dictionary(
          dictionary.members.map {
            Member(
              key: $0.key, value: ManifestValue($0.value, path: path), place: FilePlace(path: path, line: $0.line))
          })
      case .other: .none
      }
  }

  /// Reads a file of the checkout: JSON where its name says so, else YAML.
  init(path: String, checkout: Checkout) throws(PropertyListError) {
    let bytes: [UInt8]
    do {
      bytes = try checkout.contents(of: path)
    } catch {
      throw PropertyListError(line: nil, message: error.reason)
    }
    // The old style of property lists is read as JSON too, with the comments that some tools allow.
    let isJSON = RelativePath.suffix(of: path) == "json"
    self.init(try isJSON ? OldStyleParser.parse(bytes) : YAMLParser.parse(bytes), path: path)
  }
}

extension ManifestValue {
  var members: [Member] {
    if case .dictionary(let members) = content { members } else { [] }
  }

  /// The last member of a key.
  func member(_ key: String) -> Member? { members.last { $0.key == key } }

  subscript(key: String) -> ManifestValue? { member(key)?.value }

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  var list: [ManifestValue] {
    if case .list(let values) = content { values } else { [] }
  }

  /// The texts of a list; a text alone is a list of one.
  var texts: [String] { text.map { [$0] } ?? list.compactMap(\.text) }

  /// Whether the value says yes or no in one of YAML's or Xcode's words, or nil where it says something else.
  var isOn: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  /// The texts as a property list or a build setting has them: truth is `YES` or `NO`.
  var settingTexts: [String] {
    guard let text, let isOn, Int(text) == nil else { return texts }
    return [isOn ? "YES" : "NO"]
  }

  /// The value with another one put over it: dictionaries are joined, lists are appended, everything else gives way. A key
  /// that ends in `:REPLACE` gives way whole.
  func merged(with other: ManifestValue) -> ManifestValue {
    switch (content, other.content) {
    case (.list(let own), .list(let others)): return ManifestValue(content: .list(own + others), place: other.place)
    case (.dictionary(var members), .dictionary(let others)):
      var places = Dictionary(members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { $1 })
      for var other in others {
        let replaces = other.key.hasSuffix(":REPLACE")
        if replaces { other.key.removeLast(":REPLACE".count) }
        guard let place = places[other.key] else {
          places[other.key] = members.count
          members.append(other)
          continue
        }
        if !replaces { other.value = members[place].value.merged(with: other.value) }
        members[place] = other
      }
      return ManifestValue(content: .dictionary(members), place: place)
    default: return other
    }
  }

  /// The value with `${NAME}` in its texts and keys replaced.
  func replacing(_ values: [(name: String, value: String)]) -> ManifestValue {
    mapTexts { text in
      guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
      return values.reduce(text) { $0.replacing("${\($1.name)}", with: $1.value) }
    }
  }

  private func mapTexts(_ change: (String) -> String) -> ManifestValue {
    var copy = self
    switch content {
    case .text(let text): copy.content = .text(change(text))
    case .list(let values): copy.content = .list(values.map { $0.mapTexts(change) })
    case .dictionary(let members):
      copy.content = .dictionary(
        members.map { Member(key: change($0.key), value: $0.value.mapTexts(change), place: $0.place) })
    case .none: break
    }
    return copy
  }
}
