/// Who owns which files of a checkout, by the rules of GitHub's CODEOWNERS: the last pattern that matches a path counts.
package struct CodeOwners: Sendable, Equatable {
  /// A line of the file.
  package struct Rule: Sendable, Equatable {
    /// A pattern as Git ignores files, without `!` and `[`.
    package var pattern: String
    /// Users, teams and addresses; none for files that nobody owns.
    package var owners: [String]

    package init(pattern: String, owners: [String]) {
      self.pattern = pattern
      self.owners = owners
    }
  }

  /// How many rules are kept. GitHub's own limit of 3 MB would be as much as all else that a scan finds.
  package static let mostRules = 2_000
  /// How long a pattern and an owner may be, in bytes, and how many owners a rule may have: a line with more is skipped, as
  /// GitHub skips what it cannot read.
  private static let (longestPattern, longestOwner, mostOwners) = (1_024, 256, 32)

  /// The rules, in their order.
  package var rules: [Rule]

  package init(rules: [Rule] = []) { self.rules = rules }

  /// Reads the text of a file. Of one that has too many rules nothing is known: the last ones count most.
  ///
  /// - Returns: nil for too many rules.
  package init?(reading text: String) {
    rules = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let rule = Self.rule(line) else { continue }
      if rules.count == Self.mostRules { return nil }
      rules.append(rule)
    }
  }

  /// Who owns a file, by its path from the root of the checkout; nobody where no rule says it.
  package func owners(of path: String) -> [String] {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    return rules.last { Self.matches($0.pattern, parts) }?.owners ?? []
  }
}

extension CodeOwners {
  /// The rule in a line; nil for a comment, and for a line that GitHub skips.
  private static func rule(_ line: Substring) -> Rule? {
    var words: [String] = [""]
    var isEscaped = false
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\\" where !isEscaped && words.count == 1:
        isEscaped = true
        continue
      case " " where !isEscaped, "\t" where !isEscaped: if words.last?.isEmpty == false { words.append("") }
      default: words[words.count - 1].unicodeScalars.append(scalar)
      }
      isEscaped = false
    }
    let comment = words.firstIndex { $0.hasPrefix("#") } ?? words.endIndex
    let pattern = words[0]
    let owners = words[..<comment].dropFirst().filter { !$0.isEmpty }
    guard comment > 0, !pattern.isEmpty, pattern.utf8.count <= longestPattern, !pattern.hasPrefix("!"),
      !pattern.utf8.contains(UInt8(ascii: "[")), owners.count <= mostOwners,
      owners.allSatisfy({ $0.utf8.contains(UInt8(ascii: "@")) && $0.utf8.count <= longestOwner })
    else { return nil }
    return Rule(pattern: pattern, owners: Array(owners))
  }

  /// Whether a pattern matches a file, or a folder that it lies in.
  private static func matches(_ pattern: String, _ path: [[UInt8]]) -> Bool {
    let slash = UInt8(ascii: "/")
    let bytes = Array(pattern.utf8)
    var parts = bytes.split(separator: slash).map(Array.init)
    let isFolder = bytes.last == slash
    // One with a slash before its end starts at the root; any other matches at any depth.
    let isAnchored = bytes.dropLast(isFolder ? 1 : 0).contains(slash)
    if !isAnchored { parts.insert(anyFolders, at: 0) }
    // The places in the pattern at which the parts of the path so far may have come: a pattern of many `**` costs no more.
    var open: Set<Int> = skipping(parts, [0])
    for (index, part) in path.enumerated() {
      var next: Set<Int> = []
      for place in open where place < parts.count {
        if parts[place] == anyFolders {
          // At the end of a pattern it is something in the folder.
          next.formUnion(place + 1 == parts.count ? [place, place + 1] : [place])
        } else if Wildcards.match(parts[place], part) {
          next.insert(place + 1)
        }
      }
      open = skipping(parts, next)
      let isLast = index == path.count - 1
      guard open.contains(parts.count) else { continue }
      // A folder's files are its own; of `docs/*` alone those right in the folder.
      if isLast ? !isFolder : parts.last != [UInt8(ascii: "*")] { return true }
    }
    return false
  }

  private static let anyFolders = Array("**".utf8)

  /// The places that are come to without a part of the path: `**/` may be no folder at all.
  private static func skipping(_ parts: [[UInt8]], _ places: Set<Int>) -> Set<Int> {
    var all = places
    for place in parts.indices where all.contains(place) && parts[place] == anyFolders {
      if place + 1 < parts.count { all.insert(place + 1) }
    }
    return all
  }
}
