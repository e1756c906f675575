import Foundation

/// Compiles the Objective-C of a book for iOS, against our own declarations of UIKit in `Headers`.
///
/// A fence is a file of its own, with ARC, and needs no `#import`. It is compiled as for an app that is deployed from iOS 13 on, so
/// what is newer has to be behind `@available` or `API_AVAILABLE`. What is deprecated may be used: the book is about that, too.
enum ObjectiveCFences {
  /// The oldest iOS that the app runs on.
  static let deploymentTarget = 13

  /// What is wrong, as `content/page.md:12: what`.
  static func complaints(about fences: [CodeFence], with tool: CompilerTool = .clang) throws -> [String] {
    guard !fences.isEmpty else { return [] }
    return try errors(in: fences, with: tool).map { error in
      guard let index = Int(error.file), fences.indices.contains(index) else {
        return "\(error.file):\(error.line): \(error.text)"
      }
      return "content/\(fences[index].path):\(error.line): \(error.text)"
    }
  }
}

extension ObjectiveCFences {
  private static let headers = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Headers").path

  private static let options = [
    "-target", "arm64-apple-ios\(deploymentTarget).0", "-nostdinc", "-I", headers, "-fobjc-arc", "-fblocks",
    "-fno-color-diagnostics", "-fno-caret-diagnostics",
    "-Wall", "-Wextra", "-Werror", "-Wundeclared-selector", "-Wunguarded-availability", "-Wno-unused-function",
    "-Wno-unused-parameter", "-Wno-deprecated-declarations",
    // On a Mac, clang is handed the SDK of macOS. Nothing is read from it.
    "-Wno-incompatible-sysroot",
  ]

  private static func errors(in fences: [CodeFence], with tool: CompilerTool) throws -> [CompilerError] {
    try ScratchFolder.with { folder in
      // Precompiled, because every fence reads the declarations anew.
      let declarations = ["-x", "objective-c-header", headers + "/UIKit/UIKit.h", "-o", "UIKit.pch"]
      let inDeclarations = try tool.errors(options + declarations, in: folder)
      guard inDeclarations.isEmpty else { return inDeclarations }
      var names: [String] = []
      for (index, fence) in fences.enumerated() {
        let text = "#line \(fence.line) \"\(index)\"\n" + fence.code
        try Data(text.utf8).write(to: folder.appendingPathComponent("\(index).m"))
        names.append("\(index).m")
      }
      return try tool.errors(
        options + ["-x", "objective-c", "-include-pch", "UIKit.pch", "-fsyntax-only"] + names, in: folder)
    }
  }
}
