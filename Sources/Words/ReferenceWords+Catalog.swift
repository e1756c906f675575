import Orientation
import OrientationCatalog

// What the catalog's values are called.

extension ReferenceWords {
  package func layer(_ layer: Layer) -> String { ValueText.text("layers", layer.rawValue, in: language) }

  package func description(of layer: Layer) -> String {
    ValueText.text("what layers are", layer.rawValue, in: language)
  }

  /// A rule's title below the heading of the version from which it holds, which the title need not say again.
  package func statement(of rule: Rule, since major: Int) -> String {
    let title = rule.title(in: language)
    let end: Character = language == .english ? "," : "起"
    guard title.hasPrefix(pick("On iOS \(major) ", "iOS \(major) 起")), let place = title.firstIndex(of: end) else {
      return title
    }
    return String(title[title.index(after: place)...].drop { $0 == " " || $0 == "，" })
  }

  /// How far sentences and verdicts can be relied on.
  package var standings: StandingWords { StandingWords(language: language) }

  /// What is said of a citation beside its grade; nothing where it agrees with all of the sentence.
  package func agreement(_ citation: Citation) -> String? {
    if citation.finding == nil { return pick("could not be opened", "未能打开") }
    let agreement = agreement(citation.agreement)
    guard let part = citation.part else { return agreement }
    return agreement.map { pick("\($0): \(part)", "\($0)：\(part)") }
  }

  private func agreement(_ agreement: Agreement) -> String? {
    switch agreement {
    case .agrees: nil
    case .agreesInPart: pick("in part", "部分相符")
    case .disagreesInPart: pick("disagrees in part", "部分不符")
    case .disagrees: pick("disagrees", "说法相反")
    }
  }

  /// How many sentences of a rule a source carries, where that is not all of a single one.
  package func carried(by source: Source, of sentences: [Sentence]) -> String? {
    let citations = sentences.flatMap(\.citations).filter { $0.source == source }
    let carried = citations.filter { $0.agreement == .agrees && $0.finding != nil }.count
    if carried == sentences.count { return nil }
    let inPart = citations.filter { $0.agreement == .agreesInPart && $0.finding != nil }.count
    let against = citations.filter { $0.agreement == .disagrees || $0.agreement == .disagreesInPart }.count
    let unopened = citations.filter { $0.finding == nil }.count
    var parts: [String] = []
    if carried > 0 { parts.append(pick("\(carried) of \(sentences.count)", "\(sentences.count) 句中的 \(carried) 句")) }
    if inPart > 0 { parts.append(pick("in part \(inPart)", "部分相符 \(inPart)")) }
    if against > 0 { parts.append(pick("disagrees \(against)", "说法不同 \(against)")) }
    if unopened > 0 { parts.append(pick("could not be opened", "未能打开")) }
    return parts.joined(separator: pick("; ", "；"))
  }

  package func grade(_ grade: Grade) -> String { ValueText.text("grades", grade.rawValue, in: language) }

  package func kind(_ kind: MessageRecord.Kind) -> String {
    ValueText.text("kinds of message", kind.rawValue, in: language)
  }

  package func caption(of group: MessageRecord.Group) -> String {
    ValueText.text("groups of messages", group.rawValue, in: language)
  }

  package func title(of matrix: MatrixKind) -> String { ValueText.text("matrices", matrix.rawValue, in: language) }

  /// What a matrix asks, whatever the version.
  package func question(of matrix: MatrixKind) -> String {
    switch matrix {
    case .deviceTurnBeforeSix, .deviceTurnFromSix, .deviceTurnFromSixteen: pick("Turning the device", "转动设备")
    case .shouldAutorotate: "shouldAutorotate"
    case .masks, .applicationMask, .containers, .presentation, .forcedRotation, .geometryRequest, .preferred,
      .noCommonOrientation, .multitasking, .windowingModes:
      title(of: matrix)
    }
  }

  /// What rows and columns of a matrix are, and what a cell says.
  package func corner(of matrix: MatrixKind) -> String {
    ValueText.text("corners of matrices", matrix.rawValue, in: language)
  }

  /// When UIKit compares the masks of app and controller.
  package func moment(_ moment: ComparisonMoment) -> String { ValueText.text("moments", moment.rawValue, in: language) }

  /// What a matrix is computed for, with the letters for orientations where its cells have them.
  package func legend(of matrix: MatrixKind, in language: NameLanguage = .swift) -> String {
    ValueText.text("legends of matrices", matrix.rawValue, in: self.language)
      .replacing("{key}", with: key(language)).replacing("{os}", with: matrix.version.description)
      .replacing("{landscapeLeft}", with: InterfaceOrientation.landscapeLeft.name[language])
      .replacing("{landscapeRight}", with: InterfaceOrientation.landscapeRight.name[language])
  }

  /// What heads a row or column, in the spellings of both languages.
  package func axisName(_ value: AxisValue) -> SymbolName { SymbolName { axis(value, in: $0) } }

