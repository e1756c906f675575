import Orientation

/// What somebody would have to do or have, in words.
package struct EditWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// The edit as the beginning of a sentence, without its end.
  package func text(of edit: Edit) -> String {
    switch edit {
    case .answer(let name, let answer): text(of: answer, name)
    case .forwarding(let name, _, .none):
      pick("\(name) answers itself, instead of asking its child", "\(name) 返回自己的值，不转发给子控制器")
    case .forwarding(let name, _, .containerDelegate):
      pick("\(name) asks its delegate", "\(name) 由它的代理决定")
    case .forwarding(let name, _, .selectedChild), .forwarding(let name, _, .topChild):
      pick("a subclass of \(name) returns what its visible child returns", "\(name) 的子类返回可见子控制器的值")
    case .style(let name, let style):
      pick("\(name) is presented as \(style.swiftName)", "以 \(style.swiftName) 方式 present \(name)")
    case .removesPresentersView(let name, let isRemoved):
      pick(
        "the presentation controller of \(name) returns \(isRemoved) from shouldRemovePresentersView",
        "\(name) 的 presentation controller 的 shouldRemovePresentersView 返回 \(isRemoved)")
    case .applicationDelegate(.notImplemented):
      pick(
        "the app delegate does not implement application(_:supportedInterfaceOrientationsFor:)",
        "应用代理不实现 application(_:supportedInterfaceOrientationsFor:)")
    case .applicationDelegate(let answer):
      pick(
        "application(_:supportedInterfaceOrientationsFor:) returns \(self.mask(answer))",
        "application(_:supportedInterfaceOrientationsFor:) 返回 \(self.mask(answer))")
    case .sceneDelegate(.notImplemented):
      pick(
        "the scene delegate does not implement supportedInterfaceOrientations(for:)",
        "场景代理不实现 supportedInterfaceOrientations(for:)")
    case .sceneDelegate(let answer):
      pick(
        "supportedInterfaceOrientations(for:) of the scene delegate returns \(self.mask(answer))",
        "场景代理的 supportedInterfaceOrientations(for:) 返回 \(self.mask(answer))")
    case .variable(let variable):
      pick("\(variable.name) is \(list(variable.mask))", "\(variable.name) 为 \(list(variable.mask))")
    case .call(let call): pick("afterwards the app calls \(name(of: call))", "之后应用调用 \(name(of: call))")
    case .linkedSDK(let version):
      pick("the app is built with the SDK of iOS \(version)", "应用用 iOS \(version) 的 SDK 构建")
    case .informationPropertyList(let key, let orientations):
      pick(
        "\(key.rawValue) lists \(orientations.map(\.swiftName).joined(separator: ", "))",
        "\(key.rawValue) 列出 \(orientations.map(\.swiftName).joined(separator: ", "))")
    case .requiresFullScreen(let isRequired):
      pick("UIRequiresFullScreen is \(isRequired)", "UIRequiresFullScreen 为 \(isRequired)")
    case .rotationLock(let isOn):
      pick("the rotation lock is \(isOn ? "on" : "off")", "方向锁定已\(isOn ? "打开" : "关闭")")
    case .device(let orientation):
      pick("the device is held in \(orientation.swiftName)", "设备方向为 \(orientation.swiftName)")
    case .fillsScreen(let fillsScreen):
      pick(
        fillsScreen ? "the window fills the screen" : "the window does not fill the screen",
        fillsScreen ? "窗口占满屏幕" : "窗口没有占满屏幕")
    case .mode(let mode): pick("the app is shown in: \(mode.name(in: language))", "应用显示在：\(mode.name(in: language))")
    case .os(let version): pick("the device runs iOS \(version)", "设备运行 iOS \(version)")
    case .idiom(let idiom):
      pick("the device is an \(idiom == .pad ? "iPad" : "iPhone")", "设备是 \(idiom == .pad ? "iPad" : "iPhone")")
    case .homeButton(let isThere):
      pick(
        isThere ? "the iPhone has a home button" : "the iPhone has no home button",
        isThere ? "iPhone 有 Home 键" : "iPhone 没有 Home 键")
    }
  }

  /// The heading above what somebody can change.
  package func name(of owner: EditOwner) -> String {
    ValueText.text("who can change it", owner.rawValue, in: language)
  }
}

