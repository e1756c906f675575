/// One of the parameters of a function, as calls name it.
struct FunctionLabel: Sendable, Hashable {
  /// Empty where it has none.
  var text: String
  /// Whether a call may leave it out, for it has a default value, or a closure that follows the parentheses is meant.
  var isOptional = false
}

extension [FunctionLabel] {
  /// The parameters that the arguments of a call with some labels are for; nil for a call of another function.
  func positions(of labels: [String]) -> [Int]? {
    var positions: [Int] = []
    for (index, label) in enumerated() {
      if positions.count < labels.count, labels[positions.count] == label.text {
        positions.append(index)
      } else if !label.isOptional {
        return nil
      }
    }
    return positions.count == labels.count ? positions : nil
  }
}
