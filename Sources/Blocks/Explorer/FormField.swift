/// A field of the explorer's form.
struct FormField {
  /// What it asks for.
  let title: String
  /// The number of a state that it is; see ``ExplorerFields``.
  let place: String
  /// A line for who does not know the fact.
  let help: String
  /// The number that it has when it appears, where 0 says nothing.
  var usual: Int?
}
