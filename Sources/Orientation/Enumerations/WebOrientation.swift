/// The orientation types of the web's Screen Orientation API.
package enum WebOrientation: String, CaseIterable, Sendable {
  case portraitPrimary = "portrait-primary"
  case portraitSecondary = "portrait-secondary"
  case landscapePrimary = "landscape-primary"
  case landscapeSecondary = "landscape-secondary"
}
