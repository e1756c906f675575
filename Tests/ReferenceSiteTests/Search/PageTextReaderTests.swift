import HTML
import OrientationCatalog
import Testing
import Words

@testable import Blocks
@testable import Search

@Suite struct PageTextReaderTests {
  @Test func `title, headings and prose are told apart, each with its section`() {
    let pieces = read(sections: ["one", "two"]) { page in
      page.tag(.h1, text: "Title")
      page.tag(.p, text: "Lead.")
      page.tag(.h2, [.id("one")]) { page in
        page.text("One ")
        page.tag(.a, as: .permalink, [.href("#one")], text: "#")
      }
      page.tag(.p, text: "Text.")
      page.tag(.div, [.id("rule.x")]) { $0.tag(.h3, [.id("two")], text: "Two") }
    }
    #expect(
      pieces == [
        "title 0: Title", "prose 0: Lead.", "heading 1: One #", "prose 1: Text.", "heading 2: Two",
      ])
  }

  @Test func `an element that is no heading can begin a section`() {
    let pieces = read(sections: ["x"]) { page in
      page.tag(.p, text: "a")
      page.tag(.section, [.id("x")]) { $0.tag(.p, text: "b") }
    }
    #expect(pieces == ["prose 0: a", "prose 1: b"])
  }

  @Test func `a place where a name may break does not break it`() {
    #expect(read { $0.tag(.p) { $0.tag(.code) { $0.breakable("UIViewController") } } } == ["prose 0: UIViewController"])
  }

  @Test func `colours of code break no word, and the name of its language is no text`() {
    var code = "@objc func a(\"b\" c)\nd\n"
    let pieces = read { page in
      code.withUTF8 { bytes in
        CodeFigure(fenceWord: "swift", title: "A.swift", markedLines: [2...2]).write(bytes, .english, into: &page)
      }
    }
    #expect(pieces == ["figure 0: A.swift", "figure 0: @objc func a(\"b\" c) d"])
  }

  @Test func `what is escaped is read as it was`() {
    #expect(read { $0.tag(.p, text: "a & b < c > d \"e\" &lt;") } == ["prose 0: a & b < c > d \"e\" &lt;"])
  }

  @Test(arguments: [
    (HTMLElement.details, HTMLPart?.some(.backlinks)), (.ul, .crossReferences), (.ul, .callbacks), (.ol, .trace),
    (.p, .help),
    (.svg, nil), (.form, nil),
  ])
  func `what has a page of its own or says nothing is passed over, whatever is in it`(
    element: HTMLElement, part: HTMLPart?
  ) {
    let pieces = read { page in
      page.tag(.p, text: "a")
      page.tag(element, as: part) { page in
        page.tag(element, as: part, text: "b")
        page.tag(.h2, text: "c")
      }
      page.tag(.ul) { $0.tag(.li, text: "d") }
      page.tag(.ol) { $0.tag(.li, text: "e") }
    }
    #expect(pieces == ["prose 0: a d e"])
  }

  @Test func `a name in two spellings is read in Swift`() {
    let name = SymbolName(swift: "UIImage.Orientation", objectiveC: "UIImageOrientation")
    #expect(read { $0.tag(.p) { $0.code(name) } } == ["prose 0: UIImage.Orientation"])
    #expect(read { $0.tag(.p) { $0.breakable(name) } } == ["prose 0: UIImage.Orientation"])
  }

  @Test func `code is read in Swift, and not a second time in Objective-C`() {
    let pieces = read { page in
      page.code(
        [CodeSample(language: "swift", text: "a"), CodeSample(language: "objc", text: "b")], .english)
      page.tag(.code, text: "c")
    }
    #expect(pieces == ["figure 0: a", "prose 0: c"])
  }

  @Test func `figures and code are told from what can be quoted, tables are not`() {
    let pieces = read { page in
      page.tag(.p, text: "a")
      page.tag(.figure) { $0.tag(.p, text: "b") }
      page.tag(.p, text: "c")
      page.tag(.figure, as: .proseTable) { $0.tag(.p, text: "d") }
      page.tag(.pre, text: "e")
    }
    #expect(pieces == ["prose 0: a", "figure 0: b", "prose 0: c d", "figure 0: e"])
  }

  @Test func `a line across the page ends what stands before it`() {
    let pieces = read { page in
      page.text("a")
      page.void(.hr)
      page.text("b")
    }
    #expect(pieces == ["prose 0: a b"])
  }

  @Test func `a list item of a sentence, a colon and a link is a pointer and a section`() {
    let pieces = read { page in
      page.tag(.ul) { page in
        page.line()
        page.tag(.li) { page in
          page.text("It ")
          page.tag(.em, text: "stays")
          page.text(": ")
          page.tag(.a, [.href("a.html#x")], text: "the fix")
          page.text(", or ")
          page.tag(.a, [.href("b.html")], text: "b")
          page.text(".")
        }
        page.line()
        page.tag(.li, text: "Plain")
        page.line()
        page.tag(.li) { page in
          page.text("横屏: ")
          page.tag(.a, [.href("c.html")], text: "c")
        }
      }
    }
    #expect(
      pieces == [
        "pointer 2048: It stays:", "pointerLink 2048: the fix, or b.", "prose 0: Plain", "pointer 2049: 横屏:",
        "pointerLink 2049: c",
      ])
  }

  @Test func `the link of a card is a pointer`() {
    let pieces = read { page in
      page.tag(.ul, as: .cards) { page in
        page.tag(.li) { page in
          page.tag(.strong) { $0.tag(.a, [.href("a.html")], text: "It stays") }
          page.tag(.ul) { page in
            page.tag(.li) { page in
              page.tag(.a, [.href("b.html#x")]) { page in
                page.text("One ")
                page.tag(.code, text: "b")
              }
            }
          }
        }
      }
      page.tag(.ul) { $0.tag(.li) { $0.tag(.a, [.href("c.html")], text: "C") } }
    }
    #expect(pieces == ["pointer 2048: It stays", "pointer 2049: One b", "prose 0: C"])
  }

  @Test(arguments: [
    ("See ", "a.html"), ("Two. Sentences: ", "a.html"), ("Elsewhere: ", "https://example.org/"),
    (String(repeating: "long ", count: 200) + ": ", "a.html"), ("No link: ", nil),
  ])
  func `any other list item is prose`(text: String, target: String?) {
    let pieces = read { page in
      page.tag(.li) { page in
        page.text(text)
        if let target { page.tag(.a, [.href(target)], text: "a") }
      }
    }
    #expect(pieces.allSatisfy { $0.hasPrefix("prose 0: ") })
  }

  @Test func `a paragraph of a list item is prose`() {
    let pieces = read { page in
      page.tag(.li) { page in
        page.tag(.p) { page in
          page.text("A paragraph: ")
          page.tag(.a, [.href("a.html")], text: "a")
        }
      }
    }
    #expect(pieces == ["prose 0: A paragraph: a"])
  }

  @Test func `pages are quoted by section, a line each block that has a sentence, with their pointers`() {
    let text = text { page in
      page.tag(.h1, text: "T")
      page.line()
      page.tag(.p) { page in
        page.text("The ")
        page.tag(.code, text: "first")
        page.text(" one,\n")
        page.tag(.em, text: "here")
        page.text(".")
      }
      page.line()
      page.tag(.p, text: "B <b>.")
      page.tag(.pre, text: "no")
      page.tag(.h2, [.id("x")], text: "H")
      page.tag(.table) { page in
        page.tag(.tr) { page in
          page.tag(.td, text: "c")
          page.tag(.td, text: "It is d.")
        }
      }
      page.tag(.ul) { page in
        page.tag(.li) { page in
          page.text("It stays: ")
          page.tag(.a, [.href("a.html#x")], text: "fix")
          page.text(".")
        }
      }
    }
    #expect(text.passages.map(\.section) == [0, 1])
    #expect(
      text.passages.map { String(decoding: $0.text, as: UTF8.self) } == ["The first one, here.\nB <b>.", "It is d."])
    #expect(text.pointers.map(\.sentence) == ["It stays"])
    #expect(text.pointers.map(\.address) == ["a.html#x"])
  }

  private func read(sections: [String] = [], _ write: (inout HTMLWriter) -> Void) -> [String] {
    var page = HTMLWriter()
    write(&page)
    return page.read { PageTextReader.pieces(of: $0, sections: sections) }.compactMap { piece in
      let words = String(decoding: piece.text, as: UTF8.self).split { $0 == " " || $0 == "\n" || $0 == "\u{1F}" }
      return words.isEmpty ? nil : "\(piece.place) \(piece.section): \(words.joined(separator: " "))"
    }
  }

  private func text(_ write: (inout HTMLWriter) -> Void) -> SearchText {
    var page = HTMLWriter()
    write(&page)
    var collector = TermCollector(firstPage: 0)
    page.read { collector.add($0, sections: ["x"]) }
    return collector.texts[0]
  }
}
