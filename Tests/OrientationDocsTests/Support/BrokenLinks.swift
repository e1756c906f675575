import Basics
import Foundation
import ReferenceSite

/// The links of a finished site that lead nowhere. It reads nothing but the bytes of the site's own files, so what the
/// generator believed about them cannot deceive it.
struct BrokenLinks {
  private let files: FileTree
  /// The values of the attributes that matter, by page and attribute.
  private var values: [String: [String: [String]]] = [:]
  private var ids: [String: Set<String>] = [:]

  init(in files: FileTree) {
    self.files = files
    for file in files.files where file.path.hasSuffix(".html") {
      let found = Self.values(in: file.bytes)
      values[file.path] = found
      ids[file.path] = Set(found["id"] ?? [])
    }
  }

  /// How many links were followed, and those that lead to no file or to no id of it.
  func found() -> (count: Int, broken: [String]) {
    var count = 0
    var broken: [String] = []
    for (page, values) in values {
      for link in (values["href"] ?? []) + (values["src"] ?? [])
      where !["https:", "http:", "mailto:", "data:"].contains(where: link.hasPrefix) {
        count += 1
        if !leadsSomewhere(link, from: page) { broken.append("\(page): \(link)") }
      }
    }
    return (count, broken.sorted())
  }
}

extension BrokenLinks {
  private func leadsSomewhere(_ link: String, from page: String) -> Bool {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var components = page.split(separator: "/").dropLast().map(String.init)
    // What follows a question mark is for the cache of a browser.
    let path = parts[0].prefix { $0 != "?" }
    for component in path.split(separator: "/") {
      if component != ".." {
        components.append(String(component))
      } else if components.popLast() == nil {
        return false
      }
    }
    let target = parts[0].isEmpty ? page : components.joined(separator: "/")
    guard files[target] != nil else { return false }
    // What follows the explorer's address is a state to open, no id.
    if target.hasSuffix("explorer.html"), parts.count == 2, parts[1].hasPrefix("1S") { return true }
    return parts.count == 1 || ids[target]?.contains(parts[1].removingPercentEncoding ?? parts[1]) == true
  }

  /// What stands in quotation marks behind each of the attributes.
  private static func values(in bytes: [UInt8]) -> [String: [String]] {
    let pieces = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\"")
    var values: [String: [String]] = [:]
    for (name, value) in zip(pieces, pieces.dropFirst()) {
      for attribute in ["href", "src", "id"] where name.hasSuffix(" \(attribute)=") {
        values[attribute, default: []].append(value.replacingOccurrences(of: "&amp;", with: "&"))
      }
    }
    return values
  }
}
