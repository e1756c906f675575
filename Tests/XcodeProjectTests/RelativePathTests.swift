import Testing

@testable import XcodeProject

struct RelativePathTests {
  @Test(arguments: [
    ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("..", nil), ("a/../../b", nil),
    // To Swift, the slash and the accent behind it are one character, which is no slash.
    ("../\u{301}a", nil), ("a/..//\u{301}b", "\u{301}b"),
  ])
  func aPathThatLeavesTheCheckoutIsNone(path: String, normalised: String?) {
    #expect(RelativePath.normalised(path) == normalised)
  }
}
