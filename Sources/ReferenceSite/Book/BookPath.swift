/// Paths within a book and a site: relative, with `/` between their components.
enum BookPath {
  /// The folder of a file: empty at the top, otherwise with a `/` at its end.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[...slash])
  }

  /// The last component.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The path that `destination` means in a file of `folder`, or nil where it leads out of the book.
  static func resolve(_ destination: String, in folder: String) -> String? {
    // Every link of every page comes by here, so the components are never strings of their own.
    let slash = UInt8(ascii: "/")
    let point = UInt8(ascii: ".")
    var isOutside = false
    let path = String(unsafeUninitializedCapacity: folder.utf8.count + destination.utf8.count + 1) { path in
      var depth = folder.utf8.count { $0 == slash }
      var end = max(0, path.initialize(fromContentsOf: folder.utf8) - 1)
      for component in destination.utf8.split(separator: slash, omittingEmptySubsequences: false) {
        if component.elementsEqual([point]) { continue }
        if component.elementsEqual([point, point]) {
          depth -= 1
          isOutside = isOutside || depth < 0
          end = depth > 0 ? path[..<end].lastIndex(of: slash) ?? 0 : 0
          continue
        }
        if depth > 0 {
          path[end] = slash
          end += 1
        }
        for byte in component {
          path[end] = byte
          end += 1
        }
        depth += 1
      }
      return isOutside ? 0 : end
    }
    return isOutside ? nil : path
  }

  /// The way from one file to another, percent-encoded.
  static func relative(from source: String, to target: String) -> String {
    // Every link of every page comes by here, so it is one pass over the bytes.
    var (source, target) = (source, target)
    let way = source.withUTF8 { source in
      target.withUTF8 { target in
        let slash = UInt8(ascii: "/")
        var (shared, up, isShared) = (0, 0, true)
        for (index, byte) in source.enumerated() {
          isShared = isShared && index < target.count && target[index] == byte
          guard byte == slash else { continue }
          if isShared { shared = index + 1 } else { up += 1 }
        }
        return String(unsafeUninitializedCapacity: up * 3 + target.count - shared) { way in
          for index in 0..<up * 3 { way[index] = index % 3 == 2 ? slash : UInt8(ascii: ".") }
          for index in shared..<target.count { way[up * 3 + index - shared] = target[index] }
          return up * 3 + target.count - shared
        }
      }
    }
    return encode(way)
  }

  /// The way from a file to the root: empty, `../`, `../../`.
  static func root(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The file of the site that a Markdown file of the book makes.
  static func page(for path: String) -> String {
    let stem = path.hasSuffix(".md") ? String(path.dropLast(3)) : path
    let name = name(of: stem)
    return name == "README" || name == "index" ? folder(of: stem) + "index.html" : stem + ".html"
  }

  /// True for a file of the operating system or the version control, which is no part of a book.
  static func isHidden(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: ".") || path.contains("/.")
  }

  /// True where the path can be a file of a site: no empty component and nothing that an address cannot carry.
  static func isUsable(_ path: String) -> Bool {
    let components = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return components.allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
      && path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: ":") }
  }

  /// A path as an address: what means something else there is percent-encoded.
  static func encode(_ path: String) -> String {
    if !needsEncoding(path) { return path }
    var encoded = ""
    for scalar in path.unicodeScalars {
      if scalar.isASCII, let replacement = replacement(for: UInt8(scalar.value)) {
        encoded += replacement
      } else {
        encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }

  /// The path that an address means: `%20` is a space. What is no percent-encoded UTF-8 stays as it is.
  static func decode(_ address: String) -> String {
    guard address.utf8.contains(UInt8(ascii: "%")) else { return address }
    let source = Array(address.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
        let high = digit(source[index + 1]), let low = digit(source[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : address
  }
}

extension BookPath {
  private static func needsEncoding(_ path: String) -> Bool {
    for byte in path.utf8 where byte == 0x25 || byte == 0x3F || byte == 0x23 { return true }
    return false
  }

  private static func replacement(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "%"): "%25"
    case UInt8(ascii: "?"): "%3F"
    case UInt8(ascii: "#"): "%23"
    default: nil
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
