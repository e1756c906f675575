/// A language of the platform, in whose spelling names are shown.
enum NameLanguage: Sendable {
  case swift, objectiveC
}
