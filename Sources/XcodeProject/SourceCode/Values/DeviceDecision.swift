import AppFacts
import Orientation
import SourceSyntax

/// Whether what code makes of the device's orientation is taken for the interface's: a lock, or an orientation that it
/// keeps.
struct DeviceDecision {
  /// How many functions hand the orientation on that are followed.
  static let deepest = 3
  /// How many tokens a function may have, and how many mentions of a name in it are looked at.
  static let longest = 4_000
  static let mostMentions = 16

  let tokens: TokenList
  /// What gives the value: a statement, or all of a function.
  let decision: Range<Int>
  /// The function around it.
  let function: Range<Int>
  /// Whether UIKit calls the function, so that what it returns is not kept.
  var isAnswer = false

  /// The value; nil where it is neither a lock nor an orientation that a device has which lies flat, where the code reads
  /// the interface's orientation, too, and where it has a way of its own for such a device.
  func value(_ value: SourceValue?) -> SourceValue? {
    guard let value, case .choice(let branches) = value,
      !tokens.readsInterface(in: decision)
    else { return nil }
    if branches.contains(where: { if case .mask = $0.value { true } else { false } }) {
      return isAnswer && value.allowsAllElse ? nil : value
    }
    guard case .orientation(let last)? = branches.last?.value, branches.last?.condition == nil, last != .unknown,
      !tokens.asksWhetherFlat(in: function)
    else { return nil }
    return value
  }
}

extension SourceValue {
  /// Whether it is one of several masks of which that for everything else allows all that the others do, or is what the
  /// superclass answers: a device that lies flat forbids nothing then.
  var allowsAllElse: Bool {
    guard case .choice(let branches) = self, let last = branches.last, last.condition == nil, let masks else {
      return false
    }
    switch last.value {
    case .mask(let rest): return masks.allSatisfy { rest.isSuperset(of: $0) }
    case .computed, .inherited: return last.value.isOfSuper
    case .orientation, .deviceOrientation, .bool, .forwarded, .choice: return false
    }
  }

  private var isOfSuper: Bool {
    if case .computed(let text) = self { return text.hasPrefix("super.") || text.hasPrefix("[super ") }
    return self == .inherited
  }

  /// The masks that it may be, but for what the superclass answers; nil where it may be anything else.
  private var masks: [InterfaceOrientationMask]? {
    switch self {
    case .mask(let mask): return [mask]
    case .computed, .inherited: return isOfSuper ? [] : nil
    case .choice(let branches):
      var all: [InterfaceOrientationMask] = []
      for branch in branches {
        guard let masks = branch.value.masks else { return nil }
        all += masks
      }
      return all
    case .orientation, .deviceOrientation, .bool, .forwarded: return nil
    }
  }
}

extension TokenList {
  /// Whether code asks for a direction, by a question or a comparison with portrait.
  func asksForDirection(in range: Range<Int>) -> Bool {
    mentions(["isLandscape", "isPortrait", "portrait", "portraitUpsideDown"], in: range)
  }

  /// Whether a name is that of a size, or of a size class.
  func isSize(_ index: Int) -> Bool {
    mentions(["bounds", "frame", "size", "verticalSizeClass", "horizontalSizeClass"], in: index..<(index + 1))
  }

  /// Whether code reads the interface's orientation, as far as names tell.
  func readsInterface(in range: Range<Int>) -> Bool {
    mentions(["statusBarOrientation", "interfaceOrientation", "windowScene"], in: range)
  }

  /// Whether code has a way of its own for a device that lies flat.
  func asksWhetherFlat(in range: Range<Int>) -> Bool {
    mentions(
      [
        "isFlat", "isValidInterfaceOrientation", "faceUp", "faceDown", "UIDeviceOrientationIsFlat",
        "UIDeviceOrientationIsValidInterfaceOrientation", "UIDeviceOrientationFaceUp", "UIDeviceOrientationFaceDown",
      ], in: range)
  }

  /// A question for one direction, with the same one for the other direction beside it: `o.isPortrait || o.isLandscape`
  /// asks whether the device lies flat.
  func withOtherDirection(_ question: Range<Int>) -> Range<Int> {
    func joins(_ sign: Int) -> Bool { areSigns(sign, "|", "|") || areSigns(sign, "&", "&") }
    let next = question.upperBound + (isSign(question.upperBound + 2, "!") ? 3 : 2)
    if joins(question.upperBound), isOtherDirection(question, at: next) {
      return question.lowerBound..<(next + question.count)
    }
    let sign = question.lowerBound - (isSign(question.lowerBound - 1, "!") ? 3 : 2)
    let first = sign - question.count
    return joins(sign) && isOtherDirection(question, at: first) ? first..<question.upperBound : question
  }

  private func isOtherDirection(_ question: Range<Int>, at start: Int) -> Bool {
    guard start >= 0, start + question.count <= count else { return false }
    let different = question.filter { text($0) != text($0 - question.lowerBound + start) }
    guard let name = different.first, different.count == 1 else { return false }
    let names = [text(name), text(name - question.lowerBound + start)]
    return ["Portrait", "Landscape"].allSatisfy { direction in names.contains { $0.hasSuffix(direction) } }
  }

  fileprivate func mentions(_ names: [StaticString], in range: Range<Int>) -> Bool {
    range.contains { index in names.contains { isName(index, $0) } }
  }
}
