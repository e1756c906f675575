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
    let blocks = LeafElement.blocks(of: original)
    let texts = blocks.filter { $0.kind != .fences }
    lines.takeHeadings(of: blocks)
    lines.takeTerms(of: blocks)
    textCount = texts.count
    guard let translation else {
      lines.originalLines = Set(texts.map(\.lines.lowerBound))
      problems.append((.missing(text: blocks.first?.excerpt ?? "", place: path), nil))
      return
    }
    let ledger = TranslationLedger(translation, definitions: blocks.definitions(in: original))
    problems = ledger.problems.map { ($0.fault, Int?.some($0.line)) }
    let entries = ledger.entries
    let pairs = BlockPairs(blocks, entries)
    var replacements: [Int: LeafBlock] = [:]
    var behind: Set<Int> = []
    var line: Int?
    for (index, block) in blocks.enumerated() {
      let place = "\(path):\(block.lines.lowerBound)"
      guard let entry = pairs.entryOfBlock[index].map({ entries[$0] }) else {
        problems.append(
          (.missing(text: block.kind == .fences ? TranslationLedger.same : block.excerpt, place: place), line))
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
        for fault in TranslationCheck.faults(in: text, of: block, place) {
          problems.append((fault, text.lines.lowerBound))
        }
      } else {
        behind.insert(index)
        let (was, now) = ChangedWords.excerpts(entry.original, block.original)
        problems.append((.behind(was: was, now: now, place: place), entry.line))
      }
    }
    for (index, entry) in entries.enumerated() where !pairs.isPaired(entry: index) {
      problems.append(
        (.surplus(was: entry.text == nil ? TranslationLedger.same : LeafBlock.excerpt(entry.original)), entry.line))
    }
    assemble(original, blocks, replacements, behind: behind)
  }
}

extension TranslatedPage {
  /// What a book complains of; what is missing or behind is no fault of a translation that is not complete yet.
  func problems(in translation: Translation) -> [(problem: Problem, line: Int?)] {
    problems.compactMap { fault, line in
      switch fault {
      case .missing, .behind: translation.isComplete ? (.translation(fault), line) : nil
      default: (.translation(fault), line)
      }
    }
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
      let indent = LeafBlock.indent(below: block.prefix)
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
