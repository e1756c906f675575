#if !hasFeature(Embedded)
/// Why an address states nothing that can be relied on.
package enum AddressFault: Error {
  /// It is none of the explorer, or has no state.
  case noState
  /// A later edition has written it, and this one does not know all of it.
  case laterForm
}
#endif
