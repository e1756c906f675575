import Basics
import Diagnostics

/// A page with the texts of another language in the places of its own.
///
/// The page of the book's own language is the frame: its lists, fences, directives and link definitions hold in every
/// language. So claims and code exist once, and a translation has texts alone, each below its original.
struct TranslatedPage: Sendable {
  /// The Markdown of the page.
  private(set) var bytes: [UInt8]
  /// What its lines are.
  private(set) var lines = TranslatedLines()
  /// How far it is translated.
  var state: TranslatedLines.State { lines.state }
  /// How many texts it has, and how many of them have a translation of what they are now.
  private(set) var textCount = 0
  private(set) var translatedCount = 0
  /// What is wrong with the translation, by its lines; without a line where it is missing as a whole.
  private(set) var problems: [(fault: TranslationFault, line: Int?)] = []

  /// Puts a translation together.
  ///
  /// - Parameters:
  ///   - original: the page in the book's own language.
  ///   - path: its path, for messages.
  ///   - translation: the page with the texts; nil where there is none.
  init(of original: [UInt8], at path: String, _ translation: [UInt8]?) {
    bytes = original
    let blocks = LeafElement.read(original).compactMap { element in
      if case .block(let block) = element { block } else { nil }
    }
    lines.takeHeadings(of: blocks)
    textCount = blocks.count { $0.kind != .fences }
    let texts = blocks.map { $0.kind != .fences }
    guard let translation else {
      lines.originalLines = Set(zip(blocks, texts).filter(\.1).map(\.0.lines.lowerBound))
      problems.append((.missing(text: blocks.first?.excerpt ?? "", place: path), nil))
      return
    }
    let entries = entries(of: translation, definitions: blocks.definitions(in: original))
    let pairs = BlockPairs(blocks, entries)
    var replacements: [Int: LeafBlock] = [:]
    var behind: Set<Int> = []
    var line: Int?
    for (index, block) in blocks.enumerated() {
      let place = "\(path):\(block.lines.lowerBound)"
      guard let entry = pairs.entryOfBlock[index].map({ entries[$0] }) else {
        problems.append((.missing(text: block.kind == .fences ? Self.same : block.excerpt, place: place), line))
        continue
      }
      line = entry.lastLine
      guard block.kind != .fences, let text = entry.text else { continue }
      guard text.kind == block.kind, text.containers == block.containers else {
        problems.append((.otherPlace(place: place), text.lines.lowerBound))
        continue
      }
      replacements[index] = text
      if entry.original == block.original {
        translatedCount += 1
        for fault in TranslationCheck.faults(in: text, of: block, place) { problems.append((fault.fault, fault.line)) }
      } else {
        behind.insert(index)
        let (was, now) = ChangedWords.excerpts(entry.original, block.original)
        problems.append((.behind(was: was, now: now, place: place), entry.line))
      }
    }
    for (index, entry) in entries.enumerated() where !pairs.isPaired(entry: index) {
      problems.append((.surplus(was: entry.isFences ? Self.same : LeafBlock.excerpt(entry.original)), entry.line))
    }
    assemble(original, blocks, replacements, behind: behind)
  }
}

extension TranslatedPage {
  private static let same = "<!-- same -->"

  /// What a book complains of; what is missing or behind is no fault of a translation that is not complete yet.
  func problems(in translation: Translation) -> [(problem: Problem, line: Int?)] {
    problems.compactMap { fault, line in
      switch fault {
      case .missing, .behind: translation.isComplete ? (.translation(fault), line) : nil
      default: (.translation(fault), line)
      }
    }
  }

  /// A comment of a translation with the text below it.
  struct Entry {
    /// The original as the comment has it, in one line; `<!-- same -->` has none.
    let original: String
    let isFences: Bool
    /// The line of the comment.
    let line: Int
    var text: LeafBlock?

    var lastLine: Int { text?.lines.upperBound ?? line }
  }

  /// The texts of a translation with their originals; what is no pair of both is a problem.
  mutating func entries(of translation: [UInt8], definitions: String = "") -> [Entry] {
    var entries: [Entry] = []
    var open: (entry: Entry, containers: [LeafBlock.Container])?
    func textMissing(_ entry: Entry) -> TranslationFault { .textMissing(original: LeafBlock.excerpt(entry.original)) }
    for element in LeafElement.read(translation, definitions: definitions) {
      switch element {
      case .comment(nil, let line, _): problems.append((.commentUnfinished, line))
      case .comment(let comment?, let line, let containers):
        if let entry = open?.entry { problems.append((textMissing(entry), entry.line)) }
        open = nil
        if comment == "same" {
          entries.append(Entry(original: "", isFences: true, line: line))
        } else if comment.hasPrefix("en:") {
          let lines = comment.dropFirst(3).split(separator: "\n").map { $0.replacing("--&gt;", with: "-->") }
          open = (Entry(original: LeafBlock.joined(lines), isFences: false, line: line), containers)
        }
      case .block(let block) where block.kind == .fences:
        problems.append((.fenceRepeated, block.lines.lowerBound))
      case .block(let block):
        guard let above = open, above.containers == block.containers else {
          problems.append((.originalMissing(text: block.excerpt), block.lines.lowerBound))
          continue
        }
        open = nil
        entries.append(
          Entry(original: above.entry.original, isFences: false, line: above.entry.line, text: block))
      }
    }
    if let entry = open?.entry { problems.append((textMissing(entry), entry.line)) }
    return entries
  }

  /// Puts texts in the places of the blocks that have one.
  private mutating func assemble(
    _ original: [UInt8], _ blocks: [LeafBlock], _ replacements: [Int: LeafBlock], behind: Set<Int>
  ) {
    let old = original.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var new: [ArraySlice<UInt8>] = []
    var next = 0
    for (index, block) in blocks.enumerated() {
      guard let text = replacements[index] else {
        if block.kind != .fences {
          lines.originalLines.insert(new.count + block.lines.lowerBound - next)
        }
        continue
      }
      copy(old, from: &next, to: block.lines.lowerBound - 1, into: &new)
      if behind.contains(index) { lines.behindLines.insert(new.count + 1) }
      let indent = block.prefix.map { $0 == ">" || $0 == "\t" ? String($0) : " " }.joined()
      for (place, line) in text.text.enumerated() {
        new.append(ArraySlice(((place == 0 ? block.prefix : indent) + line).utf8))
        lines.origins.append(text.lines.lowerBound + place)
      }
      next = block.lines.upperBound
    }
    copy(old, from: &next, to: old.count, into: &new)
    bytes = Array(new.joined(separator: [UInt8(ascii: "\n")]))
  }

  private mutating func copy(
    _ old: [ArraySlice<UInt8>], from next: inout Int, to end: Int, into new: inout [ArraySlice<UInt8>]
  ) {
    guard next < end else { return }
    new += old[next..<end]
    lines.origins += Array(repeating: nil, count: end - next)
    next = end
  }
}
