import Explorer
import HTML
import Orientation

// What the script puts into the form, once for each controller, variable and event of a state.

extension ExplorerForm {
  func writeTemplates(into page: inout HTMLWriter) {
    page.line(.template, [.class("controller-template")]) { writeController(into: &$0) }
    page.line(.template, [.class("variable-template")]) { writeVariable(into: &$0) }
    page.line(.template, [.class("event-template")]) { writeEvent(into: &$0) }
  }

  /// The kinds of event, in groups, each with the arguments that it brings along.
  func writeEventKind(_ field: String, inAMoment: Bool, into page: inout HTMLWriter) {
    page.labelled(words[.event], help: words[.eventHelp], isWide: true) { page in
      page.tag(.select, [Attribute("data-field", field)]) { page in
        write(.occurrence, inAMoment, into: &page)
        writeGroup(words[.calls], .call, inAMoment, into: &page)
        if !inAMoment { writeGroup(words.event(.masksChanged), .change, inAMoment, into: &page) }
        writeGroup(words[.rarely], .rarity, inAMoment, into: &page)
      }
    }
  }

  /// The fields for what events bring along; the script shows those that the kind of event has.
  func writeArguments(value: String, detail: String, name: String?, into page: inout HTMLWriter) {
    for argument in EventKind.Argument.allCases {
      let id = argument.rawValue
      func at(_ place: String) -> FormField { field(argument, at: place) }
      switch argument {
      case .device: page.choice(at(value), choices.devices, argument: id)
      case .interface: page.choice(at(value), choices.interfaces, argument: id)
      case .rawValue: page.choice(at(value), choices.rawDevices, argument: id, other: .raw)
      case .mask: page.choice(at(value), choices.plainMasks, argument: id, other: .mask)
      case .style: page.choice(at(value), choices.styles, argument: id)
      case .fillsWindow:
        page.choice(at(detail), choices.yesOrNo(unstated: words[.usual]), argument: id)
      case .lock, .window, .windowingMode, .newController, .controller, .anyController, .variable, .delegateMask,
        .controllerMask,
        .preferred, .autorotation, .optionalMask, .yesOrNo, .assignment:
        if let name { writeArgument(argument, value, detail, name, into: &page) }
      }
    }
  }
}

extension ExplorerForm {
  private func place(_ field: ControllerField) -> String { ExplorerFields.place(field) }

  private func field(_ field: ControllerField) -> FormField {
    FormField(title: words.title(field), place: place(field), help: words.help(field))
  }

  private func field(_ argument: EventKind.Argument, at place: String) -> FormField {
    FormField(title: words.title(argument), place: place, help: words.help(argument), usual: argument.usual)
  }

  private func writeGroup(
    _ title: String, _ group: EventKind.Group, _ inAMoment: Bool, into page: inout HTMLWriter
  ) {
    page.tag(.optgroup, [Attribute("label", title)]) { write(group, inAMoment, into: &$0) }
  }

  private func write(_ group: EventKind.Group, _ inAMoment: Bool, into page: inout HTMLWriter) {
    for kind in EventKind.allCases where kind.group == group && (inAMoment || kind != .masksChanged) {
      writeChoice(kind, inAMoment, into: &page)
    }
  }

  private func writeChoice(_ kind: EventKind, _ inAMoment: Bool, into page: inout HTMLWriter) {
    let arguments = inAMoment ? kind.argumentsInAMoment : kind.arguments
    page.tag(
      .option,
      [
        Attribute("value", String(kind.rawValue)),
        Attribute("data-arguments", arguments.map(\.rawValue).joined(separator: " ")),
      ], text: words.event(kind))
  }

  /// The fields that only events of a sequence have.
  private func writeArgument(
    _ argument: EventKind.Argument, _ value: String, _ detail: String, _ name: String, into page: inout HTMLWriter
  ) {
    let id = argument.rawValue
    func at(_ place: String) -> FormField { field(argument, at: place) }
    switch argument {
    case .lock: page.choice(at(value), choices.onOrOff, argument: id)
    case .window: page.choice(at(value), choices.resizedWindows, argument: id)
    case .windowingMode: page.choice(at(value), choices.modes, argument: id)
    case .newController:
      page.tag(.div, [.class("controllers"), Attribute("data-argument", id)]) { _ in }
    case .controller: page.choice(at(name), [ExplorerChoice](), argument: id, options: "names")
    case .anyController:
      page.choice(at(name), [ExplorerChoice(0, words[.topmost])], argument: id, options: "names")
    case .variable: page.choice(at(name), [ExplorerChoice](), argument: id, options: "variable-names")
    case .delegateMask:
      page.choice(at(value), choices.delegateMasks, argument: id, options: "variables", other: .mask)
    case .controllerMask:
      page.choice(at(value), choices.controllerMasks, argument: id, options: "variables", other: .mask)
    case .preferred:
      page.choice(at(value), choices.preferred, argument: id, options: "variables", other: .raw)
    case .autorotation: page.choice(at(value), choices.autorotations, argument: id)
    case .optionalMask:
      page.choice(at(value), choices.optionalMasks(none: words[.notImplemented]), argument: id, other: .mask)
    case .yesOrNo: page.choice(at(value), choices.noOrYes, argument: id)
    case .assignment:
      page.choice(at(detail), [ExplorerChoice(0, words[.nothing])], argument: id, options: "variable-names")
    case .device, .interface, .rawValue, .mask, .style, .fillsWindow: break
    }
  }

