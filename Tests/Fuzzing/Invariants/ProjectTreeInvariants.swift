import AppFacts
import Foundation

@testable import XcodeProject

/// Projects in JSON5: where Foundation reads the same bytes, it reads the same, and what they make is a project whose objects
/// name each other.
enum ProjectTreeInvariants {
  static func violations(of bytes: [UInt8]) -> [String] {
    var violations: [String] = []
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    func check(_ line: Int?, _ what: String) {
      if let line, line < 1 || line > lines { violations.append("\(what) on line \(line) of \(lines)") }
    }
    do throws(PropertyListError) {
      let value = try PropertyListReader.readJSON5(bytes)
      check(value.line, "a value")
      violations += differences(value, bytes)
      let project = try ProjectFile(bytes, path: "App/App.xcodeproj", format: .tree)
      for part in project.unread { check(part.place.line, "a part") }
      if project.unread.count > 101 { violations.append("faults without end") }
      violations += danglers(of: project)
      violations += pathsThatLeadOut(of: project)
    } catch {
      check(error.line, "a fault")
      if error.message.utf8.count > 2_000 { violations.append("a message without end") }
    }
    return violations
  }
}

extension ProjectTreeInvariants {
  /// Which keys of an object name others.
  private static let references = [
    "buildConfigurationList", "buildConfigurations", "buildPhases", "children", "dependencies", "exceptions", "fileRef",
    "fileSystemSynchronizedGroups", "files", "productReference", "target", "targetProxy", "targets",
  ]

  private static func danglers(of project: ProjectFile) -> [String] {
    let ids = project.objects.members.map(\.key)
    let known = Set(ids)
    var violations = known.count == ids.count ? [] : ["two objects have one id"]
    for member in project.objects.members {
      for key in references {
        for id in member.value.dictionary?[key]?.texts ?? [] where !known.contains(id) {
          violations.append("\(member.key) names \(id), which is not there")
        }
      }
    }
    return violations
  }

  private static func pathsThatLeadOut(of project: ProjectFile) -> [String] {
    let references = FileReferences(project)
    return project.ids(of: "PBXFileReference").compactMap(references.path).filter(PropertyListInvariants.leadsOut)
      .map { "a file leads out of the checkout: \($0)" }
  }

  /// JSON as Foundation decodes it.
  private indirect enum Value: Decodable {
    case text(String)
    case bool(Bool)
    case number
    case null
    case list([Value])
    case object([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let answer = try? container.decode(Bool.self) {
        self = .bool(answer)
      } else if let values = try? container.decode([Value].self) {
        self = .list(values)
      } else if let values = try? container.decode([String: Value].self) {
        self = .object(values)
      } else if container.decodeNil() {
        self = .null
      } else {
        // What is none of these fails late, and then Foundation has not read it.
        _ = try container.decode(Double.self)
        self = .number
      }
    }
  }

  private static func differences(_ ours: PropertyListValue, _ bytes: [UInt8]) -> [String] {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    guard String(validating: bytes, as: UTF8.self) != nil,
      let theirs = try? decoder.decode(Value.self, from: Data(bytes))
    else { return [] }
    return agree(ours, theirs)
      ? [] : ["Foundation reads \("\(theirs)".prefix(300)), and we read \("\(ours)".prefix(300))"]
  }

  private static func withoutLineEnds(_ text: String) -> [UInt8] { text.utf8.filter { $0 != 0x0A && $0 != 0x0D } }

  private static func agree(_ ours: PropertyListValue, _ theirs: Value) -> Bool {
    switch (ours.content, theirs) {
    // Where a string goes on in the next line, Foundation keeps the end of the line, which JSON5 drops.
    case (.text(let text), .text(let other)): withoutLineEnds(text).elementsEqual(withoutLineEnds(other))
    case (.text, .number), (.other, .null): true
    case (.bool(let answer), .bool(let other)): answer == other
    case (.list(let values), .list(let others)):
      values.count == others.count && zip(values, others).allSatisfy { agree($0, $1) }
    // Of a key that stands twice Foundation takes the first, and nothing says which Xcode takes.
    case (.dictionary(let dictionary), .object(let others)):
      dictionary.members.count > others.count
        || Set(dictionary.members.map(\.key)).count == others.count
          && others.allSatisfy { key, other in
            // A key can go on in the next line too.
            dictionary.members.contains { withoutLineEnds($0.key) == withoutLineEnds(key) }
              && (dictionary[key].map { agree($0, other) } ?? true)
          }
    case (.text, _), (.bool, _), (.list, _), (.dictionary, _), (.other, _): false
    }
  }
}
