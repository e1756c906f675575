import AppFacts
import Orientation
import SourceSyntax

/// Code that runs whenever the function around it does, in both languages.
///
/// What asks for a part of UIKit that an app in front has, such as its scene or its delegate, is no condition, nor is
/// `#available` of iOS 16 or earlier.
struct CertainCode {
  let tokens: TokenList
  let isSwift: Bool
  /// Where the statements run on iOS 16 and later alone, as a call that is new there may.
  var isNew = false
  /// Whether the view has a window already: `view.window` is nil in `viewWillAppear`.
  var hasWindow = true

  /// As many tokens are looked at in front of a brace.
  private static let longestHead = 80
}

extension CertainCode {
  /// Whether the statement with a token runs whenever a body does.
  ///
  /// - Parameter start: where the expression with the token begins, such as the receiver of a call.
  func runs(_ index: Int, from start: Int, in body: Range<Int>) -> Bool {
    guard body.contains(index), !mentionsWindow(start..<index) else { return false }
    var head: Int?
    var place = body.lowerBound
    while place < index {
      if leaves(place) { return false }
      if isSwift, tokens.isWord(place, "guard") {
        guard let end = passedGuard(place, before: index) else { return false }
        place = end
        continue
      }
      if isHead(place) { head = place }
      guard tokens.kind(place) == .open else {
        place += 1
        continue
      }
      let inside = tokens.inside(place)
      guard inside.contains(index) else {
        if tokens.isSign(place, "{"), inside.contains(where: leaves) { return false }
        if tokens.isSign(place, "{") { head = nil }
        place = max(tokens.after(place), place + 1)
        continue
      }
      if !isSwift, tokens.isSign(place, "[") {
        return isStatement(place) && !(place..<index).contains { tokens.isSign($0, "{") }
      }
      let isBlock = !isSwift && tokens.isSign(place, "(") && isMainQueue(call: place)
      guard isBlock || tokens.isSign(place, "{") && passes(place, head) else { return false }
      // What a task waits for may take any time.
      if isLater(place), (place..<index).contains(where: { tokens.isWord($0, "await") }) { return false }
      head = nil
      place += 1
    }
    return isStatement(start)
  }

  /// The moment of a function of a controller, by its name.
  static func moment(ofFunction name: String) -> AppearanceMoment? {
    switch name {
    case "viewWillAppear", "viewIsAppearing": .appearing
    case "viewDidAppear": .appeared
    case "viewWillDisappear": .disappearing
    case "viewDidDisappear": .disappeared
    default: nil
    }
  }

  /// What the statements of a body call for certain on iOS 16 and later.
  ///
  /// - Parameters:
  ///   - name: the name of the variable that is written.
  ///   - part: where the calls may stand.
  func calls(of name: Int, in body: Range<Int>, _ part: Range<Int>, start: (Int) -> Int) -> ReadPlace.Calls {
    var code = self
    code.isNew = true
    var calls: ReadPlace.Calls = []
    let part = part.lowerBound..<max(part.lowerBound, min(part.upperBound, endOfLaterCode(around: name, in: body)))
    for index in part where tokens.isName(index) {
      let call: ReadPlace.Calls
      switch tokens.text(index) {
      case "setNeedsUpdateOfSupportedInterfaceOrientations": call = .update
      case "requestGeometryUpdate", "requestGeometryUpdateWithPreferences":
        guard requests(part, valueOf: name) else { continue }
        call = .request
      default: continue
      }
      if code.runs(index, from: start(index), in: body) { calls.formUnion(call) }
    }
    return calls
  }

  /// The end of the innermost closure around a token that runs when the function has returned; that of the body where none
  /// does. What stands behind such a closure runs before it.
  private func endOfLaterCode(around index: Int, in body: Range<Int>) -> Int {
    var end = body.upperBound
    for place in body.lowerBound..<max(body.lowerBound, min(index, body.upperBound)) where tokens.isSign(place, "{") {
      let inside = tokens.inside(place)
      if inside.contains(index), isLater(place) { end = inside.upperBound }
    }
    return end
  }

  /// Whether a brace begins a closure that is handed on to run later.
  private func isLater(_ brace: Int) -> Bool {
    if !isSwift { return tokens.isSign(brace - 1, "^") }
    return tokens.isName(brace - 1, "async") || tokens.isName(brace - 1, "Task")
  }

  /// Whether the only mask that code makes a request of is that of a variable, or what the variable is given.
  private func requests(_ part: Range<Int>, valueOf name: Int) -> Bool {
    let labels = part.filter { index in
      tokens.isSign(index + 1, ":")
        && (tokens.isName(index, "interfaceOrientations") || tokens.isName(index, "initWithInterfaceOrientations"))
    }
    guard labels.count == 1, let label = labels.first,
      let end = (label..<part.upperBound).first(where: { tokens.kind($0) == .close || tokens.isSign($0, ",") })
    else { return false }
    let written = tokens.isAssignment(name + 1) ? name + 2 : nil
    let isLone = written.map { tokens.line($0 + 1) > tokens.line($0) || tokens.isSign($0 + 1, ";") } ?? false
    let mask = (label + 2)..<end
    guard let last = mask.last, tokens.isName(last), !tokens.isSign(mask.lowerBound, ".") else { return false }
    return tokens.text(last) == tokens.text(name)
      || isLone && mask.count == 1 && written.map { tokens.isName($0) && tokens.text($0) == tokens.text(last) } ?? false
  }
}

extension CertainCode {
  /// Whether what follows may not run.
  private func leaves(_ index: Int) -> Bool {
    guard tokens.kind(index) == .word else { return false }
    return ["return", "throw", "break", "continue", "fatalError", "goto"].contains { tokens.isWord(index, $0) }
  }

