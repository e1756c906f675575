import Basics

/// An object of an `app.json` while it is read.
struct FactsObject {
  private let members: [JSONValue.Member]
  private let steps: [JSONStep]

  init(members: [JSONValue.Member], steps: [JSONStep]) {
    self.members = members
    self.steps = steps
  }

  /// The key of the only member.
  func onlyKey() throws(FactsMember.Mismatch) -> String {
    guard members.count == 1 else {
      throw FactsMember.Mismatch(steps: steps, message: "`\(steps.text)` has \(members.count) members instead of one")
    }
    return members[0].key
  }

  /// The member, which has to be there.
  func member(_ key: String) throws(FactsMember.Mismatch) -> FactsMember {
    guard let member = optional(key) else {
      let name = steps.isEmpty ? "the text" : "`\(steps.text)`"
      throw FactsMember.Mismatch(steps: steps, message: "\(name) has no member `\(key)`")
    }
    return member
  }

  /// The member, or nil where it is left out.
  func optional(_ key: String) -> FactsMember? {
    members.first { $0.key.utf8.elementsEqual(key.utf8) }
      .map { FactsMember($0.value, steps: steps + [.key($0.key)]) }
  }
}
