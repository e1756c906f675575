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
    FormField(place: place(field), help: words.help(field))
  }

  private func writeSystem(into page: inout HTMLWriter) {
    page.choice("iOS", field(.os), choices.systems, other: .version)
    page.choice(words.pick("Device", "设备"), field(.idiom), choices.idioms)
    page.choice(words[.rotationLock], field(.rotationLock), choices.onOrOff)
  }

  private func writeMoreOfSystem(into page: inout HTMLWriter) {
    page.choice(words.pick("Linked SDK", "链接的 SDK"), field(.linkedSDK), choices.linkedSDKs, other: .version)
    page.choice(words.pick("Home button", "Home 键"), field(.homeButton), choices.yesOrNo(unstated: words[.byModel]))
    page.choice(words[.shown], field(.windowingMode), [ExplorerChoice(0, words[.notStated])] + choices.modes)
    page.choice(words[.isResized], field(.isResized), choices.noOrYes)
  }

  private func writeApp(into page: inout HTMLWriter) {
    page.choice("Info.plist", field(.informationPropertyList), choices.lists, other: .list)
    page.choice(
      words.pick("App delegate", "应用代理"), field(.applicationDelegate), choices.delegateMasks, options: "variables",
      other: .mask)
  }

  private func writeMoreOfApp(into page: inout HTMLWriter) {
    page.choice("Info.plist ~ipad", field(.informationPropertyListOnPad), choices.lists, other: .list)
    page.choice("Info.plist ~iphone", field(.informationPropertyListOnPhone), choices.lists, other: .list)
    page.choice("UIRequiresFullScreen", field(.requiresFullScreen), choices.noOrYes)
    page.choice(
      "UIRequiresFullScreenIgnoredStartingWithVersion", field(.requiresFullScreenIgnoredFrom), choices.ignoredFrom,
      other: .version)
    page.choice(
      words.pick("Scene delegate", "场景代理"), field(.sceneDelegate), choices.delegateMasks, options: "variables",
      other: .mask)
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
      page.choice(words[.interface], field(.current), choices.interfaces)
      page.choice(words[.held], field(.device), choices.devices)
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
    page.choice(
      words.pick("Mask of the scene’s last update", "场景上次更新时的掩码"), field(.sceneKnows),
      choices.optionalMasks(none: words[.upToDate]),
      other: .mask)
    page.choice(
      words.pick("Lock at the scene’s last update", "场景上次更新时的锁定"), field(.sceneKnowsLock),
      choices.yesOrNo(unstated: words[.upToDate]))
    page.choice(words[.window], field(.sceneIsPartial), choices.windows)
    let usual = Assumptions()
    page.assumption(
      words.pick("A missing Info.plist list means", "Info.plist 没有方向列表时"), field(.missingInformationPropertyList),
      choices.missingLists)
    page.assumption(
      words.pick("No common orientation at a presentation", "present 时没有共同方向"),
      field(.noCommonOrientationAtPresentation),
      choices.endings(unstated: usual.noCommonOrientationAtPresentation))
    page.assumption(
      words.pick("No common orientation at a rotation", "旋转时没有共同方向"), field(.noCommonOrientationAtRotation),
      choices.endings(unstated: usual.noCommonOrientationAtRotation))
    page.assumption(
      words.pick("No common orientation at an update", "更新时没有共同方向"), field(.noCommonOrientationAtUpdate),
      choices.endings(unstated: usual.noCommonOrientationAtUpdate))
    page.assumption(
      words.pick("No common orientation under a full-screen controller", "全屏 present 期间没有共同方向"),
      field(.noCommonOrientationUnderFullScreen), choices.endings(unstated: usual.noCommonOrientationUnderFullScreen))
    page.assumption(
      words.pick("UIKit calls the presented controller", "UIKit 调用被 present 的控制器"), field(.askedAtPresentation),
      choices.moments)
    for (place, question, usual, other) in words.contestedReadings {
      page.assumption(question, field(place), [ExplorerChoice(0, usual), ExplorerChoice(1, other)])
    }
    page.assumption(words.pick("Order of choice", "选择顺序"), field(.orderOfChoice), choices.orders, other: .list)
  }
}
