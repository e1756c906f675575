import HTML
import Orientation
import OrientationCatalog
import OrientationNotation

/// A device that the reader turns, who is asked about it, and what happens: one claim, and the same for the other ways to hold
/// the device.
///
/// Radio buttons choose, and the style sheet shows what belongs to the chosen one, so no script is needed; without the style
/// sheet all of it is there, one below the other.
struct TurnPicture: ClaimPicture {
  static let specification = BlockSpecification(
    "turn", summary: "a device that the reader turns, and what happens; its body is a scenario", noun: "picture",
    .text { TurnPicture.parse($0.body, line: $0.line, app: $0.app, report: $1) })

  /// A way to hold the device, and what happens then.
  struct Turn {
    let resolution: Resolution
    let culprits: Culprits?
    var device: DeviceOrientation { resolution.scenario.device }
  }

  let claim: ParsedClaim
  let resolution: Resolution
  /// The ways to hold the device, in the order of the buttons.
  let turns: [Turn]

  /// What happens in each way, and who refused, is worked out here, once for all languages.
  init(claim: ParsedClaim, resolution: Resolution) {
    self.claim = claim
    self.resolution = resolution
    let ways: [DeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    turns = ways.map { device in
      var scenario = claim.scenario
      scenario.device = device
      let resolution = device == claim.scenario.device ? resolution : Resolver.resolve(scenario)
      return Turn(resolution: resolution, culprits: resolution.culprits)
    }
  }

  func alternative(_ words: PictureWords) -> String {
    let masks = asked(words).compactMap(\.mask).map { words.mask(words[.common], $0) }
    return ([words[.turned]] + turns.map { words.held($0.device) } + masks).joined(separator: " ")
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    page.void(.link, [.fixed("rel", "stylesheet"), .href(SiteAssets.address(of: "turn.css", from: context.root))])
    page.tag(.figure, [.class("scenario turn")]) { page in
      page.tag(.form, [.fixed("method", "get")]) { page in
        page.tag(.div) { page in
          page.tag(.p, [.class("legend")], text: words[.youTurn])
          writeDevice(words, into: &page)
          writeButtons(words, into: &page)
        }
        page.tag(.div) { page in
          page.tag(.p, [.class("legend")], text: words.whoIsAsked(claim.scenario.os))
          writeAsked(words, into: &page)
        }
        page.tag(.div, [.role("status")]) { page in
          page.tag(.p, [.class("legend")], text: words[.whatHappens])
          for turn in turns {
            page.tag(.div, [.class("outcome")]) { page in
              page.tag(.p, [.class("visually-hidden")], text: words.held(turn.device))
              page.verdict(turn.resolution, context)
              page.write(turn.culprits, of: turn.resolution, context)
            }
          }
        }
      }
      page.explorerLink(.moment(claim.scenario), context)
    }
  }
}

extension TurnPicture {
  /// The device upright, with both shapes of its interface: the style sheet turns it and chooses between them.
  private func writeDevice(_ words: PictureWords, into page: inout HTMLWriter) {
    let device = DeviceDrawing(held: .portrait, body: .notch)
    page.canvas(112, 112, label: words[.turned]) { page in
      page.group("translate(56 56)") { page in
        page.tag(.g, [.class("held")]) { page in
          device.writeBody(into: &page)
          page.tag(.g, [.class("tall")]) { device.writeInterface(isLandscape: false, into: &$0) }
          page.tag(.g, [.class("wide")]) { device.writeInterface(isLandscape: true, into: &$0) }
        }
      }
    }
  }

  private func writeButtons(_ words: PictureWords, into page: inout HTMLWriter) {
    page.tag(.fieldset) { page in
      page.tag(.legend, [.class("visually-hidden")], text: words[.youTurn])
      for turn in turns {
        let device = turn.device
        page.tag(.label) { page in
          page.void(
            .input,
            [
              .fixed("type", "radio"), .fixed("name", "held"), Attribute("value", device.swiftName),
              Attribute("data-shown", turn.resolution.decision.orientation.swiftName),
            ] + (device == claim.scenario.device ? [.flag("checked")] : []))
          page.canvas(24, 24, label: words.held(device)) { page in
            if let orientation = device.interfaceOrientation { page.glyph(orientation, 12, 12) }
          }
        }
      }
    }
  }

  /// Somebody who is asked, and what he allows.
  private struct Asked {
    let name: String
    /// Nil where nothing tells.
    let mask: InterfaceOrientationMask?
    let note: String?
    /// Whether the mask counts.
    let counts: Bool
  }

  /// Who tells for the app, and the view controllers from the window's root up.
  private func asked(_ words: PictureWords) -> [Asked] {
    let application = resolution.decision.applicationMask.map {
      Asked(name: applicationName(words), mask: $0, note: nil, counts: true)
    }
    let tree = TreePicture(claim: claim, resolution: resolution)
    return [application].compactMap { $0 }
      + tree.places.map { place in
        Asked(
          name: place.controller.name, mask: place.isAsked ? resolution.decision.controllerMask : place.ownMask,
          note: words.note(place), counts: place.isAsked)
      }
  }

  /// Who told what the app allows.
  private func applicationName(_ words: PictureWords) -> String {
    var name = words[.applicationMask]
    for step in resolution.trace.steps {
      switch step.effect {
      case .asked(let respondent, _): name = words.respondent(respondent)
      case .applicationMask: return name
      case .applied, .responsible, .controllerMask, .effectiveMask, .concluded: break
      }
    }
    return words[.applicationMask]
  }

  private func writeAsked(_ words: PictureWords, into page: inout HTMLWriter) {
    page.tag(.ol) { page in
      for asked in asked(words) {
        page.tag(.li, asked.counts ? [] : [.class("unasked")]) { page in
          page.tag(.code) { $0.breakable(asked.name) }
          if let mask = asked.mask {
            let label = words.mask(words[.common], mask)
            page.canvas(76, 18, "sketch strip", label: label) { $0.strip(mask, right: 76, 9) }
          }
          if let note = asked.note { page.tag(.small, text: note) }
        }
      }
    }
  }
}

// What the picture says around what the resolver does.

extension PictureWords {
  func whoIsAsked(_ version: OSVersion) -> String {
    pick("What iOS \(version) asks", "iOS \(version) 的调用")
  }

  /// How the device is held, for who does not see it.
  func held(_ device: DeviceOrientation) -> String {
    pick("Device in \(device.swiftName)", "设备方向为 \(device.swiftName)")
  }
}
