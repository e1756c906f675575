/// What one source has to do with names that are looked for.
struct NamedParts {
  var declarations: [NameDeclaration] = []
  var assignments: [NameAssignment] = []
  var calls: [NameCall] = []
}
