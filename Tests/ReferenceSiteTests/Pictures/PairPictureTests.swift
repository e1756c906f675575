import Orientation
import OrientationCatalog
import Testing

@testable import Basics
@testable import Blocks
@testable import ReferenceSite

/// Before and after in a line of text: that it shows what the resolver says, wherever a comment asks for it, and changes nothing else.
@Suite struct PairPictureTests {
  private static let stays =
    "iOS: 26\nsupportedInterfaceOrientations: portrait\ndevice: landscapeLeft\n=> unchanged not-allowed\n"
  private static let follows = "iOS: 26\ndevice: landscapeLeft\n=> turned landscapeRight\n"

  private static func fence(_ name: String, _ before: String = stays, _ after: String = follows) -> String {
    "```orientation picture pair \(name)\n\(before)\n\(after)```\n"
  }

  private func edition(_ text: String, _ more: [String: String] = [:], summary: String = "") -> Edition {
    let files = more.merging([
      "SUMMARY.md": "- [A](a.md)\n- [B](b.md)\n" + summary, "a.md": text, "b.md": "# B\n\nText.",
    ]) {
      first, _ in first
    }
    return ReferenceSite.build(
      book: FileTree(files.map { FileTree.File(path: $0, bytes: Array($1.utf8)) }), options: BuildOptions())
  }

  private func page(_ path: String, of edition: Edition) -> String {
    String(decoding: edition.files[path] ?? [], as: UTF8.self)
  }

  /// What is wrong with a page, as `line: message`.
  private func problems(_ text: String) -> [String] {
    edition("# A\n\n" + text).diagnostics.map { "\($0.line ?? 0): \($0.problem.message)" }
  }

  private static let shown =
    #"<svg class="pair" viewBox="0 4 288 120" role="img"><title>Before: Device in landscapeLeft. Interface in "#
    + ##"portrait. After: Device in landscapeLeft. Interface in landscapeRight.</title><use href="#picture.x" /></svg>"##

  @Test func `a comment shows it in a list, in a paragraph and in a cell, and it is drawn once`() {
    let edition = edition(
      "# A\n\n- <!-- picture: x -->\n  It stays: [the fix](b.md).\n- Other.\n\nText <!--picture:x--> and text.\n\n"
        + "| A | B |\n| --- | --- |\n| a | <!-- picture: x --> b |\n\n" + Self.fence("x"))
    #expect(edition.diagnostics == [])
    let html = page("a.html", of: edition)
    #expect(html.contains("<li>\(Self.shown)It stays: <a href=\"b.html\">the fix</a>.</li>\n<li>Other.</li>"))
    #expect(html.contains("<p>Text \(Self.shown) and text.</p>"))
    #expect(html.contains("<td>\(Self.shown) b</td>"))
    #expect(html.split(separator: "class=\"device\"").count == 1 + 2)
    // What shows it copies the element with the id, and nothing of what that is in.
    #expect(html.contains("<div hidden><svg><g id=\"picture.x\" class=\"picture moment\">"))
  }

  @Test func `the device is drawn as it is held, and the arrow points to the top of the interface`() throws {
    let (before, after) = try drawn(Self.stays, Self.follows)
    let phone = "<g transform=\"translate(64 64) rotate(-90)\">"
    #expect(before.contains(phone) && after.contains(phone))
    #expect(before.contains("<g transform=\"translate(0 0) rotate(0)\"><path class=\"up\""))
    #expect(after.contains("<g transform=\"translate(0 0) rotate(90)\"><path class=\"up\""))
  }

  @Test func `a crash is a cross, and what does not fill the screen is in empty space`() throws {
    let window =
      "iOS: 26\nidiom: pad\nshown: Windowed Apps\nInfo.plist: landscape\nUIRequiresFullScreen: yes\n"
      + "current: landscapeRight\n=> unchanged not-allowed\ndisplay: letterboxed\n"
    let crash = "iOS: 26\nsupportedInterfaceOrientations: none\ndevice: landscapeLeft\n=> exception empty-mask\n"
    let (before, after) = try drawn(window, crash)
    #expect(before.contains("class=\"empty\"") && before.contains("class=\"up\"") && !before.contains("exception"))
    #expect(after.contains("class=\"exception\"") && !after.contains("class=\"up\"") && !after.contains("empty"))
    // No text is legible at that size.
    #expect(!(before + after).contains("<text"))
  }

