import AppFacts

/// Scans the sources of a checkout with two threads. Only the files that are being scanned are in memory.
struct SourceSweep: Sendable {
  /// How many files a thread takes at a time.
  private static let batchSize = 32

  let checkout: Checkout

  /// What the files say, in the order of `paths`.
  func scan(_ paths: [String]) async -> [SourceScan] {
    let batches = stride(from: 0, to: paths.count, by: Self.batchSize).map {
      Array(paths[$0..<min($0 + Self.batchSize, paths.count)])
    }
    return await withTaskGroup(of: (Int, [SourceScan]).self) { group in
      var results: [[SourceScan]] = Array(repeating: [], count: batches.count)
      var next = 0
      func add() {
        guard next < batches.count else { return }
        let number = next
        next += 1
        group.addTask { (number, batches[number].map(scan)) }
      }
      add()
      add()
      while let (number, scans) = await group.next() {
        results[number] = scans
        add()
      }
      return results.flatMap(\.self)
    }
  }

  static func isSource(_ path: String) -> Bool {
    ["swift", "m", "mm", "h"].contains(RelativePath.suffix(of: path))
  }
}

extension SourceSweep {
  private func scan(_ path: String) -> SourceScan {
    do {
      return SourceScanner.scan(SourceFile(path: path, bytes: try checkout.contents(of: path)))
    } catch {
      return SourceScan(unread: [UnreadPart(place: FilePlace(path: path), reason: error.reason)])
    }
  }
}
