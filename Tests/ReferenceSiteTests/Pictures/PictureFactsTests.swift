import Orientation
import OrientationCatalog
import Testing
import Words

@testable import Blocks

/// That pictures show what the resolver says.
@Suite struct PictureFactsTests {
  @Test func aDeviceWithAHomeButtonShowsWhatTheMappingSays() {
    for pose in OrientationsPicture(body: .homeButton).poses {
      #expect(pose.interface == pose.held.interfaceOrientation, "\(pose.held)")
    }
  }

  @Test func withoutAHomeButtonOnlyUpsideDownIsDifferent() {
    let poses = zip(OrientationsPicture(body: .homeButton).poses, OrientationsPicture(body: .notch).poses)
    let different = poses.filter { $0 != $1 }
    #expect(different.map(\.0.held) == [.portraitUpsideDown])
    #expect(different.map(\.1.interface) == [nil])
  }

  /// The two angles are the physics of the picture: an interface is upright where they cancel out.
  @Test func anInterfaceThatFollowsTheDeviceIsDrawnUpright() throws {
    for held in DeviceOrientation.allCases {
      guard let interface = held.interfaceOrientation else { continue }
      #expect((held.drawnAngle + interface.drawnAngle) % 360 == 0, "\(held)")
    }
    #expect(DeviceOrientation.landscapeLeft.drawnAngle == -90)
    #expect(DeviceOrientation.landscapeRight.drawnAngle == 90)
  }

  @Test func theSwapJoinsEachLandscapeOfTheDeviceToTheOtherOneOfTheInterface() throws {
    let pairs = SwapPicture().pairs
    #expect(pairs.map(\.device) == [.landscapeLeft, .landscapeRight])
    for pair in pairs {
      #expect(pair.device.interfaceOrientation == pair.interface)
      #expect(pair.device.rawValue == pair.interface.rawValue)
      #expect(pair.device.swiftName != pair.interface.swiftName)
      var scenario = Scenario(os: .newest)
      scenario.device = pair.device
      #expect(Resolver.decide(scenario).outcome == .turned(pair.interface))
    }
  }

