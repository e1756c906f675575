import Dispatch
import Foundation

/// What libFuzzer calls with each input. FUZZ_TARGET says what it is given to.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target = Entry.target else {
    FileHandle.standardError.write(Data("FUZZ_TARGET names no target\n".utf8))
    exit(2)
  }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let done = DispatchSemaphore(value: 0)
  // This thread is libFuzzer's and none that tasks run on, so it may wait for one.
  Task.detached {
    let (violations, cost) = await SlowestInputs.measured { await target.violations(of: bytes) }
    if !violations.isEmpty { Entry.end(violations) }
    await Entry.slowest?.look(at: bytes, cost) { _ = await target.violations(of: bytes) }
    done.signal()
  }
  done.wait()
  return 0
}

/// What is fuzzed in this process.
private enum Entry {
  static let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.init)
  static let slowest = ProcessInfo.processInfo.environment["FUZZ_SLOWEST"].map { SlowestInputs(folder: $0) }

  static func end(_ violations: [String]) -> Never {
    FileHandle.standardError.write(Data(violations.prefix(10).map { "violation: \($0)\n" }.joined().utf8))
    abort()
  }
}
