import HTML
import Orientation
import OrientationCatalog
import Testing

@testable import AppBook
@testable import Blocks
@testable import Search

/// What a matrix's markup has for the filter and for the cards of a phone.
struct MatrixFigureTests {
  @Test func `a matrix can be filtered by what its rows and columns vary, by outcome and by standing`() {
    for matrix in ComputedMatrices.all where matrix.rows.count * matrix.columns.count > 20 {
      let html = render(matrix)
      for select in html.components(between: "<select", and: "</select>") {
        #expect(select.contains("<option value=\"\">all</option>"), "\(matrix.kind)")
        #expect(select.components(between: "<option", and: "</option>").count > 2, "\(matrix.kind): \(select)")
      }
      let names = html.components(between: "<select name=\"", and: "\"")
      #expect(names.count == Set(names).count && names.count >= 2, "\(matrix.kind): \(names)")
      let outcomes = Set(matrix.cells.joined().map(\.value.outcomeKind))
      #expect(names.contains("outcome") == (outcomes.count > 1), "\(matrix.kind)")
      let standings = Set(matrix.cells.joined().map(\.standing.weakest))
      #expect(names.contains("standing") == (standings.count > 1), "\(matrix.kind)")
    }
  }

  @Test func `an option is for the rows that have its value`() {
    let html = render(ComputedMatrices.matrix(.deviceTurnFromSix))
    let rows = html.components(between: "data-axis=\"rows\" data-of=\"", and: "\"").map {
      $0.split(separator: " ").compactMap { Int($0) }
    }
    #expect(rows.count == 2)
    #expect(rows.allSatisfy { $0.count == 64 })
    #expect(rows.first?.prefix(9) == [0, 0, 0, 0, 1, 1, 1, 1, 2])
    #expect(rows.last?.prefix(5) == [0, 1, 2, 3, 0])
    // What is one after the other needs no list.
    #expect(html.contains("<select name=\"device\" data-axis=\"columns\"><option"))
  }

  @Test func `an outcome is a class of the cells`() {
    for matrix in ComputedMatrices.all where matrix.rows.count * matrix.columns.count > 20 {
      let html = render(matrix)
      let outcomes = html.components(between: "<select name=\"outcome\">", and: "</select>").first ?? ""
      for name in outcomes.components(between: "value=\"", and: "\"") where !name.isEmpty {
        #expect(html.contains("class=\"outcome \(name)\""), "\(matrix.kind): \(name)")
      }
    }
  }

  @Test func `a few cells need no filter`() {
    #expect(!render(ComputedMatrices.matrix(.shouldAutorotate)).contains("<form"))
  }

  @Test func `an app's screens are filtered by device and by version`() {
    // A pad with all orientations is asked up to iOS 8.
    var sample = SampleApp(
      deployment: OSVersion(6), declarations: [SampleApp.list(.supported, InterfaceOrientation.valid)])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    var page = HTMLWriter()
    AppMatrixBlock(app: sample.app).render(into: &page, context: context)
    let html = String(decoding: page.finish(), as: UTF8.self)
    #expect(html.components(between: "<select name=\"", and: "\"").prefix(3) == ["screen", "idiom", "version"])
    #expect(html.contains("<option value=\"phone\">") && html.contains("<option value=\"pad\">"))
  }

  @Test func `each cell has the head of its column, for cards`() {
    let html = render(ComputedMatrices.matrix(.deviceTurnFromSix))
    #expect(html.contains("data-column=\"unknown\" data-objc=\"UIDevice\u{200B}Orientation\u{200B}Unknown\""))
    #expect(!html.contains("style="))
  }

  @Test func `the search does not read the filter, nor a name twice`() {
    var page = HTMLWriter()
    MatrixBlock(matrix: ComputedMatrices.matrix(.deviceTurnFromSix)).render(into: &page, context: context)
    let text = page.read { PageTextReader.pieces(of: $0, sections: []) }.map {
      String(decoding: $0.text, as: UTF8.self)
    }.joined()
    #expect(text.contains("portraitUpsideDown") && text.contains("exception"))
    #expect(!text.contains("UIDeviceOrientation") && !text.contains("Arrow keys") && !text.contains("Outcome"))
  }
}

extension MatrixFigureTests {
  private func render(_ matrix: DecisionMatrix) -> String {
    var page = HTMLWriter()
    MatrixBlock(matrix: matrix).render(into: &page, context: context)
    return String(decoding: page.finish(), as: UTF8.self)
  }

  private var context: BlockContext { BlockContext(href: { _ in nil }, usedBy: { _ in [] }, language: .english) }
}

extension String {
  /// What stands between each pair of marks.
  fileprivate func components(between start: String, and end: String) -> [String] {
    split(separator: start, omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
    }
  }
}
