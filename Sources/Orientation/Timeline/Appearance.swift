/// A call of `viewWillAppear` or `viewWillDisappear`.
struct Appearance {
  let controller: Name
  let isAppearing: Bool
  /// The variable that it sets, and to what.
  let sets: Variable?

  var callback: Callback {
    isAppearing ? .viewWillAppear(controller, sets: sets) : .viewWillDisappear(controller, sets: sets)
  }

  /// The calls when a controller comes up, from the outside in.
  static func appearing(_ controller: Controller?) -> [Appearance] { calls(to: controller, isAppearing: true) }

  /// The calls when a controller goes, from the outside in.
  static func disappearing(_ controller: Controller?) -> [Appearance] { calls(to: controller, isAppearing: false) }

  private static func calls(to controller: Controller?, isAppearing: Bool) -> [Appearance] {
    var calls: [Appearance] = []
    var next = controller
    while let controller = next {
      let answers = controller.answers
      let sets = isAppearing ? answers.viewWillAppear : answers.viewWillDisappear
      calls.append(Appearance(controller: controller.name, isAppearing: isAppearing, sets: sets))
      next = controller.visibleChild
    }
    return calls
  }
}
