import AppFacts
import SourceSyntax

// Uses that an edit can replace by what the object of the method does.

extension SwiftUses {
  /// The code of a use, where it can be replaced as it stands.
  func ownCode(of use: Use) -> ReadPlace? {
    let range = Receiver(before: use.name, in: tokens, constants.bindings).range.lowerBound..<use.name + 1
    switch use.api {
    case .statusBarOrientation:
      guard tokens.quoted(range) == "UIApplication.shared.statusBarOrientation", isInMethod(use.name) else {
        return nil
      }
      return OwnCode.place(range, in: tokens, path: constants.path)
    case .attemptRotationToDeviceOrientation:
      let call = range.lowerBound..<use.name + 3
      guard range.count == 3, tokens.isSign(use.name + 1, "("), tokens.isSign(use.name + 2, ")"),
        OwnCode.isStatement(call, in: tokens), isInMethod(use.name)
      else { return nil }
      return OwnCode.place(call, in: tokens, path: constants.path)
    default: return nil
    }
  }

  /// Whether `self` is the object and need not be written: in a function or accessor of a type, and in no closure.
  private func isInMethod(_ index: Int) -> Bool {
    guard let member = structure.function(around: index), structure.scope(at: index) != nil,
      structure.scope(at: index) == structure.scope(at: member.lowerBound),
      tokens.isWord(member.lowerBound, "func") || tokens.isWord(member.lowerBound, "var"),
      let body = tokens.first(in: member, where: { tokens.isSign($0, "{") }), tokens.inside(body).contains(index),
      !tokens.isSign(body - 1, "="), !tokens.isSign(body - 1, "(")
    else { return false }
    let modifiers = SwiftModifiers(before: member.lowerBound, in: tokens)
    guard !modifiers.has("static"), !modifiers.has("class"), !modifiers.has("lazy"), !modifiers.has("nonisolated")
    else {
      return false
    }
    return !isInClosure(index, of: body)
  }

  /// Whether a brace around a place, within that of a body, is none of a statement or an accessor.
  private func isInClosure(_ index: Int, of body: Int) -> Bool {
    var isHead = false
    var place = body + 1
    while place < index {
      if tokens.kind(place) == .word { isHead = isHead || beginsHead(place) }
      guard tokens.kind(place) == .open else {
        place += 1
        continue
      }
      let isAround = tokens.inside(place).contains(index)
      if tokens.isSign(place, "{") {
        if isAround, !isHead, !opensBlock(place - 1) { return true }
        isHead = false
      }
      // What does not hold the place is passed over; what does is gone through, and begins anew.
      if isAround { isHead = false }
      place = isAround ? place + 1 : max(tokens.after(place), place + 1)
    }
    return false
  }

  /// Whether a keyword begins a head that ends with the brace of a statement.
  private func beginsHead(_ index: Int) -> Bool {
    guard ["if", "for", "while", "switch", "catch"].contains(tokens.text(index)) else { return false }
    // A label, a member, and what ends `repeat { … } while` are no keyword of a head.
    let endsRepeat = tokens.isSign(index - 1, "}") && tokens.line(index - 1) == tokens.line(index)
    return !tokens.isSign(index - 1, ".") && !tokens.isSign(index + 1, ":")
      && !(endsRepeat && tokens.isWord(index, "while"))
  }

  /// Whether a brace behind a word is that of a statement or an accessor.
  private func opensBlock(_ index: Int) -> Bool {
    tokens.kind(index) == .word
      && ["else", "do", "defer", "repeat", "get", "set", "willSet", "didSet"].contains(tokens.text(index))
  }
}
