import Blocks

/// The blocks that a book about an app can ask for.
package enum AppBlocks {
  package static let all: [BlockSpecification] = [
    AppBlock.specification, StateBlock.specification, ControllersBlock.specification, ControllerBlock.specification,
    ScreensBlock.specification, AppMatrixBlock.specification, FindingsBlock.specification, UsesBlock.specification,
    NextVersionBlock.specification, PolicyBlock.specification, AppMapBlock.specification, ScreenTreeBlock.specification,
  ]
}

extension BlockFence {
  /// The app that the book documents; no other kind of app reaches a book.
  var documentedApp: App? { app as? App }
}
