/// A fact as it is, by which a voice kept an event from ending as it was meant to.
package enum Refusal: Sendable, Hashable {
  /// What somebody answers for the orientations, and whether that is UIKit's default, since nobody overrides it.
  case mask(Respondent, InterfaceOrientationMask, isDefault: Bool)
  /// The orientations to which `shouldAutorotateToInterfaceOrientation:` says YES (iOS 5).
  case autorotationTo(Name, InterfaceOrientationMask)
  /// What `shouldAutorotate` returns (iOS 6 to 15).
  case autorotation(Name, Bool)
  /// What `prefersInterfaceOrientationLocked` returns (iOS 26).
  case preferenceLock(Name, Bool)
  /// The raw value of the preferred orientation, or nil where nobody overrides it.
  case preferred(Respondent, Int?)
  /// A controller is presented so that its presenter decides: the style asked for, nil for the default of the version.
  case style(Name, ModalPresentationStyle?, presenter: Name?)
  /// `UIRequiresFullScreen`.
  case requiresFullScreen(Bool)
  /// The user has locked rotation.
  case rotationLock
  /// Where the user shows the app.
  case mode(WindowingMode)
  /// What would have had UIKit ask again.
  case missingCall(MethodCall)
  case homeButton(Bool)
  case idiom(Idiom)
  case linkedSDK(OSVersion)
  case os(OSVersion)
}

extension Scenario {
  /// The fact that an edit would change, as it is; nil for an edit of another kind than voices have.
  func refusal(changedBy edit: Edit) -> Refusal? {
    switch edit {
    case .answer(let name, let answer): controller(named: name).flatMap { refusal(of: $0, changedBy: answer) }
    case .style(let name, _), .removesPresentersView(let name, _):
      presented.first { $0.controller.name == name }.map { .style(name, $0.style, presenter: presenter) }
    case .applicationDelegate: .mask(.applicationDelegate, mask(of: applicationDelegate), isDefault: false)
    case .sceneDelegate: .mask(.sceneDelegate, mask(of: windowSceneDelegate), isDefault: false)
    case .informationPropertyList(let key, _):
      .mask(.informationPropertyList, listedMask, isDefault: informationPropertyList[key] == nil)
    case .requiresFullScreen: .requiresFullScreen(informationPropertyList.requiresFullScreen)
    case .rotationLock: .rotationLock
    case .mode: effectiveMode.map { .mode($0) }
    case .call(let call): .missingCall(call)
    case .homeButton: .homeButton(effectiveHomeButton)
    case .idiom: .idiom(idiom)
    case .linkedSDK: .linkedSDK(effectiveLinkedSDK)
    case .os: .os(os)
    case .forwarding, .variable, .device, .fillsScreen: nil
    }
  }

  /// Whether the fact that an edit would change can refuse anything: nobody refuses who hands the question on, or has not
  /// implemented the method of a delegate.
  func isRefusal(changedBy edit: Edit) -> Bool {
    switch edit {
    case .answer(let name, let answer):
      controller(named: name).map { $0.answers.isOwn(answer) } ?? false
    case .style(let name, _), .removesPresentersView(let name, _):
      // One that takes over leaves nobody else in charge.
      presented.first { $0.controller.name == name }.map { !cover(of: $0).takesOver } ?? false
    case .applicationDelegate: applicationDelegate.isOwn
    case .sceneDelegate: windowSceneDelegate.isOwn
    // Behind a turn of the device UIKit asks by itself, and no call acquits the user's lock.
    case .call(let call):
      if case .geometryRequested = call { !event.isRotation && !isRotationLocked } else { !event.isRotation }
    case .informationPropertyList, .requiresFullScreen, .rotationLock, .mode, .homeButton, .idiom, .linkedSDK, .os: true
    case .forwarding, .variable, .device, .fillsScreen: false
    }
  }

  /// The mask that an answer amounts to: UIKit's default where it is missing, or hands the question on to nobody.
  func mask(of answer: MaskAnswer) -> InterfaceOrientationMask {
    switch answer {
    case .mask(let mask): mask.orientationsOnly
    case .variable(let name): value(of: name).orientationsOnly
    case .current: current.mask
    case .notImplemented, .selectedChild, .visibleController: defaultMask
    }
  }

  /// The controller that decides while the last presented one does not take over.
  var presenter: Name? {
    let below = covers.dropLast().lastIndex { $0.takesOver }
    return below.map { presented[$0].controller.name } ?? root?.name
  }

  /// The controllers that show: the root, those presented, and the child of each that shows, and so on.
  var shownControllers: [Controller] {
    var shown: [Controller] = []
    for controller in (root.map { [$0] } ?? []) + presented.map({ $0.controller }) {
      var next: Controller? = controller
      while let one = next {
        shown.append(one)
        next = one.visibleChild
      }
    }
    return shown
  }

