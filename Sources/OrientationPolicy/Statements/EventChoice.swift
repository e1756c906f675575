import Orientation
import OrientationNotation

/// The events that a policy plays: all that the app's screens allow, or those of `events:`.
package struct EventChoice: Sendable, Equatable {
  /// Every event of these kinds.
  package private(set) var kinds = Set(PlayedEventKind.allCases)
  /// Single events, as a timeline writes them.
  package private(set) var singles: [TimelineEvent] = []

  package init() {}
}

extension EventChoice {
  /// Reads what stands behind `events:`.
  init(reading text: Substring) throws(ValueFault) {
    kinds = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = part.trimmed
      if let kind = PlayedEventKind.allCases.first(where: { $0.rawValue.folded == part.folded }) {
        kinds.insert(kind)
      } else {
        singles.append(try Self.single(part))
      }
    }
  }

  /// Whether an event that the screens allow is played.
  package func has(_ event: TimelineEvent) -> Bool {
    guard let kind = PlayedEventKind(event) else { return true }
    return kinds.contains(kind) || singles.contains(event)
  }

  /// Whether any event of a kind is played.
  package func plays(_ kind: PlayedEventKind) -> Bool {
    kinds.contains(kind) || singles.contains { PlayedEventKind($0) == kind }
  }

  /// The calls of the app that are played wherever they can happen.
  package var calls: [TimelineEvent] {
    singles.filter { event in
      if case .called = event { true } else { false }
    }
  }

  private static func single(_ text: Substring) throws(ValueFault) -> TimelineEvent {
    let names = PlayedEventKind.allCases.map(\.rawValue) + EventNotation.stepNames
    guard let step = try? EventNotation.step(text) else { throw ValueFault(unknown: text, as: "event", among: names) }
    if case .ready(let event) = step, PlayedEventKind(event) != nil || event.isCall { return event }
    throw ValueFault(
      "`\(String(text).shortened)` cannot be played alone; `presentations`, `pushes` and so on name all of a kind")
  }
}

extension TimelineEvent {
  fileprivate var isCall: Bool {
    if case .called = self { true } else { false }
  }
}
