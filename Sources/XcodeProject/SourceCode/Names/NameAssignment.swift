import AppFacts
import SourceSyntax

/// Where a variable with a name is given a value.
struct NameAssignment {
  var name: String
  /// The statement, on one line.
  var text: String
  /// Whose variable it is, as far as the statement says.
  var owner: NameQuery.Owner
  var place: FilePlace
  /// What is known of the code around it.
  var around: NameSurroundings
  /// The value; nil where it is changed in another way than by an assignment.
  var value: ((ValueExpectation) -> SourceValue)?
  /// The parameter that is assigned.
  var parameter: NameParameter?
  /// The function around it, where only the app's own code can call it.
  var function: OwnFunction?
  /// The modifier of SwiftUI around it, which the views have for which one is made.
  var modifier: String?
}

/// The code around a place that gives a variable a value.
struct NameSurroundings {
  /// The type with the code, with those around it.
  var type: String?
  /// What follows.
  var next: ReadPlace.Next?
  /// When the place runs each time.
  var moment: AppearanceMoment?
  /// Whether it runs whenever the function around it does.
  var isCertain = false
  /// Whether it makes a part of a view that shows whenever the view does, as its modifiers do.
  var isPartOfView = false
  /// What the function calls behind it for certain.
  var calls: ReadPlace.Calls = []
}

extension NameSurroundings {
  /// - Parameters:
  ///   - function: the function around the place.
  ///   - name: its name.
  init(of index: Int, in function: Range<Int>?, named name: Int?, of tokens: TokenList, type: String?) {
    let makesView = name.map { tokens.isName($0, "viewDidLoad") || tokens.isName($0, "loadView") } ?? false
    let rest = function.map { index..<max($0.upperBound, index) } ?? index..<index
    let next: ReadPlace.Next? =
      tokens.shows(in: rest)
      ? .presentation : makesView ? .appearance : tokens.callsBelow16(in: rest) ? .callBelow16 : nil
    self.init(type: type, next: next)
  }
}

extension NameSurroundings {
  /// The code around a call of a function that sets a variable.
  func calling(_ setter: NameSurroundings) -> NameSurroundings {
    var around = self
    if let moment = setter.moment {
      // The modifier runs by itself, where the view that has it comes and goes.
      around.moment = isPartOfView ? moment : nil
    } else if !setter.isCertain {
      around.moment = nil
      around.isCertain = false
    }
    around.calls.formUnion(setter.calls)
    return around
  }
}

extension ReadPlace {
  /// A place that gives a variable a value.
  init(_ role: Role, _ name: String, _ place: FilePlace, _ value: SourceValue?, in around: NameSurroundings) {
    self.init(
      role: role, name: name, place: place, value: value, type: around.type, next: around.next,
      moment: around.moment, calls: around.calls)
  }
}

extension TokenList {
  /// Whether code makes a call that has UIKit read the masks below iOS 16.
  fileprivate func callsBelow16(in range: Range<Int>) -> Bool {
    range.contains { index in
      isName(index, "attemptRotationToDeviceOrientation")
        || isName(index, "setValue")
          && (index..<min(index + 40, range.upperBound)).contains { stringContent($0) == "orientation" }
    }
  }

  /// Whether code presents or dismisses a controller.
  func shows(in range: Range<Int>) -> Bool {
    range.contains { index in
      guard isName(index) else { return false }
      switch text(index) {
      case "present", "dismiss":
        return isSign(index + 1, "(") && inside(index + 1).contains { isName($0, "animated") }
      case "presentViewController", "dismissViewControllerAnimated": return true
      default: return false
      }
    }
  }
}
