/// The language of a source file.
package enum SourceLanguage: String, Sendable, CaseIterable {
  case swift = "Swift"
  case objectiveC = "Objective-C"
}
