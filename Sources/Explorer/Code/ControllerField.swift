/// The fields of a state that are about one controller, in the order of their numbers.
package enum ControllerField: Int, CaseIterable, Sendable {
  /// The place of its name.
  case name
  /// The place of the controller that contains it, from 1; 0 where none does.
  case parent
  /// Where it comes in, as a ``ControllerRole``; it counts where no other contains it.
  case role
  case kind
  case forwarding
  /// The child that shows, from 1; 0 is the top of a navigation stack and the first elsewhere.
  case shownChild
  case supported
  case preferred
  case shouldAutorotate
  case shouldAutorotateTo
  case prefersOrientationLocked
  case delegateSupported
  case delegatePreferred
  /// The variable that `viewWillAppear` sets, by the place of its name from 1, and the mask it then has.
  case appearanceVariable
  case appearanceMask
  case disappearanceVariable
  case disappearanceMask
  /// How it is presented.
  case style
  case fillsWindow
  case removesPresentersView
  case isAlert
  case ignoresApplicationMask
}
