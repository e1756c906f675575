import AppFacts
import Words

extension App {
  /// What decides in the app: what its types answer, the calls that set what is allowed, and the lists of the target that
  /// is the app.
  var statements: [AppDecisions.Statement] {
    let words = AppWords(language: .english)
    let answers = facts.occurrences.filter { occurrence in
      occurrence.role == .implementation && occurrence.api.isAnswer && SourceCondition.isCompiled(occurrence)
        && !choice.isAside(occurrence)
    }
    let declarations = application?.declarations ?? facts.looseDeclarations
    return answers.map { answer in
      AppDecisions.Statement(
        kind: .answer, subject: [answer.type, answer.api.rawValue].compactMap(\.self).joined(separator: "."),
        value: answer.value.map(words.value) ?? words[.unknown], place: answer.place)
    }
      + scriptCalls.map { call in
        AppDecisions.Statement(
          kind: .call, subject: "\(call.api.rawValue) in \(call.place.path)",
          value: call.value.map(words.value) ?? words[.unknown], place: call.place)
      }
      + declarations.filter(\.isEffective).map { declaration in
        AppDecisions.Statement(
          kind: .declaration,
          subject: [application?.name, declaration.key.rawValue].compactMap(\.self).joined(separator: ": "),
          value: declaration.shortValue, place: declaration.place)
      }
  }
}

extension PropertyListDeclaration {
  /// The orientations without what their names have in common, or the value as it is.
  fileprivate var shortValue: String {
    values.isEmpty
      ? "none"
      : values.map { $0.hasPrefix(Self.prefix) ? String($0.dropFirst(Self.prefix.count)) : $0 }.joined(separator: ", ")
  }

  private static let prefix = "UIInterfaceOrientation"
}
