import Orientation
import Testing

@testable import OrientationPolicy

/// What the policies of a book say together.
@Suite struct TableTests {
  private let app: SmallApp = {
    var app = SmallApp("List: List\nPlayer: List; Player as fullScreen")
    app.oldest = OSVersion(26)
    return app
  }()

  @Test func aScreenWithoutAStatementIsAGap() throws {
    let gaps = try table("on: iOS 27 and later\nalways: all", "except: List: portrait\nnever: exception").gaps
    #expect(gaps.map(\.screen) == ["Player"])
    #expect(Set(gaps[0].environments.map(\.os)) == [OSVersion(26), OSVersion(26, 2)])
    #expect(try table("always: all").gaps.isEmpty)
    #expect(try table("always: all\nexcept: Player: any").gaps.isEmpty)
  }

  @Test func twoPoliciesThatSayWhereAScreenIsOverlap() throws {
    let table = try table("always: all", "except: Player: portrait")
    #expect(table.overlaps.map(\.screen) == ["Player"])
    #expect(table.contradictions.isEmpty)
    #expect(try self.table("on: iOS 26\nalways: all", "on: iOS 27 and later\nalways: all").overlaps.isEmpty)
  }

  @Test(arguments: [
    ("always: portrait", "always: landscape", true), ("always: portrait", "always: all", false),
    ("always: portrait", "may: landscape", true), ("always: all", "may: landscape", false),
    ("always: portrait", "never: portrait", true), ("always: all", "never: portrait", false),
    ("may: portrait", "never: portrait", true), ("never: exception", "always: portrait", false),
    ("except: Player: portrait", "may: List: landscape", false),
  ])
  func whatCannotBothHoldIsAContradiction(one: String, other: String, contradicts: Bool) throws {
    #expect(try !table(one, other).contradictions.isEmpty == contradicts)
    #expect(try !table(other, one).contradictions.isEmpty == contradicts)
  }

  @Test func anExceptionTakesThePlaceOfWhatHoldsForTheOthers() throws {
    #expect(try table("always: portrait\nexcept: Player: landscape\nmay: Player: landscape").contradictions.isEmpty)
    #expect(try !table("always: portrait\nexcept: Player: landscape\nmay: List: landscape").contradictions.isEmpty)
  }

  /// It holds if one screen comes to each of the orientations.
  @Test(arguments: [
    ("except: Player: portrait\nmay: landscape", false),
    ("always: portrait\nexcept: Player: all\nmay: landscape", false),
    ("always: portrait\nexcept: Player: landscape\nmay: portrait, landscape", false),
    ("never: Player: landscape\nmay: landscape", false),
    ("except: Player: any\nalways: portrait\nmay: landscape", false),
    ("always: portrait\nmay: landscape", true),
    ("always: portrait\nexcept: Player: landscapeLeft\nmay: landscape", true),
    ("except: List: portrait\nexcept: Player: portrait\nmay: all", true),
    ("never: landscapeLeft\nmay: landscape", true),
  ])
  func whatMayBeOnAnyScreenContradictsWhatAllScreensForbid(text: String, contradicts: Bool) throws {
    let contradictions = try table(text).contradictions
    #expect(!contradictions.isEmpty == contradicts)
    #expect(contradictions.allSatisfy { $0.screen == "List" })
  }

  private func table(_ texts: String...) throws -> PolicyTable {
    PolicyTable(try texts.map { try app.policy($0) }, app)
  }
}
