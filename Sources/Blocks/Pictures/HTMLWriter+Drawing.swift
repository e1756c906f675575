import HTML

// The shapes that pictures are made of. Coordinates are those of the drawing; how it looks is up to the classes.

extension HTMLWriter {
  /// A figure with a picture in it, and what a reader has to know to read it.
  ///
  /// - Parameter name: what a picture is called that scrolls in a narrow window; nil for one that wraps there.
  package mutating func drawing(_ legend: String?, name: String? = nil, _ content: (inout HTMLWriter) -> Void) {
    tag(.figure, [.class("drawing")] + (name.map(Attribute.pane) ?? [])) { page in
      content(&page)
      if let legend { page.tag(.figcaption, [.class("legend")], text: legend) }
    }
  }

  /// A figure with pictures beside each other, which wrap in a narrow window, and what a reader has to know to read them.
  mutating func panels<Item>(
    _ items: [Item], _ legend: String, _ style: StaticString = "panels", _ content: (Item, inout HTMLWriter) -> Void
  ) {
    drawing(legend) { page in
      page.tag(.ul, [.class(style)]) { page in
        for item in items {
          page.line(.li) { content(item, &$0) }
        }
      }
    }
  }

  /// A picture that scrolls in a narrow window, in a figure with more than the picture.
  mutating func pane(_ name: String, _ content: (inout HTMLWriter) -> Void) {
    tag(.div, [.class("drawing"), .role("group")] + Attribute.pane(name), content)
  }

  /// A drawing of its own, with a text for those who do not see it.
  package mutating func canvas(
    _ width: Int, _ height: Int, _ style: StaticString = "sketch", label: String,
    _ content: (inout HTMLWriter) -> Void
  ) {
    tag(
      .svg,
      [.class(style), Attribute("viewBox", "0 0 \(width) \(height)"), .role("img"), .aria(label: label)],
      content)
  }

  package mutating func group(_ transform: String, _ content: (inout HTMLWriter) -> Void) {
    tag(.g, [Attribute("transform", transform)], content)
  }

  mutating func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int = 0, _ style: StaticString) {
    void(
      .rect,
      [
        .class(style), Attribute("x", "\(x)"), Attribute("y", "\(y)"), Attribute("width", "\(width)"),
        Attribute("height", "\(height)"),
      ] + (radius == 0 ? [] : [Attribute("rx", "\(radius)")]))
  }

  package mutating func dot(_ x: Int, _ y: Int, _ radius: Int, _ style: StaticString) {
    void(
      .circle, [.class(style), Attribute("cx", "\(x)"), Attribute("cy", "\(y)"), Attribute("r", "\(radius)")])
  }

  /// A line through points, given as the data of a path.
  package mutating func stroke(_ data: String, _ style: StaticString) {
    void(.path, [.class(style), Attribute("d", data)])
  }

  /// A line of text that begins at a point of its base line.
  package mutating func label(_ x: Int, _ y: Int, _ text: String, _ style: StaticString) {
    tag(.text, [.class(style), Attribute("x", "\(x)"), Attribute("y", "\(y)")], text: text)
  }
}

extension Attribute {
  /// What scrolls can be reached by the keyboard, and says what it is.
  fileprivate static func pane(_ name: String) -> [Attribute] { [.tabindex("0"), .aria(label: name)] }
}
