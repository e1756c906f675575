/// One step of a decision: a rule, and what it did.
public struct Step: Sendable, Hashable {
  /// What a rule did.
  public enum Effect: Sendable, Hashable {
    /// It applied, and changed no mask.
    case applied
    /// It had somebody asked.
    case asked(Respondent, Question)
    /// It set what the app allows.
    case applicationMask(InterfaceOrientationMask)
    /// It named the controller that decides.
    case responsible(Name)
    /// It set what the deciding controller allows.
    case controllerMask(InterfaceOrientationMask)
    /// It set or narrowed what is allowed in all.
    case effectiveMask(InterfaceOrientationMask)
    /// It ended the decision, with this orientation.
    case concluded(Outcome, InterfaceOrientation)
  }

  /// The rule that applied.
  public let rule: Rule
  /// What the rule did.
  public let effect: Effect
}
