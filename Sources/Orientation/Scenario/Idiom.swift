/// The kinds of device whose rules differ.
public enum Idiom: CaseIterable, Sendable {
  case phone
  case pad
}
