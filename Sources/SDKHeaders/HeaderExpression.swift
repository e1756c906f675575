/// The value that a header gives to a case, as it is written.
indirect enum HeaderExpression: Equatable {
  enum Operation: String {
    case or = "|"
    case exclusiveOr = "^"
    case and = "&"
    case shiftLeft = "<<"
    case shiftRight = ">>"
    case plus = "+"
    case minus = "-"
    case times = "*"

    /// How tightly it binds, by the rules of C.
    var strength: Int {
      switch self {
      case .or: 1
      case .exclusiveOr: 2
      case .and: 3
      case .shiftLeft, .shiftRight: 4
      case .plus, .minus: 5
      case .times: 6
      }
    }

    /// The result, or nil where it does not fit or has no meaning.
    func callAsFunction(_ left: Int, _ right: Int) -> Int? {
      switch self {
      case .or: left | right
      case .exclusiveOr: left ^ right
      case .and: left & right
      case .shiftLeft: (0..<Int.bitWidth).contains(right) ? left << right : nil
      case .shiftRight: (0..<Int.bitWidth).contains(right) ? left >> right : nil
      case .plus: Self.whole(left.addingReportingOverflow(right))
      case .minus: Self.whole(left.subtractingReportingOverflow(right))
      case .times: Self.whole(left.multipliedReportingOverflow(by: right))
      }
    }

    private static func whole(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
      result.overflow ? nil : result.partialValue
    }
  }

  case number(Int)
  /// Another constant's value.
  case name(String)
  case negative(HeaderExpression)
  case complement(HeaderExpression)
  case binary(Operation, HeaderExpression, HeaderExpression)
}
