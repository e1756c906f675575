import AppFacts
import Orientation
import OrientationPolicy

/// What the code of an app's controllers calls for certain, on iOS 16 and later, whenever they appear or disappear.
struct CertainCalls: Sendable {
  private struct Call {
    let moment: AppearanceMoment
    let call: MethodCall
    let versions: VersionRange?
    let place: FilePlace
  }

  /// By the simple names of the classes.
  private var calls: [String: [Call]] = [:]

  init(_ app: App) {
    var writes: [String: [ReadPlace]] = [:]
    for answer in app.facts.occurrences where answer.role == .implementation && SourceCondition.isCompiled(answer) {
      for write in answer.readAt where write.role == .assignment && write.moment != nil && app.isOwn(write.place) {
        guard let type = write.type.map(SourceType.simpleName(of:)) else { continue }
        if !(writes[type]?.contains(write) ?? false) { writes[type, default: []].append(write) }
      }
    }
    for use in app.facts.occurrences where use.role == .use && use.conditions.isEmpty && app.isOwn(use.place) {
      guard let moment = use.moment, let call = use.certainCall, let type = use.type.map(SourceType.simpleName(of:))
      else { continue }
      // What is set behind a call is not read by it.
      let isEarly = writes[type]?.contains {
        $0.moment == moment && $0.place.path == use.place.path && ($0.place.line ?? 0) > (use.place.line ?? 0)
      }
      if isEarly ?? false { continue }
      calls[type, default: []].append(Call(moment: moment, call: call, versions: use.versions, place: use.place))
    }
    for (type, writes) in writes {
      for write in writes {
        guard let moment = write.moment else { continue }
        var made: [MethodCall] = write.calls.contains(.update) ? [.updateRequested] : []
        if write.calls.contains(.request), case .mask(let mask)? = write.value { made.append(.geometryRequested(mask)) }
        calls[type, default: []] += made.map { Call(moment: moment, call: $0, versions: nil, place: write.place) }
      }
    }
    for type in calls.keys {
      calls[type]?.sort { ($0.place.path, $0.place.line ?? 0) < ($1.place.path, $1.place.line ?? 0) }
    }
  }
}

extension CertainCalls {
  /// The calls of a class and its superclasses, those of the superclasses first.
  func calls(of className: String, os: OSVersion, in app: App) -> [AppearanceCall] {
    guard !calls.isEmpty, os >= OSVersion(16) else { return [] }
    let name = SourceType.simpleName(of: className)
    let isView = app.isView(name)
    let classes = isView ? [name] : app.lineage(of: name).reversed()
    return classes.flatMap { calls[$0] ?? [] }.filter { $0.versions?.contains(os) ?? true }.map {
      AppearanceCall($0.moment.phase, $0.call, isOfView: isView)
    }
  }
}

extension Occurrence {
  /// The call, where all of it is told.
  fileprivate var certainCall: MethodCall? {
    switch (api, value) {
    case (.setNeedsUpdateOfSupportedInterfaceOrientations, _): .updateRequested
    case (.requestGeometryUpdate, .mask(let mask)?): .geometryRequested(mask)
    default: nil
    }
  }
}

extension AppearanceMoment {
  fileprivate var phase: AppearanceCall.Phase {
    switch self {
    case .appearing: .appearing
    case .appeared: .appeared
    case .disappearing: .disappearing
    case .disappeared: .disappeared
    }
  }
}
