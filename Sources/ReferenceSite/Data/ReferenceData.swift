import Basics
import CData
import OrientationCatalog

/// The data behind the reference's pages, as files of the site.
enum ReferenceData {
  static var files: [FileTree.File] {
    var files = [
      file("data/app.schema.json", AppSchema.text),
      FileTree.File(path: "data/catalog.json", bytes: CatalogJSON.bytes),
      file("data/catalog.schema.json", String(cString: data_catalog_schema)),
      file("data/findings.schema.json", AppSchema.findings),
      file("data/policy.schema.json", String(cString: data_policy_schema)),
      file("data/scenario.schema.json", ScenarioSchema.text),
      file("data/result.schema.json", String(cString: data_result_schema)),
      file("data/skills/ios-orientation/SKILL.md", String(cString: data_skill)),
    ]
    for matrix in ComputedMatrices.all {
      files.append(FileTree.File(path: "data/\(matrix.kind.rawValue).csv", bytes: MatrixCSV(matrix: matrix).bytes))
    }
    return files
  }

  /// The same for a reference that lies in a folder of a team's site.
  static func files(in folder: String) -> [FileTree.File] {
    files.map { FileTree.File(path: folder + $0.path, bytes: $0.bytes) }
  }

  /// The record of decisions, which is no part of a team's site.
  static func decisions(_ workers: Workers) -> FileTree.File {
    FileTree.File(path: DecisionRecord.path, bytes: DecisionRecord.own.csv(workers))
  }
}

extension ReferenceData {
  private static func file(_ path: String, _ text: String) -> FileTree.File {
    FileTree.File(path: path, bytes: Array(text.utf8))
  }
}
