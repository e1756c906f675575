import AppFacts
import SourceSyntax

/// The types, categories and methods of an Objective-C source.
///
/// It walks over the tokens once. C++ in between, and braces that macros leave open, do it no harm: `@implementation` and
/// `@end` begin and end their part wherever they stand.
struct ObjectiveCStructure {
  /// From `@interface`, `@implementation` or `@protocol` to `@end`.
  struct Container {
    enum Kind {
      case interface
      case implementation
      case protocolType
    }

    var kind: Kind
    var name: String
    /// Whether it is a category or a class extension.
    var isCategory: Bool
    /// The superclass and the protocols it names.
    var inherited: [String]
    var keyword: Int
    var end: Int
  }

  /// A method with its body.
  struct Method {
    var selector: String
    /// The first part of each piece of the selector.
    var pieces: [Int]
    var parameters: [String]
    /// From its sign to the end of its body.
    var range: Range<Int>
    var body: Range<Int>
    var container: Int
  }

  private let tokens: TokenList
  private(set) var containers: [Container] = []
  private(set) var methods: [Method] = []
  private var current: Int?
  /// Behind the braces that are being walked through.
  private var codeEnd = 0

  init(_ tokens: TokenList, withMethods: Bool) {
    self.tokens = tokens
    var index = 0
    while index < tokens.count {
      if tokens[index].kind == .word, tokens.bytes[Int(tokens[index].start)] == UInt8(ascii: "@") {
        readKeyword(index)
      } else if index >= codeEnd {
        if tokens.isSign(index, "{") { codeEnd = tokens.after(index) }
        if withMethods { readMethod(index) }
      }
      index += 1
    }
    leave(at: tokens.count)
  }

  /// The end of the `@interface` or `@protocol` that begins at a token, or nil where none does.
  func declarationsEnd(at token: Int) -> Int? {
    guard tokens[token].kind == .word, let index = container(at: token), containers[index].keyword == token else {
      return nil
    }
    return containers[index].kind == .implementation ? nil : max(containers[index].end, token + 1)
  }

  /// The container around a token, by its index in `containers`.
  func container(at token: Int) -> Int? {
    let passed = containers.leadingCount { $0.keyword <= token }
    return passed > 0 && token < containers[passed - 1].end ? passed - 1 : nil
  }
}

extension ObjectiveCStructure {
  private mutating func readKeyword(_ index: Int) {
    if tokens.isWord(index, "@end") {
      leave(at: index)
    } else if tokens.isWord(index, "@interface") {
      enter(.interface, index)
    } else if tokens.isWord(index, "@implementation") {
      enter(.implementation, index)
    } else if tokens.isWord(index, "@protocol"), tokens.isName(index + 1), !tokens.isSign(index + 2, ";"),
      !tokens.isSign(index + 2, ",")
    {
      enter(.protocolType, index)
    }
  }

  private mutating func leave(at index: Int) {
    guard let current else { return }
    containers[current].end = index
    self.current = nil
    codeEnd = min(codeEnd, index)
    if let last = methods.last, last.container == current, last.range.upperBound > index {
      methods[methods.count - 1].range = last.range.lowerBound..<index
      methods[methods.count - 1].body = min(last.body.lowerBound, index)..<min(last.body.upperBound, index)
    }
  }

  private mutating func enter(_ kind: Container.Kind, _ index: Int) {
    guard tokens.isName(index + 1) else { return }
    leave(at: index)
    var next = index + 2
    var inherited: [String] = []
    var isCategory = false
    if tokens.isSign(next, "<"), let list = angleBrackets(&next), kind == .protocolType || !tokens.isSign(next, ":") {
      inherited = list
    }
    if tokens.isSign(next, "(") {
      isCategory = true
      next = tokens.after(next)
    } else if tokens.isSign(next, ":"), tokens.isName(next + 1) {
      inherited = [tokens.text(next + 1)]
      next += 2
    }
    while tokens.isSign(next, "<"), let list = angleBrackets(&next) { inherited += list }
    containers.append(
      Container(
        kind: kind, name: tokens.text(index + 1), isCategory: isCategory, inherited: inherited, keyword: index,
        end: tokens.count))
    current = containers.count - 1
  }

  /// The names between `<` and `>`; none of them where they are arguments of a generic class.
  private func angleBrackets(_ index: inout Int) -> [String]? {
    var names: [String] = []
    var depth = 0
    var isGeneric = false
    var next = index
    while next < min(index + 200, tokens.count) {
      if tokens.isSign(next, ";") || tokens.isSign(next, "{") || tokens.isWord(next, "@interface") { return nil }
      if tokens.isSign(next, "<") { depth += 1 }
      if tokens.isSign(next, ">") { depth -= 1 }
      if tokens.isSign(next, "*") || tokens.isName(next, "__covariant") { isGeneric = true }
      if depth == 1, tokens.isName(next) { names.append(tokens.text(next)) }
      next += 1
      if depth == 0 {
        index = next
        return isGeneric ? [] : names
      }
    }
    return nil
  }
}

extension ObjectiveCStructure {
  private mutating func readMethod(_ index: Int) {
    guard let current, containers[current].kind == .implementation,
      tokens.isSign(index, "-") || tokens.isSign(index, "+"),
      tokens[index].gap == .newLine || tokens.isSign(index - 1, "}") || tokens.isSign(index - 1, ";")
    else { return }
    var next = index + 1
    if tokens.isSign(next, "(") { next = tokens.after(next) }
    guard tokens.isName(next) else { return }
    var selector = ""
    var pieces: [Int] = []
    var parameters: [String] = []
    while tokens.isName(next) || tokens.isSign(next, ":") {
      pieces.append(next)
      if tokens.isName(next) {
        selector += tokens.text(next)
        next += 1
      }
      guard tokens.isSign(next, ":") else { break }
      selector += ":"
      next += 1
      if tokens.isSign(next, "(") { next = tokens.after(next) }
      var parameter = ""
      while tokens.isName(next), !tokens.isSign(next + 1, ":") || parameter.isEmpty {
        parameter = tokens.text(next)
        next += 1
      }
      parameters.append(parameter)
    }
    let limit = min(next + 40, tokens.count)
    guard let brace = tokens.first(in: next..<limit, where: { tokens.isSign($0, "{") || tokens.isSign($0, "@") }),
      tokens.isSign(brace, "{")
    else { return }
    if let semicolon = tokens.first(in: next..<brace, where: { tokens.isSign($0, ";") }), semicolon + 1 != brace {
      return
    }
    methods.append(
      Method(
        selector: selector, pieces: pieces, parameters: parameters, range: index..<tokens.after(brace),
        body: tokens.inside(brace), container: current))
  }
}