extension EditWords {
  private func text(of answer: Answer, _ name: Name) -> String {
    switch answer {
    case .supported(.notImplemented): isMissing(name, "supportedInterfaceOrientations")
    case .supported(let answer): returns(name, "supportedInterfaceOrientations", mask(answer))
    case .preferred(.notImplemented): isMissing(name, "preferredInterfaceOrientationForPresentation")
    case .preferred(.rawValue(let rawValue)):
      returns(
        name, "preferredInterfaceOrientationForPresentation",
        InterfaceOrientation(rawValue: rawValue)?.swiftName ?? "\(rawValue)")
    case .preferred: returns(name, "preferredInterfaceOrientationForPresentation", "…")
    case .shouldAutorotate(.always(let isOn)): returns(name, "shouldAutorotate", "\(isOn)")
    case .shouldAutorotate: isMissing(name, "shouldAutorotate")
    case .shouldAutorotateTo(let mask):
      returns(name, "shouldAutorotateToInterfaceOrientation:", "YES: " + list(mask ?? .portrait))
    case .prefersOrientationLocked(let isLocked): returns(name, "prefersInterfaceOrientationLocked", "\(isLocked)")
    case .delegateSupported(let answer):
      returns(name + ".delegate", "supportedInterfaceOrientations", mask(answer))
    case .delegatePreferred: returns(name + ".delegate", "preferredInterfaceOrientationForPresentation", "…")
    case .viewWillAppear: pick("viewWillAppear of \(name) sets another variable", "\(name) 的 viewWillAppear 设置另一个变量")
    case .viewWillDisappear:
      pick("viewWillDisappear of \(name) sets another variable", "\(name) 的 viewWillDisappear 设置另一个变量")
    }
  }

  private func returns(_ name: String, _ member: String, _ value: String) -> String {
    pick("\(name) returns \(value) from \(member)", "\(name) 的 \(member) 返回 \(value)")
  }

  private func isMissing(_ name: String, _ member: String) -> String {
    pick("\(name) does not override \(member)", "\(name) 不重写 \(member)")
  }

  private func mask(_ answer: MaskAnswer) -> String {
    if case .mask(let mask) = answer { list(mask) } else { "…" }
  }

  /// The name of a set that has one, or its orientations.
  private func list(_ mask: InterfaceOrientationMask) -> String {
    InterfaceOrientationMask.members.first { $0.mask == mask }.map { "." + $0.name }
      ?? ResolutionWords(language: language).list(mask)
  }

  /// A call as code names it.
  package func name(of call: MethodCall) -> String {
    switch call {
    case .rotationAttempted: "UIViewController.attemptRotationToDeviceOrientation()"
    case .updateRequested: "setNeedsUpdateOfSupportedInterfaceOrientations()"
    case .lockUpdateRequested: "setNeedsUpdateOfPrefersInterfaceOrientationLocked()"
    case .keyValueCodingSet(let rawValue): "setValue(\(rawValue), forKey: \"orientation\")"
    case .privateSetterCalled(let rawValue): "setOrientation: \(rawValue)"
    case .statusBarOrientationSet(let orientation): "setStatusBarOrientation(.\(orientation.swiftName), animated: true)"
    case .geometryRequested(let mask): "requestGeometryUpdate(_:errorHandler:) → \(list(mask))"
    case .foreignGeometryRequested, .geometryRequestedElsewhere: "requestGeometryUpdate(_:errorHandler:)"
    case .presentedAndDismissed: "present(_:animated:), dismiss(animated:)"
    case .viewReadded: "addSubview(_:)"
    case .viewTransformed: "transform"
    }
  }
}
