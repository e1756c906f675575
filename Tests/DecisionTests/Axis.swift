/// A fact of the space of situations, with the values that it takes; an empty value states nothing.
struct Axis: Sendable {
  /// Another fact without which this one cannot be stated.
  struct Requirement: Sendable {
    let key: String
    let isMet: @Sendable (String) -> Bool
  }

  let key: String
  let values: [String]
  /// How many of the values take part in the covering array; the others occur in pairs alone.
  let coveringCount: Int
  let requirements: [Requirement]

  init(_ key: String, _ values: [String], more: [String] = [], _ requirements: Requirement...) {
    self.key = key
    self.values = [""] + values + more
    coveringCount = values.count + 1
    self.requirements = requirements
  }

  /// A fact that is always stated.
  init(stated key: String, _ values: [String], more: [String] = []) {
    self.key = key
    self.values = values + more
    coveringCount = values.count
    requirements = []
  }
}
