extension String {
  /// The text, or as much of it as there is room for: a picture cannot break its lines.
  package func fitting(_ count: Int) -> String {
    unicodeScalars.count <= count ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(count - 1))) + "…"
  }
}
