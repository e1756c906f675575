import Orientation

/// An SDK that the App Store requires of every upload, from a day or a month on.
package struct UploadRequirement: Sendable {
  /// The oldest SDK with which an upload may be built.
  package let sdk: OSVersion
  /// From when on, as Apple gave it.
  package let date: LocalizedText
  /// That it is required, with where it is said.
  package let sentence: Sentence

  /// How far the date can be relied on.
  package var standing: Standing { sentence.standing }
}

extension UploadRequirement {
  static let folder = RecordFolder<UploadRequirement>("uploads/") { (file) throws(RecordFault) in
    try UploadRequirement(file)
  }

  /// A file in `Records/uploads`, named by the SDK.
  init(_ file: RecordFile) throws(RecordFault) {
    guard let sdk = OSVersion(file.name) else {
      throw RecordFault(path: file.path, line: 1, message: "the name of the file is the version of an SDK")
    }
    var (head, sections) = try file.head()
    self.sdk = sdk
    date = try head.localized("date")
    try head.finish()
    guard let first = sections.first else { throw head.fault("the sentence is missing that says so") }
    sentence = try [first].sentences()[0]
  }

  /// The requirements, the oldest first.
  package static let all: [UploadRequirement] = folder.all

  /// The requirement by which every upload is built with an SDK or a later one; nil where none is known.
  package static func forcing(_ sdk: OSVersion) -> UploadRequirement? { all.first { $0.sdk >= sdk } }
}
