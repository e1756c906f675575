import Foundation

/// Checks the types of a book's Swift as for iOS, against our own declarations of Apple's frameworks.
///
/// **The rule.** A fence is a file of its own. UIKit is imported; other frameworks the fence imports. It is compiled together with the
/// earlier fences of its page, and with those of the pages that it names behind `using:`; if that is its own page, with the later
/// ones, too. Where several of them declare a name at the top level, the last one counts, and the others are left out. As in an app
/// that is deployed from iOS 13 on, what is newer has to be behind `#available` or `@available`. What is deprecated may be used: the
/// book is about that, too.
enum SwiftFences {
  /// What is wrong, as `content/page.md:12: what`, in the order of the fences. They are all of the book's: they may use each other.
  static func complaints(about fences: [CodeFence], with tool: CompilerTool = .swiftc) async throws -> [String] {
    guard !fences.isEmpty else { return [] }
    let sdk = try StubbedSDK(for: tool)
    return try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
      for index in fences.indices {
        group.addTask { (index, try complaints(about: fences[index], among: fences, sdk: sdk, tool: tool)) }
      }
      var all = Array(repeating: [String](), count: fences.count)
      for try await (index, complaints) in group { all[index] = complaints }
      return all.flatMap { $0 }
    }
  }
}

extension SwiftFences {
  private static let options = [
    "-parse-as-library", "-module-name", "Fence", "-import-module", "UIKit",
    "-warnings-as-errors", "-Wwarning", "DeprecatedDeclaration",
  ]

  private static func complaints(
    about fence: CodeFence, among fences: [CodeFence], sdk: StubbedSDK, tool: CompilerTool
  ) throws -> [String] {
    let paths = Set(fences.map(\.path))
    let unknown = fence.uses.filter { !paths.contains($0) }
      .map { "content/\(fence.path):\(fence.line - 1): no page \($0) with Swift to use" }
    let errors = try errors(in: fence, with: companions(of: fence, among: fences), sdk: sdk, tool: tool)
    return unknown + errors.map { "content/\(fence.path):\($0.line): \($0.text)" }
  }

  /// The fences that one is compiled with, from the first to the last.
  private static func companions(of fence: CodeFence, among fences: [CodeFence]) -> [CodeFence] {
    let used = fence.uses.flatMap { page in
      fences.filter { $0.path == page && ($0.path != fence.path || $0.line > fence.line) }
    }
    let earlier = fences.filter { $0.path == fence.path && $0.line < fence.line }
    var declared = fence.topLevelNames
    var companions: [CodeFence] = []
    for candidate in (used + earlier).reversed() where declared.isDisjoint(with: candidate.topLevelNames) {
      declared.formUnion(candidate.topLevelNames)
      companions.append(candidate)
    }
    return companions.reversed()
  }

  /// The errors of a fence itself: those of its companions are reported where these are checked.
  private static func errors(
    in fence: CodeFence, with companions: [CodeFence], sdk: StubbedSDK, tool: CompilerTool
  ) throws -> [CompilerError] {
    try ScratchFolder.with { folder in
      var names: [String] = []
      for (index, companion) in companions.enumerated() {
        names.append("companion\(index).swift")
        try Data(companion.code.utf8).write(to: folder.appendingPathComponent("companion\(index).swift"))
      }
      try Data(fence.code.utf8).write(to: folder.appendingPathComponent("fence.swift"))
      let errors = try tool.errors(sdk.options + options + names + ["-primary-file", "fence.swift"], in: folder)
      // What is in no fence is about our declarations.
      guard errors.allSatisfy({ ($0.file == "fence.swift") || names.contains($0.file) }) else {
        throw CompilerTool.Failure(tool: tool.name, reason: "\(errors)")
      }
      return errors.filter { $0.file == "fence.swift" }
        .map { $0.moved(by: fence.line - 1).clamped(to: fence.lastLine) }
    }
  }
}
