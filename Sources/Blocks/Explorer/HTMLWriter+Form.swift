import HTML

// The parts of the explorer's form.

extension HTMLWriter {
  /// How the script names a number that is none of the choices.
  enum OtherChoice: String {
    case mask, list, version, raw
  }

  /// A select for a field, below its title.
  ///
  /// - Parameters:
  ///   - needs: the place of a field without which this one says nothing, and the number it must have; none is any but 0.
  ///   - argument: the argument of events that the field is shown for, or nil.
  ///   - options: what the script adds to the choices: variables, names.
  mutating func choice(
    _ field: FormField, _ groups: ExplorerChoices.Groups, needs: String? = nil, argument: String? = nil,
    options: String? = nil, other: OtherChoice? = nil
  ) {
    labelled(field.title, help: field.help, needs: needs, argument: argument) { page in
      var attributes = [Attribute("data-field", field.place)]
      if let usual = field.usual { attributes.append(Attribute("data-default", String(usual))) }
      if let options { attributes.append(Attribute("data-options", options)) }
      if let other { attributes.append(Attribute("data-other", other.rawValue)) }
      page.tag(.select, attributes) { page in
        for group in groups {
          guard let title = group.title else {
            page.options(group.choices)
            continue
          }
          page.tag(.optgroup, [Attribute("label", title)]) { $0.options(group.choices) }
        }
      }
    }
  }

  /// The same with choices that need no headings.
  mutating func choice(
    _ field: FormField, _ choices: [ExplorerChoice], needs: String? = nil, argument: String? = nil,
    options: String? = nil, other: OtherChoice? = nil
  ) {
    choice(field, [(nil, choices)], needs: needs, argument: argument, options: options, other: other)
  }

  /// A choice that shows only where the answer on screen hangs on it.
  mutating func assumption(_ field: FormField, _ choices: [ExplorerChoice], other: OtherChoice? = nil) {
    tag(.div, [Attribute("data-assumption", field.place)]) { $0.choice(field, choices, other: other) }
  }

  /// A control under its label, and below it a line of help, which the script connects with it.
  mutating func labelled(
    _ label: String, help: String? = nil, needs: String? = nil, argument: String? = nil, isWide: Bool = false,
    _ control: (inout HTMLWriter) -> Void
  ) {
    var attributes = [isWide ? Attribute.class("field wide") : .class("field")]
    if let needs { attributes.append(Attribute("data-needs", needs)) }
    if let argument { attributes.append(Attribute("data-argument", argument)) }
    line(.div, attributes) { page in
      page.tag(.label) { page in
        page.tag(.span) { $0.breakable(label) }
        control(&page)
      }
      if let help { page.tag(.small) { $0.breakable(help) } }
    }
  }

  /// A button that the script listens to.
  package mutating func action(_ name: String, _ text: String, _ attributes: [Attribute] = []) {
    tag(.button, [.fixed("type", "button"), Attribute("data-action", name)] + attributes, text: text)
  }

  /// A part of the form under a heading.
  package mutating func part(_ title: String, _ content: (inout HTMLWriter) -> Void) {
    line(.fieldset, [.class("part")]) { page in
      page.tag(.legend, text: title)
      content(&page)
    }
  }

  /// Fields that few need, behind a line that opens.
  package mutating func more(_ title: String, _ content: (inout HTMLWriter) -> Void) {
    line(.details, [.class("more")]) { page in
      page.tag(.summary, text: title)
      page.tag(.div, [.class("fields")]) { content(&$0) }
    }
  }

  private mutating func options(_ choices: [ExplorerChoice]) {
    for choice in choices { tag(.option, [Attribute("value", String(choice.code))], text: choice.text) }
  }
}
