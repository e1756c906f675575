import Basics
import Diagnostics
import Markdown

/// Reads ALIASES.md: lists whose items are links from a published address to a page of the book.
///
///     - [old/page.html](new/page.md)
///     - [guides/video.html#button](guides/video.md#the-button)
enum AliasParser {
  /// The aliases in the order of the list; what is none is reported with its line.
  static func parse(_ source: [UInt8], report: (_ fault: AliasFault, _ line: Int) -> Void) -> [Alias] {
    var aliases: [Alias] = []
    var firstLines: [String: Int] = [:]
    for block in Document(source).node.children where block.kind != .heading && block.kind != .paragraph {
      if block.isComment { continue }
      guard block.kind == .list else {
        report(.notALink(block.plainText), block.line)
        continue
      }
      for item in block.children {
        guard let alias = alias(in: item, report: report) else { continue }
        if let line = firstLines[alias.address] {
          report(.repeated(address: alias.address, firstLine: line), alias.line)
        } else {
          firstLines[alias.address] = alias.line
          aliases.append(alias)
        }
      }
    }
    return aliases
  }
}

extension AliasParser {
  private static func alias(in item: Node, report: (AliasFault, Int) -> Void) -> Alias? {
    guard let paragraph = item.firstChild, paragraph.kind == .paragraph, paragraph.next == nil,
      let link = paragraph.firstChild, link.kind == .link, link.next == nil
    else {
      report(.notALink(item.plainText), item.line)
      return nil
    }
    let address = link.plainText
    let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
    guard let page = parts.first, page.hasSuffix(".html"), BookPath.isUsable(page), !address.hasSuffix("#") else {
      report(.notAPage(address: address), item.line)
      return nil
    }
    return Alias(
      page: page, id: parts.count > 1 ? parts[1] : nil, destination: link.destination, line: item.line)
  }
}
