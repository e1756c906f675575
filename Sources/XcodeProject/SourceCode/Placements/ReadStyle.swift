import Orientation

/// A style that a presentation may have, and the only kind of device on which it does.
struct ReadStyle: Sendable, Hashable {
  /// Nil where nothing states one.
  var style: ModalPresentationStyle?
  /// Nil for all.
  var idiom: Idiom?

  init(_ style: ModalPresentationStyle? = nil, on idiom: Idiom? = nil) {
    self.style = style
    self.idiom = idiom
  }

  /// The same in code that runs on a kind of device alone; nil where it never does.
  func limited(to other: Idiom?) -> ReadStyle? {
    guard let other else { return self }
    return idiom == nil || idiom == other ? ReadStyle(style, on: other) : nil
  }
}
