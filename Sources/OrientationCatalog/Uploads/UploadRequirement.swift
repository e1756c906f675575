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
  /// The requirements, the oldest first.
  package static let all = [
    UploadRequirement(
      sdk: OSVersion(26), date: LocalizedText("28 April 2026", "2026 年 4 月 28 日"),
      sentence: Sentence(
        "Since 28 April 2026, the App Store requires that an upload is built with the iOS 26 SDK or later.",
        "自 2026 年 4 月 28 日起，App Store 要求上传的应用用 26 SDK 或更高版本构建。",
        [
          Citation(
            .report("GameTec-live/ChameleonUltraGUI", 822, ": ITMS-90725 of February 2026"),
            at: "description of 2026-02-22", "the App Store’s mail of an upload names the day and the SDK", ran: true)
        ])),
    UploadRequirement(
      sdk: OSVersion(27), date: LocalizedText("April 2027", "2027 年 4 月"),
      sentence: Sentence(
        "From April 2027, the App Store will require that an upload is built with the iOS 27 SDK or later.",
        "从 2027 年 4 月起，App Store 将要求上传的应用用 27 SDK 或更高版本构建。",
        [
          Citation(
            .report("mjmirza/app-store-compliance", 648, ": Apple’s news of 9 September 2026"),
            at: "description of 2026-09-14", "retells Apple’s news: April 2027, without a day")
        ])),
  ]

  /// The requirement by which every upload is built with an SDK or a later one; nil where none is known.
  package static func forcing(_ sdk: OSVersion) -> UploadRequirement? { all.first { $0.sdk >= sdk } }
}
