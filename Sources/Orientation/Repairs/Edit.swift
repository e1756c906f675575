/// A fact of a scenario with another value.
public enum Edit: Sendable, Hashable {
  /// What a controller answers.
  case answer(Name, Answer)
  /// What a container of a kind returns: its own answer, or that of a child or delegate.
  case forwarding(Name, Controller.Kind, Controller.Forwarding)
  /// How a controller is presented.
  case style(Name, ModalPresentationStyle)
  /// What a custom presentation controller answers for `shouldRemovePresentersView`.
  case removesPresentersView(Name, Bool)
  /// What `application(_:supportedInterfaceOrientationsFor:)` returns.
  case applicationDelegate(MaskAnswer)
  /// What `supportedInterfaceOrientations(for:)` of the window scene's delegate returns.
  case sceneDelegate(MaskAnswer)
  /// What a variable of the app holds.
  case variable(Variable)
  /// A method that the app calls behind the last event.
  case call(MethodCall)
  /// The SDK that the app is built with.
  case linkedSDK(OSVersion)
  /// What Info.plist lists under a key.
  case informationPropertyList(InformationPropertyListKey, [InterfaceOrientation])
  /// `UIRequiresFullScreen`.
  case requiresFullScreen(Bool)
  /// Whether the user has locked rotation.
  case rotationLock(Bool)
  /// How the device is held when it is turned last.
  case device(DeviceOrientation)
  /// Whether the window fills the screen.
  case fillsScreen(Bool)
  /// Where the app is shown.
  case mode(WindowingMode)
  /// The version of iOS.
  case os(OSVersion)
  /// Whether the device is an iPhone or an iPad.
  case idiom(Idiom)
  /// Whether the iPhone has a home button.
  case homeButton(Bool)
}

extension Edit {
  /// Who can change the fact.
  public var owner: EditOwner {
    switch self {
    case .answer, .forwarding, .style, .removesPresentersView, .applicationDelegate, .sceneDelegate, .variable, .call,
      .linkedSDK:
      .code
    case .informationPropertyList, .requiresFullScreen: .informationPropertyList
    case .rotationLock, .device, .fillsScreen, .mode: .user
    case .os, .idiom, .homeButton: .system
    }
  }
}

extension Edit {
  /// Whether it is a further event rather than a fact.
  var isCall: Bool { if case .call = self { true } else { false } }

  /// Whether it changes the app or a setting, and not the situation that somebody asks about.
  var isAdvice: Bool {
    switch self {
    case .answer, .forwarding, .style, .removesPresentersView, .applicationDelegate, .sceneDelegate, .variable, .call,
      .linkedSDK, .informationPropertyList, .requiresFullScreen, .rotationLock, .fillsScreen, .mode:
      true
    case .device, .os, .idiom, .homeButton: false
    }
  }
}

extension Scenario {
  /// Takes an edit over. A call is no fact of a scenario, and leaves it as it is.
  mutating func apply(_ edit: Edit) {
    switch edit {
    case .applicationDelegate(let answer): applicationDelegate = answer
    case .sceneDelegate(let answer): windowSceneDelegate = answer
    case .variable(let variable): set(variable)
    case .linkedSDK(let version): linkedSDK = version
    case .informationPropertyList(let key, let list): informationPropertyList[key] = list
    case .requiresFullScreen(let isRequired): informationPropertyList.requiresFullScreen = isRequired
    case .rotationLock(let isOn): isRotationLocked = isOn
    case .device(let orientation): device = orientation
    case .fillsScreen(let fillsScreen): scene.fillsScreen = fillsScreen
    case .mode(let mode): scene.mode = mode
    case .os(let version):
      // What nobody stated is what the version that ran made of it.
      linkedSDK = linkedSDK ?? os
      os = version
    case .idiom(let other): idiom = other
    case .homeButton(let isThere): hasHomeButton = isThere
    case .answer, .forwarding, .style, .removesPresentersView:
      root?.apply(edit)
      for index in presented.indices { presented[index].apply(edit) }
    case .call: return
    }
  }
}

extension Timeline {
  /// Takes an edit over, in the start and in what events bring along. A call is no fact of it, and leaves it as it is.
  package mutating func apply(_ edit: Edit) {
    if case .device(let orientation) = edit {
      if case .deviceTurned? = events.last { events[events.count - 1] = .deviceTurned(orientation) }
      return
    }
    start.scenario.apply(edit)
    for index in events.indices { events[index] = events[index].edited(by: edit) }
  }
}

extension TimelineEvent {
  /// The event with what it brings along edited.
  fileprivate func edited(by edit: Edit) -> TimelineEvent {
    switch self {
    case .presented(var presentation):
      presentation.apply(edit)
      return .presented(presentation)
    case .pushed(var controller):
      controller.apply(edit)
      return .pushed(controller)
    case .rootReplaced(var controller):
      controller.apply(edit)
      return .rootReplaced(controller)
    case .launched, .rootShown, .deviceTurned, .dismissed, .popped, .tabSelected, .masksChanged, .rotationLockToggled,
      .windowResized, .phoneWindowResized, .modeChanged, .movedToBackground, .movedToForeground, .dismissalCancelled,
      .called:
      return self
    }
  }
}

extension Presentation {
  fileprivate mutating func apply(_ edit: Edit) {
    switch edit {
    case .style(let name, let style) where name == controller.name: self.style = style
    case .removesPresentersView(let name, let isRemoved) where name == controller.name:
      removesPresentersView = isRemoved
    default: controller.apply(edit)
    }
  }
}

extension Controller {
  fileprivate mutating func apply(_ edit: Edit) {
    switch edit {
    case .answer(let name, let answer) where name == self.name: answers.set(answer)
    case .forwarding(let name, _, let forwarding) where name == self.name: self.forwarding = forwarding
    default: for index in children.indices { children[index].apply(edit) }
    }
  }
}
