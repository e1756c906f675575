import HTML
import Orientation

extension OSVersion {
  /// The first of the versions that readers may choose to see alone: with it, masks took over from `shouldAutorotate`,
  /// and the calls that apps make today came.
  package static let recent = OSVersion(16)
}

extension VersionRange {
  /// Whether it ends before ``OSVersion/recent``.
  var isOld: Bool { end.map { $0 <= .recent } ?? false }
}

extension Attribute {
  /// Marks what holds for versions before ``OSVersion/recent`` alone, which a choice of the reader hides.
  package static var old: Attribute { .flag("data-old") }
}
