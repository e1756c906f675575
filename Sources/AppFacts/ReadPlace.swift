/// A place that the scan read on the way from an expression to its value.
package struct ReadPlace: Sendable, Hashable {
  /// So many places of one occurrence are kept; where there are as many, there may be more.
  package static let most = 64

  /// What stands at the place.
  package enum Role: String, Sendable, CaseIterable {
    /// A constant with its value.
    case constant
    /// A computed property, function or method that gives the value.
    case helper
    /// A macro of the preprocessor.
    case macro
    /// The first value of a variable.
    case initialValue = "initial value"
    /// A variable is written, or a function called that sets it to what it is given.
    case assignment
    /// A variable is set to what a function is given, and each call of it is read.
    case setter
    /// A literal of another type than the one that is asked for.
    case literal
    /// The code of a use itself, in a method of an object of the type and outside of closures, so that other code may stand
    /// there; with the blanks in front of it where it has a line of its own.
    case replaceable
    /// One of several declarations that the name may mean; nothing is concluded from any of them.
    case candidate
  }

  /// What has UIKit read the masks again behind a place.
  package enum Next: String, Sendable, CaseIterable {
    /// The function presents or dismisses a controller.
    case presentation
    /// The controller around the place, whose view is made there, is shown.
    case appearance
    /// The function makes a call that does so below iOS 16 alone.
    case callBelow16 = "call below 16"
  }

  /// What is called for certain behind a write, from iOS 16 on: by the function that sets the variable, or by its `didSet`.
  package struct Calls: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
    package static let update = Calls(rawValue: 1)
    /// `requestGeometryUpdate(_:errorHandler:)` with the value that was written.
    package static let request = Calls(rawValue: 2)

    /// Whether one of them is there.
    package subscript(_ call: Calls) -> Bool {
      get { contains(call) }
      set { if newValue { insert(call) } else { remove(call) } }
    }
  }

  package var role: Role
  /// The name that stands there, without the type that it belongs to.
  package var name: String
  package var place: FilePlace
  /// What it comes to there; nil where the sources do not tell.
  package var value: SourceValue?
  /// The type whose code writes the variable, with those around it.
  package var type: String?
  /// What follows in the code that writes the variable.
  package var next: Next?
  /// When the code that writes the variable runs each time, whatever its conditions say; nil where that is not certain.
  package var moment: AppearanceMoment?
  /// What is called behind a write.
  package var calls: Calls

  package init(
    role: Role, name: String, place: FilePlace, value: SourceValue? = nil, type: String? = nil,
    next: Next? = nil, moment: AppearanceMoment? = nil, calls: Calls = []
  ) {
    self.role = role
    self.name = name
    self.place = place
    self.value = value
    self.type = type
    self.next = next
    self.moment = moment
    self.calls = calls
  }
}
