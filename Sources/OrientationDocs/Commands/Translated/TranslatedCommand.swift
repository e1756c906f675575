import Basics
import Orientation
import ReferenceSite
import ToolSpecification

/// `translated`: brings a translated page up to date with its original.
struct TranslatedCommand: Command {
  private static let new = OptionSpecification(
    name: "new", summary: "Add the originals of all texts that have no translation, or begin the page.")

  static let specification = CommandSpecification(
    name: "translated", operands: "FILE[:LINE]", maximumOperands: 1, options: [new],
    summary: "Put today's original above the texts of a translated page.",
    discussion: """
      FILE is a translated page, such as content/zh-Hans/README.md; its original is content/README.md. For each text
      whose original has changed, or for the one at LINE, the command prints what changed, word by word, and the
      translation. It then puts the new original into the comment above the text. Translate the text again before or
      after that: whether you did, only the history of the file can tell.
      """,
    statuses: [
      .inSync: "The page was written, or there was nothing to do.",
      .problemsFound: "The page has a text whose original is gone, so nothing was written.",
      .inputUnreadable: "FILE is no translated page, or it or its original cannot be read or written.",
    ])

  private let file: String
  private let line: Int?
  private let adds: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let operand = arguments.operands.first else {
      throw UsageError(
        message: "`translated` needs a translated page", help: "write `\(Program.name) translated FILE[:LINE]`")
    }
    let colon = operand.lastIndex(of: ":")
    line = colon.flatMap { Int(operand[operand.index(after: $0)...]) }
    file = line == nil ? operand : String(operand[..<(colon ?? operand.endIndex)])
    adds = arguments.has(Self.new)
  }

  func run(console: Console) async throws -> ExitCode {
    let (source, shown) = (try original, Path.shown(file))
    let former = try Self.contents(of: file, isOptional: adds)
    guard let original = try Self.contents(of: source, isOptional: false) else { return .inputUnreadable }
    let update = TranslationUpdate(of: original, former, line: line, adds: adds)
    for line in update.surplusLines {
      console.complain("\(shown):\(line): the original of this text is gone; remove the text and the comment above it")
    }
    if !update.surplusLines.isEmpty { return .problemsFound }
    for change in update.changes {
      console.data("\(shown):\(change.line): \(change.words)")
      console.data("  \(change.text)")
    }
    let isNeeded = !update.changes.isEmpty || update.addedCount > 0
    if isNeeded {
      _ = try FileSystem.makeFolders(Path.folders(above: file).first ?? ".")
      _ = try OutputFile(path: file, otherwise: "make the file writable").write(
        update.bytes, over: former, tell: console.talk)
    }
    console.talk(
      "\(Count.of(update.changes.count, "original")) brought up to date"
        + (adds ? ", \(Count.of(update.addedCount, "text")) to translate" : ""))
    return .inSync
  }
}

extension TranslatedCommand {
  /// The page in the book's own language: the same path without the folder of the language.
  private var original: String {
    get throws(Fault) {
      var parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard let folder = parts.lastIndex(where: { Language(rawValue: $0) != nil }), folder < parts.count - 1 else {
        throw Fault(
          "\(Path.shown(file)) is no translated page",
          help: "name a file in the folder of a language, such as content/zh-Hans/README.md")
      }
      parts.remove(at: folder)
      return parts.joined(separator: "/")
    }
  }

  private static func contents(of file: String, isOptional: Bool) throws(Fault) -> [UInt8]? {
    do throws(SystemError) {
      return try FileSystem.contents(of: file, limit: BookFolder.longestPage)
    } catch {
      if isOptional, error.isMissing { return nil }
      throw Fault("cannot read \(Path.shown(file)): \(error.reason)", help: error.remedy)
    }
  }
}