  /// What heads a row or column.
  package func axis(_ value: AxisValue, in language: NameLanguage = .swift) -> String {
    switch value {
    case .mask(let mask): letters(mask) + " (\(mask.rawValue))"
    case .answer(.notImplemented): self[.none]
    case .answer(.mask(let mask)): named(mask, in: language)
    case .answer(.current): pick("the current orientation", "当前方向")
    case .answer(.selectedChild): pick("the child’s mask", "子控制器的掩码")
    case .answer(.visibleController): pick("the visible controller’s mask", "可见控制器的掩码")
    case .answer(.variable(let name)): name
    case .device(let device): device.name[language]
    case .preferred(let orientation): orientation.name[language]
    case .situation(let mask, let current): letters(mask) + ", " + current.shortName(in: language)
    case .versions(let versions): "iOS " + versions.description
    case .shouldAutorotate(let answer):
      switch language {
      case .swift: answer ? "true" : "false"
      case .objectiveC: answer ? "YES" : "NO"
      }
    case .container(let kind): kind.className
    case .forwarding(let forwarding): self.forwarding(forwarding)
    case .style(let style): style?.name[language] ?? pick("not set", "未设置")
    case .call(let call): method(call, in: language)
    case .padConfiguration(let configuration): self.configuration(configuration)
    case .moment(let moment): self.moment(moment)
    case .place(let place):
      place.mode.name(in: self.language) + (place.isResized ? pick(", resized", "，已调整大小") : "")
    case .build(let build):
      "iOS \(build.linkedSDK) SDK"
        + (build.requiresFullScreen ? " + UIRequiresFullScreen" : "")
    }
  }

  /// What a cell says.
  package func value(_ value: DecisionMatrix.Value) -> String {
    switch value {
    case .allowed(let mask): mask.isEmpty ? self[.none] : letters(mask)
    case .outcome(let outcome): short(outcome)
    case .decider(let decider): self.decider(decider)
    case .isAsked(let isAsked): isAsked ? pick("used", "采用") : pick("not used", "不采用")
    }
  }

  /// An outcome in a word or two.
  package func short(_ outcome: Outcome) -> String {
    switch outcome {
    case .turned(let orientation): orientation.swiftName
    case .unchanged: pick("unchanged", "不变")
    case .exception: pick("exception", "异常")
    case .geometryError(let error): pick("error \(error.code)", "错误 \(error.code)")
    case .ignored: pick("ignored", "被忽略")
    case .unavailable: pick("unavailable", "不可用")
    }
  }

  /// The orientations of a mask by name, or a word for none.
  package func orientations(_ mask: InterfaceOrientationMask) -> String {
    mask.isEmpty ? self[.none] : mask.messageList
  }
}

extension ReferenceWords {
  /// A mask in four letters; for none, a word.
  package func letters(_ mask: InterfaceOrientationMask) -> String {
    mask.isEmpty ? self[.none] : mask.orientations.map(\.letter).joined(separator: " ")
  }

  /// A mask by the shortest of UIKit's names.
  package func named(_ mask: InterfaceOrientationMask, in language: NameLanguage = .swift) -> String {
    guard let name = InterfaceOrientationMask.members.first(where: { $0.mask == mask })?.name else {
      return orientations(mask)
    }
    switch language {
    case .swift: return name
    case .objectiveC: return SymbolName(of: "UIInterfaceOrientationMask." + name).objectiveC
    }
  }

  /// What the letters for orientations stand for.
  private func key(_ language: NameLanguage) -> String {
    let names = InterfaceOrientationMask.all.orientations.map {
      letters($0.mask) + " " + $0.name[language]
    }
    return pick(names.joined(separator: ", ") + ".", names.joined(separator: "，") + "。")
  }

  private func forwarding(_ forwarding: Controller.Forwarding) -> String {
    ValueText.text("ways of forwarding", "\(forwarding)", in: language)
  }

  private func decider(_ decider: DecisionMatrix.Decider) -> String {
    ValueText.text("who decides", decider.rawValue, in: language)
  }

  /// The method by its name in a language.
  package func method(_ call: MethodCall, in language: NameLanguage) -> String {
    let name = method(call)
    switch language {
    case .swift: return name
    case .objectiveC: return SymbolName.selector(of: name) ?? name
    }
  }

  package func method(_ call: MethodCall) -> String {
    switch call {
    case .rotationAttempted: "attemptRotationToDeviceOrientation()"
    case .updateRequested: "setNeedsUpdateOfSupportedInterfaceOrientations()"
    case .lockUpdateRequested: "setNeedsUpdateOfPrefersInterfaceOrientationLocked()"
    case .keyValueCodingSet: pick("key-value coding on UIDevice", "对 UIDevice 使用 KVC")
    case .privateSetterCalled: pick("private setOrientation:", "私有方法 setOrientation:")
    case .statusBarOrientationSet: "setStatusBarOrientation(_:animated:)"
    case .geometryRequested: "requestGeometryUpdate(_:errorHandler:)"
    case .foreignGeometryRequested: pick("requestGeometryUpdate, wrong class", "requestGeometryUpdate，类型不符")
    case .geometryRequestedElsewhere(.window):
      pick("requestGeometryUpdate of another window", "另一个窗口的 requestGeometryUpdate")
    case .geometryRequestedElsewhere(.carPlay):
      pick("requestGeometryUpdate of CarPlay’s scene", "CarPlay 场景的 requestGeometryUpdate")
    case .presentedAndDismissed(.fullScreen): pick("present and dismiss, full screen", "全屏 present 后立即 dismiss")
    case .presentedAndDismissed: pick("present and dismiss, default style", "以默认样式 present 后立即 dismiss")
    case .viewReadded: pick("re-adding the view", "重新添加视图")
    case .viewTransformed: pick("rotating the transform", "旋转 transform")
    }
  }

  private func configuration(_ configuration: PadConfiguration) -> String {
    ValueText.text("what iPad apps declare", configuration.rawValue, in: language)
  }
}
