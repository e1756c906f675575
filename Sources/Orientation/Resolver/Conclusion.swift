/// How a run of the rules ends.
struct Conclusion {
  let outcome: Outcome
  let orientation: InterfaceOrientation
  let rule: Rule
}
