import AppFacts

/// Drops classes of files that no target builds, where a target builds a class of the name: they are no part of any app, and
/// what they answer is none of the other class's.
struct UnbuiltNamesakes {
  private let graph: TargetGraph
  /// The folders that SwiftPM builds from, which no project names.
  private let packageSources: Set<String>

  /// - Parameter files: all files of the checkout.
  init(graph: TargetGraph, files: [String]) {
    self.graph = graph
    packageSources = Set(
      files.filter { $0 == "Package.swift" || $0.utf8.hasSuffix("/Package.swift") }.map {
        $0.dropLast("Package.swift".count) + "Sources"
      })
  }

  func drop(from scans: inout [SourceScan], of paths: [String]) {
    let built = paths.indices.filter { !graph.targets(of: paths[$0]).isEmpty }
    let names = Set(built.flatMap { Self.classes(in: scans[$0]) })
    guard !names.isEmpty else { return }
    // No target builds a header; it is about what stands in the file beside it.
    var unbuilt = Set(
      paths.indices.filter { index in
        graph.targets(of: paths[index]).isEmpty && !Self.isHeader(paths[index]) && !isInPackage(paths[index])
          && Self.classes(in: scans[index]).contains(where: names.contains)
      })
    let stems = Set(unbuilt.map { Self.stem(of: paths[$0]) })
    unbuilt.formUnion(paths.indices.filter { Self.isHeader(paths[$0]) && stems.contains(Self.stem(of: paths[$0])) })
    for index in unbuilt {
      func isNamesake(_ type: String?) -> Bool { type.map { names.contains(SourceType.simpleName(of: $0)) } ?? false }
      scans[index].types.removeAll { isNamesake($0.name) }
      scans[index].extensions.removeAll { isNamesake($0.name) }
      scans[index].occurrences.removeAll { isNamesake($0.type) }
    }
  }

  private func isInPackage(_ path: String) -> Bool {
    !packageSources.isEmpty
      && path.utf8.indices.contains {
        path.utf8[$0] == UInt8(ascii: "/") && packageSources.contains(String(path[..<$0]))
      }
  }

  /// The classes that a file declares or implements, by their simple names.
  private static func classes(in scan: SourceScan) -> [String] {
    let declared = scan.types.filter { $0.kind == .classType }.map(\.name)
    let implemented = scan.occurrences.filter { $0.role == .implementation && !$0.isInExtension }.compactMap(\.type)
    return (declared + implemented).map(SourceType.simpleName(of:))
  }

  private static func isHeader(_ path: String) -> Bool { path.utf8.hasSuffix(".h") }

  private static func stem(of path: String) -> Substring { path[..<(path.lastIndex(of: ".") ?? path.endIndex)] }
}
