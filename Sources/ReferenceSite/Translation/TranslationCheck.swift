import Diagnostics
import Markdown

/// What can be said of a translation without knowing what it means: what it has lost, and how it is written.
enum TranslationCheck {
  /// What is wrong with a text.
  ///
  /// - Parameters:
  ///   - text: the translation.
  ///   - original: the block that it is the translation of.
  ///   - place: where that is.
  static func faults(in text: LeafBlock, of original: LeafBlock, _ place: String) -> [TranslationFault] {
    let (source, target) = (BlockContents(original.node), BlockContents(text.node))
    var faults: [TranslationFault] = []
    let numbers = Set(target.numbers)
    for number in source.numbers where !numbers.contains(number) {
      if let numeral = numeral(number), target.text.contains(numeral) { continue }
      faults.append(.numberMissing(number, place: place))
    }
    let names = Set(target.names)
    for name in source.names where !names.contains(name) { faults.append(.nameMissing(name, place: place)) }
    for link in source.links.subtracting(target.links).sorted() {
      faults.append(.linkDiffers(link, isMissing: true, place: place))
    }
    for link in target.links.subtracting(source.links).sorted() {
      faults.append(.linkDiffers(link, isMissing: false, place: place))
    }
    for (word, better) in avoidedWords where target.text.hasBytes(of: word) {
      faults.append(.wordAvoided(word, better: better))
    }
    if let excerpt = ChineseSpacing.firstFault(in: target.text) { faults.append(.spacing(excerpt: excerpt)) }
    if let excerpt = target.literalMark { faults.append(.literalMark(excerpt: excerpt)) }
    return faults
  }

  /// What a small number may be in Chinese; nil for all others.
  private static func numeral(_ number: String) -> Character? {
    Int(number).flatMap { value in (1...10).contains(value) ? Array("一二三四五六七八九十")[value - 1] : nil }
  }

  /// Words that say something else to a Chinese developer, or that the glossary has another word for.
  static let avoidedWords = [
    ("倒竖屏", "倒置"), ("遮罩", "掩码"), ("压入", "push"), ("出栈", "pop"), ("入栈", "push"), ("作答", "返回"),
    ("转屏", "旋转"), ("键值编码", "KVC"), ("主屏幕按钮", "Home 键"),
  ]
}

/// What a block holds beside its words.
private struct BlockContents {
  /// The text, with a letter for each stretch of code.
  private(set) var text = ""
  /// The numbers of the text, as they are written.
  private(set) var numbers: [String] = []
  /// What stands in code.
  private(set) var names: [String] = []
  /// Where links lead.
  private(set) var links: Set<String> = []
  /// A text with a mark of emphasis that is none.
  private(set) var literalMark: String?

  init(_ block: Node) {
    for case .enter(let node) in Walk(block) {
      switch node.kind {
      case .text:
        let literal = node.literal
        if literal.utf8.contains(UInt8(ascii: "*")), literalMark == nil { literalMark = LeafBlock.excerpt(literal) }
        text += literal
      case .code:
        names.append(node.literal)
        text += Self.code
      case .softBreak where node.isBreakWithinHan: break
      case .softBreak, .lineBreak: text += " "
      case .link, .image: links.insert(node.destination)
      case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak,
        .htmlInline, .emphasis, .strong, .strikethrough, .group:
        break
      }
    }
    numbers = Self.numbers(in: text)
  }

  /// A capital letter with nothing around it stands for code.
  private static let code = "A"

  /// Numbers with their points: `16`, `27.1`.
  private static func numbers(in text: String) -> [String] {
    let point = UInt8(ascii: ".")
    return text.utf8.split { !$0.isDigit && $0 != point }.compactMap { number in
      var number = number[...]
      while number.last == point { number.removeLast() }
      while number.first == point { number.removeFirst() }
      return number.isEmpty ? nil : String(number)
    }
  }
}
