/// Whether a presented controller takes over from its presenter, and by which rule.
struct Cover {
  let takesOver: Bool
  let rule: Rule
  var isAutomatic = false
}
