import AppFacts
import Orientation
import XcodeProject

/// The scan of a source that a test writes down, and its findings as short lines of text.
struct Scanned {
  let scan: SourceScan

  init(swift source: String) { self.init(Array(source.utf8), path: "A.swift") }

  init(objectiveC source: String) { self.init(Array(source.utf8), path: "A.m") }

  init(_ bytes: [UInt8], path: String) { scan = SourceScanner.scan(SourceFile(path: path, bytes: bytes)) }

  /// What is implemented, as `LINE API in TYPE`.
  var implementations: [String] { scan.occurrences.filter { $0.role == .implementation }.map(Scanned.line) }

  /// What is used, as `LINE API in TYPE`.
  var uses: [String] { scan.occurrences.filter { $0.role == .use }.map(Scanned.line) }

  /// The values of all that was found, in the order of the source.
  var values: [String] { scan.occurrences.map { Scanned.text($0.value) } }

  /// The conditions of all that was found.
  var conditions: [[String]] { scan.occurrences.map(\.conditions) }

  /// The types, as `LINE NAME: INHERITED`.
  var types: [String] {
    scan.types.map { "\($0.place.line ?? 0) \($0.kind.rawValue) \($0.name): \($0.inherited.joined(separator: ", "))" }
  }

  private static func line(_ occurrence: Occurrence) -> String {
    let type = occurrence.type.map { " in \($0)" } ?? ""
    return
      "\(occurrence.place.line ?? 0) \(occurrence.api.rawValue)\(type)\(occurrence.isInExtension ? " (extension)" : "")"
  }

  static func text(_ value: SourceValue?) -> String {
    switch value {
    case nil: "-"
    case .mask(let mask)?: mask.orientationsOnly == mask ? "[\(mask.messageList)]" : "raw \(mask.rawValue)"
    case .orientation(let orientation)?: "interface \(orientation.swiftName)"
    case .deviceOrientation(let orientation)?: "device \(orientation.swiftName)"
    case .bool(let truth)?: "\(truth)"
    case .inherited?: "inherited"
    case .forwarded(let controller)?: "to \(controller.name)"
    case .computed(let source)?: "`\(source)`"
    case .choice(let branches)?:
      branches.map { branch in
        let meaning = branch.meaning.map { "{\($0)} " } ?? ""
        return (branch.condition.map { "\($0) \(meaning)? " } ?? "") + text(branch.value)
      }.joined(separator: " | ")
    }
  }
}

extension Scanned {
  /// The value that Swift's `supportedInterfaceOrientations` answers with this body.
  static func swiftMask(_ body: String, and members: String = "") -> String {
    let source = """
      class C: UIViewController {
        \(members)
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          \(body)
        }
      }
      """
    return Scanned(swift: source).scan.occurrences.last { $0.role == .implementation }.map { text($0.value) }
      ?? "nothing"
  }

  /// The value that Objective-C's `supportedInterfaceOrientations` answers with this body.
  static func objectiveCMask(_ body: String, and before: String = "") -> String {
    let source = "\(before)\n@implementation C\n- (NSUInteger)supportedInterfaceOrientations {\n\(body)\n}\n@end\n"
    return Scanned(objectiveC: source).scan.occurrences.first { $0.role == .implementation }.map { text($0.value) }
      ?? "nothing"
  }

  /// The value that Objective-C's `shouldAutorotateToInterfaceOrientation:` answers with this body.
  static func verdict(_ body: String) -> String {
    let head = "- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)to"
    let source = "@implementation C\n\(head) {\n\(body)\n}\n@end\n"
    return Scanned(objectiveC: source).values.first ?? "nothing"
  }
}
