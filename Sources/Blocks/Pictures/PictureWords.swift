import Orientation
import OrientationCatalog
import Words

/// What pictures show, in words: their legends, and all of their facts for those who do not see them.
struct PictureWords: RecordedWords, Sendable {
  let language: Language
}

extension PictureWords {
  /// The words whose text is always the same; `Records/words/site.txt` has them, below “words of pictures”.
  enum Word: Int, CaseIterable, Sendable {
    case stays, new, deprecated, bit, rawValue, view, screen, statusBar, namedAfterTop, namedAfterHomeButton, picture
    case swapTitle, masksTitle, ladderTitle, treeTitle, controllerMask, applicationMask, common, callbacksTitle
    case masksLegend, filledLetters, sizeClassesLegend, intersectionTitle, controllersMask, settingsTitle
    case settingsLegend, stripsTitle, stripsLegend, nothingIsLeft, youTurn, turned, whatHappens
    case swapLegend, callbacksLegend
  }

  static let texts = ValueText.texts("words of pictures", of: Word.self)
}

extension PictureWords {
  func layer(_ layer: Layer) -> String { ReferenceWords(language: language).layer(layer) }

  func short(_ outcome: Outcome) -> String {
    switch outcome {
    case .turned(let orientation): pick("turned \(orientation.swiftName)", "转到 \(orientation.swiftName)")
    case .unchanged, .exception, .geometryError, .ignored, .unavailable:
      ReferenceWords(language: language).short(outcome)
    }
  }

  func respondent(_ respondent: Respondent) -> String {
    ResolutionWords(language: language).respondent(respondent)
  }

  /// How a device is held, and the interface on it.
  func pose(_ pose: OrientationsPicture.Pose) -> String {
    let button = ReferenceWords(language: language).homeButton(pose.held)
    let device = "\(pose.held.swiftName) (\(pose.held.rawValue))"
    let place =
      pose.held.isValidInterfaceOrientation
      ? pick("bottom edge \(edge(pose.held))", "设备底边在\(button)") : button
    guard let interface = pose.interface else {
      return pick(
        "Device \(device), \(place): the interface stays as it is.", "设备 \(device)，\(place)：界面保持不变。")
    }
    let name = "\(interface.swiftName) (\(interface.rawValue))"
    return pick("Device \(device), \(place): interface \(name).", "设备 \(device)，\(place)：界面 \(name)。")
  }

  /// A landscape of the device, and the interface that it is.
  func swap(_ pair: SwapPicture.Pair) -> String {
    let (device, interface) = (pair.device, pair.interface)
    return pick(
      "UIDeviceOrientation.\(device.swiftName), raw value \(device.rawValue), is "
        + "UIInterfaceOrientation.\(interface.swiftName), raw value \(interface.rawValue).",
      "UIDeviceOrientation.\(device.swiftName)（原始值 \(device.rawValue)）对应 "
        + "UIInterfaceOrientation.\(interface.swiftName)（原始值 \(interface.rawValue)）。")
  }

  /// A mask, bit by bit; one without a name is called by its orientations.
  func bits(_ name: String?, _ mask: InterfaceOrientationMask) -> String {
    let name = name ?? ReferenceWords(language: language).orientations(mask)
    let sum = MaskBits.numbers.filter { MaskBits.isSet($0, in: mask) }.map { "\(1 << $0)" }.joined(separator: " + ")
    let value = sum.isEmpty || sum == "\(mask.rawValue)" ? "\(mask.rawValue)" : "\(sum) = \(mask.rawValue)"
    return pick(
      "\(name): \(MaskBits.text(mask)), raw value \(value).", "\(name)：\(MaskBits.text(mask))，原始值 \(value)。")
  }

