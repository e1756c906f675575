import HTML

/// Reads what stands on a finished page, piece by piece: what readers see is what they can find.
///
/// A list item of one sentence, a colon and a link into the site is a pointer: who finds the sentence wants what the link
/// leads to. So is the link of a card, which is a sentence itself. Pointers are sections of their own, from ``firstPointer`` on.
struct PageTextReader {
  /// What kind of text a piece is.
  enum Place {
    case prose, heading, title
    /// The sentence of a pointer.
    case pointer
    /// The link of a pointer, and what stands behind it.
    case pointerLink
    /// Code and figures: found, and not quoted.
    case figure
  }

  /// A text, and where it stands.
  struct Piece {
    fileprivate(set) var text: [UInt8] = []
    /// 0 above the first section that has an id.
    fileprivate(set) var section = 0
    fileprivate(set) var place = Place.prose
    /// Where the pointer leads.
    fileprivate(set) var target = ""
  }

  /// What stands between two blocks in a piece: a character that no text has.
  static let blockEnd: UInt8 = 0x1F
  /// The section of the first pointer of a page.
  static let firstPointer = 2048
  /// How many bytes of HTML the sentence of a pointer may take.
  private static let longestPointer = 600

  private var html: HTMLReader
  private let sections: [String]
  private var pieces: [Piece] = []
  /// The piece at hand.
  private var piece = Piece()
  private var sectionCount = 0
  private var pointerCount = 0
  /// What is behind the start of the link of the pointer at hand.
  private var pointerLink: Int?
  /// How many lists are open, from one that is shown as cards on.
  private var openCards = 0

  /// The pieces of a page that have a text, in its order.
  ///
  /// - Parameter sections: the ids of the elements at which a new section begins, in the order of the text.
  static func pieces(of html: HTMLReader, sections: [String]) -> [Piece] {
    var reader = PageTextReader(html: html, sections: sections)
    while let event = reader.html.next() {
      switch event {
      case .text(let bytes): reader.piece.text.append(contentsOf: bytes)
      case .end(let element, let part): reader.read(element, part, isEnd: true)
      case .start(let element, let part):
        if reader.sectionCount < sections.count, reader.html.value(.id) == sections[reader.sectionCount] {
          reader.sectionCount += 1
          reader.begin(reader.piece.place)
        }
        reader.read(element, part, isEnd: false)
      }
    }
    reader.begin(.prose)
    return reader.pieces
  }
}

extension PageTextReader {
  /// Ends the piece at hand, and begins another.
  private mutating func begin(_ place: Place) {
    if !piece.text.isEmpty { pieces.append(piece) }
    piece.text = []
    piece.text.reserveCapacity(512)
    piece.place = place
    piece.section = isInPointer ? Self.firstPointer + pointerCount - 1 : min(sectionCount, Self.firstPointer - 1)
  }

  private mutating func read(_ element: HTMLElement, _ part: HTMLPart?, isEnd: Bool) {
    switch Manner(element, part) {
    case .piece(let place): begin(isEnd ? .prose : place)
    case .folded: begin(isEnd ? .prose : piece.place)
    case .item:
      if !isEnd, let link = linkOfPointer() {
        pointerLink = link
        pointerCount += 1
        begin(.pointer)
      } else if isInPointer {
        begin(.prose)
      } else {
        piece.text.append(Self.blockEnd)
      }
    case .link:
      guard !isEnd, html.index == pointerLink else { return }
      piece.target = html.value(.target) ?? ""
      if openCards == 0 { begin(.pointerLink) }
    // The same recipe stands beside it in Swift.
    case .code: if !isEnd, html.value(.language) == "objc" { html.skip(element) }
    case .list(let isCards):
      if isCards || openCards > 0 { openCards += isEnd ? -1 : 1 }
      piece.text.append(Self.blockEnd)
    case .passed: html.skip(element)
    case .inLine: break
    case .word: piece.text.append(UInt8(ascii: " "))
    case .lines: piece.text.append(Self.blockEnd)
    }
  }

  private var isInPointer: Bool {
    switch piece.place {
    case .pointer, .pointerLink: true
    case .prose, .heading, .title, .figure: false
    }
  }

  /// What is behind the start of the link of the pointer whose item has just begun; nil where the item is none.
  private func linkOfPointer() -> Int? {
    var ahead = html
    var last: (UInt8, UInt8) = (0, 0)
    var end = html.index + Self.longestPointer
    while ahead.index < end, let event = ahead.next() {
      switch event {
      case .text(let bytes):
        for byte in bytes {
          let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
          // Of two sentences the first is rather an explanation.
          if isSpace, last.1 == UInt8(ascii: ".") { return nil }
          last = (last.1, isSpace ? UInt8(ascii: " ") : byte)
        }
      case .start(.a, nil):
        let target = ahead.value(.target) ?? ""
        let leadsOut = ["http:", "https:", "mailto:"].contains { target.hasPrefix($0) }
        let isBehindSentence = last.0 == UInt8(ascii: ":") && last.1 == UInt8(ascii: " ")
        return !leadsOut && (isBehindSentence || openCards > 0 && last == (0, 0)) ? ahead.index : nil
      case .start(let element, let part), .end(let element, let part):
        switch Manner(element, part) {
        case .inLine, .code, .link: break
        case .passed:
          end -= ahead.index
          ahead.skip(element)
          end += ahead.index
        case .piece, .folded, .item, .list, .word, .lines: return nil
        }
      }
    }
    return nil
  }
}

extension PageTextReader {
  /// How an element is read.
  private enum Manner {
    /// By itself; from its end on there is prose.
    case piece(Place)
    case item, link, code
    case list(isCards: Bool)
    /// In lines of its own, or as words of its own in a line.
    case lines, word
    /// By itself, in the place of what is around it; from its end on there is prose.
    case folded
    /// As if there were only its text: it ends no word.
    case inLine
    case passed

    init(_ element: HTMLElement, _ part: HTMLPart?) {
      switch part {
      case .claim, .timeline: self = .piece(.figure)
      // What has a page that is about it, a name in its other spelling, and what says nothing about anything.
      case .backlinks, .crossReferences, .callbacks, .trace, .otherName, .language, .help: self = .passed
      case .cards: self = .list(isCards: true)
      case .proseTable: self = .lines
      case .permalink, .symbol, .rule: self = .inLine
      case .action, .repairs, .version, .repair, .citations, nil: self.init(element)
      }
    }

    private init(_ element: HTMLElement) {
      switch element {
      case .h1: self = .piece(.title)
      case .h2, .h3, .h4, .h5, .h6: self = .piece(.heading)
      case .figure, .pre: self = .piece(.figure)
      case .details: self = .folded
      case .ul: self = .list(isCards: false)
      case .li: self = .item
      case .a: self = .link
      case .code: self = .code
      case .svg, .form: self = .passed
      case .b, .em, .i, .strong, .wbr: self = .inLine
      case .br, .span: self = .word
      default: self = .lines
      }
    }
  }
}
