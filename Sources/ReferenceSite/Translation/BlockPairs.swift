/// Which text of a translation belongs to which block of its original.
///
/// Blocks whose originals are equal hold the two rows together, as in a comparison of two files; between two of them, what is
/// left on both sides is paired in order where it is of one kind.
struct BlockPairs {
  /// The entry for each block of the original; nil where there is none.
  private(set) var entryOfBlock: [Int?]
  private var blockOfEntry: [Int?]

  init(_ blocks: [LeafBlock], _ entries: [TranslationLedger.Entry]) {
    entryOfBlock = Array(repeating: nil, count: blocks.count)
    blockOfEntry = Array(repeating: nil, count: entries.count)
    let wanted = blocks.map { $0.kind == .fences ? nil : $0.original }
    let given = entries.map { $0.text == nil ? nil : $0.original }
    // What a collection calls a difference are the texts that have no equal on the other side.
    let difference = given.difference(from: wanted)
    let (removed, inserted) = (difference.removedOffsets, difference.insertedOffsets)
    let kept = zip(
      wanted.indices.filter { !removed.contains($0) }, given.indices.filter { !inserted.contains($0) })
    for (block, entry) in kept { pair(block, entry) }
    pairRest(blocks, entries)
  }

  /// Whether a text has a block that it belongs to.
  func isPaired(entry: Int) -> Bool { blockOfEntry[entry] != nil }
}

extension BlockPairs {
  private mutating func pair(_ block: Int, _ entry: Int) {
    entryOfBlock[block] = entry
    blockOfEntry[entry] = block
  }

  /// Pairs what stands between two equal texts.
  private mutating func pairRest(_ blocks: [LeafBlock], _ entries: [TranslationLedger.Entry]) {
    var entry = 0
    for block in blocks.indices {
      if let known = entryOfBlock[block] {
        entry = known + 1
        continue
      }
      let next = entryOfBlock[block...].lazy.compactMap { $0 }.first ?? entries.count
      guard
        let match = (entry..<max(entry, next)).first(where: { index in
          guard let text = entries[index].text else { return blocks[block].kind == .fences }
          return text.kind == blocks[block].kind && text.containers == blocks[block].containers
        })
      else { continue }
      pair(block, match)
      entry = match + 1
    }
  }
}
