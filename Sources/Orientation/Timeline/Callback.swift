/// What UIKit calls in an app while it handles an event.
public enum Callback: Sendable, Hashable {
  /// Somebody is asked, and answers.
  case asked(Respondent, Question)
  /// A controller, by name, is about to appear; the variable that it sets, if any.
  case viewWillAppear(Name, sets: Variable?)
  /// A controller, by name, is about to disappear; the variable that it sets, if any.
  case viewWillDisappear(Name, sets: Variable?)
  /// The app is told of the rotation.
  case layout(LayoutMoment)
  /// The error handler of a geometry request.
  case errorHandler(GeometryError)
}
