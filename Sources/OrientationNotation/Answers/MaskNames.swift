import Basics
import Orientation

/// The names of a mask's orientations as a JSON array. Every answer has many of them, and there are only sixteen.
enum MaskNames {
  static func json(of mask: InterfaceOrientationMask) -> [UInt8] { encoded[Int(mask.orientationsOnly.rawValue >> 1)] }

  private static let encoded = InterfaceOrientationMask.everySet.map { mask in
    var json = JSONWriter()
    json.array { json in
      for orientation in mask.orientations { json.string(orientation.swiftName) }
    }
    return json.bytes
  }
}
