import CCommonMark
import CMarkdownTree

/// Takes the marks of a ``MarkedSource`` out of its tree, and puts into the tree what GitHub's Markdown sees at them.
///
/// It has to be called while the tree is open for changes.
struct MarkedTree {
  private let mark: SourceMark
  private var tildes: [TildeRun] = []
  private var depth = 0
  /// How deep in the link that was entered last; nil outside of links.
  private var linkDepth: Int?

  private init(_ mark: SourceMark) { self.mark = mark }

  /// Walks through the tree once.
  static func extend(_ root: OpaquePointer, _ mark: SourceMark) {
    var tree = MarkedTree(mark)
    tree.walk(root)
  }
}

extension MarkedTree {
  /// libcmark looks through all nodes above one that is moved; what lies deeper than any page of people does is not moved.
  private static let deepest = 200

  private mutating func walk(_ root: OpaquePointer) {
    var node = root
    while true {
      enter(node)
      if let child = cmark_node_first_child(node) {
        node = child
        depth += 1
        continue
      }
      while true {
        // A text that is taken apart leaves its parts in front of it, and may leave the tree itself.
        let next = cmark_node_next(node)
        let parent = cmark_node_parent(node)
        leave(node)
        if node == root { return }
        if let next {
          node = next
          break
        }
        guard let parent else { return }
        node = parent
        depth -= 1
      }
    }
  }

  private mutating func enter(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: readAlert(node)
    case CMARK_NODE_ITEM: readTask(node)
    case CMARK_NODE_CODE_BLOCK:
      change(cmark_node_get_literal(node)) { cmark_node_set_literal(node, $0) }
      change(cmark_node_get_fence_info(node)) { cmark_node_set_fence_info(node, $0) }
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE, CMARK_NODE_CODE:
      change(cmark_node_get_literal(node)) { cmark_node_set_literal(node, $0) }
    case CMARK_NODE_LINK:
      readLink(node)
      change(cmark_node_get_title(node)) { cmark_node_set_title(node, $0) }
    case CMARK_NODE_IMAGE:
      change(cmark_node_get_url(node)) { cmark_node_set_url(node, $0) }
      change(cmark_node_get_title(node)) { cmark_node_set_title(node, $0) }
    default: break
    }
  }

  private mutating func leave(_ node: OpaquePointer) {
    if linkDepth == depth { linkDepth = nil }
    if cmark_node_get_type(node) == CMARK_NODE_TEXT { return readText(node) }
    let first = tildes.lastIndex { $0.parent != node }.map { $0 + 1 } ?? 0
    guard first < tildes.count else { return }
    strike(tildes[first...])
    tildes.removeSubrange(first...)
  }

  /// Gives a text without marks to `set`, if it has any.
  private func change(_ text: UnsafePointer<CChar>?, _ set: (String) -> Int32) {
    guard let text, mark.occurs(in: text) else { return }
    _ = set(String(decoding: mark.removed(from: Self.bytes(text)[...]), as: UTF8.self))
  }

  private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
    UnsafeRawBufferPointer(start: text, count: strlen(text)).map { $0 }
  }

  private mutating func readLink(_ link: OpaquePointer) {
    guard let url = cmark_node_get_url(link), mark.occurs(in: url) else {
      if linkDepth == nil { linkDepth = depth }
      return
    }
    let address = Self.bytes(url)
    let destination = String(decoding: mark.removed(from: address[...]), as: UTF8.self)
    guard mark.isBareLink(address) else {
      cmark_node_set_url(link, destination)
      if linkDepth == nil { linkDepth = depth }
      return
    }
    if linkDepth != nil { return NodeNote.plainText.attach(to: link) }
    NodeNote.bareLink.attach(to: link)
    linkDepth = depth
    if destination.lowercased().hasPrefix("www.") {
      cmark_node_set_url(link, "http://" + destination)
    } else {
      cmark_node_set_url(link, destination.contains(":") ? destination : "mailto:" + destination)
    }
  }

  /// An item whose paragraph begins with a box, which its note then stands for.
  private func readTask(_ item: OpaquePointer) {
    guard let text = firstText(of: item), text.count > mark.bytes.count + 3, mark.isMark(at: 0, in: text[...]) else {
      return
    }
    let box = text.dropFirst(mark.bytes.count)
    guard box.first == UInt8(ascii: "["), box.dropFirst(2).first == UInt8(ascii: "]"),
      box.dropFirst(3).first?.isBlank == true
    else { return }
    NodeNote.task(isDone: box.dropFirst().first.map { !$0.isBlank } ?? false).attach(to: item)
    setFirstText(of: item, box.dropFirst(3))
  }

  /// A block quote whose first line is the name of an alert, which its note then stands for.
  private func readAlert(_ quote: OpaquePointer) {
    guard let text = firstText(of: quote), mark.isMark(at: 0, in: text[...]),
      text.dropFirst(mark.bytes.count).starts(with: "[!".utf8), text.contains(UInt8(ascii: "]"))
    else { return }
    let name = String(decoding: text.dropFirst(mark.bytes.count + 2).dropLast(), as: UTF8.self)
    guard let paragraph = cmark_node_first_child(quote), let first = cmark_node_first_child(paragraph),
      text.last == UInt8(ascii: "]"), let alert = Alert(rawValue: name.lowercased()), endsLine(first)
    else { return NodeNote.unknownAlert.attach(to: quote) }
    NodeNote.alert(alert).attach(to: quote)
    if let lineEnd = cmark_node_next(first) {
      cmark_node_unlink(lineEnd)
      cmark_node_unlink(first)
    } else {
      cmark_node_unlink(paragraph)
    }
  }

  private func endsLine(_ node: OpaquePointer) -> Bool {
    guard let next = cmark_node_next(node) else { return true }
    let type = cmark_node_get_type(next)
    return type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK
  }

  /// The text at the start of a container's first paragraph, with its marks.
  private func firstText(of container: OpaquePointer) -> [UInt8]? {
    guard let paragraph = cmark_node_first_child(container), cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH,
      let first = cmark_node_first_child(paragraph), cmark_node_get_type(first) == CMARK_NODE_TEXT,
      let text = cmark_node_get_literal(first)
    else { return nil }
    return Self.bytes(text)
  }

  private func setFirstText(of container: OpaquePointer, _ text: ArraySlice<UInt8>) {
    guard let first = cmark_node_first_child(container).flatMap({ cmark_node_first_child($0) }) else { return }
    cmark_node_set_literal(first, String(decoding: text, as: UTF8.self))
  }
}

