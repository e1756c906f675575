/// An object of a JSON file while it is read.
package struct JSONMembers {
  private let members: [JSONValue.Member]
  private let steps: [JSONStep]

  package init(members: [JSONValue.Member], steps: [JSONStep]) {
    self.members = members
    self.steps = steps
  }

  /// The key of the only member.
  package func onlyKey() throws(JSONMember.Mismatch) -> String {
    guard members.count == 1 else {
      throw JSONMember.Mismatch(steps: steps, message: "`\(steps.text)` has \(members.count) members instead of one")
    }
    return members[0].key
  }

  /// The member, which has to be there.
  package func member(_ key: String) throws(JSONMember.Mismatch) -> JSONMember {
    guard let member = optional(key) else {
      let name = steps.isEmpty ? "the text" : "`\(steps.text)`"
      throw JSONMember.Mismatch(steps: steps, message: "\(name) has no member `\(key)`")
    }
    return member
  }

  /// The member, or nil where it is left out.
  package func optional(_ key: String) -> JSONMember? {
    members.first { $0.key.utf8.elementsEqual(key.utf8) }
      .map { JSONMember($0.value, steps: steps + [.key($0.key)]) }
  }
}
