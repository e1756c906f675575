/// The kinds of device whose rules differ.
public enum Idiom: CaseIterable, Sendable {
  /// An iPhone or iPod touch.
  case phone
  /// An iPad.
  case pad
}
