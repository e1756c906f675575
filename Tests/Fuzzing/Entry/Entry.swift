import Foundation

/// What libFuzzer calls with each input. FUZZ_TARGET says what it is given to.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target = Entry.target else {
    FileHandle.standardError.write(Data("FUZZ_TARGET names no target\n".utf8))
    exit(2)
  }
  let violations = target.violations(of: Array(UnsafeBufferPointer(start: start, count: count)))
  if violations.isEmpty { return 0 }
  FileHandle.standardError.write(Data(violations.prefix(10).map { "violation: \($0)\n" }.joined().utf8))
  abort()
}

/// What is fuzzed in this process.
private enum Entry {
  static let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.init)
}
