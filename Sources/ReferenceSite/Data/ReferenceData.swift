import Basics
import OrientationCatalog
import OrientationNotation

/// The data behind the reference's pages, as files of the site.
enum ReferenceData {
  static var files: [FileTree.File] {
    var files = [
      FileTree.File(path: "data/app.schema.json", bytes: Array(AppSchema.text.utf8)),
      FileTree.File(path: "data/catalog.json", bytes: CatalogJSON.bytes),
      FileTree.File(path: "data/catalog.schema.json", bytes: Array(CatalogSchema.text.utf8)),
      FileTree.File(path: "data/scenario.schema.json", bytes: Array(ScenarioSchema.text.utf8)),
      FileTree.File(path: "data/result.schema.json", bytes: Array(ResultSchema.text.utf8)),
    ]
    for matrix in ComputedMatrices.all {
      let text = MatrixCSV(matrix: matrix).text
      files.append(FileTree.File(path: "data/\(matrix.kind.rawValue).csv", bytes: Array(text.utf8)))
    }
    return files
  }

  /// The same for a reference that lies in a folder of the site.
  static func files(in folder: String) -> [FileTree.File] {
    files.map { FileTree.File(path: folder + $0.path, bytes: $0.bytes) }
  }
}
