// Since when each symbol has been there: from the headers of the iOS 9.3 to 16.5 SDKs, and from Apple's pages, which alone
// have 26 and 27, Mac Catalyst and visionOS.

extension Symbol {
  /// Every API that the catalog knows, what has to do with orientation alone first.
  package static let all: [Symbol] = core + related + otherFramework

  /// What decides an orientation, states it or tells of it, in the order of its headers, and the keys of Info.plist.
  package static let core: [Symbol] =
    viewController + application + scene + containerDelegate + view + informationPropertyList
}
