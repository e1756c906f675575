/// A place where the code puts a view controller that answers something into a container.
package struct Containment: Sendable, Hashable {
  /// The class of the controller that is put there.
  package var child: String
  /// The class of the container; nil where the code does not say more than that it is a navigation controller.
  package var container: String?
  package var place: FilePlace

  package init(child: String, container: String?, place: FilePlace) {
    self.child = child
    self.container = container
    self.place = place
  }
}
