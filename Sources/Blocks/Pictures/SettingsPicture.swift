import HTML
import Orientation
import OrientationCatalog
import OrientationNotation

/// The boxes of Xcode's Deployment Info that write the lists of a scenario's Info.plist.
struct SettingsPicture: ClaimPicture {
  static let specification = BlockSpecification(
    "settings", summary: "the orientations as they are selected in Xcode; its body is a scenario", noun: "picture",
    .text { SettingsPicture.parse($0.body, line: $0.line, app: $0.app, report: $1) })

  /// The boxes of a kind of device.
  struct Group: Equatable {
    let idiom: Idiom
    let selected: InterfaceOrientationMask
  }

  /// The orientations in the order of Xcode's boxes.
  static let orientations: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]

  let claim: ParsedClaim
  let resolution: Resolution

  var groups: [Group] {
    let list = claim.scenario.informationPropertyList
    return [(Idiom.phone, list.supportedOnPhone), (.pad, list.supportedOnPad)].map { idiom, variant in
      Group(idiom: idiom, selected: PlainOrientationList(variant ?? list.supported ?? []).mask)
    }
  }

  var requiresFullScreen: Bool { claim.scenario.informationPropertyList.requiresFullScreen }

  func alternative(_ words: PictureWords) -> String {
    (groups.map { words.group($0) } + (requiresFullScreen ? [words.requiresFullScreen + words.stop] : []))
      .joined(separator: " ")
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    writeFigure(words[.settingsTitle], words[.settingsLegend], into: &page, context: context) {
      write(words, into: &$0)
    }
  }
}

extension SettingsPicture {
  private static let row = 22
  private static let group = orientations.count * row + 12

  private func write(_ words: PictureWords, into page: inout HTMLWriter) {
    let height = 36 + groups.count * Self.group + (requiresFullScreen ? Self.row + 4 : 0)
    page.canvas(312, height, "sketch settings", label: alternative(words)) { page in
      page.box(1, 1, 310, height - 2, radius: 8, "screen")
      page.stroke("M12 11l4 5 4 -5", "disclosure")
      page.label(28, 18, "Deployment Info", "strong")
      page.stroke("M1 27H311", "rail")
      for (index, group) in groups.enumerated() {
        let top = 36 + index * Self.group
        page.label(140, top + 13, words.heading(group), "end")
        for (line, orientation) in Self.orientations.enumerated() {
          writeBox(
            words.box(orientation), isSelected: group.selected.allows(orientation), top + line * Self.row, into: &page)
        }
      }
      if requiresFullScreen {
        writeBox(words.requiresFullScreen, isSelected: true, 36 + groups.count * Self.group, into: &page)
      }
    }
  }

  private func writeBox(_ text: String, isSelected: Bool, _ top: Int, into page: inout HTMLWriter) {
    page.box(154, top + 2, 14, 14, radius: 3, isSelected ? "bit set" : "bit")
    if isSelected { page.stroke("M157 \(top + 9)l3 3 5 -6", "tick") }
    page.label(176, top + 13, text, isSelected ? "strong" : "faint")
  }
}

// What the boxes say. Xcode speaks English only.

extension PictureWords {
  var requiresFullScreen: String { "Requires full screen" }

  func heading(_ group: SettingsPicture.Group) -> String {
    switch group.idiom {
    case .phone: "iPhone Orientation"
    case .pad: "iPad Orientation"
    }
  }

  /// What Xcode calls an orientation.
  func box(_ orientation: InterfaceOrientation) -> String {
    switch orientation {
    case .unknown: ""
    case .portrait: "Portrait"
    case .portraitUpsideDown: "Upside Down"
    case .landscapeLeft: "Landscape Left"
    case .landscapeRight: "Landscape Right"
    }
  }

  /// The boxes of a kind of device, for those who do not see them.
  func group(_ group: SettingsPicture.Group) -> String {
    let (selected, others) = SettingsPicture.orientations.reduce(into: ([String](), [String]())) { lists, orientation in
      if group.selected.allows(orientation) {
        lists.0.append(box(orientation))
      } else {
        lists.1.append(box(orientation))
      }
    }
    let parts = [(pick("selected ", "已选 "), selected), (pick("not selected ", "未选 "), others)]
      .filter { !$0.1.isEmpty }.map { $0.0 + $0.1.joined(separator: comma) }
    return heading(group) + colon + parts.joined(separator: semicolon) + stop
  }
}
