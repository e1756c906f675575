import Explorer
import Orientation
import OrientationCatalog
import OrientationNotation

/// A way into the explorer, by what a reader sees: a question, whose answers lead to another or to a filled form.
struct ExplorerDoor: Sendable {
  /// What follows an answer.
  enum End: Sendable {
    case question(LocalizedText, [ExplorerDoor])
    /// A state, as claims write it but for the version.
    case state(String)
  }

  let title: LocalizedText
  let end: End

  /// The symptoms that people search for, in their words. Of each answer the state is one that has the symptom; a test asks.
  static let all = answers(to: "")

  private static func answers(to number: String) -> [ExplorerDoor] {
    DoorRecord.all.filter { $0.parent == number }.map { door in
      ExplorerDoor(
        title: door.title,
        end: door.question.map { .question($0, answers(to: door.number)) } ?? .state(door.state ?? ""))
    }
  }

  /// The states that it leads to.
  var states: [String] {
    switch end {
    case .question(_, let answers): answers.flatMap { $0.states }
    case .state(let state): [state]
    }
  }

  /// The address of a state, on the newest version whose rules are documented; empty where the text cannot be read, which a
  /// test rules out.
  static func address(of state: String) -> String {
    let text = "iOS: \(OSVersion.newest)\n" + state
    if TimelineParser.isTimeline(text) {
      return (try? TimelineParser.parse(text)).map { StateCode(.sequence($0.timeline)).address } ?? ""
    }
    return (try? ScenarioParser.parse(text)).map { StateCode(.moment($0.scenario)).address } ?? ""
  }
}
