import Orientation

// The enumerations, from the types themselves; what a type cannot say is its header and since when it has been there.

extension Catalog {
  package static var deviceOrientation: EnumerationEntry {
    let since = Availability.inferred(OSVersion(2))
    return EnumerationEntry(
      swift: "UIDeviceOrientation", objectiveC: "UIDeviceOrientation", kind: .enumeration, header: "UIOrientation.h",
      availability: since,
      cases: DeviceOrientation.allCases.map {
        EnumerationCase(
          swift: $0.swiftName, objectiveC: $0.objectiveCName, rawValue: $0.rawValue, definition: nil,
          availability: since)
      })
  }

  package static var interfaceOrientation: EnumerationEntry {
    let since = Availability.inferred(OSVersion(2))
    return EnumerationEntry(
      swift: "UIInterfaceOrientation", objectiveC: "UIInterfaceOrientation", kind: .enumeration,
      header: "UIOrientation.h", availability: since,
      cases: InterfaceOrientation.allCases.map {
        EnumerationCase(
          swift: $0.swiftName, objectiveC: $0.objectiveCName, rawValue: $0.rawValue,
          definition: ($0.deviceOrientation ?? .unknown).objectiveCName,
          availability: $0 == .unknown ? .inferred(OSVersion(8)) : since)
      })
  }

  static var interfaceOrientationMask: EnumerationEntry {
    let since = Availability.inferred(OSVersion(6))
    return EnumerationEntry(
      swift: "UIInterfaceOrientationMask", objectiveC: "UIInterfaceOrientationMask", kind: .options,
      header: "UIOrientation.h", availability: since,
      cases: InterfaceOrientationMask.members.map { name, mask in
        EnumerationCase(
          swift: name, objectiveC: "UIInterfaceOrientationMask" + capitalized(name), rawValue: Int(mask.rawValue),
          definition: definition(of: mask), availability: since)
      })
  }

  static var viewAutoresizing: EnumerationEntry {
    let since = Availability.inferred(OSVersion(2))
    return EnumerationEntry(
      swift: "UIView.AutoresizingMask", objectiveC: "UIViewAutoresizing", kind: .options, header: "UIView.h",
      availability: since,
      cases: ViewAutoresizing.members.map { name, value in
        EnumerationCase(
          id: name, swift: value.isEmpty ? "[]" : name, objectiveC: "UIViewAutoresizing" + capitalized(name),
          rawValue: Int(value.rawValue),
          definition: value.isEmpty ? nil : "1 << \(value.rawValue.trailingZeroBitCount)", availability: since)
      })
  }

  static var userInterfaceSizeClass: EnumerationEntry {
    let since = Availability(introduced: OSVersion(8))
    return EnumerationEntry(
      swift: "UIUserInterfaceSizeClass", objectiveC: "UIUserInterfaceSizeClass", kind: .enumeration,
      header: "UIInterface.h", availability: since,
      cases: UserInterfaceSizeClass.allCases.map {
        EnumerationCase(
          swift: $0.swiftName, objectiveC: "UIUserInterfaceSizeClass" + capitalized($0.swiftName),
          rawValue: $0.rawValue, definition: nil, availability: since)
      })
  }

  static var modalPresentationStyle: EnumerationEntry {
    EnumerationEntry(
      swift: "UIModalPresentationStyle", objectiveC: "UIModalPresentationStyle", kind: .enumeration,
      header: "UIViewController.h", availability: .inferred(OSVersion(3, 2)),
      cases: ModalPresentationStyle.allCases.map {
        EnumerationCase(
          swift: $0.swiftName, objectiveC: "UIModalPresentation" + capitalized($0.swiftName), rawValue: $0.rawValue,
          definition: nil, availability: Availability(introduced: $0.introduced, isStated: $0 != .fullScreen))
      })
  }

  static var userInterfaceIdiom: EnumerationEntry {
    EnumerationEntry(
      swift: "UIUserInterfaceIdiom", objectiveC: "UIUserInterfaceIdiom", kind: .enumeration, header: "UIDevice.h",
      availability: .inferred(OSVersion(3, 2)),
      cases: UserInterfaceIdiom.allCases.map {
        EnumerationCase(
          swift: $0.swiftName, objectiveC: $0.objectiveCName, rawValue: $0.rawValue, definition: nil,
          availability: Availability(introduced: $0.introduced, isStated: $0 != .unspecified))
      })
  }
}

extension Catalog {
  /// How the header writes a mask: a shift by one orientation, or the members that it joins.
  private static func definition(of mask: InterfaceOrientationMask) -> String {
    let orientations = mask.orientations
    if orientations.count == 1 { return "1 << \(orientations[0].objectiveCName)" }
    return orientations.map { "UIInterfaceOrientationMask" + capitalized($0.swiftName) }.joined(separator: " | ")
  }
}

extension ViewAutoresizing {
  /// What UIKit's header declares, in its order.
  package static let members: [(name: String, value: ViewAutoresizing)] = [
    ("none", []),
    ("flexibleLeftMargin", .flexibleLeftMargin),
    ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin),
    ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight),
    ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

extension ModalPresentationStyle {
  /// The version whose header has the case first.
  package var introduced: OSVersion {
    switch self {
    case .automatic: OSVersion(13)
    case .none, .custom: OSVersion(7)
    case .fullScreen, .pageSheet, .formSheet, .currentContext: OSVersion(3, 2)
    case .overFullScreen, .overCurrentContext, .popover: OSVersion(8)
    }
  }
}

extension UserInterfaceIdiom {
  /// The version whose header has the case first.
  package var introduced: OSVersion {
    switch self {
    case .phone, .pad: OSVersion(3, 2)
    case .unspecified: OSVersion(8)
    case .tv, .carPlay: OSVersion(9)
    case .mac: OSVersion(14)
    case .vision: OSVersion(17)
    }
  }

  package var objectiveCName: String {
    self == .tv ? "UIUserInterfaceIdiomTV" : "UIUserInterfaceIdiom" + capitalized(swiftName)
  }
}
