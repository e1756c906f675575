/// An entry of a catalog: what it is called, and what it says.
struct CatalogEntry: Equatable {
  /// A part of an entry, with its value as a text.
  struct Field: Equatable {
    let name: String
    let value: String
  }

  /// The entry's name as a reader knows it, such as `UIInterfaceOrientation.landscapeLeft` or `rule order-of-choice`.
  let subject: String
  let fields: [Field]
}
