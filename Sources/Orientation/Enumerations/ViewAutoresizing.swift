/// Which margins and sides of a view give way when its superview is resized: `UIView.AutoresizingMask`.
package struct ViewAutoresizing: OptionSet, Sendable, Hashable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let flexibleLeftMargin = ViewAutoresizing(rawValue: 1 << 0)
  package static let flexibleWidth = ViewAutoresizing(rawValue: 1 << 1)
  package static let flexibleRightMargin = ViewAutoresizing(rawValue: 1 << 2)
  package static let flexibleTopMargin = ViewAutoresizing(rawValue: 1 << 3)
  package static let flexibleHeight = ViewAutoresizing(rawValue: 1 << 4)
  package static let flexibleBottomMargin = ViewAutoresizing(rawValue: 1 << 5)
}
