/// What an event of a policy names: a screen of the book, or a controller.
package enum NamedPart: Sendable, Hashable {
  case screen(String)
  case controller(String)
}