  /// What a layer had to say.
  func rung(_ rung: LadderPicture.Rung) -> String {
    let name = layer(rung.layer)
    if rung.rules.isEmpty { return pick("\(name): silent.", "\(name)：没有参与。") }
    var facts = [rung.rules.map(\.rawValue).joined(separator: ", ")]
    if let responsible = rung.responsible { facts.append(pick("asks \(responsible)", "调用 \(responsible)")) }
    if let mask = rung.mask {
      facts.append(pick("allowed: ", "允许：") + ResolutionWords(language: language).list(mask))
    }
    return pick(
      "\(name): \(facts.joined(separator: "; ")).", "\(name)：\(facts.joined(separator: "；"))。")
  }

  /// A mask of the decision, for those who do not see it.
  func mask(_ name: String, _ mask: InterfaceOrientationMask) -> String {
    let list = ResolutionWords(language: language).list(mask)
    return pick("\(name): \(list).", "\(name)：\(list)。")
  }

  /// Which layer ended it, by which rule, and how.
  func decides(_ decision: Decision) -> String {
    pick(
      "\(layer(decision.rule.layer)) decides, by \(decision.rule.rawValue): \(decision.outcome.claim).",
      "由“\(layer(decision.rule.layer))”决定，规则 \(decision.rule.rawValue)：\(decision.outcome.claim)。")
  }

  /// An event, what is called, and how it ends.
  func event(_ text: String, _ callbacks: [Callback], _ decision: Decision) -> String {
    let words = TimelineWords(language: language)
    let calls = callbacks.map { words.callback($0) } + [decision.outcome.claim]
    return pick("\(text): \(calls.joined(separator: "; ")).", "\(text)：\(calls.joined(separator: "；"))。")
  }

  func name(of window: SizeClassesPicture.Window) -> String {
    let posture = window.isLandscape ? pick("landscape", "横屏") : pick("portrait", "竖屏")
    return switch window.shape {
    case .phone: pick("Phone, ", "手机，") + posture
    case .largePhone: pick("Large phone, ", "大屏手机，") + posture
    case .pad: pick("iPad, ", "iPad，") + posture
    case .narrowPadWindow: pick("iPad, narrow window", "iPad，窄窗口")
    }
  }

  /// A window and its two size classes.
  func window(_ window: SizeClassesPicture.Window) -> String {
    pick(
      "\(name(of: window)): width \(window.width.swiftName), height \(window.height.swiftName).",
      "\(name(of: window))：宽 \(window.width.swiftName)，高 \(window.height.swiftName)。")
  }
}

extension PictureWords {
  func orientationsLegend(_ body: DeviceDrawing.Body) -> String {
    switch body {
    case .homeButton:
      pick(
        "A device with a home button and an app that allows everything. Behind → is the interface. The arrow at the side is gravity; the numbers are raw values.",
        "有 Home 键的设备，应用允许所有方向。→ 之后是界面方向，旁边的箭头表示重力，数字是原始值。")
    case .notch:
      pick(
        "A phone without a home button and the same app: upside down, the interface stays in the orientation that it had.",
        "没有 Home 键的手机，同一个应用：倒置时，界面保持原来的方向。")
    }
  }

  var ladderLegend: String { self[.filledLetters] + pick(" Layers in grey had nothing to say.", "灰色的层级没有参与。") }

  func treeLegend(_ scenario: Scenario) -> String {
    pick(
      "iOS \(scenario.os), device in \(scenario.device.swiftName). The mask of the lit view controller counts. ",
      "iOS \(scenario.os)，设备方向为 \(scenario.device.swiftName)。亮色的视图控制器的掩码有效。") + self[.filledLetters]
  }

}

extension PictureWords {
  /// Where the lower edge of a device is, as it is held.
  private func edge(_ device: DeviceOrientation) -> String {
    switch device {
    case .unknown, .faceUp, .faceDown: ReferenceWords(language: language).homeButton(device)
    case .portrait, .portraitUpsideDown: "at the \(ReferenceWords(language: language).homeButton(device))"
    case .landscapeLeft, .landscapeRight: "on the \(ReferenceWords(language: language).homeButton(device))"
    }
  }
}
