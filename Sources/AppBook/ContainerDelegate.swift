import AppFacts
import Orientation
import OrientationNotation
import OrientationPolicy

/// A method of the app that answers for a container as its delegate.
struct ContainerDelegate: Sendable {
  let method: Occurrence
  /// The class that has it.
  let type: String
  /// Whether that is a view controller: it becomes the delegate of the container around it.
  let isController: Bool
  /// Whether the container is its own delegate.
  let isContainerItself: Bool
}

extension ContainerDelegate {
  /// What a container answers that asks its delegate. Which object that is stands in a property that the scan does not read:
  /// it is the container itself, a controller on its screen, or the only object that has the method. Each of several may be
  /// it, and a controller of another screen or none.
  ///
  /// - Parameters:
  ///   - delegates: those that the app has for containers of the kind.
  ///   - screens: where the container is shown, as far as that is known.
  ///   - cases: what a method answers.
  static func cases(
    of delegates: [ContainerDelegate], on screens: [Screen], _ cases: (Occurrence) -> [AppAnswerCase]
  ) -> [AppAnswerCase] {
    guard let last = delegates.last else { return [] }
    if let certain = delegates.first(where: \.isContainerItself) ?? delegates.first(where: { $0.isShown(on: screens) })
    {
      return cases(certain.method)
    }
    if delegates.count == 1, !last.isController { return cases(last.method) }
    let open = delegates.flatMap { delegate in
      let text = "delegate is \(delegate.type)"
      return cases(delegate.method).map { $0.under(.free(FreeCondition(text)), [text]) }
    }
    return open + [
      AppAnswerCase(condition: .constant(true), texts: [], value: .notImplemented, place: last.method.place)
    ]
  }

  private func isShown(on screens: [Screen]) -> Bool {
    isController && screens.contains { $0.nodes.contains { $0.className == type } }
  }
}

extension Controller.Kind {
  /// The method of a container's delegate that answers for the container.
  var delegateMethod: OrientationAPI? {
    switch self {
    case .navigation: .navigationControllerSupportedInterfaceOrientations
    case .tabBar: .tabBarControllerSupportedInterfaceOrientations
    case .split: .splitViewControllerSupportedInterfaceOrientations
    case .page: .pageViewControllerSupportedInterfaceOrientations
    case .plain: nil
    }
  }
}
