import Explorer
import HTML
import Orientation

/// Writes the explorer's form: what a reader can state, with the numbers that a state has for it.
///
/// The script fills the fields from an address, puts controllers and events in from the templates, and asks the resolver.
struct ExplorerForm {
  let words: ExplorerWords
  let choices: ExplorerChoices

  init(context: BlockContext) {
    words = ExplorerWords(language: context.language)
    choices = ExplorerChoices(words: words)
  }

  func write(into page: inout HTMLWriter) {
    page.line(.div, [.class("statements"), .role("group"), .aria(label: words[.form])]) { page in
      page.part(words[.system]) { page in
        page.tag(.div, [.class("fields")]) { writeSystem(into: &$0) }
        page.more(words[.moreOfSystem]) { writeMoreOfSystem(into: &$0) }
      }
      page.part(words[.app]) { page in
        page.tag(.div, [.class("fields")]) { writeApp(into: &$0) }
        page.more(words[.moreOfApp]) { writeMoreOfApp(into: &$0) }
      }
      page.part(words[.controllers]) { page in
        page.tag(.div, [.class("controllers"), Attribute("data-role", String(ControllerRole.root.rawValue))]) { _ in }
        page.tag(.div, [.class("controllers"), Attribute("data-role", String(ControllerRole.presented.rawValue))]) {
          _ in
        }
        page.tag(.p, [.class("actions")]) { page in
          page.action("add-root", words[.addRoot])
          page.action("add-presented", words[.addPresented])
        }
      }
      page.part(words[.happens]) { writeEvents(into: &$0) }
    }
    writeTemplates(into: &page)
  }
}

extension ExplorerForm {
  private func place(_ field: StartField) -> String { ExplorerFields.place(field) }

  private func field(_ field: StartField) -> FormField {
    FormField(title: words.title(field), place: place(field), help: words.help(field))
  }

  private func writeSystem(into page: inout HTMLWriter) {
    page.choice(field(.os), choices.systems, other: .version)
    page.choice(field(.idiom), choices.idioms)
    page.choice(field(.rotationLock), choices.onOrOff)
  }

  private func writeMoreOfSystem(into page: inout HTMLWriter) {
    page.choice(field(.linkedSDK), choices.linkedSDKs, other: .version)
    page.choice(field(.homeButton), choices.yesOrNo(unstated: words[.byModel]))
    page.choice(field(.windowingMode), [ExplorerChoice(0, words[.notStated])] + choices.modes)
    page.choice(field(.isResized), choices.noOrYes)
  }

  private func writeApp(into page: inout HTMLWriter) {
    page.choice(field(.informationPropertyList), choices.lists, other: .list)
    page.choice(field(.applicationDelegate), choices.delegateMasks, options: "variables", other: .mask)
  }

  private func writeMoreOfApp(into page: inout HTMLWriter) {
    page.choice(field(.informationPropertyListOnPad), choices.lists, other: .list)
    page.choice(field(.informationPropertyListOnPhone), choices.lists, other: .list)
    page.choice(field(.requiresFullScreen), choices.noOrYes)
    page.choice(field(.requiresFullScreenIgnoredFrom), choices.ignoredFrom, other: .version)
    page.choice(field(.sceneDelegate), choices.delegateMasks, options: "variables", other: .mask)
    page.tag(.div, [.class("variables")]) { _ in }
    page.action("add-variable", words[.addVariable])
  }

  private func writeEvents(into page: inout HTMLWriter) {
    page.tag(.div, [.class("modes")]) { page in
      for (value, text) in [("0", words[.oneMoment]), ("1", words[.sequence])] {
        page.tag(.label) { page in
          page.void(
            .input,
            [
              .fixed("type", "radio"), .fixed("name", "mode"), Attribute("value", value),
              Attribute("data-field", place(.mode)),
            ])
          page.text(" " + text)
        }
      }
    }
    page.tag(.div, [.class("fields")]) { page in
      page.choice(field(.current), choices.interfaces)
      page.choice(field(.device), choices.devices)
    }
    let mode = place(.mode)
    page.tag(.div, [.class("fields moment"), Attribute("data-needs", mode + "0")]) { page in
      writeEventKind(place(.event), inAMoment: true, into: &page)
      writeArguments(value: place(.eventValue), detail: place(.eventDetail), name: nil, into: &page)
    }
    page.tag(.div, [Attribute("data-needs", mode)]) { page in
      page.tag(.ol, [.class("events")]) { _ in }
      page.tag(.p, [.class("actions")]) { $0.action("add-event", words[.addEvent]) }
    }
    page.more(words[.state]) { writeScene(into: &$0) }
  }

  private func writeScene(into page: inout HTMLWriter) {
    page.choice(field(.sceneKnows), choices.optionalMasks(none: words[.upToDate]), other: .mask)
    page.choice(field(.sceneKnowsLock), choices.yesOrNo(unstated: words[.upToDate]))
    page.choice(field(.sceneIsPartial), choices.windows)
    let usual = Assumptions()
    page.assumption(field(.missingInformationPropertyList), choices.missingLists)
    page.assumption(
      field(.noCommonOrientationAtPresentation), choices.endings(unstated: usual.noCommonOrientationAtPresentation))
    page.assumption(
      field(.noCommonOrientationAtRotation), choices.endings(unstated: usual.noCommonOrientationAtRotation))
    page.assumption(field(.noCommonOrientationAtUpdate), choices.endings(unstated: usual.noCommonOrientationAtUpdate))
    page.assumption(
      field(.noCommonOrientationUnderFullScreen), choices.endings(unstated: usual.noCommonOrientationUnderFullScreen))
    page.assumption(field(.askedAtPresentation), choices.moments)
    for (place, usual, other) in words.contestedReadings {
      page.assumption(field(place), [ExplorerChoice(0, usual), ExplorerChoice(1, other)])
    }
    page.assumption(field(.orderOfChoice), choices.orders, other: .list)
  }
}
