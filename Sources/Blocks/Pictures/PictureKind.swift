/// The pictures that a page can ask for, by the word behind `orientation picture`.
enum PictureKind: String, CaseIterable {
  case orientations
  case orientationsWithoutHomeButton = "orientations-without-home-button"
  case swap
  case masks
  case mask
  case ladder
  case callbacks
  case sizeClasses = "size-classes"
  case versions
}

extension PictureKind {
  /// Whether the fence has a text of its own: what the resolver is to run.
  var hasBody: Bool { self == .ladder || self == .callbacks }

  /// Whether a mask stands behind the name.
  var takesMask: Bool { self == .mask }
}
