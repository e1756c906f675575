import AppFacts
import SourceSyntax

// Uses that an edit can replace by what the object of the method does.

extension ObjectiveCUses {
  /// The code of a use, where it can be replaced as it stands.
  func ownCode(of use: Use, at place: Place) -> ReadPlace? {
    switch use.api {
    case .statusBarOrientation:
      guard let range = range(at: place), Self.reads.contains(tokens.quoted(range)), isInMethod(place) else {
        return nil
      }
      return OwnCode.place(range, in: tokens, path: constants.path)
    case .attemptRotationToDeviceOrientation:
      guard let range = messageRange(at: place), range.count == 4, tokens.isSign(range.upperBound, ";") else {
        return nil
      }
      let statement = range.lowerBound..<range.upperBound + 1
      guard OwnCode.isStatement(statement, in: tokens), isInMethod(place) else { return nil }
      return OwnCode.place(statement, in: tokens, path: constants.path)
    default: return nil
    }
  }

  private static let reads: Set<String> = [
    "[UIApplication sharedApplication].statusBarOrientation", "UIApplication.sharedApplication.statusBarOrientation",
    "[[UIApplication sharedApplication] statusBarOrientation]",
    "[UIApplication.sharedApplication statusBarOrientation]",
  ]

  /// The tokens of the property with its receiver.
  private func range(at place: Place) -> Range<Int>? {
    guard tokens.isSign(place.index - 1, ".") else { return messageRange(at: place) }
    return Receiver(before: place.index, in: tokens, bindings).range.lowerBound..<place.index + 1
  }

  /// The tokens of the message without arguments that has the name.
  private func messageRange(at place: Place) -> Range<Int>? {
    guard let open = place.bracket, tokens.isSign(place.index + 1, "]"), tokens.partner(open) == place.index + 1 else {
      return nil
    }
    return open..<place.index + 2
  }

  /// Whether `self` is the object: in a method of an instance, and in no block that does not hold it already.
  private func isInMethod(_ place: Place) -> Bool {
    guard let method = place.method, tokens.isSign(method.lowerBound, "-") else { return false }
    return !(method.lowerBound..<place.index).contains { index in
      guard tokens.isSign(index, "{"), isBlock(index) else { return false }
      let block = tokens.inside(index)
      return block.contains(place.index) && !block.contains { tokens.isName($0, "self") }
    }
  }

  /// Whether a brace is that of a block: `^{`, `^(BOOL isDone) {` or `^void (void) {`.
  private func isBlock(_ brace: Int) -> Bool {
    var index = brace - 1
    if tokens.isSign(index, ")"), let open = tokens.partner(index) { index = open - 1 }
    if tokens.isName(index), tokens.isSign(index - 1, "^") { return true }
    return tokens.isSign(index, "^")
  }
}
