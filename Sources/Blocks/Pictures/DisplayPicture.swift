import Basics
import HTML
import Orientation
import OrientationCatalog

/// The device as it is held and what the user sees on it, with the screen lit whose mask counts; one moment beside the next.
struct DisplayPicture: Picture {
  static let specification = BlockSpecification(
    "display",
    summary:
      "the device, what shows on it, and whose mask counts; its body is a scenario, or several with an empty line between",
    noun: "picture",
    .text { DisplayPicture(reading: $0, $1) })

  let moments: [ScenarioBlock]

  var claimedVersion: OSVersion? { moments.first?.claimedVersion }

  var hasOldParts: Bool { false }

  var mentions: [EntryKey] { moments.flatMap(\.mentions) }

  var demonstrations: [EntryKey] { moments.flatMap(\.demonstrations) }

  func alternative(_ words: PictureWords) -> String { moments.map { words.moment($0) }.joined(separator: " ") }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    page.panels(moments, words.displayLegend(moments), "panels moments") { moment, page in
      write(moment, words, context, into: &page)
    }
  }
}

extension DisplayPicture {
  fileprivate init?(reading fence: BlockFence, _ report: BlockFence.Report) {
    let moments = fence.scenarios {
      ScenarioBlock.parse($0, line: $1, app: fence.app, report: report)
    }
    guard let moments else { return nil }
    self.moments = moments
  }

  private func write(
    _ moment: ScenarioBlock, _ words: PictureWords, _ context: BlockContext, into page: inout HTMLWriter
  ) {
    page.canvas(128, 128, "sketch moment", label: words.moment(moment)) {
      DisplayDrawing(resolution: moment.resolution).write(into: &$0)
    }
    page.tag(.p) { page in
      page.tag(.strong) { $0.breakable(words.title(moment)) }
      page.void(.br)
      page.text(words.held(moment.claim.scenario) + words.space + words.asked(moment.resolution))
    }
    page.verdict(.p, moment.resolution, context)
    page.display(moment.resolution, context)
    page.explorerLink(.moment(moment.claim.scenario), context)
  }
}

// What the moments say.

extension PictureWords {
  func displayLegend(_ moments: [ScenarioBlock]) -> String {
    let isAnybodyAsked = moments.contains { $0.resolution.asked != nil }
    return pick("The device as it is held, and what shows on it.", "设备的握持方式，以及屏幕上显示的内容。")
      + (isAnybodyAsked ? space + pick("The mask of the lit screen counts.", "亮色界面的掩码有效。") : "")
  }

  /// What sets a moment apart: version, SDK, where the app is shown, what is presented and what happens.
  func title(_ moment: ScenarioBlock) -> String {
    let scenario = moment.claim.scenario
    let event = moment.claim.facts.first { $0.key.folded == "event" }?.value
    let sdk = scenario.linkedSDK.map { "\($0) SDK" }
    return
      (["iOS \(scenario.os)"]
      + [sdk, scenario.effectiveMode?.name(in: language), scenario.presented.last.map { presented($0) }, event]
      .compactMap { $0 }).joined(separator: comma)
  }

  func held(_ scenario: Scenario) -> String {
    pick("Device in \(scenario.device.swiftName).", "设备方向 \(scenario.device.swiftName)。")
  }

  /// Whose mask counts.
  func asked(_ resolution: Resolution) -> String {
    resolution.asked.map { pick("The mask of \($0) counts.", "\($0) 的掩码有效。") }
      ?? pick("No view controller’s mask counts.", "视图控制器的掩码都不起作用。")
  }

  /// A moment, for those who do not see it.
  func moment(_ moment: ScenarioBlock) -> String {
    let resolution = moment.resolution
    let screens = DisplayDrawing(resolution: resolution).screens.reversed().map { screen in
      screen.name + (screen.isAsked ? parenthesis(pick("its mask counts", "它的掩码有效")) : "")
    }.joined(separator: pick(" over ", " 覆盖 "))
    return seen(resolution, interface(resolution.decision.orientation) + (screens.isEmpty ? "" : semicolon + screens))
  }

  func interface(_ orientation: InterfaceOrientation) -> String {
    pick("Interface in \(orientation.swiftName)", "界面方向 \(orientation.swiftName)")
  }

  /// How a device is held, what shows on it, and how the app is shown.
  func seen(_ resolution: Resolution, _ what: String) -> String {
    let display = resolution.display.map { space + $0.kind.text(in: language) } ?? ""
    return held(resolution.scenario) + space + what + stop + display
  }

  private func presented(_ presentation: Presentation) -> String {
    let name = presentation.controller.visibleName
    if presentation.isAlert { return pick("\(name) as alert", "\(name) 以 alert 方式 present") }
    return presentation.style.map { pick("\(name) as \($0.swiftName)", "\(name) 以 \($0.swiftName) 方式 present") } ?? name
  }
}

extension Controller {
  /// The name of what shows of a controller: that of its deepest child on the screen.
  var visibleName: Name { visibleChild?.visibleName ?? name }
}
