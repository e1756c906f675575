/// In which order a rotation's callbacks come.
///
/// Before iOS 8 Apple documents the order of the controller's methods (View Controller Programming Guide, "Supporting
/// Multiple Interface Orientations"); where the notification comes among them is assumed. The other two orders are those
/// of a log (``MeasuredWidth``), so they are reported.
package enum CallbackOrder: CaseIterable, Sendable {
  case before8
  case from8
  case from16

  package init(_ os: OSVersion) {
    self = os < OSVersion(8) ? .before8 : os < OSVersion(16) ? .from8 : .from16
  }

  /// What is called when the device turns and the interface with it, in order.
  package var moments: [LayoutMoment] {
    switch self {
    case .before8:
      [
        LayoutMoment(.willRotate, view: false, statusBar: false, screen: false),
        LayoutMoment(.viewWillLayoutSubviews, view: true, statusBar: true, screen: false),
        LayoutMoment(.willAnimateRotation, view: true, statusBar: true, screen: false),
        LayoutMoment(.didRotate, view: true, statusBar: true, screen: false),
        LayoutMoment(.deviceOrientationDidChange, view: true, statusBar: true, screen: false),
      ]
    case .from8:
      [
        LayoutMoment(.viewWillTransition, view: false, statusBar: false, screen: false),
        LayoutMoment(.viewWillLayoutSubviews, view: true, statusBar: true, screen: true),
        LayoutMoment(.deviceOrientationDidChange, view: true, statusBar: true, screen: true),
      ]
    case .from16:
      [
        LayoutMoment(.deviceOrientationDidChange, view: false, statusBar: true, screen: false),
        LayoutMoment(.viewWillTransition, view: false, statusBar: true, screen: true),
        LayoutMoment(.viewWillLayoutSubviews, view: true, statusBar: true, screen: true),
      ]
    }
  }
}
