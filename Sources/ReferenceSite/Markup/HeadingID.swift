/// Makes ids of headings by the rule that GitHub and mdBook share, each unique on its page.
///
/// Letters are made small, white space becomes `-`, and everything that is no letter, mark, number, `-` or `_` is left
/// out. What occurs a second time gets `-1`, a third time `-2`.
struct HeadingID {
  /// The layout has ids of its own on every page.
  private var taken: Set<String> = ["site-main", "site-contents"]
  private var counts: [String: Int] = [:]

  /// The id of the next heading on the page.
  mutating func next(_ title: String) -> String {
    let slug = Self.slug(title)
    let base = slug.isEmpty ? "section" : slug
    if taken.insert(base).inserted { return base }
    var count = counts[base] ?? 0
    var id: String
    repeat {
      count += 1
      id = "\(base)-\(count)"
    } while !taken.insert(id).inserted
    counts[base] = count
    return id
  }

  /// Takes an id that somebody else makes; false where the page has it already.
  mutating func take(_ id: String) -> Bool { taken.insert(id).inserted }

  /// The title as an id, without a look at the rest of the page.
  static func slug(_ title: String) -> String {
    var title = title.trimmingSpaces
    if let slug = title.withUTF8(asciiSlug) { return slug }
    var slug = ""
    for scalar in title.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_": slug.unicodeScalars.append(scalar)
      case "A"..."Z": slug.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value | 0x20)))
      case _ where scalar.properties.isWhitespace: slug += "-"
      case _ where isWord(scalar): slug += scalar.properties.lowercaseMapping
      default: break
      }
    }
    return slug
  }
}

extension HeadingID {
  /// The same for a title of ASCII alone, as nearly all are in most books; nil for any other.
  private static func asciiSlug(_ title: UnsafeBufferPointer<UInt8>) -> String? {
    if title.contains(where: { $0 >= 0x80 }) { return nil }
    return String(unsafeUninitializedCapacity: title.count) { slug in
      var count = 0
      for byte in title {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "_"): slug[count] = byte
        case _ where byte.isUppercase: slug[count] = byte | 0x20
        case _ where byte.isAlphanumeric: slug[count] = byte
        case _ where byte.isSpace: slug[count] = UInt8(ascii: "-")
        default: continue
        }
        count += 1
      }
      return count
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark,
      .connectorPunctuation:
      return true
    default: return false
    }
  }
}
