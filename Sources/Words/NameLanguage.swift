/// A language of the platform, in whose spelling names are shown.
package enum NameLanguage: Sendable {
  case swift, objectiveC
}
