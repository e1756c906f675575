import AppFacts
import Explorer
import Orientation
import Testing
import Words

@testable import Blocks
@testable import OrientationCatalog

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
      "words of pictures": Self.words(PictureWords.self),
    ]
    #expect(ValueText.all.mapValues { Set($0.keys) } == names.mapValues { Set($0) })
    for (table, texts) in ValueText.all {
      for (name, text) in texts {
        #expect(!text.english.isEmpty && !text.simplifiedChinese.isEmpty, "\(table): \(name)")
      }
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

  private static func words<Words: RecordedWords>(_ type: Words.Type) -> [String] where Words.Word: CaseIterable {
    Words.Word.allCases.map { "\($0)" }
  }

  private static func names<Value: RawRepresentable<String> & CaseIterable>(_ type: Value.Type) -> [String] {
    Value.allCases.map(\.rawValue)
  }
}
