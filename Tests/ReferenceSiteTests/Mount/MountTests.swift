import Orientation
import OrientationCatalog
import Testing

@testable import Basics
@testable import ReferenceSite

/// The reference below a team's book.
@Suite struct MountTests {
  private var team = TeamBook()

  @Test func itsWordsFollowTheLanguageOfTheTeam() throws {
    var team = team
    team.files["SUMMARY.md", default: ""] += "[language]: zh-Hans\n"
    let edition = team.build()
    #expect(edition.complaints == [])
    let rule = try #require(Rule(rawValue: "order-of-choice"))
    let page = edition.text("reference/rules/order.html")
    #expect(page.contains(#"<html lang="zh-Hans""#) && page.contains("<h1"))
    for sentence in rule.sentences { #expect(page.contains(sentence.text[.simplifiedChinese])) }
    #expect(edition.text("404.html").contains(#"<html lang="zh-Hans""#))
  }

  @Test func theReferenceLiesInItsFolderBehindThePagesOfTheTeam() {
    let edition = team.build()
    #expect(edition.complaints == [])
    #expect(
      edition.paths(in: "reference/") == [
        "reference/index.html", "reference/p.png", "reference/rules/index.html", "reference/rules/order.html",
      ])
    #expect(edition.pageCount == 5)
    #expect(edition.mountedPageCount == 3)
    #expect(
      edition.text("llms.txt") == """
        # Player

        > The app – Player

        - [The app](index.html): The app – Player

        ## Screens

        - [Video](screens/video.html): Video – Player

        ## Reference

        - [Start](reference/index.html): Start – Player

        ## Rules

        - [All](reference/rules/index.html): All – Player
        - [Order](reference/rules/order.html): Order: Assumption: the order is portrait, landscape right, landscape left, upside down; a scenario can state another order.

        """)
  }

  @Test func theFrameOfEveryPageIsThatOfTheTeamsSite() {
    let edition = team.build()
    let border = edition.text("reference/index.html")
    #expect(border.contains(#"<a class="home" href="../index.html">Player</a>"#))
    #expect(border.contains(#"rel="prev" href="../screens/video.html""#))
    #expect(border.contains(#"rel="next" href="rules/index.html""#))
    #expect(border.contains("<details open><summary id=\"site-part.3\">Reference</summary>"))
    #expect(border.contains("Covers iOS 5 to iOS 27"))
    #expect(edition.text("screens/video.html").contains(#"rel="next" href="../reference/index.html""#))
    #expect(edition.text("404.html").contains(#"<a href="reference/rules/index.html">All</a>"#))
  }

  @Test func aPageOfTheReferenceSaysThatItLiesBelowTheReferencesFirst() {
    let edition = team.build()
    let trail = #"<li><a href="../../index.html">Home</a></li><li><a href="../index.html">Reference</a></li>"#
    #expect(
      edition.text("reference/rules/order.html").contains(
        trail + #"<li>Rules</li><li><a href="index.html">All</a></li>"#))
    let first = edition.text("reference/index.html")
    #expect(first.contains(#"<ol class="trail"><li><a href="../index.html">Home</a></li><li aria-current="page">"#))
    #expect(!edition.text("screens/video.html").contains("Reference</a></li>"))
  }

  @Test func linksOfTheTeamLeadIntoTheReference() {
    var team = team
    team.files["screens/video.md"] = """
      # Video

      [why](../reference/rules/order.md#why) [`order-of-choice`] [start](../reference/README.md) ![p](../reference/p.png)
      """
    let edition = team.build()
    #expect(edition.complaints == [])
    let page = edition.text("screens/video.html")
    #expect(page.contains(#"<a href="../reference/rules/order.html#why">why</a>"#))
    #expect(page.contains(#"href="../reference/rules/order.html#rule.order-of-choice""#))
    #expect(page.contains(#"<a href="../reference/index.html">start</a>"#))
    #expect(edition.text("reference/rules/order.html").contains(#"href="../../screens/video.html">Video</a>"#))
  }

  @Test func linksOfTheReferenceStayInItEvenWhereTheTeamHasTheSameEntry() {
    var team = team
    team.files["README.md"] = "# The app\n\n```orientation rule order-of-choice\n```\n"
    team.files["screens/video.md"] = "# Video\n\n[`order-of-choice`]\n"
    let edition = team.build()
    #expect(edition.complaints == [])
    #expect(edition.text("reference/index.html").contains(#"href="rules/order.html#rule.order-of-choice""#))
    #expect(edition.text("reference/index.html").contains(#"<a href="rules/order.html#why">order</a>"#))
    #expect(edition.text("screens/video.html").contains(#"href="../index.html#rule.order-of-choice""#))
  }

  @Test func eachPageIsEditedWhereItsBookLies() {
    let edition = team.build()
    #expect(edition.text("screens/video.html").contains(#"href="https://team.example/edit/screens/video.md""#))
    #expect(
      edition.text("reference/rules/order.html").contains(
        #"href="https://reference.example/edit/content/rules/order.md""#))
  }

  @Test func dataLieInTheFolderOfTheBookThatListsTheCatalog() {
    var team = team
    team.reference["README.md"] = "# Start\n\n![p](p.png) [data](data/catalog.json)\n\n```orientation errors\n```\n"
    team.files["README.md"] = "# The app\n\n[data](reference/data/catalog.json)\n"
    let edition = team.build()
    #expect(edition.complaints == [])
    #expect(edition.paths(in: "reference/data/").contains("reference/data/masks.csv"))
    #expect(edition.paths(in: "data/") == [])
    #expect(edition.text("index.html").contains(#"<a href="reference/data/catalog.json">data</a>"#))
  }

  @Test func whatTheReferenceListsIsNoConcernOfTheTeamsAndWhatTheTeamListsMayStandInIt() {
    var team = team
    team.reference["rules/README.md"] = "# All\n\n```orientation errors\n```\n"
    #expect(team.build().complaints == [], "the reference has none of the messages")
    #expect(team.build().coverage.rows == [])
    team.files["README.md"] = "# The app\n\n```orientation errors\n```\n"
    let messages = Catalog.messages
    #expect(Set(team.build().diagnostics.map(\.problem.kind)) == [.referenceIncomplete])
    #expect(team.build().diagnostics.map(\.path) == messages.map { _ in "docs/README.md" })
    team.reference["rules/order.md"]? += messages.map { "\n```orientation error \($0.id)\n```\n" }.joined()
    #expect(team.build().complaints == [])
    #expect(team.build().coverage.rows.map(\.covered) == [messages.count])
  }

  @Test func theLedgerKeepsThePagesOfTheTeamAlone() {
    var team = team
    team.reference["ALIASES.md"] = "- [old.html](rules/order.md)\n- [rules/order.html#because](rules/order.md#why)\n"
    let edition = team.build()
    #expect(edition.complaints == [])
    #expect(edition.text(SiteLayout.publishedIDs) == "index.html\n#the-app\nscreens/video.html\n#video\n")
    team.ledger = edition.text(SiteLayout.publishedIDs)
    team.reference["SUMMARY.md"] = "- [Start](README.md)\n"
    team.reference["README.md"] = "# Start\n\n![p](p.png)\n"
    for path in ["rules/README.md", "rules/order.md", "ALIASES.md"] { team.reference[path] = nil }
    #expect(team.build().complaints == [], "a new version of the reference may lack what an old one had")
    team.mountsReference = false
    #expect(team.build().complaints == [], "and the reference may go as a whole")
  }

  @Test func aliasesOfTheReferenceSendReadersOnBelowItsFolder() {
    var team = team
    team.reference["ALIASES.md"] = "- [old.html](rules/order.md)\n- [rules/order.html#because](rules/order.md#why)\n"
    team.files["ALIASES.md"] = "- [start.html](reference/README.md)\n"
    let edition = team.build()
    #expect(edition.complaints == [])
    #expect(edition.text("reference/old.html").contains(#"content="0; url=rules/order.html""#))
    #expect(edition.text("reference/rules/order.html").contains(##"<li id="because"><a href="#why">"##))
    #expect(edition.text("start.html").contains(#"content="0; url=reference/index.html""#))
    team.files["ALIASES.md"]? += "- [reference/old.html](README.md)\n"
    #expect(
      team.build().complaints == [
        "docs/ALIASES.md:2: error: `reference/old.html` still exists, so it needs no alias [alias.invalid]"
      ])
  }

  @Test func theFolderOfTheReferenceIsClosedToTheTeam() {
    var team = team
    team.files["SUMMARY.md"]? += "\n- [Mine](reference/mine.md)\n- [Order](reference/rules/order.md)\n"
    team.files["reference/mine.md"] = "# Mine\n"
    team.files["Reference/stray.md"] = "# Stray\n"
    team.files["reference.md"] = "# Stray\n"
    team.files["reference/p.png"] = "mine"
    let refused = "is in `reference/`, the folder of the reference in a team's book [path.invalid]"
    let edition = team.build()
    #expect(
      edition.complaints == [
        "docs/Reference/stray.md: error: `Reference/stray.md` \(refused)",
        "docs/SUMMARY.md:11: error: `reference/mine.md` \(refused)",
        "docs/SUMMARY.md:12: error: `reference/rules/order.md` \(refused)",
        "docs/reference.md: error: SUMMARY.md does not list this page [page.orphan]",
        "docs/reference/p.png: error: `reference/p.png` \(refused)",
      ])
    #expect(edition.diagnostics[0].problem.help.contains("`--no-reference`"))
    #expect(edition.text("reference/p.png") == "p")
  }

  @Test func withoutTheReferenceItsFolderIsLikeAnyOther() {
    var team = team
    team.mountsReference = false
    team.files["SUMMARY.md"]? += "\n- [Mine](reference/mine.md)\n"
    team.files["reference/mine.md"] = "# Mine\n"
    team.files["README.md"] = "# The app\n\n[`order-of-choice`] [order](reference/rules/order.md)\n"
    let edition = team.build()
    #expect(
      edition.complaints == [
        "docs/README.md:3: error: no file `reference/rules/order.md` to link to [link.missing]",
        "docs/README.md:3: error: no symbol or rule named `order-of-choice` [symbol.unknown]",
      ])
    #expect(edition.paths(in: "reference/") == ["reference/mine.html"])
    #expect(edition.text(SiteLayout.publishedIDs).contains("reference/mine.html\n"))
  }

  @Test func aBookThatIsNoTeamsGetsNothing() {
    var team = team
    team.files["app.json"] = nil
    #expect(team.build().mountedPageCount == 0)
    #expect(team.build().paths(in: "reference/") == [])
  }

  @Test func theReferenceItselfGetsNothing() {
    var team = team
    team.files["README.md"] =
      "# All\n" + Rule.allCases.map { "\n```orientation rule \($0.rawValue)\n```\n" }.joined()
    let edition = team.build()
    #expect(edition.complaints == [])
    #expect(edition.mountedPageCount == 0)
  }

  @Test func whatAScanFoundIsNoFileOfTheSite() {
    let edition = team.build()
    #expect(edition.complaints == [])
    #expect(edition.files["app.json"] == nil)
    #expect(!edition.text(SiteLayout.manifest).contains("app.json"))
  }

  @Test func aFaultOfTheReferenceIsToldAtItsOwnFile() {
    var team = team
    team.reference["README.md"] = "# Start\n\n[gone](gone.md) ![p](p.png)\n"
    team.reference["SUMMARY.md"]? += "- [Lost](lost.md)\n"
    team.reference["stray.txt"] = "stray"
    team.reference["stray.md"] = "# Stray"
    team.reference["ALIASES.md"] = "- [index.html](README.md)\n"
    #expect(
      team.build().complaints == [
        "share/content/ALIASES.md:1: error: `index.html` still exists, so it needs no alias [alias.invalid]",
        "share/content/README.md:3: error: no file `gone.md` to link to [link.missing]",
        "share/content/SUMMARY.md:11: error: no page `lost.md` [page.missing]",
        "share/content/stray.md: error: SUMMARY.md does not list this page [page.orphan]",
        "share/content/stray.txt: error: no page uses this file [file.unused]",
      ])
    team.reference = [:]
    #expect(
      team.build().complaints == ["share/content/SUMMARY.md: error: the book has no SUMMARY.md [summary.missing]"])
  }

  @Test func aPageOfTheReferenceMayGrowByTheTeamsChapters() {
    var team = team
    let long = "# Long\n" + String(repeating: "\nA sentence that makes the page long.\n", count: 5_000)
    team.reference["rules/README.md"] = long
    #expect(team.build().complaints == [])
    team.files["README.md"] = long
    #expect(Set(team.build().diagnostics.map(\.problem.kind)) == [.pageOverBudget])
  }
}
