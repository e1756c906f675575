/// A case, or an option, as a header declares it.
struct HeaderCase: Equatable {
  let name: String
  let line: Int
  let value: HeaderValue
  let annotations: HeaderAnnotations
}
