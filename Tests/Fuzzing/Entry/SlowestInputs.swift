import Foundation

/// Keeps the inputs that cost most a byte, one of each length up to a power of two, in a folder.
///
/// A fuzzer goes on from them, as from all that it has kept, so that what grows faster than its input is found in time.
actor SlowestInputs {
  /// Of shorter inputs nearly all of the cost is the same for each.
  private static let shortest = 256

  private let folder: URL
  /// What a byte of the slowest input of each length costs, in nanoseconds.
  private var costs: [Int: Double] = [:]

  init(folder: String) { self.folder = URL(fileURLWithPath: folder) }

  /// Keeps an input if it costs more than the others of its length, the second time too.
  func look(at bytes: [UInt8], _ cost: Double, again work: @Sendable () async -> Void) async {
    let length = Int.bitWidth - bytes.count.leadingZeroBitCount
    guard bytes.count >= Self.shortest, cost / Double(bytes.count) > costs[length, default: 0] * 1.1 else { return }
    let second = await Self.measured(work).cost
    let each = min(cost, second) / Double(bytes.count)
    guard each > costs[length, default: 0] else { return }
    costs[length] = each
    try? Data(bytes).write(to: folder.appendingPathComponent("below-\(1 << length)"))
  }

  /// What some work comes to, and the time that the processor takes for it, in nanoseconds.
  static func measured<Result: Sendable>(_ work: @Sendable () async -> Result) async -> (result: Result, cost: Double) {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
    let start = now()
    let result = await work()
    return (result, now() - start)
  }
}
