/// How much room an interface has in one direction: `UIUserInterfaceSizeClass`.
package enum UserInterfaceSizeClass: Int, CaseIterable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
