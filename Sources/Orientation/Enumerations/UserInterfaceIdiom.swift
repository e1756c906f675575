/// The kind of device that an interface is drawn for: `UIUserInterfaceIdiom`.
package enum UserInterfaceIdiom: Int, CaseIterable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}
