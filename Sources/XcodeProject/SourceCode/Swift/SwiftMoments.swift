import AppFacts
import SourceSyntax

/// Says when code of a Swift source runs each time: in a function that UIKit calls when a view comes or goes, or in a closure of
/// `onAppear` or `onDisappear`.
struct SwiftMoments {
  let tokens: TokenList
  let structure: SwiftStructure
  let bindings: NameBindings
}

extension SwiftMoments {
  /// When the expression at a name runs each time.
  ///
  /// - Parameter isNew: whether it may be code for iOS 16 and later alone.
  func moment(of index: Int, isNew: Bool) -> AppearanceMoment? {
    guard let member = structure.member(around: index).map({ structure.members[$0] }),
      let body = body(of: member, around: index)
    else { return nil }
    let name = tokens.text(member.name)
    if name == "body" {
      guard case .closure(let closure)? = part(around: index, in: body) else { return nil }
      let isReference = closure.body == index..<(index + 1)
      return isReference || runs(index, in: closure.body, isNew, hasWindow: true) ? closure.moment : nil
    }
    guard tokens.isWord(member.keyword, "func"), let moment = CertainCode.moment(ofFunction: name) else { return nil }
    return runs(index, in: body, isNew, hasWindow: name != "viewWillAppear") ? moment : nil
  }

  /// Adds when the code around a place runs, and what it does behind it.
  func complete(_ around: inout NameSurroundings, of index: Int) {
    around.moment = moment(of: index, isNew: false)
    guard let member = structure.member(around: index).map({ structure.members[$0] }),
      let body = body(of: member, around: index)
    else { return }
    let part = part(around: index, in: body)
    if case .view? = part { around.isPartOfView = true }
    guard tokens.isWord(member.keyword, "func") else { return }
    // A modifier has no screen of its own that would make the calls.
    if case .closure(let closure)? = part, tokens.isName(member.name, "body") {
      around.calls = code.calls(of: index, in: closure.body, index..<closure.body.upperBound, start: start)
    }
    around.isCertain = runs(index, in: body, false, hasWindow: true)
    guard around.isCertain else { return }
    around.calls = code.calls(of: index, in: body, index..<body.upperBound, start: start)
  }

  /// What the `didSet` of a variable calls for certain.
  func didSetCalls(_ member: SwiftStructure.Member) -> ReadPlace.Calls {
    guard tokens.isWord(member.keyword, "var") else { return [] }
    let end = SwiftStatementEnds(tokens: tokens).end(from: member.name)
    guard
      let observer = (member.name..<min(end, tokens.count)).first(where: { index in
        tokens.isWord(index, "didSet")
      })
    else { return [] }
    let open = tokens.isSign(observer + 1, "(") ? tokens.after(observer + 1) : observer + 1
    guard tokens.isSign(open, "{") else { return [] }
    return code.calls(of: member.name, in: tokens.inside(open), tokens.inside(open), start: start)
  }
}

extension SwiftMoments {
  private var code: CertainCode { CertainCode(tokens: tokens, isSwift: true) }

  private func runs(_ index: Int, in body: Range<Int>, _ isNew: Bool, hasWindow: Bool) -> Bool {
    CertainCode(tokens: tokens, isSwift: true, isNew: isNew, hasWindow: hasWindow)
      .runs(index, from: start(index), in: body)
  }

  private func start(_ index: Int) -> Int {
    let receiver = Receiver(before: index, in: tokens, bindings)
    return receiver.hasDot ? receiver.range.lowerBound : index
  }

  private func body(of member: SwiftStructure.Member, around index: Int) -> Range<Int>? {
    guard case .body(let body) = SwiftDeclaration(member, in: tokens).content, body.contains(index) else { return nil }
    return body
  }

  private typealias Closure = (body: Range<Int>, moment: AppearanceMoment)

  /// What stands around a place in the body of a view, on a part of it that shows whenever the view does.
  private enum Part {
    /// The innermost closure of `onAppear` and so on.
    case closure(Closure)
    case view
  }

  private func part(around index: Int, in body: Range<Int>) -> Part? {
    var isCertain = true
    var place = body.lowerBound
    while place < index {
      if tokens.isWord(place, "if") || tokens.isWord(place, "switch") || tokens.isWord(place, "for") {
        isCertain = false
      }
      guard tokens.kind(place) == .open else {
        place += 1
        continue
      }
      let inside = tokens.inside(place)
      guard inside.contains(index) else {
        // The braces of a condition are passed, so what comes behind is none of its parts.
        if tokens.isSign(place, "{"), !tokens.isWord(tokens.after(place), "else") { isCertain = true }
        place = max(tokens.after(place), place + 1)
        continue
      }
      if isCertain, let modifier = Self.modifier(performing: index, in: tokens), modifier + 1 == place {
        return Self.moment(ofModifier: tokens, modifier).map { .closure((index..<(index + 1), $0)) }
      }
      if isCertain, tokens.isSign(place, "("), tokens.isName(place - 1, "modifier") {
        place += 1
        continue
      }
      guard tokens.isSign(place, "{"), isCertain else { return nil }
      let name = tokens.isSign(place - 1, ")") ? (tokens.partner(place - 1) ?? 0) - 1 : place - 1
      if tokens.isSign(name - 1, "."), let moment = Self.moment(ofModifier: tokens, name) {
        return .closure((inside, moment))
      }
      guard tokens.isName(name), Self.layouts.contains(tokens.text(name)), !tokens.isSign(name - 1, ".") else {
        return nil
      }
      place += 1
    }
    return isCertain ? .view : nil
  }

  /// The name of the modifier that is given a function by its name, `onAppear(perform: lock)`.
  static func modifier(performing function: Int, in tokens: TokenList) -> Int? {
    guard tokens.isSign(function + 1, ")"), let open = tokens.partner(function + 1), tokens.isWord(open + 1, "perform"),
      tokens.isSign(open + 2, ":"), tokens.isName(open - 1)
    else { return nil }
    let isOwn = tokens.isWord(open + 3, "self") && tokens.isSign(open + 4, ".") && open + 5 == function
    return open + 3 == function || isOwn ? open - 1 : nil
  }

  private static func moment(ofModifier tokens: TokenList, _ name: Int) -> AppearanceMoment? {
    guard tokens.isName(name) else { return nil }
    let isPerformed = tokens.isSign(name + 1, "(") && tokens.isWord(name + 2, "perform")
    switch tokens.text(name) {
    case "onAppear", "task":
      return tokens.isSign(name + 1, "(") && !tokens.inside(name + 1).isEmpty && !isPerformed ? nil : .appearing
    case "onDisappear": return .disappeared
    default: return nil
    }
  }

  /// The views whose content shows whenever they do.
  private static let layouts: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "GeometryReader", "ScrollView", "NavigationStack", "NavigationView", "Form",
  ]
}
