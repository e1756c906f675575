extension String {
  /// A sentence as a help line has it: it begins small and has no period.
  var withoutPeriod: String {
    if hasSuffix("。") { return String(dropLast()) }
    guard let first, hasSuffix(".") else { return self }
    return first.lowercased() + dropFirst().dropLast()
  }
}
