import AppFacts

/// The file of a project in either format: objects that name each other by ids.
struct ProjectFile: Sendable {
  /// In which file a project is kept.
  enum Format: String, CaseIterable {
    case propertyList = "project.pbxproj"
    /// JSON5, from Xcode 27.2 on.
    case tree = "project.xcproj"
  }

  /// How many targets of a project are read: one can be made to hurt.
  static let mostTargets = 1_000

  /// The path of the project, `App/App.xcodeproj`.
  let path: String
  /// The path of the file in it.
  let filePath: String
  let objects: PropertyListDictionary
  let rootID: String
  /// What of the file is not as it should be, and is left out.
  let unread: [UnreadPart]

  init(_ bytes: [UInt8], path: String, format: Format = .propertyList) throws(PropertyListError) {
    self.path = path
    filePath = RelativePath.join(path, format.rawValue)
    switch format {
    case .tree:
      let tree = try ProjectTree(bytes, path: filePath)
      objects = PropertyListDictionary(tree.objects.all)
      rootID = ProjectTree.rootID
      unread = tree.objects.unread
    case .propertyList:
      let list = try PropertyListReader.read(bytes)
      guard let objects = list.dictionary?["objects"]?.dictionary, let rootID = list.dictionary?.text("rootObject")
      else {
        throw PropertyListError(
          line: list.line, message: "the file has no `objects` and `rootObject`, so it is no project")
      }
      self.objects = objects
      self.rootID = rootID
      unread = []
    }
  }
}

extension ProjectFile {
  func object(_ id: String) -> PropertyListDictionary? { objects[id]?.dictionary }

  /// The object that another one names under a key.
  func object(_ key: String, of object: PropertyListDictionary) -> PropertyListDictionary? {
    object.text(key).flatMap(self.object)
  }

  /// The objects in a list of ids.
  func objects(_ key: String, of object: PropertyListDictionary) -> [PropertyListDictionary] {
    object.texts(key).compactMap(self.object)
  }

  /// The ids of the objects of a class, in the order of the file.
  func ids(of isa: String) -> [String] {
    objects.members.filter { $0.value.dictionary?.text("isa") == isa }.map(\.key)
  }

  var root: PropertyListDictionary { object(rootID) ?? PropertyListDictionary([]) }

  /// The folder that paths in the project start from.
  var folder: String {
    let folder = RelativePath.folder(of: path)
    guard let inner = root.text("projectDirPath"), !inner.isEmpty else { return folder }
    return RelativePath.resolved(inner, in: folder) ?? folder
  }

  /// The project's name without its suffix.
  var name: String { String(RelativePath.name(of: path).dropLast(".xcodeproj".count)) }

  func place(_ line: Int?) -> FilePlace { FilePlace(path: filePath, line: line) }
}
