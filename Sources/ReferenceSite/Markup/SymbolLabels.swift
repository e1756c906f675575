import HTML
import Markdown

/// The symbol links that a text may hold: reference links such as `` [`UIDeviceOrientation.isFlat`] ``.
///
/// Each label that looks like one gets a link reference definition of its own, so libcmark makes a link of it; where the
/// link leads, and whether the name is known, is decided when all pages have been read.
struct SymbolLabels: Sendable {
  /// The names, each once, in the order of the text.
  let names: [String]

  /// Finds the labels of a text.
  init(in source: [UInt8]) {
    var names: [String] = []
    var seen: Set<String> = []
    source.withUnsafeBufferPointer { bytes in
      var index = ByteScan.first(UInt8(ascii: "["), in: bytes, from: 0)
      while index + 4 < bytes.count {
        var next = index + 1
        if bytes[next] == UInt8(ascii: "`"), let end = Self.end(ofNameAt: index + 2, in: bytes) {
          let name = String(decoding: bytes[index + 2..<end], as: UTF8.self)
          if seen.insert(name).inserted { names.append(name) }
          next = end + 2
        }
        index = ByteScan.first(UInt8(ascii: "["), in: bytes, from: next)
      }
    }
    self.names = names
  }

  /// The definitions, one a line.
  var definitions: String {
    var definitions = ""
    for (index, name) in names.enumerated() { definitions += "[`\(name)`]: \(Self.scheme)\(index)\n" }
    return definitions
  }

  /// The name that a link means, if it is a symbol link.
  ///
  /// libcmark does not tell labels apart that differ in case only, so a shortcut's name is taken from its text.
  func name(of link: Node) -> String? {
    let destination = link.destination
    guard destination.hasPrefix(Self.scheme), let index = Int(destination.dropFirst(Self.scheme.count)),
      names.indices.contains(index)
    else { return nil }
    guard let text = link.firstChild, text.kind == .code, text.next == nil,
      text.literal.lowercased() == names[index].lowercased()
    else { return names[index] }
    return text.literal
  }
}

extension SymbolLabels {
  /// Short, because libcmark stops expanding references past a limit of bytes.
  private static let scheme = "symbol-link:"
  /// A label may have 999 characters.
  private static let longestName = 900

  private static func end(ofNameAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = start
    while index + 1 < bytes.count, index - start < longestName {
      switch bytes[index] {
      case UInt8(ascii: "`"): return index > start && bytes[index + 1] == UInt8(ascii: "]") ? index : nil
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0:
        return nil
      default: index += 1
      }
    }
    return nil
  }
}
