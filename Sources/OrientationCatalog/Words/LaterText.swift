import Orientation

/// What the explorer says after its first answer, by the names that the script has for the texts: `Records/explorer/later.txt`.
///
/// `{x}` stands for a number, `{m}` for the orientations that are wanted, `{v}` for a version, and `{w}` for the one that it is
/// compared with.
package enum LaterText {
  package typealias Named = (name: String, text: LocalizedText)

  static let folder = RecordFolder<[Named]>("explorer/later") { (file) throws(RecordFault) in
    var texts: [Named] = []
    for section in file.sections { texts += try section.allLocalized() }
    return texts
  }

  /// All of them, in the order of the file.
  package static let all = folder.all.first ?? []

  /// The text of a name, about some orientations; empty without such a text, which a test rules out.
  static func text(_ name: String, _ orientations: String, in language: Language) -> String {
    all.first { $0.name == name }?.text[language].replacing("{m}", with: orientations) ?? ""
  }
}
