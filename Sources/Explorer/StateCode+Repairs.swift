import Orientation

extension StateCode {
  /// What would bring the interface into an orientation, as numbers.
  ///
  /// - Parameter rawValue: that of the orientation; nothing would for one that is none.
  package func repairs(to rawValue: Int) -> [Int32] {
    guard let orientation = InterfaceOrientation(rawValue: rawValue) else { return [0, 0] }
    let goal = RepairGoal.interface(in: orientation.mask)
    let search =
      switch state {
      case .moment(let scenario): RepairSearch(scenario, goal)
      case .sequence(let timeline): RepairSearch(timeline, goal)
      }
    var encoder = RepairsEncoder(self)
    encoder.write(search.repairs())
    return encoder.numbers
  }
}
