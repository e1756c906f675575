import Orientation
import Testing

@testable import OrientationNotation

struct MaskNamesTests {
  @Test func everyMaskHasItsNames() {
    for mask in InterfaceOrientationMask.everySet {
      let names = mask.orientations.map { "\"\($0.swiftName)\"" }.joined(separator: ",")
      #expect(String(decoding: MaskNames.json(of: mask), as: UTF8.self) == "[\(names)]")
    }
  }

  @Test func bitsThatAreNoOrientationHaveNoName() {
    #expect(MaskNames.json(of: InterfaceOrientationMask(rawValue: .max)) == MaskNames.json(of: .all))
    #expect(MaskNames.json(of: InterfaceOrientationMask(rawValue: 1)) == Array("[]".utf8))
  }
}
