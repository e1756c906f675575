/// What a part of a JSON file looks like, as a schema describes it.
package indirect enum JSONShape: Sendable {
  /// A member of an object.
  package struct Member: Sendable {
    package let key: String
    package let isRequired: Bool
    package let shape: JSONShape

    package init(key: String, isRequired: Bool, shape: JSONShape) {
      self.key = key
      self.isRequired = isRequired
      self.shape = shape
    }
  }

  case string
  case number
  case bool
  /// One of these texts.
  case names([String])
  case list(JSONShape)
  case object([Member])
  /// An object with one of these members.
  case choice([String])
  /// What is written for people and not read back.
  case any
}
