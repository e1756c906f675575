import HTML

/// A drawing that the reference computes.
///
/// All of it is drawn in the colours of the theme, by classes. What it shows is said once more in words, by the same
/// facts, for those who do not see it.
protocol Picture: ReferenceBlock {
  /// What the picture shows, fact by fact, for those who do not see it.
  func alternative(_ words: PictureWords) -> String
}
