/// Which margins and sides of a view give way when its superview is resized: `UIView.AutoresizingMask`.
public struct ViewAutoresizing: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let flexibleLeftMargin = ViewAutoresizing(rawValue: 1 << 0)
  public static let flexibleWidth = ViewAutoresizing(rawValue: 1 << 1)
  public static let flexibleRightMargin = ViewAutoresizing(rawValue: 1 << 2)
  public static let flexibleTopMargin = ViewAutoresizing(rawValue: 1 << 3)
  public static let flexibleHeight = ViewAutoresizing(rawValue: 1 << 4)
  public static let flexibleBottomMargin = ViewAutoresizing(rawValue: 1 << 5)
}
