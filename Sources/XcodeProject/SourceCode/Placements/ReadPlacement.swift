import AppFacts
import Orientation

/// A place where one file shows a controller or puts it into another one, as it is written.
struct ReadPlacement: Sendable {
  var node: ControllerReference
  var relation: Placement.Relation
  /// The container, or who pushes or presents; nil where the code does not say.
  var by: ControllerReference?
  var style: ModalPresentationStyle?
  var place: FilePlace
  /// Whether it is only a type's name in another one's code, which says something of views of SwiftUI alone.
  var isMention = false
}
