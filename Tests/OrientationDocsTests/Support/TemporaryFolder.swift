import Foundation

@testable import OrientationDocs

/// A folder that goes away with the test. It is a checkout, as far as the tool looks: the folder above has an entry `.git`.
final class TemporaryFolder {
  let path: String
  private let checkout: String

  init() throws {
    var template = Array("\(NSTemporaryDirectory())/orientation-docs-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw CocoaError(.fileWriteUnknown) }
    checkout = String(cString: made)
    path = checkout + "/folder"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try Data().write(to: URL(fileURLWithPath: checkout + "/.git"))
  }

  deinit { try? FileManager.default.removeItem(atPath: checkout) }

  /// The path of a name in the folder.
  subscript(name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    let folder = (self[name] as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self[name]) }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self[name])), as: UTF8.self)
  }

  /// When the file was last changed and which file on the disk it is.
  func identity(of name: String) throws -> [Int] {
    var status = stat()
    guard lstat(self[name], &status) == 0 else { throw CocoaError(.fileNoSuchFile) }
    return [Int(status.st_ino), Platform.modificationTime(status)]
  }

  /// Everything in the folder, folders with a slash behind, sorted.
  func names(in name: String = "") -> [String] {
    let folder = name.isEmpty ? path : self[name]
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects.compactMap { $0 as? String } ?? []
    return names.map { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
      return isFolder.boolValue ? name + "/" : name
    }.sorted()
  }
}