  /// In the order of the drawing: the device's side, then the interface's, by name.
  @Test func theSwapStandsWithItsRawValuesOnBothSides() throws {
    let labels = SamplePicture.labels(SamplePicture.html(SwapPicture()))
    #expect(
      Array(labels.dropFirst(4)) == [
        "landscapeLeft", "3", "landscapeRight", "4", "landscapeLeft", "4", "landscapeRight", "3",
      ])
  }

  @Test func theBitsOfAMaskAddUpToItsRawValue() {
    for (name, mask) in InterfaceOrientationMask.members {
      let sum = MaskBits.numbers.filter { MaskBits.isSet($0, in: mask) }.map { 1 << $0 }.reduce(0, +)
      #expect(sum == Int(mask.rawValue), "\(name)")
      #expect(UInt(MaskBits.text(mask), radix: 2) == mask.rawValue, "\(name)")
      for bit in MaskBits.numbers {
        guard let orientation = MaskBits.orientation(of: bit) else { continue }
        #expect(MaskBits.isSet(bit, in: mask) == mask.allows(orientation), "\(name), \(bit)")
      }
    }
    #expect(MaskBits.numbers == [4, 3, 2, 1, 0])
    #expect(MaskBits.orientation(of: 0) == nil)
  }

  @Test func theTableOfMasksHasEveryMaskOfTheCatalogWithItsBits() throws {
    let labels = SamplePicture.labels(SamplePicture.html(MasksPicture()))
    let entry = try #require(Catalog.enumerations.first { $0.swift == "UIInterfaceOrientationMask" })
    for member in entry.cases {
      let row = try #require(labels.firstIndex(of: member.swift), "\(member.swift)")
      let bits = labels[(row + 1)...].prefix(MaskBits.count).joined()
      #expect(Int(bits, radix: 2) == member.rawValue, "\(member.swift)")
      #expect(labels[row + 1 + MaskBits.count] == "\(member.rawValue)")
    }
  }

  /// Against the intersections, worked out here.
  @Test func theIntersectionHasADotForEachOrientationThatIsLeftOfAPair() throws {
    let picture = IntersectionPicture()
    let masks = InterfaceOrientationMask.everySet
    let left = masks.flatMap { app in masks.map { app.intersection($0).orientations.count } }
    #expect(picture.count(.turned) == left.count { $0 > 0 })
    #expect(picture.count(.exception) == 2 * masks.count - 1)
    #expect(picture.count(.turned) + picture.count(.unchanged) + picture.count(.exception) == left.count)
    let html = SamplePicture.html(picture)
    let cells = try #require(html.split(separator: "<path class=\"dots\"").last)
    #expect(cells.split(separator: "h0", omittingEmptySubsequences: false).count - 1 == left.reduce(0, +))
    let labels = SamplePicture.labels(html)
    #expect(labels.count { $0 == "=" } == picture.count(.unchanged))
    #expect(labels.count { $0 == "✕" } == picture.count(.exception))
  }

  @Test(arguments: ["24", "0x18", "landscape", "landscapeLeft, landscapeRight", "[.landscapeLeft, .landscapeRight]"])
  func aMaskCanBeWrittenAsInAScenario(text: String) throws {
    let picture = try #require(try SamplePicture.read("mask " + text) as? MaskPicture)
    #expect(picture.mask == .landscape)
    #expect(SamplePicture.labels(SamplePicture.html(picture)).last == "= 24")
  }

  /// Every rule that has not always held stands where it begins, and where it ends.
  @Test func theTableOfVersionsHasEveryRuleThatBeginsOrEnds() {
    let gates = VersionsBlock().gates
    #expect(gates.map(\.version) == gates.map(\.version).sorted(by: >))
    #expect(Set(gates.flatMap(\.begun)) == Set(Rule.allCases.filter { $0.versions.first != .oldest }))
    #expect(Set(gates.flatMap(\.ended)) == Set(Rule.allCases.filter { $0.versions.end != nil }))
    #expect(gates.allSatisfy { !$0.begun.isEmpty || !$0.ended.isEmpty })
    for major in [6, 8, 13, 16, 26, 27] {
      #expect(gates.contains { $0.version == OSVersion(major) }, "\(major)")
    }
  }

  @Test func theListOfChangesHasEveryRuleThatBeganOnce() {
    let changes = ChangeListBlock().changes
    #expect(changes.flatMap(\.rules).count == Rule.allCases.filter { $0.versions.first > .oldest }.count)
    for major in [6, 8, 13, 16, 26, 27] { #expect(changes.contains { $0.major == major }, "\(major)") }
  }

  @Test(arguments: Language.allCases)
  func `below its version a title leaves out the version and the mark behind it`(language: Language) {
    let words = ReferenceWords(language: language)
    for change in ChangeListBlock().changes {
      for rule in change.rules {
        let statement = words.statement(of: rule, since: change.major)
        #expect(statement.first?.isLetter == true && rule.title(in: language).hasSuffix(statement), "\(statement)")
      }
    }
  }

  @Test func aPhoneTellsLandscapeByItsHeightAndAnIPadDoesNot() {
    for window in SizeClassesPicture().windows {
      switch window.shape {
      case .phone, .largePhone: #expect((window.height == .compact) == window.isLandscape)
      case .pad: #expect(window.width == .regular && window.height == .regular)
      case .narrowPadWindow: #expect(window.width == .compact && window.height == .regular)
      }
    }
  }

  @Test func `a preview with the angle of portrait is upright in portrait alone`() {
    let poses = CameraPicture().poses
    #expect(poses.map(\.held) == [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
    #expect(poses.filter { $0.turn == 0 }.map(\.held) == [.portrait])
    for pose in poses { #expect((pose.needed + pose.turn) % 360 == Camera.back.videoRotationAngle(for: .portrait)) }
    // The preview is turned with the interface: clockwise where the device is turned the other way.
    #expect(poses.filter(\.held.isLandscape).map(\.turn) == [90, 270])
  }
}