  private func writeController(into page: inout HTMLWriter) {
    page.tag(.fieldset, [.class("controller")]) { page in
      page.tag(.legend, [.class("visually-hidden")], text: words[.controller])
      page.tag(.div, [.class("fields")]) { page in
        writeName(place(.name), help: words.help(.name), into: &page)
        page.choice(field(.kind), choices.kinds)
        page.choice(field(.forwarding), choices.forwardings, needs: place(.kind))
        page.choice(field(.style), choices.styles, needs: place(.role))
        page.choice(field(.supported), choices.controllerMasks, options: "variables", other: .mask)
      }
      page.more(words[.moreAnswers]) { writeMoreAnswers(into: &$0) }
      page.tag(.div, [.class("controllers children")]) { _ in }
      page.tag(.p, [.class("actions")]) { page in
        page.action(
          "add-child", words[.addChild],
          [Attribute("data-name", words[.addChildTo]), Attribute("data-needs", place(.kind))])
        page.action("remove-controller", words[.removeShort], [Attribute("data-name", words[.remove])])
      }
    }
  }

  private func writeMoreAnswers(into page: inout HTMLWriter) {
    page.choice(field(.fillsWindow), choices.yesOrNo(unstated: words[.usual]), needs: place(.role))
    page.choice(field(.removesPresentersView), choices.yesOrNo(unstated: words[.usual]), needs: place(.role))
    page.choice(field(.isAlert), choices.noOrYes, needs: place(.role))
    page.choice(field(.ignoresApplicationMask), choices.yesOrNo(unstated: words[.usual]), needs: place(.role))
    page.choice(field(.shownChild), [ExplorerChoice(0, words[.topOrFirst])], needs: place(.kind), options: "children")
    page.choice(field(.preferred), choices.preferred, options: "variables", other: .raw)
    page.choice(field(.shouldAutorotate), choices.autorotations)
    page.choice(field(.shouldAutorotateTo), choices.optionalMasks(none: words[.notImplemented]), other: .mask)
    page.choice(field(.prefersOrientationLocked), choices.noOrYes)
    let needsDelegate = place(.forwarding) + String(Controller.Forwarding.containerDelegate.code)
    page.choice(
      field(.delegateSupported), choices.controllerMasks, needs: needsDelegate, options: "variables", other: .mask)
    page.choice(field(.delegatePreferred), choices.preferred, needs: needsDelegate, options: "variables", other: .raw)
    writeAssignment(.appearanceVariable, .appearanceMask, into: &page)
    writeAssignment(.disappearanceVariable, .disappearanceMask, into: &page)
  }

  private func writeAssignment(_ variable: ControllerField, _ mask: ControllerField, into page: inout HTMLWriter) {
    page.choice(field(variable), [ExplorerChoice(0, words[.nothing])], options: "variable-names")
    page.choice(field(mask), choices.plainMasks, needs: place(variable), other: .mask)
  }

  private func writeVariable(into page: inout HTMLWriter) {
    page.tag(.div, [.class("fields variable")]) { page in
      writeName(ExplorerFields.place(VariableField.name), help: words[.variableHelp], into: &page)
      let mask = FormField(
        title: words.title(.mask), place: ExplorerFields.place(VariableField.mask), help: words.help(.mask))
      page.choice(mask, choices.plainMasks, other: .mask)
      page.action("remove-variable", words[.removeShort], [Attribute("data-name", words[.remove])])
    }
  }

  private func writeEvent(into page: inout HTMLWriter) {
    page.tag(.li, [.class("happening")]) { page in
      page.tag(.div, [.class("fields")]) { page in
        writeEventKind(ExplorerFields.place(EventField.kind), inAMoment: false, into: &page)
        writeArguments(
          value: ExplorerFields.place(EventField.value), detail: ExplorerFields.place(EventField.detail),
          name: ExplorerFields.place(EventField.name), into: &page)
      }
      page.tag(.p, [.class("actions")]) { page in
        page.tag(.span, [.class("ending")]) { _ in }
        page.action("show-event", words[.show], [Attribute("data-name", words[.showStep])])
        page.action("remove-event", words[.removeShort], [Attribute("data-name", words[.removeEvent])])
      }
    }
  }

  private func writeName(_ field: String, help: String, into page: inout HTMLWriter) {
    page.labelled(words[.name], help: help) { page in
      page.void(
        .input,
        [
          .fixed("type", "text"), Attribute("data-name-field", field), .fixed("autocomplete", "off"),
          .fixed("autocapitalize", "off"), .fixed("spellcheck", "false"),
        ])
    }
  }
}
