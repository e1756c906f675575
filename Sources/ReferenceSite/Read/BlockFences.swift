import Markdown

/// The fences of one block on the pages of a book, before the pages are read: what they say holds for all pages.
struct BlockFences {
  /// A fence, as it stands in a page.
  struct Fence {
    /// What stands behind the block's name.
    let words: String
    let body: String
    /// The line of the opening fence, from 1.
    let line: Int
    /// The page.
    let path: String
  }

  /// The fences of a block of this name, in reading order.
  static func fences(of name: String, in sources: [PageSource]) -> [Fence] {
    let word = Array("orientation \(name)".utf8)
    return sources.filter { contains(word, $0.bytes) }.flatMap { source in
      var fences: [Fence] = []
      let document = Document(source.bytes)
      for case .enter(let node) in Walk(document.node) where node.kind == .codeBlock {
        guard case .block(let info) = FenceKind(node), info.prefixBeforeSpace == name else { continue }
        let words = info.dropFirst(name.count).trimmingSpaces
        fences.append(Fence(words: words, body: node.literal, line: node.line, path: source.path))
      }
      return fences
    }
  }

  private static func contains(_ word: [UInt8], _ bytes: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + word.count <= bytes.count {
        if bytes[index] == first, bytes[index..<index + word.count].elementsEqual(word) { return true }
        index += 1
      }
      return false
    }
  }
}
