@testable import ReferenceSite

/// A fence, a block or a table: the bytes are its info string, up to a line end, and its text.
enum FenceInvariants {
  static func violations(of bytes: [UInt8]) -> [String] {
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.count
    let info = Array(bytes[..<end].prefix { $0 != 0x0D })
    let body = Array(bytes[end...])
    // A fence that is longer than any run of tildes in its text is not closed by it.
    let fence = [UInt8](repeating: UInt8(ascii: "~"), count: longestRun(in: body) + 3)
    let page = Array("# Page\n\n".utf8) + fence + info + body + [0x0A] + fence + Array("\n\nafter\n".utf8)
    return SiteInvariants.violations(of: ReferenceSite.build(book: SampleBook.book(page: page)))
  }

  private static func longestRun(in bytes: [UInt8]) -> Int {
    var longest = 0
    var run = 0
    for byte in bytes {
      run = byte == UInt8(ascii: "~") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
