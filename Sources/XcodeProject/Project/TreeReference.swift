/// How parts of a `project.xcproj` name each other: by an id, `id:0123`, or by the names on the way to what is meant, such
/// as `Products/App.app`.
enum TreeReference {
  enum Component {
    /// `.`
    case same
    /// `..`
    case parent
    case child(String)
  }

  case id(String)
  case path([Component])

  /// - Parameter value: a text, or the names one by one where one of them has a slash or is `..` itself.
  init?(_ value: PropertyListValue) {
    if let text = value.text {
      // By bytes, as Apple's library does it.
      let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      self = text.hasPrefix("id:") ? .id(String(text.dropFirst(3))) : .path(parts.map { .init(String(Substring($0))) })
      return
    }
    let components = value.list?.compactMap(Component.init)
    guard let components, components.count == value.list?.count else { return nil }
    self = .path(components)
  }

  /// The names, where there is nothing else on the way.
  var names: [String]? {
    guard case .path(let components) = self else { return nil }
    let names = components.compactMap(\.name)
    return names.count == components.count ? names : nil
  }

  /// The path as one text.
  var text: String {
    switch self {
    case .id(let id): "id:" + id
    case .path(let components): components.map(\.text).joined(separator: "/")
    }
  }
}

extension TreeReference.Component {
  fileprivate init(_ text: String) {
    self = text == "." ? .same : text == ".." ? .parent : .child(text)
  }

  fileprivate init?(_ value: PropertyListValue) {
    if let text = value.text {
      self.init(text)
    } else if let name = value.dictionary?.text("name") {
      self = .child(name)
    } else {
      return nil
    }
  }

  fileprivate var name: String? {
    if case .child(let name) = self { name } else { nil }
  }

  fileprivate var text: String {
    switch self {
    case .same: "."
    case .parent: ".."
    case .child(let name): name
    }
  }
}
