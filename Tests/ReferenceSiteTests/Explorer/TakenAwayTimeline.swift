import Orientation
import OrientationCatalog
import OrientationNotation
import Testing

@Test("The interface rotates to landscapeRight.")
func orientation() throws {
  let timeline = try Timeline(
    reading: """
      iOS: 18
      Info.plist: portrait, landscapeLeft, landscapeRight
      root: Navigation(top) > List
      List.supportedInterfaceOrientations: portrait
      Player.supportedInterfaceOrientations: landscape
      device: portrait
      event: presented Player as fullScreen
      event: device turned landscapeLeft
      event: dismissed
      """)
  let outcomes = try timeline.play().map { "\($0.resolution.decision.outcome)" }
  #expect(
    outcomes == [
      "turned landscapeRight",
      "unchanged already-there",
      "turned portrait",
    ])
}
