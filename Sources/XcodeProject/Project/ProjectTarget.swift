/// A target of any kind, with the files that are built into it.
struct ProjectTarget: Sendable {
  /// What tells targets apart: names need not.
  struct Key: Sendable, Hashable {
    let project: String
    let id: String
  }

  /// Another target that this one is built with.
  enum Dependency: Sendable, Hashable {
    case target(Key)
    /// A target of another project, by its name.
    case name(String)
    /// A product by its file's name, such as `Kit.framework`.
    case product(String)
  }

  let key: Key
  let name: String
  /// The name of what it makes, such as `Kit.framework`.
  let product: String?
  let files: [String]
  let dependencies: [Dependency]
}
