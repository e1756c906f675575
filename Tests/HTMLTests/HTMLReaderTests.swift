import Testing

@testable import HTML

/// What was written is read by what it is: elements, what their writers say of them, their values and their text.
struct HTMLReaderTests {
  @Test func elementsAreReadWithTheirTextAsItWasBefore() {
    let events = read { page in
      page.line()
      page.tag(.p, [.class("x"), .title("<&>")]) { page in
        page.text("a & \"b\" <c>")
        page.void(.br)
        page.tag(.code, as: .otherName, text: "d&")
      }
    }
    #expect(
      events == [
        "\n", "start p", "a & \"b\" <c>", "start br", "start code otherName", "d&", "end code otherName", "end p",
      ])
  }

  @Test func whatWasWrittenBeforeKeepsItsMarksWhereverItIsPut() {
    var draft = HTMLWriter()
    draft.tag(.h1, text: "T")
    let first = draft.position
    draft.tag(.p) { $0.tag(.em, text: "one & two") }
    let second = draft.position
    draft.tag(.ul, text: "three")
    let fragment = draft.fragment()
    let events = read { page in
      page.tag(.div) { page in
        page.append(fragment, first..<second)
        page.void(.hr)
        page.append(fragment, second..<draft.position)
        page.append(fragment, .start..<first)
      }
    }
    #expect(
      events == [
        "start div", "start p", "start em", "one & two", "end em", "end p", "start hr", "start ul", "three", "end ul",
        "start h1", "T", "end h1", "end div",
      ])
    #expect(read { $0.append(fragment) } == read { $0.append(draft) })
  }

  @Test func anElementHasItsOwnValues() {
    var page = HTMLWriter()
    page.tag(.p, [.id("a&b")]) { $0.tag(.a, [.href("c d.html?'=<&\">#e")], text: "x") }
    page.void(.img, [.address("src", ""), .alt("\"q\"")])
    page.read { html in
      var html = html
      _ = html.next()
      #expect(html.value(.id) == "a&b" && html.value(.target) == nil)
      _ = html.next()
      #expect(html.value(.id) == nil && html.value(.target) == "c%20d.html?'=%3C&%22%3E#e")
      html.skip(.a)
      _ = html.next()
      _ = html.next()
      #expect(html.value(.target) == "" && html.value(.label) == "\"q\"")
    }
  }

  @Test func theRestOfAnElementEndsWhereTheElementDoes() {
    var page = HTMLWriter()
    page.tag(.div) { page in
      page.tag(.div, text: "a")
      page.tag(.span, text: "&b")
    }
    page.text("c")
    page.tag(.p, text: "d")
    page.read { html in
      var html = html
      _ = html.next()
      #expect(html.skip(.div) == Array("a&b".utf8))
      #expect(html.rest.elementsEqual("c<p>d</p>".utf8))
      // What has no end goes to that of the page.
      html.skip(.table)
      #expect(html.rest.isEmpty)
    }
  }

  @Test(arguments: [
    ("top", "<h1>T</h1><p id=\"top\">a</p><h2 id=\"one\">One</h2>b<h3>Three</h3><i id=\"deep\">c</i><h2>Two</h2>d"),
    ("one", "<h2 id=\"one\">One</h2>b<h3>Three</h3><i id=\"deep\">c</i>"),
    ("deep", "<h3>Three</h3><i id=\"deep\">c</i>"),
    ("none", nil),
  ])
  func theSectionOfAPlaceGoesToTheNextHeadingThatIsNoSmaller(id: String, section: String?) {
    var page = HTMLWriter()
    page.tag(.h1, text: "T")
    page.tag(.p, [.id("top")], text: "a")
    page.tag(.h2, [.id("one")], text: "One")
    page.text("b")
    page.tag(.h3, text: "Three")
    page.tag(.i, [.id("deep")], text: "c")
    page.tag(.h2, text: "Two")
    page.text("d")
    #expect(page.read { $0.section(at: id).map { String(decoding: $0.rest, as: UTF8.self) } } == section)
  }

  @Test func aWriterThatNobodyReadsMarksNothing() {
    var draft = HTMLWriter()
    draft.tag(.p, text: "a")
    var page = HTMLWriter(isMarked: false)
    page.append(draft)
    page.append(draft.fragment())
    page.tag(.p, [.id("x")], text: "b")
    #expect(page.fragment().marks.isEmpty)
    #expect(page.finish() == Array("<p>a</p><p>a</p><p id=\"x\">b</p>".utf8))
  }

  @Test func aStretchOfAPageEndsWhereItsTextWasRead() {
    var page = HTMLWriter()
    page.tag(.p, [.id("x")]) { page in
      page.text("one two")
      page.tag(.em, text: "three")
    }
    var ends: [HTMLWriter.Position] = []
    page.read { html in
      var html = html
      while let event = html.next() {
        if case .text(let text) = event { ends.append(html.position(before: text.count > 5 ? 3 : 0)) }
      }
    }
    var part = HTMLWriter()
    part.append(page, .start..<ends[0])
    part.tag(.b) { $0.append(page, ends[0]..<ends[1]) }
    #expect(part.fragment().marks.count == 5)
    #expect(part.finish() == Array("<p id=\"x\">one <b>two<em>three</b>".utf8))
  }

  /// Each element and each text, which may come in pieces.
  private func read(_ write: (inout HTMLWriter) -> Void) -> [String] {
    var page = HTMLWriter()
    write(&page)
    return page.read { html in
      var html = html
      var events: [String] = []
      var wasText = false
      while let event = html.next() {
        switch event {
        case .start(let element, let part): events.append("start \(element)" + (part.map { " \($0)" } ?? ""))
        case .end(let element, let part): events.append("end \(element)" + (part.map { " \($0)" } ?? ""))
        case .text(let bytes):
          let text = String(decoding: bytes, as: UTF8.self)
          if wasText { events[events.count - 1] += text } else { events.append(text) }
        }
        if case .text = event { wasText = true } else { wasText = false }
      }
      return events
    }
  }
}
