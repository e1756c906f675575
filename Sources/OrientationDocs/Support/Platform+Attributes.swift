import CLibrary

extension Platform {
  /// Gives an open file the access lists and extended attributes of another, and takes those away that only it has.
  ///
  /// - Returns: false where the system refuses one, and `errno` says why.
  static func copyAttributes(from source: Int32, to target: Int32) -> Bool {
    #if canImport(Darwin)
    return fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
    #else
    guard let old = attributes(of: source), let new = attributes(of: target) else { return false }
    for (name, value) in old where new[name] != value {
      guard fsetxattr(target, name, value, value.count, 0) == 0 else { return false }
    }
    return new.keys.allSatisfy { old[$0] != nil || fremovexattr(target, $0) == 0 }
    #endif
  }

  #if !canImport(Darwin)
  /// The extended attributes of a file, access lists among them; none on a disk that has none, and nil where they cannot be read.
  private static func attributes(of file: Int32) -> [String: [UInt8]]? {
    guard let list = bytes({ flistxattr(file, $0, $1) }) else { return errno == ENOTSUP ? [:] : nil }
    var attributes: [String: [UInt8]] = [:]
    for name in list.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }) {
      guard let value = bytes({ fgetxattr(file, name, $0, $1) }) else { return nil }
      attributes[name] = value
    }
    return attributes
  }

  /// What a call of the system writes that first says how long it is; nil where it fails.
  private static func bytes(_ call: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> [UInt8]? {
    let length = call(nil, 0)
    guard length > 0 else { return length == 0 ? [] : nil }
    let text = [CChar](unsafeUninitializedCapacity: length) { buffer, count in
      count = max(0, call(buffer.baseAddress, length))
    }
    return text.count == length ? text.map(UInt8.init(bitPattern:)) : nil
  }
  #endif
}
