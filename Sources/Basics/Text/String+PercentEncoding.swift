extension String {
  /// The text as a part of an address: its bytes are percent-encoded, but for letters, digits, point, hyphen, underscore and
  /// the others that are named.
  package func percentEncoded(keeping others: String = "") -> String {
    var encoded = ""
    for byte in utf8 {
      if byte.isAlphanumeric || "-._".utf8.contains(byte) || others.utf8.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}