extension MarkedTree {
  /// Takes the marks out of a text. Its tildes become nodes of their own, in front of it.
  private mutating func readText(_ node: OpaquePointer) {
    guard let literal = cmark_node_get_literal(node), mark.occurs(in: literal) else { return }
    let text = Self.bytes(literal)[...]
    var written = text.startIndex
    var index = text.startIndex
    while index < text.endIndex, depth <= Self.deepest {
      guard let end = endOfTildes(at: index, in: text) else {
        index += 1
        continue
      }
      insert(text[written..<index], before: node)
      if let run = insert(text[index..<end], before: node), let parent = cmark_node_parent(node) {
        let former = CharacterClass(last: text[..<index]) ?? outside(cmark_node_previous(run), parent)
        let latter = CharacterClass(first: text[end...]) ?? outside(cmark_node_next(node), parent)
        tildes.append(
          TildeRun(
            node: run, parent: parent, count: (end - index) / (mark.bytes.count + 1), between: former, and: latter))
      }
      index = end
      written = end
    }
    let rest = mark.removed(from: text[written...])
    if rest.isEmpty {
      cmark_node_unlink(node)
    } else {
      cmark_node_set_literal(node, String(decoding: rest, as: UTF8.self))
    }
  }

  /// Where a run of marked tildes ends that begins at a place, or nil where none does.
  private func endOfTildes(at index: Int, in text: ArraySlice<UInt8>) -> Int? {
    var end = index
    while end + mark.bytes.count < text.endIndex, mark.isMark(at: end, in: text),
      text[end + mark.bytes.count] == UInt8(ascii: "~")
    { end += mark.bytes.count + 1 }
    return end > index ? end : nil
  }

  /// What is beside a run of tildes at the end of its text.
  private func outside(_ neighbour: OpaquePointer?, _ parent: OpaquePointer) -> CharacterClass {
    guard let neighbour else {
      let type = cmark_node_get_type(parent)
      return type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HEADING ? .space : .punctuation
    }
    switch cmark_node_get_type(neighbour) {
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: return .space
    case CMARK_NODE_LINK where isBare(neighbour): return .other
    default: return .punctuation
    }
  }

  private func isBare(_ link: OpaquePointer) -> Bool {
    if NodeNote(of: link) == .bareLink || NodeNote(of: link) == .plainText { return true }
    return cmark_node_get_url(link).map { mark.occurs(in: $0) } ?? false
  }

  @discardableResult
  private func insert(_ text: ArraySlice<UInt8>, before node: OpaquePointer) -> OpaquePointer? {
    let text = mark.removed(from: text)
    guard !text.isEmpty, let added = markdown_tree_new_node(CMARK_NODE_TEXT) else { return nil }
    cmark_node_set_literal(added, String(decoding: text, as: UTF8.self))
    cmark_node_insert_before(node, added)
    return added
  }

  /// Strikes through what lies between runs of as many tildes, both in the same parent, the innermost first.
  private func strike(_ runs: ArraySlice<TildeRun>) {
    var open: [TildeRun] = []
    for run in runs {
      if run.canClose, let opener = open.last, opener.count == run.count {
        open.removeLast()
        wrap(from: opener.node, to: run.node)
      } else if run.canOpen {
        open.append(run)
      }
    }
  }

  private func wrap(from first: OpaquePointer, to last: OpaquePointer) {
    guard let struck = markdown_tree_new_node(CMARK_NODE_CUSTOM_INLINE) else { return }
    cmark_node_insert_before(first, struck)
    while let node = cmark_node_next(first), node != last { cmark_node_append_child(struck, node) }
    cmark_node_unlink(first)
    cmark_node_unlink(last)
  }
}
