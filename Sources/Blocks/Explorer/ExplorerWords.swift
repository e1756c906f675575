import Explorer
import Orientation
import OrientationCatalog

/// The words of the explorer: its labels, buttons and answers that no other page has.
struct ExplorerWords: RecordedWords, Sendable {
  let language: Language

  // MARK: Parts of the form

  // MARK: Fields

  // MARK: Values

  func ending(_ ending: Assumptions.NoCommonOrientation) -> String {
    ValueText.text("endings without a common orientation", "\(ending)", in: language)
  }

  // MARK: Buttons

  /// The names of controllers that a reader adds.
  var rootName: String { "ViewController" }
  var childName: String { "Child" }
  var modalName: String { "Modal" }
  var variableName: String { "orientations" }
}

extension ExplorerWords {
  /// The words whose text is always the same; `Records/words/site.txt` has them, below “words of the explorer”.
  enum Word: Int, CaseIterable, Sendable {
    case openHere, withoutScript, form, result, reasons, pasteCode, readPasted, whatDoYouSee, orStateFacts, system
    case moreOfSystem, app, moreOfApp, controllers, state, happens, notStated, controller, topmost, calls, rarely
    case name, mask, moreAnswers, asRunning, usual, byModel, yes, no, isOn, isOff, missing, emptyList, notImplemented
    case nothing, upToDate, always, depending, current, ofChild, ofVisible, noMask, topOrFirst, defaultStyle
    case fullScreenWindow, partialWindow, headerDefault, documentationDefault, beforeAppearance, afterAppearance
    case asksNobody, asksSelected, asksTop, asksDelegate, rawValue, oneMoment, sequence, addRoot, addPresented
    case addVariable, addEvent, addChild, remove, removeShort, addChildTo, previousStep, nextStep, step, event
    case showStep, show, removeEvent, undo, reset, copyLink, linkCopied, beforePicture, afterPicture, because, layers
    case callbacks, addsNoEvent, eventHelp, variableHelp, maskHelp, preferredHelp, variableChoiceHelp, undocumentedHelp
  }

  static let texts = ValueText.texts("words of the explorer", of: Word.self)
}

extension ExplorerWords {
  /// What a step in a sequence, or a moment, is called.
  func event(_ kind: EventKind) -> String { ValueText.text("events", "\(kind)", in: language) }

  /// Why an event cannot happen.
  func refusal(_ refusal: EventRefusal) -> String {
    refusal.message.said(in: language).capitalizedSentence + pick(".", "。")
  }
}

extension String {
  /// The end of a sentence as the beginning of one, without the marks of code.
  fileprivate var capitalizedSentence: String {
    var bytes = utf8.filter { $0 != UInt8(ascii: "`") }
    if let first = bytes.first, first.isLowercase { bytes[0] = first - 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
