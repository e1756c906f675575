import Foundation

@testable import XcodeProject

/// Property lists: where Foundation reads the same bytes, it reads the same. What they make as a project, a workspace, a
/// file of settings or a storyboard is read to its end.
enum PropertyListInvariants {
  static func violations(of bytes: [UInt8]) -> [String] {
    var violations: [String] = []
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    do throws(PropertyListError) {
      let ours = try PropertyListReader.read(bytes)
      violations += differences(ours, bytes)
      if let line = ours.line, line < 1 || line > lines { violations.append("a value on no line") }
    } catch {
      if let line = error.line, line < 1 || line > lines { violations.append("a fault on line \(line) of \(lines)") }
      if error.message.utf8.count > 2_000 { violations.append("a message without end") }
    }
    _ = try? PropertyListReader.read(bytes, isPreprocessed: true)
    if let file = try? InterfaceFile(bytes, path: "Main.storyboard") {
      let numbers = file.scenes.map(\.line) + file.segues.map(\.line) + file.windowRoots.map(\.line)
      if numbers.contains(where: { $0 < 1 || $0 > lines }) { violations.append("a controller on no line") }
      if file.segues.contains(where: { !file.scenes.indices.contains($0.source) }) {
        violations.append("a segue from no controller")
      }
    }
    if let project = try? ProjectFile(bytes, path: "App/App.xcodeproj") {
      if leadsOut(project.folder) {
        violations.append("the project's folder leads out of the checkout: \(project.folder)")
      }
    }
    if let workspace = try? WorkspaceFile(bytes, path: "App/App.xcworkspace") {
      for path in workspace.references.compactMap(\.path) where leadsOut(path) {
        violations.append("a reference leads out of the checkout: \(path)")
      }
    }
    return violations
  }
}

extension PropertyListInvariants {
  /// By bytes, as the system reads a path.
  static func leadsOut(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return names.contains { $0.elementsEqual("..".utf8) } || path.utf8.first == UInt8(ascii: "/")
  }

  private static func differences(_ ours: PropertyListValue, _ bytes: [UInt8]) -> [String] {
    guard let theirs = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) else { return [] }
    return agree(ours, theirs)
      ? [] : ["Foundation reads \("\(theirs)".prefix(300)), and we read \("\(ours)".prefix(300))"]
  }

  private static func agree(_ ours: PropertyListValue, _ theirs: Any) -> Bool {
    switch (ours.content, theirs) {
    // Foundation drops a byte order mark at the start of a text.
    case (.text(let text), let other as String):
      [other, "\u{FEFF}" + other].contains { text.utf8.elementsEqual($0.utf8) }
    // Foundation forgets how a number was written.
    case (.text, let number as NSNumber): number.objCType.pointee != UInt8(ascii: "c")
    case (.bool(let answer), let number as NSNumber): number.boolValue == answer
    case (.list(let values), let others as [Any]):
      values.count == others.count && zip(values, others).allSatisfy { agree($0, $1) }
    case (.dictionary(let dictionary), let others as [String: Any]):
      Set(dictionary.members.map(\.key)).count == others.count
        && others.allSatisfy { key, other in dictionary[key].map { agree($0, other) } ?? false }
    case (.other, is Data), (.other, is Date): true
    case (.text, _), (.bool, _), (.list, _), (.dictionary, _), (.other, _): false
    }
  }
}
