import OrientationNotation

/// What becomes of an answer that the sources do not tell.
enum UnknownAnswers {
  /// The text has to state it.
  case refused
  /// It is left open, for a search to try its values.
  case left

  func meet(_ fault: ValueFault) throws(ValueFault) {
    if self == .refused { throw fault }
  }
}
