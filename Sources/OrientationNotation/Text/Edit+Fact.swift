import Orientation

extension Edit {
  /// The edit as the line of a scenario that states the fact, or the event: a key and a value.
  package var fact: (key: String, value: String) {
    switch self {
    case .answer(let name, let answer):
      let (kind, value) = answer.fact
      return ("\(name).\(kind.plainKey)", value)
    case .forwarding(let name, let kind, let forwarding):
      return ("root", "\(name)=\(kind.notation)" + (forwarding == .none ? "" : "(\(forwarding.notation))") + " > …")
    case .style(let name, let style): return ("presented", "\(name) as \(style.swiftName)")
    case .removesPresentersView(let name, let isRemoved):
      return ("\(name).\(FactKind.removesPresentersView.plainKey)", isRemoved.notation)
    case .applicationDelegate(let answer): return (FactKind.applicationDelegate.plainKey, answer.notation)
    case .sceneDelegate(let answer): return (FactKind.sceneDelegate.plainKey, answer.notation)
    case .variable(let variable): return ("variable \(variable.name)", variable.mask.description)
    case .call(let call): return ("event", call.notation)
    case .linkedSDK(let version): return (FactKind.linkedSDK.plainKey, version.description)
    case .informationPropertyList(let key, let list):
      return (key.kind.plainKey, list.notation)
    case .requiresFullScreen(let isRequired): return (FactKind.requiresFullScreen.plainKey, isRequired.notation)
    case .rotationLock(let isOn): return (FactKind.rotationLock.plainKey, isOn ? "on" : "off")
    case .device(let orientation): return (FactKind.device.plainKey, orientation.swiftName)
    case .fillsScreen(let fillsScreen): return (FactKind.sceneFillsScreen.plainKey, fillsScreen.notation)
    case .mode(let mode): return (FactKind.mode.plainKey, mode.rawValue)
    case .os(let version): return (FactKind.iOS.plainKey, version.description)
    case .idiom(let idiom): return (FactKind.idiom.plainKey, idiom.notation)
    case .homeButton(let isThere): return (FactKind.homeButton.plainKey, isThere.notation)
    }
  }
}

extension InformationPropertyListKey {
  var kind: FactKind {
    switch self {
    case .everyDevice: .informationPropertyList
    case .pad: .informationPropertyListOnPad
    case .phone: .informationPropertyListOnPhone
    }
  }
}
