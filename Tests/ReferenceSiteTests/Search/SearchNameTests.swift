import Orientation
import OrientationCatalog
import Testing

@testable import Basics
@testable import Diagnostics
@testable import Search
@testable import Words

@Suite struct SearchNameTests {
  @Test func `a symbol has its names in both languages`() throws {
    let name = try #require(SearchName(.symbol("UIViewController.willRotate(to:duration:)"), .english))
    #expect(name.kind == .symbol)
    #expect(name.others == ["-[UIViewController willRotateToInterfaceOrientation:duration:]"])
  }

  @Test func `a case has its raw value, and an option every form of it`() throws {
    let value = try #require(SearchName(.symbol("UIInterfaceOrientation.landscapeRight"), .english))
    #expect(value.values == ["3"])
    let option = try #require(SearchName(.symbol("UIInterfaceOrientationMask.landscapeRight"), .english))
    #expect(option.values == ["8", "0x8", "1<<3"])
    let options = try #require(SearchName(.symbol("UIInterfaceOrientationMask.landscape"), .english))
    #expect(options.values == ["24", "0x18"])
  }

  @Test func `every rule, message, matrix, diagnostic and symbol has a name`() {
    let keys =
      Rule.allCases.map { EntryKey.rule($0.rawValue) } + Catalog.messages.map { .message($0.id) }
      + MatrixKind.allCases.map { .matrix($0.rawValue) } + DiagnosticKind.allCases.map { .diagnostic($0.rawValue) }
      + Catalog.symbols.map { .symbol($0.swift) } + Catalog.outcomes.map { .outcome($0.claim) }
    #expect(keys.filter { SearchName($0, .english) == nil }.map(\.text) == [])
  }

  @Test func `an Info.plist key is one, and a matrix is called by its title`() throws {
    #expect(SearchName(.symbol("UIRequiresFullScreen"), .english)?.kind == .informationPropertyListKey)
    let matrix = try #require(SearchName(.matrix("should-autorotate"), .simplifiedChinese))
    #expect(matrix.text == ReferenceWords(language: .simplifiedChinese).title(of: .shouldAutorotate))
    #expect(matrix.others == ["should-autorotate"])
  }

  @Test func `what is no thing to search for has no name`() {
    for key in [EntryKey("nothing"), .claim(.rule("order-of-choice")), .message("no-such"), .matrix("no-such")] {
      #expect(SearchName(key, .english) == nil)
    }
  }

  @Test func `a message is found by what it says in another language, too`() throws {
    let name = try #require(SearchName(.message("geometry-none-supported"), .english))
    #expect(name.texts.count == 1)
    #expect(name.others == ["geometry-none-supported", "UISceneErrorDomain 101"])
  }
}