  @Test(arguments: Language.allCases) func `its text says what it shows, of each of its scenarios`(language: Language)
    throws
  {
    let crash = "iOS: 26\nsupportedInterfaceOrientations: none\ndevice: landscapeLeft\n=> exception empty-mask\n"
    let pair = try #require(read(crash, Self.follows))
    let text = PictureWords(language: language).pair(pair)
    switch language {
    case .english:
      #expect(
        text
          == "Before: Device in landscapeLeft. The app crashes. After: Device in landscapeLeft. Interface in landscapeRight."
      )
    case .simplifiedChinese: #expect(text == "修复前：设备方向 landscapeLeft。应用崩溃。修复后：设备方向 landscapeLeft。界面方向 landscapeRight。")
    }
  }

  @Test func `a name that the page has not is reported where it stands, with those that there are`() {
    #expect(
      problems(
        "- <!-- picture: y -->\n  A.\n- <!-- picture: x -->\n  B.\n\nText <!-- picture: -->\n\n" + Self.fence("x"))
        == [
          "3: the page has no fence `orientation picture pair y`; it has `x`",
          "8: the page has no fence `orientation picture pair `; it has `x`",
        ])
    #expect(problems("<!-- picture: y -->") == ["3: the page has no fence `orientation picture pair y`; it has none"])
  }

  @Test func `one that no comment shows, and one that is there twice, is reported at its fence`() {
    #expect(problems("Text.\n\n" + Self.fence("x")) == ["5: no comment `<!-- picture: x -->` shows this picture"])
    #expect(
      problems("<!-- picture: x -->\n\n" + Self.fence("x") + "\n" + Self.fence("x"))
        == ["16: the id `picture.x` is already used on this page"])
  }

  @Test func `where a fence cannot be read, it alone is reported`() {
    #expect(
      problems("<!-- picture: x -->\n\n" + Self.fence("x", "iOS: 26\n")) == ["6: the claim states no outcome"])
  }

  @Test func `a translation has the pictures of its original, with their text in its language`() {
    let edition = edition(
      "# A\n\n- <!-- picture: x -->\n  It stays.\n\n" + Self.fence("x"),
      [
        "zh-Hans/SUMMARY.md": "- [甲](a.md)\n- [乙](b.md)",
        "zh-Hans/a.md": "<!-- en: A -->\n# 甲\n\n- <!-- en: It stays. -->\n  不旋转。\n\n<!-- same -->\n",
        "zh-Hans/b.md": "<!-- en: B -->\n# 乙\n\n<!-- en: Text. -->\n文字。\n",
      ], summary: "\n[translations]: zh-Hans\n")
    #expect(edition.diagnostics == [])
    let html = page("zh-Hans/a.html", of: edition)
    #expect(html.contains("<title>修复前：设备方向 landscapeLeft。界面方向 portrait。") && html.contains("</svg>不旋转。</li>"))
  }

  /// However long its text is, a row with one stays a pointer to what it links to.
  @Test func `search and twins have the text as without it`() {
    let text =
      "# A\n\n- <!-- picture: x -->\n  \(String(repeating: "It stays in portrait, ", count: 20)): [the fix](b.md).\n\n"
    let summary = "\n[twins]: yes\n"
    let (with, without) = (
      edition(text + Self.fence("x"), summary: summary),
      edition(text.replacing("<!-- picture: x -->\n  ", with: ""), summary: summary)
    )
    #expect(with.diagnostics == [] && without.diagnostics == [])
    #expect(page("a.html", of: with).contains(Self.shown))
    for file in without.files.files where file.path.hasSuffix(".md") || file.path.hasPrefix("assets/") {
      #expect(with.files[file.path] == file.bytes, "\(file.path)")
    }
  }
}

extension PairPictureTests {
  private func read(_ before: String, _ after: String) -> PairPicture? {
    let fence = BlockFence(words: ["pair", "x"], body: before + "\n" + after, line: 1)
    return Pictures.specification.block(fence) { Issue.record("\($1): \($0)") } as? PairPicture
  }

  /// The drawings before and after.
  private func drawn(_ before: String, _ after: String) throws -> (String, String) {
    let html = SamplePicture.html(try #require(read(before, after)))
    let parts = html.split(separator: "<path class=\"way\"")
    try #require(parts.count == 2)
    return (String(parts[0]), String(parts[1]))
  }
}
