import AppFacts

/// A `project.pbxproj`: objects that name each other by ids.
struct ProjectFile: Sendable {
  /// The path of the project, `App/App.xcodeproj`.
  let path: String
  /// The path of the file in it.
  let filePath: String
  let objects: PropertyListDictionary
  let rootID: String

  init(_ bytes: [UInt8], path: String) throws(PropertyListError) {
    self.path = path
    filePath = RelativePath.join(path, "project.pbxproj")
    let list = try PropertyListReader.read(bytes)
    guard let objects = list.dictionary?["objects"]?.dictionary, let rootID = list.dictionary?.text("rootObject") else {
      throw PropertyListError(
        line: list.line, message: "the file has no `objects` and `rootObject`, so it is no project")
    }
    self.objects = objects
    self.rootID = rootID
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
