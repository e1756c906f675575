import AppFacts
import Orientation
import Testing

@testable import OrientationDocs

/// Which differences between an app and its `app.json` mean something, and so turn a check red.
struct AppDifferenceTests {
  @Test func anExtensionThatDeclaresNothingDecidesNothing() {
    let app = target("Player")
    let share = target("Share", .appExtension)
    #expect(meanings([app], [app, share]).isEmpty)
    #expect(meanings([app, share], [app]).isEmpty)
    #expect(meanings([app, share], [app, target("Share", .appExtension, minimum: 17)]).isEmpty)
    #expect(
      meanings([app], [app, target("Share", .appExtension, declaring: [declaration()])]) == [
        "has the target Share, which app.json lacks"
      ])
    #expect(meanings([app], [app, target("Demo")]) == ["has the target Demo, which app.json lacks"])
    #expect(meanings([app], [target("Player", minimum: 17)]) == ["now has iOS 17 for Player, app.json says 15"])
  }

  @Test func whatAProjectOfAnotherNameHasIsTheSame() {
    let old = [
      target("Player", declaring: [declaration(in: "A.xcodeproj/project.pbxproj")]), target("Share", .appExtension),
    ]
    let new = [
      target("Player", in: "B.xcodeproj", declaring: [declaration(in: "B.xcodeproj/project.pbxproj")]),
      target("Share", .appExtension, in: "B.xcodeproj"),
    ]
    #expect(meanings(old, new).isEmpty)
    let other = [
      target("Player", in: "B.xcodeproj", declaring: [declaration(["UIInterfaceOrientationPortrait"])]), old[1],
    ]
    #expect(
      meanings(old, other) == [
        "no longer declares UISupportedInterfaceOrientations of Player, which app.json has",
        "declares UISupportedInterfaceOrientations of Player, which app.json lacks",
      ])
  }

  @Test func aDeclarationThatMovesOrHasNoEffectDecidesNothing() {
    let plain = [target("Player", declaring: [declaration()])]
    #expect(meanings(plain, [target("Player", declaring: [declaration(in: "Other.plist")])]).isEmpty)
    #expect(meanings(plain, [target("Player", declaring: [declaration(from: .buildSetting)])]).isEmpty)
    let ineffective = declaration(["UIInterfaceOrientationPortrait"], from: .buildSetting, isEffective: false)
    #expect(meanings(plain, [target("Player", declaring: [declaration(), ineffective])]).isEmpty)
    #expect(meanings(plain, [target("Player")]).count == 1)
  }

  @Test func declarationsOfNoTargetDecideOnlyWhereNoTargetMakesAnApp() {
    let (none, loose) = (AppFacts(), AppFacts(looseDeclarations: [declaration()]))
    #expect(meanings(none, loose).count == 1)
    let app = [target("Player")]
    #expect(meanings(AppFacts(targets: app), AppFacts(targets: app, looseDeclarations: [declaration()])).isEmpty)
  }

  @Test func anAnswerInAnotherFileOrForAnotherExtensionIsTheSame() {
    let targets = [target("Player"), target("Share", .appExtension)]
    func facts(_ occurrence: Occurrence) -> AppFacts { AppFacts(targets: targets, occurrences: [occurrence]) }
    let old = facts(answer(in: "A.swift", targets: ["Player"]))
    #expect(meanings(old, facts(answer(in: "A.swift", targets: ["Player", "Share", "Tests"]))).isEmpty)
    #expect(meanings(old, facts(answer(in: "B.swift", targets: ["Player", "Share"]))).isEmpty)
    #expect(
      meanings(old, facts(answer(in: "A.swift", targets: ["Tests"]))) == ["is built otherwise than app.json says"])
    #expect(
      meanings(old, facts(answer(in: "B.swift", .mask(.landscape), targets: ["Player"]))) == [
        "no longer implements supportedInterfaceOrientations, which app.json has",
        "implements supportedInterfaceOrientations, which app.json lacks",
      ])
  }

  @Test func aReplacementOfAnAnswerCountsAndNotItsCode() {
    func facts(_ code: String) -> AppFacts {
      AppFacts(
        occurrences: [
          Occurrence(
            api: .supportedInterfaceOrientations, role: .replacement, language: .swift, type: "Player",
            place: FilePlace(path: "A.swift", line: 3), value: .computed(code))
        ])
    }
    #expect(meanings(facts("swizzle(a, b)"), facts("a <-> b")).isEmpty)
    #expect(meanings(AppFacts(), facts("a <-> b")) == ["replaces supportedInterfaceOrientations, which app.json lacks"])
  }

  @Test func whatCanBeReadAgainDecidesNothingAndWhatCannotMay() {
    let unread = AppFacts(unread: [UnreadPart(place: FilePlace(path: "A.xcconfig"), reason: "too large")])
    let moved = AppFacts(unread: [UnreadPart(place: FilePlace(path: "B.xcconfig"), reason: "too large")])
    #expect(meanings(unread, AppFacts()).isEmpty)
    #expect(meanings(unread, moved).isEmpty)
    #expect(meanings(AppFacts(), unread) == ["could not be read, which app.json does not say"])
  }

  private func target(
    _ name: String, _ product: AppTarget.Product = .application, in project: String = "A.xcodeproj", minimum: Int = 15,
    declaring declarations: [PropertyListDeclaration] = []
  ) -> AppTarget {
    let place = FilePlace(path: project + "/project.pbxproj", line: 3)
    return AppTarget(
      name: name, project: project, configuration: "Release", product: product,
      deploymentTarget: DeploymentTarget(version: OSVersion(minimum), place: place), declarations: declarations)
  }

  private func declaration(
    _ values: [String] = ["UIInterfaceOrientationLandscapeLeft"], in path: String = "Info.plist",
    from origin: PropertyListDeclaration.Origin = .file, isEffective: Bool = true
  ) -> PropertyListDeclaration {
    PropertyListDeclaration(
      key: .supported, origin: origin, values: values, place: FilePlace(path: path, line: 3), isEffective: isEffective)
  }

  private func answer(in path: String, _ value: SourceValue = .mask(.portrait), targets: [String]) -> Occurrence {
    Occurrence(
      api: .supportedInterfaceOrientations, role: .implementation, language: .swift, type: "Player",
      place: FilePlace(path: path, line: 3), value: value, targets: targets)
  }

  private func meanings(_ old: [AppTarget], _ new: [AppTarget]) -> [String] {
    meanings(AppFacts(targets: old), AppFacts(targets: new))
  }

  private func meanings(_ old: AppFacts, _ new: AppFacts) -> [String] {
    AppDifference(from: old, to: new, root: "App").changes.filter(\.isMeaning).map(\.message.text)
  }
}
