import AppBook
import AppFacts
import Explorer
import Markdown
import Orientation
import OrientationNotation
import Search
import Testing
import Words

@testable import Blocks
@testable import OrientationCatalog
@testable import ReferenceSite

/// What is said of cases is said of every case, and of nothing else.
@Suite struct ValueTextTests {
  @Test func everyTableHasALineForEachOfItsCases() {
    let names: [String: [String]] = [
      "layers": Self.names(Layer.self), "what layers are": Self.names(Layer.self), "grades": Self.names(Grade.self),
      "kinds of message": Self.names(MessageRecord.Kind.self),
      "groups of messages": Self.names(MessageRecord.Group.self), "matrices": Self.names(MatrixKind.self),
      "moments": Self.names(ComparisonMoment.self), "reasons": Self.names(Reason.self),
      "displays": Self.names(SceneDisplay.Kind.self), "uses": Self.names(UseGroup.self),
      "what uses mean": Self.names(UseGroup.self), "events": EventKind.allCases.map { "\($0)" },
      "frameworks": Self.names(AppFramework.self),
      "fields of the form": Self.formFields, "fields of a controller": Self.controllerFields,
      "words of the reference": Self.words(ReferenceWords.self), "words about an app": Self.words(AppWords.self),
      "words around a page": Self.words(LayoutWords.self), "words of matrices": Self.words(MatrixFilterWords.self),
      "words about policies": Self.words(PolicyWords.self), "words of the explorer": Self.words(ExplorerWords.self),
      "words of pictures": Self.words(PictureWords.self), "words of the search": Self.words(SearchWords.self),
      "words of the markup": Self.words(MarkupWords.self), "titles of the form": Self.titledFields,
      "usual readings": Self.readings, "other readings": Self.readings,
      "endings without a common orientation": Self.cases(Assumptions.NoCommonOrientation.self),
      "titles of a controller": Self.cases(ControllerField.self).filter { !["name", "parent", "role"].contains($0) },
      "titles of an event": Self.cases(EventKind.Argument.self).filter { $0 != "newController" },
      "home buttons": Self.cases(DeviceOrientation.self), "corners of matrices": Self.names(MatrixKind.self),
      "ways of forwarding": Self.cases(Controller.Forwarding.self),
      "who decides": Self.names(DecisionMatrix.Decider.self),
      "what iPad apps declare": Self.names(PadConfiguration.self), "standings": Self.names(Standing.self),
      "who can change it": Self.names(EditOwner.self), "limits": Self.cases(StripsPicture.Limit.self),
      "who takes an orientation out": Self.cases(StripsPicture.Limit.self), "alerts": Self.names(Alert.self),
      "kinds of name": Self.cases(SearchName.Kind.self), "products": Self.cases(AppTarget.Product.self),
      "legends of matrices": Self.names(MatrixKind.self), "rows of matrices": Self.names(MatrixKind.self),
      "outcomes of cells": Self.cases(Outcome.Kind.self), "columns of matrices": Self.names(MatrixKind.self),
      "forwarded answers": [
        "top", "visible", "selected", "presented", "presenting", "parent", "first child", "last child",
      ], "kinds of change": Self.cases(AppChange.Kind.self),
    ]
    #expect(ValueText.all.mapValues { Set($0.keys) } == names.mapValues { Set($0) })
    for (table, texts) in ValueText.all {
      for (name, text) in texts {
        #expect(!text.english.isEmpty && !text.simplifiedChinese.isEmpty, "\(table): \(name)")
      }
    }
  }

  @Test func everyFactIsDescribed() {
    #expect(Set(FactText.all.keys) == Set(FactKind.allCases.map(\.plainKey)))
    for kind in FactKind.allCases {
      #expect(!kind.values.isEmpty && !kind.defaultText.isEmpty && !kind.summary.isEmpty, "\(kind.key)")
    }
  }

  /// The fields but those that need no help, and those of which one text says it.
  private static var formFields: [String] {
    let others: Set<StartField> = [
      .mode, .event, .eventValue, .eventDetail, .noCommonOrientationFromSixteen, .sceneKnowsLock, .orderOfChoice,
      .missingInformationPropertyList, .askedAtPresentation, .noCommonOrientationAtPresentation,
      .noCommonOrientationAtRotation, .noCommonOrientationAtUpdate, .noCommonOrientationUnderFullScreen, .emptyMask,
      .rotationGoesBy, .navigationUpsideDown, .popAsks, .dismissalAsks, .preferredOutsideMask, .keyValueCodingAtFirst,
    ]
    return StartField.allCases.filter { !others.contains($0) }.map { "\($0)" }
  }

  private static var controllerFields: [String] {
    let others: Set<ControllerField> = [
      .parent, .role, .supported, .delegateSupported, .appearanceMask, .disappearanceMask, .preferred,
      .delegatePreferred, .appearanceVariable, .disappearanceVariable,
    ]
    return ControllerField.allCases.filter { !others.contains($0) }.map { "\($0)" }
  }

  /// The fields of the form, which are those of a scenario.
  private static var titledFields: [String] {
    let others: Set<StartField> = [.mode, .event, .eventValue, .eventDetail, .noCommonOrientationFromSixteen]
    return StartField.allCases.filter { !others.contains($0) }.map { "\($0)" }
  }

  private static var readings: [String] {
    ExplorerWords(language: .english).contestedReadings.map { "\($0.field)" }
  }

  private static func cases<Case: CaseIterable>(_ type: Case.Type) -> [String] { type.allCases.map { "\($0)" } }

  private static func words<Words: RecordedWords>(_ type: Words.Type) -> [String] where Words.Word: CaseIterable {
    cases(Words.Word.self)
  }

  private static func names<Value: RawRepresentable<String> & CaseIterable>(_ type: Value.Type) -> [String] {
    Value.allCases.map(\.rawValue)
  }
}