  /// Whether somebody answers with a mask that is not 0 and has no orientation's bit.
  package var hasMaskWithoutOrientation: Bool {
    for controller in shownControllers {
      if controller.answers.supported.isWithoutOrientation || controller.answers.delegateSupported.isWithoutOrientation
      {
        return true
      }
    }
    return applicationDelegate.isWithoutOrientation
  }

  func controller(named name: Name) -> Controller? { shownControllers.first { $0.name == name } }

  /// What Info.plist lists for the device, or UIKit's default.
  var listedMask: InterfaceOrientationMask {
    let list = informationPropertyList
    if let listed = list[list.countingKey(on: idiom)] { return PlainOrientationList(listed).mask }
    return assumptions.missingInformationPropertyList == .asDocumentation ? .portrait : defaultMask
  }

  /// The mask by which facts that some edits change bind other screens, too: that of the app, and a container's own answer.
  func maskOfOthers(by edits: [Edit]) -> InterfaceOrientationMask {
    var masks: InterfaceOrientationMask = []
    for edit in edits {
      switch edit {
      case .applicationDelegate, .sceneDelegate, .variable, .informationPropertyList: masks.formUnion(applicationMask)
      case .answer(let name, _):
        if let one = controller(named: name), !one.children.isEmpty { masks.formUnion(ownMask(of: one)) }
      case .forwarding, .style, .removesPresentersView, .call, .linkedSDK, .requiresFullScreen, .rotationLock, .device,
        .fillsScreen, .mode, .os, .idiom, .homeButton:
        continue
      }
    }
    return masks
  }

  /// The app mask where it counts, as a law holds it to be: the scene delegate's, else the app delegate's, else Info.plist's.
  var applicationMask: InterfaceOrientationMask {
    if os >= OSVersion(27), windowSceneDelegate.isImplemented { return mask(of: windowSceneDelegate) }
    return applicationDelegate.isImplemented ? mask(of: applicationDelegate) : listedMask
  }

  /// UIKit's default.
  var defaultMask: InterfaceOrientationMask { idiom == .pad ? .all : .allButUpsideDown }

  private func refusal(of controller: Controller, changedBy answer: Answer) -> Refusal? {
    let answers = controller.answers
    let name = controller.name
    return switch answer {
    case .supported:
      .mask(.controller(name), mask(of: answers.supported), isDefault: answers.supported == .notImplemented)
    case .delegateSupported:
      .mask(.containerDelegate(name), mask(of: answers.delegateSupported), isDefault: false)
    case .preferred: .preferred(.controller(name), rawValue(of: answers.preferred))
    case .delegatePreferred: .preferred(.containerDelegate(name), rawValue(of: answers.delegatePreferred))
    case .shouldAutorotate: .autorotation(name, answers.shouldAutorotate != .always(false))
    case .shouldAutorotateTo: .autorotationTo(name, (answers.shouldAutorotateTo ?? .portrait).orientationsOnly)
    case .prefersOrientationLocked: .preferenceLock(name, answers.prefersOrientationLocked)
    case .viewWillAppear, .viewWillDisappear: nil
    }
  }

  private func rawValue(of answer: PreferredAnswer) -> Int? {
    switch answer {
    case .notImplemented, .selectedChild: nil
    case .current: current.rawValue
    case .rawValue(let rawValue): rawValue
    case .variable(let name): value(of: name).lowest.rawValue
    }
  }
}

extension MaskAnswer {
  var isImplemented: Bool { if case .notImplemented = self { false } else { true } }

  fileprivate var isWithoutOrientation: Bool {
    if case .mask(let mask) = self { mask.orientationsOnly.isEmpty && !mask.isEmpty } else { false }
  }

  /// Whether it is an answer of its own, and not UIKit's default or another controller's.
  var isOwn: Bool {
    switch self {
    case .mask, .current, .variable: true
    case .notImplemented, .selectedChild, .visibleController: false
    }
  }
}

extension Answers {
  /// Whether a controller answers a question itself, of a mask by its default too.
  fileprivate func isOwn(_ answer: Answer) -> Bool {
    switch answer {
    case .supported:
      if case .notImplemented = supported { true } else { supported.isOwn }
    case .delegateSupported: delegateSupported.isOwn
    case .preferred:
      switch preferred {
      case .current, .rawValue, .variable: true
      case .notImplemented, .selectedChild: false
      }
    case .shouldAutorotate:
      if case .selectedChild = shouldAutorotate { false } else { true }
    case .shouldAutorotateTo, .prefersOrientationLocked, .delegatePreferred: true
    case .viewWillAppear, .viewWillDisappear: false
    }
  }
}
