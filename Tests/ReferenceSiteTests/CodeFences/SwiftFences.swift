import Foundation

/// Parses the Swift of a book with the toolchain's own parser; types are not checked, as there is no UIKit here.
///
/// **The rule.** A fence has to parse as a file, as the members of a type or as the body of a function. Nothing announces which
/// of the three it is: it is right if one of them is. Where none is, the errors are those of the reading that gets furthest.
enum SwiftFences {
  /// What is wrong, as `content/page.md:12: what`. One process parses everything: starting it is what costs.
  static func complaints(about fences: [CodeFence], with tool: CompilerTool = .swiftc) throws -> [String] {
    guard !fences.isEmpty else { return [] }
    var errors = Dictionary(grouping: try errors(in: fences, with: tool), by: \.file)
    let complaints = fences.enumerated().flatMap { index, fence in
      let readings = Reading.allCases.map { reading in
        (errors.removeValue(forKey: reading.name(of: index)) ?? []).map { $0.clamped(to: fence.lastLine) }
      }
      return furthest(readings).map { "content/\(fence.path):\($0.line): \($0.text)" }
    }
    // What belongs to no fence is about the run.
    guard errors.isEmpty else { throw CompilerTool.Failure(tool: tool.name, reason: "\(errors)") }
    return complaints
  }
}

extension SwiftFences {
  /// What a fence may be.
  private enum Reading: String, CaseIterable {
    case file, members, body

    /// What the parser takes the fence's file to be called.
    func name(of index: Int) -> String { "\(index).\(rawValue).swift" }

    /// The text to parse. Its lines have the numbers of the page.
    func text(of fence: CodeFence, index: Int) -> String {
      let start = "#sourceLocation(file: \"\(name(of: index))\", line: \(fence.line))\n"
      return switch self {
      case .file: start + fence.code
      case .members: "class Fence {\n" + start + fence.code + "}\n"
      case .body: "func fence() {\n" + start + fence.code + "}\n"
      }
    }
  }

  private static func errors(in fences: [CodeFence], with tool: CompilerTool) throws -> [CompilerError] {
    try ScratchFolder.with { folder in
      var names: [String] = []
      for (index, fence) in fences.enumerated() {
        for reading in Reading.allCases {
          let name = reading.name(of: index)
          try Data(reading.text(of: fence, index: index).utf8).write(to: folder.appendingPathComponent(name))
          names.append(name)
        }
      }
      let options = ["-frontend", "-parse", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"]
      return try tool.errors(options + ["-diagnostic-style", "llvm"] + names, in: folder)
    }
  }

  /// The errors of the reading whose first error comes last; none if a reading has none.
  private static func furthest(_ readings: [[CompilerError]]) -> [CompilerError] {
    var furthest: [CompilerError] = []
    var place = (line: 0, column: 0)
    for errors in readings {
      guard let first = errors.map({ (line: $0.line, column: $0.column) }).min(by: <) else { return [] }
      if first > place { (furthest, place) = (errors, first) }
    }
    return furthest
  }
}
