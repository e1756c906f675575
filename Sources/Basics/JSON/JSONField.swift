/// A part of a value, and the members of the object in which it stands. What reads it and what writes it are made where a
/// format is declared, so that they know the types.
package struct JSONField<Owner>: Sendable {
  package typealias Path<Content> = WritableKeyPath<Owner, Content> & Sendable

  package let members: [JSONShape.Member]
  let read: @Sendable (JSONMembers, inout Owner) throws(JSONMember.Mismatch) -> Void
  /// Writes the members, each on a line of its own where that is asked for.
  let write: @Sendable (Owner, inout JSONWriter, _ hasLines: Bool) -> Void

  package init(
    _ members: [JSONShape.Member],
    read: @escaping @Sendable (JSONMembers, inout Owner) throws(JSONMember.Mismatch) -> Void,
    write: @escaping @Sendable (Owner, inout JSONWriter, _ hasLines: Bool) -> Void
  ) {
    self.members = members
    self.read = read
    self.write = write
  }

  /// A member that has to be there.
  package static func member<Content>(
    _ key: String, _ path: Path<Content>, _ format: JSONFormat<Content>
  ) -> JSONField {
    JSONField([JSONShape.Member(key: key, isRequired: true, shape: format.shape)]) {
      (object, owner) throws(JSONMember.Mismatch) in
      owner[keyPath: path] = try format.read(object.member(key))
    } write: { owner, json, hasLines in
      json.startMember(key, hasLine: hasLines)
      format.write(owner[keyPath: path], &json)
    }
  }

  /// A member that is left out where there is nothing to say.
  package static func optional<Content>(
    _ key: String, _ path: Path<Content?>, _ format: JSONFormat<Content>
  ) -> JSONField {
    JSONField([JSONShape.Member(key: key, isRequired: false, shape: format.shape)]) {
      (object, owner) throws(JSONMember.Mismatch) in
      if let member = object.optional(key) { owner[keyPath: path] = try format.read(member) }
    } write: { owner, json, hasLines in
      guard let content = owner[keyPath: path] else { return }
      json.startMember(key, hasLine: hasLines)
      format.write(content, &json)
    }
  }

  /// A member that is left out where it would say the usual, which is what the value has that reading begins with.
  package static func member<Content: Equatable & Sendable>(
    _ key: String, _ path: Path<Content>, _ format: JSONFormat<Content>, unless usual: Content
  ) -> JSONField {
    JSONField([JSONShape.Member(key: key, isRequired: false, shape: format.shape)]) {
      (object, owner) throws(JSONMember.Mismatch) in
      owner[keyPath: path] =
        try object.optional(key).map { (member) throws(JSONMember.Mismatch) in
          try format.read(member)
        } ?? usual
    } write: { owner, json, hasLines in
      guard owner[keyPath: path] != usual else { return }
      json.startMember(key, hasLine: hasLines)
      format.write(owner[keyPath: path], &json)
    }
  }

  /// A part whose members stand in the object itself.
  package static func members<Content>(
    _ path: Path<Content>, _ fields: [JSONField<Content>]
  ) -> JSONField {
    JSONField(fields.flatMap(\.members)) { (object, owner) throws(JSONMember.Mismatch) in
      for field in fields { try field.read(object, &owner[keyPath: path]) }
    } write: { owner, json, hasLines in
      for field in fields { field.write(owner[keyPath: path], &json, hasLines) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func startMember(_ key: String, hasLine: Bool) {
    if hasLine { startElementLine() }
    self.key(key)
  }
}
