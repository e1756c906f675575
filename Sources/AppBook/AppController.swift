import AppFacts
import Orientation
import OrientationNotation

/// A view controller of the app, with what it and its superclasses answer.
struct AppController: Sendable {
  let name: String
  let type: SourceType
  /// What UIKit knows it as.
  let kind: Controller.Kind
  /// The class and its superclasses, the nearest first, with what each implements.
  package let lineage: [(name: String, implementations: [Occurrence])]
  /// The conditions of the app's answers.
  let readAnswers: ReadAnswers
  /// Where the app replaces answers of controllers at run time.
  let replacements: [Occurrence]
  /// The methods of the app that answer as the delegate of a container of its kind.
  let delegates: [ContainerDelegate]

  /// What a controller can be asked, in the order in which pages list it.
  static let questions: [OrientationAPI] = [
    .supportedInterfaceOrientations, .preferredInterfaceOrientationForPresentation, .shouldAutorotate,
    .prefersInterfaceOrientationLocked, .shouldAutorotateToInterfaceOrientation,
  ]
}

extension AppController {
  /// Whether it or a superclass in the sources answers anything.
  var answersAnything: Bool { !answers.isEmpty }

  /// What it or a superclass implements of what it can be asked, in the order of pages.
  var answers: [Occurrence] { Self.questions.compactMap { implementation(of: $0) } }

  /// Whether it answers something itself, and not only a superclass.
  var answersItself: Bool {
    lineage.first.map { own in Self.questions.contains { api in own.implementations.contains { $0.api == api } } }
      ?? false
  }

  /// The implementation that UIKit calls, or nil where there is none in the sources.
  ///
  /// What an extension of a protocol implements is not called: UIKit asks through Objective-C.
  func implementation(of api: OrientationAPI) -> Occurrence? { implementations(of: api).first }

  /// What the controller answers on a version and a kind of device.
  ///
  /// - Parameter screens: where it is shown, as far as that is known.
  func answer(to api: OrientationAPI, os: OSVersion, idiom: Idiom, on screens: [Screen] = []) -> AppAnswer {
    AppAnswer(cases(of: api, os: os, idiom: idiom, on: screens))
  }

  /// The values that the answer may have; none where nothing in the sources answers.
  ///
  /// - Parameter screens: where it is shown, as far as that is known.
  func cases(of api: OrientationAPI, os: OSVersion, idiom: Idiom, on screens: [Screen] = []) -> [AppAnswerCase] {
    // What UIKit's own classes answer is replaced where somebody does so.
    let otherwise = replacements.first(of: api).map { found in
      AppAnswerCase(
        condition: .constant(true), texts: [], value: .unknown(text: found.text, place: found.place),
        place: found.place)
    }
    let asked =
      api == .supportedInterfaceOrientations
      ? ContainerDelegate.cases(of: delegates, on: screens) { delegate in
        AppAnswerCase.all(of: [delegate], otherwise: [], read: readAnswers, os: os, idiom: idiom)
      } : []
    return AppAnswerCase.all(
      of: implementations(of: api), otherwise: otherwise.map { [$0] } ?? asked, read: readAnswers, os: os, idiom: idiom)
  }

  /// The implementations that take part in the build, the nearest class first. Hardly anyone asks for more than the first.
  func implementations(of api: OrientationAPI) -> some Collection<Occurrence> {
    lineage.lazy.flatMap { ancestor in
      ancestor.implementations.lazy.filter { $0.api == api && SourceCondition.isCompiled($0) }
    }
  }
}

extension [Occurrence] {
  /// The first that is about a method and takes part in the build.
  func first(of api: OrientationAPI) -> Occurrence? { first { $0.api == api && SourceCondition.isCompiled($0) } }
}

extension Occurrence {
  /// What an answer is replaced by, as written.
  var text: String {
    guard case .computed(let text)? = value else { return api.rawValue }
    return text
  }
}
