import AppFacts
import SourceSyntax

// What the method reads that a notification calls.

extension ObjectiveCUses {
  /// The statement by which the method beside a notification, or one that it calls on `self`, reads a size to lay out; nil
  /// where none does.
  func layout(at place: Place) -> SourceValue? {
    guard let selector = message(at: place)?.argument(of: "selector", in: tokens),
      tokens.isWord(selector.lowerBound, "@selector"),
      let handler = methods[tokens.inside(selector.lowerBound + 1).map { tokens.text($0) }.joined()]?.body,
      !tokens.asksWhetherFlat(in: handler)
    else { return nil }
    return layout(in: handler) ?? called(in: handler).lazy.compactMap { layout(in: $0) }.first
  }

  private func called(in range: Range<Int>) -> [Range<Int>] {
    let messages = range.prefix(2_000).lazy.compactMap { index in
      tokens.isSign(index, "[") && tokens.isWord(index + 1, "self") ? ObjectiveCMessage(at: index, in: tokens) : nil
    }
    return messages.prefix(32).compactMap { methods[$0.selector]?.body }
  }

  private func layout(in handler: Range<Int>) -> SourceValue? {
    guard handler.count < 2_000, !tokens.asksWhetherFlat(in: handler), !tokens.shows(in: handler) else { return nil }
    let size = handler.first { index in
      tokens.isSize(index) && (tokens.isSign(index - 1, ".") || tokens.isSign(index + 1, "]"))
    }
    return size.map { size in
      let start = handler.last {
        $0 < size && (tokens.isSign($0, ";") || tokens.isSign($0, "{") || tokens.isSign($0, "}"))
      }
      let first = start.map { $0 + 1 } ?? handler.lowerBound
      let end = tokens.first(in: size..<handler.upperBound) { tokens.isSign($0, ";") } ?? handler.upperBound
      return .computed(tokens.quoted(first..<end))
    }
  }
}
