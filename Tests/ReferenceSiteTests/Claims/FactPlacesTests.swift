import Explorer
import Orientation
import OrientationNotation
import Testing

/// What a scenario holds stands everywhere that facts stand. Where it does not, the message names the file to edit.
struct FactPlacesTests {
  @Test func everyPropertyOfAScenarioIsStatedByAFact() throws {
    let base = try properties(of: FactKind.base)
    var stated: Set<String> = []
    for kind in FactKind.allCases {
      guard let text = kind.sample else { continue }
      let changed = try properties(of: text).filter { $0.value != base[$0.key] }.keys
      #expect(!changed.isEmpty, "the sample of `\(kind.key)` in \(#fileID) is the default")
      stated.formUnion(changed)
    }
    for property in base.keys.sorted() {
      #expect(
        stated.contains(property),
        """
        no fact states `\(property)` of Scenario: add a kind to Sources/OrientationNotation/Facts/FactKind.swift, \
        or, if there is one, a sample to \(#fileID)
        """)
    }
  }

  @Test(arguments: FactKind.allCases)
  func everyFactIsAmongTheValuesThatTheRulesRead(kind: FactKind) throws {
    // A variable's value stands in the answers that name it.
    guard kind != .variable, let text = kind.sample else { return }
    #expect(
      try ScenarioParser.parse(text).scenario.plain != ScenarioParser.parse(FactKind.base).scenario.plain,
      "`\(kind.key)` changes nothing that rules read: see Sources/Orientation/Resolver/PlainScenario.swift")
  }

  @Test(arguments: FactKind.allCases)
  func everyFactComesBackFromAnAddressOfTheExplorer(kind: FactKind) throws {
    guard let text = kind.sample else { return }
    let state = ExplorerState.moment(try ScenarioParser.parse(text).scenario)
    #expect(
      StateCode(address: StateCode(state).address)?.state == state,
      "`\(kind.key)` is lost in an address of the explorer: add a field to Sources/Explorer/Code/StartField.swift")
  }
}

extension FactPlacesTests {
  /// The stored properties of the scenario that a text states, in words, with those of the types that only group facts.
  private func properties(of text: String) throws -> [String: String] {
    var properties: [String: String] = [:]
    for (name, value) in Mirror(reflecting: try ScenarioParser.parse(text).scenario).children {
      let name = name ?? ""
      guard value is InformationPropertyList || value is SceneState || value is Assumptions else {
        properties[name] = "\(value)"
        continue
      }
      for part in Mirror(reflecting: value).children { properties[name + "." + (part.label ?? "")] = "\(part.value)" }
    }
    return properties
  }
}

extension FactKind {
  fileprivate static let base = "iOS: 26"

  /// A scenario in which the fact is not what it is by default; nil for facts about controllers and about a book's app.
  fileprivate var sample: String? {
    if self == .iOS { return "iOS: 15" }
    return sampleValue.map { "\(Self.base)\n\(plainKey): \($0)" }
  }

  private var sampleValue: String? {
    switch self {
    case .iOS: "15"
    case .linkedSDK: "18"
    case .idiom: "pad"
    case .homeButton, .requiresFullScreen, .sceneKnowsLock: "yes"
    case .informationPropertyList, .informationPropertyListOnPad, .informationPropertyListOnPhone: "landscape"
    case .missingInformationPropertyList: "documentation"
    case .requiresFullScreenIgnoredFrom: "26.2"
    case .applicationDelegate, .sceneDelegate, .variable, .sceneKnows, .current, .device: "landscapeLeft"
    case .rotationLock: "on"
    case .root: "Tabs"
    case .presented: "Modal as fullScreen"
    case .sceneFillsScreen: "no"
    case .mode: "full screen"
    case .resized: "yes"
    case .order: "landscapeLeft, portrait, portraitUpsideDown, landscapeRight"
    case .noCommonOrientationAtPresentation, .noCommonOrientationUnderFullScreen: "unchanged"
    case .noCommonOrientationAtRotation, .noCommonOrientationAtUpdate: "follows device"
    case .askedAtPresentation: "after appearance"
    case .emptyMask: "unchanged"
    case .rotationGoesBy: "known set"
    case .navigationUpsideDown: "yes"
    case .popAsks: "revealed controller"
    case .dismissalAsks: "nobody"
    case .preferredOutsideMask: "log"
    case .keyValueCodingAtFirst: "turn"
    case .event: "launch"
    case .target, .screen, .supported, .preferred, .shouldAutorotate, .shouldAutorotateTo, .prefersOrientationLocked,
      .delegateSupported, .delegatePreferred, .viewWillAppear, .viewWillDisappear, .fillsWindow,
      .removesPresentersView, .ignoresApplicationMask:
      nil
    }
  }
}
