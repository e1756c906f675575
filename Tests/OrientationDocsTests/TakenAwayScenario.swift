import Orientation
import OrientationCatalog
import OrientationNotation
import Testing

@Test("The interface stays in portrait: the orientation is not allowed.")
func orientation() throws {
  let scenario = try Scenario(
    reading: """
      iOS: 18
      Info.plist: portrait
      root: Navigation > Player
      Player.supportedInterfaceOrientations: landscape
      device: landscapeLeft
      event: device turned
      """)
  #expect("\(Resolver.decide(scenario).outcome)" == "unchanged not-allowed")
}
