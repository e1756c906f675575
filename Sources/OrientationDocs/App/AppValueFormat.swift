import AppFacts
import Basics
import Orientation

/// How `app.json` has what an expression comes to: an object with one member, named for the kind of value.
enum AppValueFormat {
  private enum Kind: String, CaseIterable {
    case mask
    /// JSON's numbers are whole only up to 2^53; a text is exact.
    case maskRawValue
    case orientation
    case deviceOrientation
    case bool
    case inherited
    case forwarded
    case choice
    case computed
  }

  static let value = JSONFormat<SourceValue>(.choice(Kind.allCases.map(\.rawValue))) {
    (member) throws(JSONMember.Mismatch) in
    try read(member)
  } write: { value, json in
    json.object { write(value, &$0) }
  }
}

extension AppValueFormat {
  private static let orientations = JSONFormat.list(of: .named(InterfaceOrientation.valid, by: \.swiftName))
  private static let orientation = JSONFormat.named(InterfaceOrientation.allCases, by: \.swiftName)
  private static let deviceOrientation = JSONFormat.named(DeviceOrientation.allCases, by: \.swiftName)
  private static let branches = JSONFormat.list(
    of: JSONFormat.object(
      SourceValue.Branch(condition: nil, value: .inherited),
      .optional("condition", \.condition, .string),
      .optional("meaning", \.meaning, .string),
      .member("value", \.value, value)))

  private static func read(_ member: JSONMember) throws(JSONMember.Mismatch) -> SourceValue {
    let object = try member.object(Kind.allCases.map(\.rawValue))
    let key = try object.onlyKey()
    let content = try object.member(key)
    switch Kind(rawValue: key) {
    case .mask: return .mask(try orientations.read(content).reduce(into: []) { $0.insert($1.mask) })
    case .maskRawValue:
      guard let rawValue = UInt(try content.string()) else { throw content.mismatch("the digits of a raw value") }
      return .mask(InterfaceOrientationMask(rawValue: rawValue))
    case .orientation: return .orientation(try orientation.read(content))
    case .deviceOrientation: return .deviceOrientation(try deviceOrientation.read(content))
    case .bool: return .bool(try content.bool())
    case .inherited: return .inherited
    case .forwarded: return .forwarded(Forwarding(named: try content.string()))
    case .choice: return .choice(try branches.read(content))
    case .computed, nil: return .computed(try content.string())
    }
  }

  private static func write(_ value: SourceValue, _ json: inout JSONWriter) {
    func key(_ kind: Kind) { json.key(kind.rawValue) }
    switch value {
    case .mask(let mask) where mask == mask.orientationsOnly:
      key(.mask)
      orientations.write(mask.orientations, &json)
    case .mask(let mask):
      key(.maskRawValue)
      json.string("\(mask.rawValue)")
    case .orientation(let value):
      key(.orientation)
      orientation.write(value, &json)
    case .deviceOrientation(let value):
      key(.deviceOrientation)
      deviceOrientation.write(value, &json)
    case .bool(let value):
      key(.bool)
      json.bool(value)
    case .inherited:
      key(.inherited)
      json.bool(true)
    case .forwarded(let controller):
      key(.forwarded)
      json.string(controller.name)
    case .choice(let values):
      key(.choice)
      branches.write(values, &json)
    case .computed(let text):
      key(.computed)
      json.string(text)
    }
  }
}
