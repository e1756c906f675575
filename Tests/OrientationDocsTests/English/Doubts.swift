import Markdown

/// Finds words of doubt where a guide has to answer: in its first paragraphs, in its headings, and between a heading and the first code of
/// its section. What is not known belongs to the end of the section.
struct Doubts {
  /// The most words that the first paragraphs may have.
  static let mostWords = 60

  /// Parts of texts that may doubt, because their outcome itself is contested.
  let allowed: [String]

  /// What is wrong with a page, as `path:line: "word" …`, in the order of its lines.
  func complaints(about path: String, _ bytes: [UInt8]) -> [String] {
    let answers = Answers(of: Document(bytes).node)
    let proses = Prose.page(path, bytes)
    let lead = proses.filter { answers.lead.contains($0.line) }
    let words = lead.reduce(0) { $0 + Self.oneLine($1.text).split(separator: " ").count }
    let doubts = proses.filter { prose in answers.lines.contains { $0.contains(prose.line) } }.flatMap(doubts)
    guard words > Self.mostWords, let first = lead.first else { return doubts }
    return ["\(path):\(first.line): \(words) words before the first step: write \(Self.mostWords) at most"] + doubts
  }

  private func doubts(in prose: Prose) -> [String] {
    let text = Self.oneLine(prose.unquoted)
    guard !allowed.contains(where: text.contains) else { return [] }
    return text.matches(of: Self.words).map {
      "\(prose.path):\(prose.line): \"\($0.output)\" where the guide answers: write it at the end of the section"
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.replacing(String(Prose.lineBreak), with: " ")
  }

  nonisolated(unsafe) private static let words =
    /\b(?:may|might|[Pp]robably|[Pp]erhaps|[Aa]ssum(?:e|es|ed|ing|ption|ptions)|[Uu]nclear|[Ss]eems?|[Ll]ikely|[Cc]ontested|[Nn]ot known|[Nn]ot documented|[Uu]ndocumented|[Nn]ot tested)\b/
}

extension Doubts {
  /// Where a page has to answer, by the lines on which its paragraphs, items and headings begin.
  private struct Answers {
    var lead: Set<Int> = []
    var lines: [ClosedRange<Int>] = []

    init(of page: Node) {
      var isLead = false
      var heading: Int?
      for node in page.children {
        if node.kind == .heading {
          lines.append(node.line...node.line)
          heading = node.line
          isLead = node.headingLevel == 1
        } else if node.kind == .paragraph, isLead {
          lead.insert(node.line)
          lines.append(node.line...node.line)
        } else {
          isLead = false
        }
        if node.kind == .codeBlock, node.pipeTable == nil, node.fenceInfo != "table", let line = heading {
          lines.append(line...node.line)
          heading = nil
        }
      }
    }
  }
}