  private func isHead(_ index: Int) -> Bool {
    guard tokens.kind(index) == .word else { return false }
    return !tokens.isSign(index - 1, ".") && !tokens.isSign(index + 1, ":")
      && ["if", "for", "while", "switch", "catch", "else", "do", "repeat", "defer"].contains {
        tokens.isWord(index, $0)
      }
  }

  /// The end of a `guard` that asks for nothing an app in front may lack.
  private func passedGuard(_ place: Int, before index: Int) -> Int? {
    let limit = min(place + 200, index)
    guard place + 1 < limit,
      let open = tokens.first(
        in: (place + 1)..<limit, where: { tokens.isSign($0, "{") && tokens.isWord($0 - 1, "else") }),
      asksForUIKit((place + 1)..<(open - 1)), !tokens.inside(open).contains(index)
    else { return nil }
    return tokens.after(open)
  }

  /// Whether what is in a brace runs where the brace stands.
  private func passes(_ brace: Int, _ head: Int?) -> Bool {
    guard let head else { return isPassedClosure(brace) }
    if tokens.isWord(head, "do") { return head + 1 == brace }
    if tokens.isWord(head, "for") { return mentionsUIKit(head..<brace) }
    guard tokens.isWord(head, "if"), !tokens.isWord(head - 1, "else") else { return false }
    if isSwift { return asksForUIKit((head + 1)..<brace) }
    return tokens.isSign(head + 1, "(") && tokens.after(head + 1) == brace && isNew
      && isAvailable(tokens.inside(head + 1))
  }

  /// Whether each of the conditions binds a part of UIKit, or asks for a version where the code is new.
  private func asksForUIKit(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    return tokens.split(range).allSatisfy { condition in
      if isAvailable(condition) { return isNew }
      guard let first = condition.first, tokens.isWord(first, "let") || tokens.isWord(first, "var") else {
        return false
      }
      let isSelf = tokens.isWord(first + 1, "self") || condition.last.map { tokens.isWord($0, "self") } ?? false
      return isSelf || mentionsUIKit(condition) && !mentionsWindow(condition)
    }
  }

  /// `#available(iOS 16.0, *)`, `@available(iOS 16, *)` of no later version.
  private func isAvailable(_ range: Range<Int>) -> Bool {
    guard let word = range.first, tokens.isSign(word + 1, "("), tokens.after(word + 1) == range.upperBound,
      tokens.isWord(word, "#available") || tokens.isWord(word, "@available")
        || tokens.isWord(word, "__builtin_available")
    else { return false }
    let version = AvailabilityReader(tokens: tokens).version(in: tokens.inside(word + 1))
    return version.map { $0 <= OSVersion(16) } ?? false
  }

  /// Whether a closure runs where it stands, or as soon as the main thread is free.
  private func isPassedClosure(_ brace: Int) -> Bool {
    guard isSwift else { return tokens.isSign(brace - 1, "^") || tokens.isSign(brace - 1, "{") }
    var call = brace - 1
    if tokens.isSign(call, ")"), let open = tokens.partner(call), tokens.inside(open).isEmpty { call = open - 1 }
    guard tokens.isName(call) else { return false }
    switch tokens.text(call) {
    case "forEach":
      return mentionsUIKit(chain(endingAt: call)..<call)
    case "async": return tokens.isName(call - 2, "main")
    case "performWithoutAnimation": return true
    case "Task": return !tokens.isSign(call - 1, ".")
    default: return false
    }
  }

  /// The beginning of the expression with a call.
  private func chain(endingAt call: Int) -> Int {
    var start = call
    while start > max(0, call - Self.longestHead), tokens[start].gap != .newLine || tokens.isSign(start, ".") {
      if tokens.isSign(start - 1, "{") || tokens.isSign(start - 1, ";") { break }
      start = (tokens.kind(start - 1) == .close ? tokens.partner(start - 1) : nil) ?? start - 1
    }
    return start
  }

  /// `dispatch_async(dispatch_get_main_queue(), …)`.
  private func isMainQueue(call open: Int) -> Bool {
    tokens.isName(open - 1, "dispatch_async") && tokens.isName(open + 1, "dispatch_get_main_queue")
      && isStatement(open - 1)
  }

  private func mentionsUIKit(_ range: Range<Int>) -> Bool {
    let names: [StaticString] = [
      "connectedScenes", "windowScene", "UIWindowScene", "windows", "window", "keyWindow", "rootViewController",
      "delegate", "navigationController", "tabBarController",
    ]
    return range.contains { index in names.contains { tokens.isName(index, $0) } }
  }

  /// Whether an expression begins with the window of a view that has none yet.
  private func mentionsWindow(_ range: Range<Int>) -> Bool {
    guard !hasWindow else { return false }
    return range.contains { index in
      tokens.isName(index, "window") && (index - 4..<index).contains { tokens.isName($0, "view") }
    }
  }

  /// Whether a statement begins with a token, and no operator in front of it decides whether it runs.
  private func isStatement(_ start: Int) -> Bool {
    var last = start - 1
    if isSwift {
      while tokens.isWord(last, "try") || tokens.isWord(last, "await")
        || tokens.isSign(last, "?") && tokens.isWord(last - 1, "try")
      {
        last -= 1
      }
      if tokens.isSign(last, "="), tokens.isName(last - 1, "_") { last -= 2 }
    }
    guard last >= 0 else { return true }
    if tokens.isSign(last, ";") || tokens.isSign(last, "{") || isSwift && tokens.isWord(last, "in") { return true }
    if !isSwift { return tokens.isSign(last, "}") }
    guard last + 1 < tokens.count, tokens.line(last) < tokens.line(last + 1) else { return false }
    return tokens.kind(last) != .sign || tokens.isSign(last, "?") || tokens.isSign(last, "!")
  }
}
