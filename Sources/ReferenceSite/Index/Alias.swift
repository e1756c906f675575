/// An address that was published once, and where in the book one finds now what stood there.
struct Alias {
  /// The page of the address.
  let page: String
  /// The id on the page, or nil for the page as a whole.
  let id: String?
  /// Where it leads, as the list says it: a page of the book, with a place on it or not.
  let destination: String
  /// The line in the list.
  let line: Int

  /// The address as it is written in the list.
  var address: String { page + (id.map { "#" + $0 } ?? "") }
}
