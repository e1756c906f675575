@testable import OrientationDocs

/// This package's folder.
enum ProjectFolder {
  static let root = Path.normalised(#filePath + "/../../../..")
  static let content = root + "/content"
  static let site = root + "/site"
}
