extension String {
  /// The text, some scalars of which are written in another way.
  ///
  /// - Parameter other: what stands for a scalar; nil for one that stays as it is.
  package func writing(_ other: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let other = other(scalar) { text += other } else { text.unicodeScalars.append(scalar) }
    }
  }
}
