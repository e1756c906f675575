import Basics
import Diagnostics
import HTML
import Orientation
import OrientationNotation

/// A drawing that the reference computes.
///
/// All of it is drawn in the colours of the theme, by classes. What it shows is said once more in words, by the same
/// facts, for those who do not see it.
protocol Picture: ReferenceBlock {
  /// What the picture shows, fact by fact, for those who do not see it.
  func alternative(_ words: PictureWords) -> String
}

/// A picture of one decision: its body is a claim, which the resolver runs.
protocol ClaimPicture: Picture {
  var claim: ParsedClaim { get }
  var resolution: Resolution { get }

  init(claim: ParsedClaim, resolution: Resolution)
}

extension ClaimPicture {
  /// Reads a claim and runs it; a false one is reported, and still drawn as it is.
  static func parse(
    _ body: String, line: Int, app: (any AppDefaults)?, report: (_ problem: Problem, _ line: Int) -> Void
  ) -> Self? {
    ScenarioBlock.resolved(body, line: line, app: app, report: report)
      .map { Self(claim: $0.claim, resolution: $0.resolution) }
  }

  /// Writes the drawing in a figure: its title, what a reader has to know to read it, and how the event ends.
  func writeFigure(
    _ title: String, _ legend: String, into page: inout HTMLWriter, context: BlockContext,
    drawing: (inout HTMLWriter) -> Void
  ) {
    page.tag(.figure, [.class("scenario")]) { page in
      page.tag(.figcaption, text: title)
      page.pane(title) { page in
        drawing(&page)
        page.tag(.p, [.class("legend")], text: legend)
      }
      page.verdict(resolution, context)
      page.write(resolution.culprits, of: resolution, context)
      page.explorerLink(.moment(claim.scenario), context)
    }
  }

  // It is open: where it is the first claim of a page, all that follow are folded. No version hides it.

  var claimedVersion: OSVersion? { claim.scenario.os }

  var hasOldParts: Bool { false }

  var mentions: [EntryKey] { ScenarioBlock.mentions(of: resolution) }

  var demonstrations: [EntryKey] { ScenarioBlock.demonstrations(of: resolution) }
}
