import Orientation
import OrientationCatalog
import Testing

@testable import Blocks

/// The boxes of Xcode: that those are selected which Info.plist lists.
@Suite struct SettingsPictureTests {
  private static func settings(_ facts: String, ends: String = "unchanged") throws -> SettingsPicture {
    try #require(try SamplePicture.read("settings", "iOS: 26\n" + facts + "=> \(ends)\n") as? SettingsPicture)
  }

  @Test func `each kind of device has the boxes of its own list`() throws {
    let picture = try Self.settings("Info.plist: portrait\nInfo.plist~ipad: all\n")
    #expect(picture.groups.map(\.selected) == [.portrait, .all])
    let html = SamplePicture.html(picture)
    #expect(html.split(separator: "class=\"bit set\"").count == 1 + 1 + 4)
    #expect(html.split(separator: "class=\"bit\"").count == 1 + 3)
  }

  @Test func `a list without a device is that of both`() throws {
    let picture = try Self.settings("Info.plist: landscape\n", ends: "turned")
    #expect(picture.groups.map(\.selected) == [.landscape, .landscape])
  }

  @Test func `nothing is selected where nothing is listed`() throws {
    let picture = try Self.settings("")
    #expect(picture.groups.map(\.selected) == [[], []])
    #expect(!SamplePicture.html(picture).contains("bit set"))
  }

  @Test(arguments: Language.allCases)
  func `the boxes are said in words, as Xcode calls them`(language: Language) throws {
    let picture = try Self.settings(
      "Info.plist~iphone: allButUpsideDown\nInfo.plist~ipad: all\nUIRequiresFullScreen: yes\n")
    let text = picture.alternative(PictureWords(language: language))
    for name in ["iPhone Orientation", "iPad Orientation", "Upside Down", "Landscape Left", "Requires full screen"] {
      #expect(text.contains(name))
    }
    #expect(
      language != .english
        || text.contains("selected Portrait, Landscape Left, Landscape Right; not selected Upside Down."))
  }
}
