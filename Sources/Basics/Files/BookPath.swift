/// Paths within a book and a site: relative, with `/` between their components.
package enum BookPath {
  /// The folder of a file: empty at the top, otherwise with a `/` at its end.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[...slash])
  }

  /// The last component.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The path that `destination` means in a file of `folder`, or nil where it points outside of the book.
  package static func resolve(_ destination: String, in folder: String) -> String? {
    var (destination, folder) = (destination, folder)
    return folder.withUTF8 { folder in destination.withUTF8 { resolve($0, in: folder) } }
  }

  /// The way from one file to another, percent-encoded.
  package static func relative(from source: String, to target: String) -> String {
    var (source, target) = (source, target)
    return encode(source.withUTF8 { source in target.withUTF8 { relative(from: source, to: $0) } })
  }

  /// The way from a file to the root: empty, `../`, `../../`.
  package static func root(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The file of the site that a Markdown file of the book makes.
  package static func page(for path: String) -> String {
    let stem = path.hasSuffix(".md") ? String(path.dropLast(3)) : path
    let name = name(of: stem)
    return name == "README" || name == "index" ? folder(of: stem) + "index.html" : stem + ".html"
  }

  /// True for a path from the root, and for an address with a scheme and a host.
  package static func isAbsolute(_ path: String) -> Bool {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/"), before == (0, 0) || before == (UInt8(ascii: ":"), byte) { return true }
      before = (before.1, byte)
    }
    return false
  }

  /// The path of a website's address, with a `/` at both ends: `https://example.org/docs` gives `/docs/`.
  package static func path(ofWebsite address: String) -> String {
    // The scheme, nothing, the host, and the rest.
    let parts = address.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count > 3 else { return "/" }
    let path = parts[3].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return path.isEmpty || path.last == UInt8(ascii: "/") ? "/\(Substring(path))" : "/\(Substring(path))/"
  }

  /// A website's address without what stands behind its path, and with a `/` at its end.
  package static func base(ofWebsite address: String) -> String {
    let base = address.prefix { $0 != "?" && $0 != "#" }
    return base.utf8.last == UInt8(ascii: "/") ? String(base) : base + "/"
  }

  /// True for a file of the operating system or the version control, which is no part of a book.
  package static func isHidden(_ path: String) -> Bool {
    var isAtStart = true
    for byte in path.utf8 {
      if isAtStart, byte == UInt8(ascii: ".") { return true }
      isAtStart = byte == UInt8(ascii: "/")
    }
    return false
  }

  /// True where the path can be a file of a site: no empty component and nothing that an address cannot carry.
  package static func isUsable(_ path: String) -> Bool {
    // A component of nothing but up to two points, or of nothing at all, leads elsewhere.
    var (points, isOnlyPoints) = (0, true)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "/"):
        if isOnlyPoints && points <= 2 { return false }
        (points, isOnlyPoints) = (0, true)
      case 0..<0x20, 0x7F, UInt8(ascii: "\\"), UInt8(ascii: ":"): return false
      case UInt8(ascii: "."): points += 1
      default: isOnlyPoints = false
      }
    }
    return !isOnlyPoints || points > 2
  }

  /// A path as an address: what means something else there is percent-encoded.
  package static func encode(_ path: String) -> String {
    needsEncoding(path) ? path.writing { $0.isASCII ? replacement(for: UInt8($0.value)) : nil } : path
  }

  /// The path that an address means: `%20` is a space. What is no percent-encoded UTF-8 stays as it is.
  package static func decode(_ address: String) -> String {
    var address = address
    return address.withUTF8(decode)
  }

  /// The same for the bytes of an address, which are valid UTF-8.
  package static func decode(_ address: UnsafeBufferPointer<UInt8>) -> String {
    let asWritten = String(decoding: address, as: UTF8.self)
    guard address.contains(UInt8(ascii: "%")) else { return asWritten }
    var bytes: [UInt8] = []
    var index = 0
    while index < address.count {
      if address[index] == UInt8(ascii: "%"), index + 2 < address.count,
        let high = address[index + 1].hexadecimalDigit, let low = address[index + 2].hexadecimalDigit
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(address[index])
        index += 1
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? asWritten
  }
}

extension BookPath {
  // Every link of every page comes by here, so components are never strings of their own.
  private static func resolve(
    _ destination: UnsafeBufferPointer<UInt8>, in folder: UnsafeBufferPointer<UInt8>
  ) -> String? {
    let slash = UInt8(ascii: "/")
    let point = UInt8(ascii: ".")
    var isOutside = false
    let path = String(unsafeUninitializedCapacity: folder.count + destination.count + 1) { path in
      var depth = folder.count { $0 == slash }
      var end = max(0, path.initialize(fromContentsOf: folder) - 1)
      var start = 0
      while start <= destination.count {
        var stop = start
        while stop < destination.count, destination[stop] != slash { stop += 1 }
        let component = destination.extracting(start..<stop)
        start = stop + 1
        if component.count == 1, component[0] == point { continue }
        if component.count == 2, component[0] == point, component[1] == point {
          depth -= 1
          isOutside = isOutside || depth < 0
          end = depth > 0 ? path[..<end].lastIndex(of: slash) ?? 0 : 0
          continue
        }
        if depth > 0 {
          path[end] = slash
          end += 1
        }
        end += path.extracting(end...).update(fromContentsOf: component)
        depth += 1
      }
      return isOutside ? 0 : end
    }
    return isOutside ? nil : path
  }

  // One pass over the bytes.
  private static func relative(
    from source: UnsafeBufferPointer<UInt8>, to target: UnsafeBufferPointer<UInt8>
  ) -> String {
    let slash = UInt8(ascii: "/")
    // How much of both paths are the same folders.
    var (shared, index) = (0, 0)
    while index < source.count, index < target.count, source[index] == target[index] {
      index += 1
      if source[index - 1] == slash { shared = index }
    }
    var up = 0
    for index in shared..<source.count where source[index] == slash { up += 1 }
    let rest = target.extracting(shared...)
    return String(unsafeUninitializedCapacity: up * 3 + rest.count) { way in
      for index in 0..<up * 3 { way[index] = index % 3 == 2 ? slash : UInt8(ascii: ".") }
      return way.extracting((up * 3)...).update(fromContentsOf: rest) + up * 3
    }
  }

  private static func needsEncoding(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { $0.contains { byte in byte == 0x25 || byte == 0x3F || byte == 0x23 } }
  }

  private static func replacement(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "%"): "%25"
    case UInt8(ascii: "?"): "%3F"
    case UInt8(ascii: "#"): "%23"
    default: nil
    }
  }
}
