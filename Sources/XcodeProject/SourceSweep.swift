import AppFacts

/// Scans the sources of a checkout with two threads. Only the files that are being scanned are in memory.
struct SourceSweep: Sendable {
  /// How many files a thread takes at a time.
  private static let batchSize = 32

  let checkout: Checkout

  /// What the files say, in the order of `paths`.
  func scan(_ paths: [String]) async -> [SourceScan] { await map(paths, scan) }

  /// The files among `paths` that mention one of the names, in their order.
  func mentioning(_ names: Set<String>, _ paths: [String]) async -> [String] {
    let search = NameSearch(names)
    let found = await map(paths) { path in
      ((try? checkout.contents(of: path)).map { search.isMentioned(in: $0) } ?? false) ? path : nil
    }
    return found.compactMap(\.self)
  }

  /// What each file comes to, in the order of `paths`.
  func map<Result: Sendable>(
    _ paths: [String], _ transform: @escaping @Sendable (String) -> Result
  ) async -> [Result] {
    let batches = stride(from: 0, to: paths.count, by: Self.batchSize).map {
      Array(paths[$0..<min($0 + Self.batchSize, paths.count)])
    }
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      var results: [[Result]] = Array(repeating: [], count: batches.count)
      var next = 0
      func add() {
        guard next < batches.count else { return }
        let number = next
        next += 1
        group.addTask { (number, batches[number].map(transform)) }
      }
      add()
      add()
      while let (number, found) = await group.next() {
        results[number] = found
        add()
      }
      return results.flatMap(\.self)
    }
  }

  /// A file with its bytes; nil where it cannot be read.
  func file(_ path: String) -> SourceFile? {
    (try? checkout.contents(of: path)).map { SourceFile(path: path, bytes: $0) }
  }

  /// Whether a file is one in which types are declared, and names that others use.
  static func isSource(_ path: String) -> Bool { ["swift", "m", "mm", "h"].contains(RelativePath.suffix(of: path)) }
}

extension SourceSweep {
  private func scan(_ path: String) -> SourceScan {
    do {
      return SourceScanner.scan(SourceFile(path: path, bytes: try checkout.contents(of: path)))
    } catch {
      return SourceScan(unread: [UnreadPart(path, nil, error.reason)])
    }
  }
}
