import Orientation
import OrientationCatalog
import Testing

@testable import Basics
@testable import Diagnostics
@testable import ReferenceSite
@testable import SDKHeaders

/// What counts as a difference, by the size classes of an SDK that has no other enumeration.
@Suite struct SDKComparisonTests {
  private static let sizeClasses = """
    typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
        UIUserInterfaceSizeClassUnspecified = 0,
        UIUserInterfaceSizeClassCompact     = 1,
        UIUserInterfaceSizeClassRegular     = 2,
    } API_AVAILABLE(ios(8.0));
    """

  @Test func theCatalogIsWhatTheHeaderSays() {
    #expect(Self.problems(in: Self.sizeClasses).isEmpty)
  }

  @Test(arguments: [
    ("= 2", "= 3", Problem.sdkValueDiffers(name: "UIUserInterfaceSizeClassRegular", header: 3, catalog: 2)),
    ("= 1", "= 0x10 >> 3", .sdkValueDiffers(name: "UIUserInterfaceSizeClassCompact", header: 2, catalog: 1)),
    (
      "Compact ", "Copmact ",
      .sdkCaseMissing(
        name: "UIUserInterfaceSizeClassCompact", enumeration: "UIUserInterfaceSizeClass",
        suggestion: "UIUserInterfaceSizeClassCopmact")
    ),
    (
      "Compact ", "Copmact ",
      .sdkCaseUnknown(
        name: "UIUserInterfaceSizeClassCopmact", enumeration: "UIUserInterfaceSizeClass",
        suggestion: "UIUserInterfaceSizeClassCompact")
    ),
    (
      "} API", "    Other } API",
      .sdkCaseUnknown(name: "Other", enumeration: "UIUserInterfaceSizeClass", suggestion: nil)
    ),
    (
      "Compact ", "Compact NS_SWIFT_NAME(small) ",
      .sdkNameDiffers(name: "UIUserInterfaceSizeClassCompact", header: "small", catalog: "compact")
    ),
    (
      "} API", "} NS_SWIFT_NAME(SizeClass) API",
      .sdkNameDiffers(name: "UIUserInterfaceSizeClass", header: "SizeClass", catalog: "UIUserInterfaceSizeClass")
    ),
    (
      "ios(8.0)", "ios(8.1)",
      .sdkAvailabilityDiffers(name: "UIUserInterfaceSizeClass", header: "since iOS 8.1", catalog: "since iOS 8")
    ),
    (
      "Compact ", "Compact API_DEPRECATED(\"\", ios(8.0, 12.0)) ",
      .sdkAvailabilityDiffers(
        name: "UIUserInterfaceSizeClassCompact", header: "since iOS 8, deprecated from iOS 12", catalog: "since iOS 8")
    ),
    (
      "Compact ", "Compact API_UNAVAILABLE(ios) ",
      .sdkAvailabilityDiffers(name: "UIUserInterfaceSizeClassCompact", header: "not for iOS", catalog: "since iOS 8")
    ),
    (
      "= 2,", "= 2;",
      .headerUnreadable(name: "UIUserInterfaceSizeClass", reason: "has `;` where a case should end")
    ),
    (
      "= 2,", "= GONE,",
      .headerUnreadable(
        name: "UIUserInterfaceSizeClassRegular", reason: "names `GONE` in its value, which no header here declares")
    ),
    ("UIUserInterfaceSizeClass)", "Other)", .sdkEnumerationMissing(name: "UIUserInterfaceSizeClass")),
  ])
  func aDifferenceIsTold(part: String, other: String, problem: Problem) {
    #expect(Self.problems(in: Self.sizeClasses.replacing(part, with: other)).contains(problem))
  }

  @Test func whatIsForOtherPlatformsIsNoCaseOfTheCatalog() {
    let text = Self.sizeClasses.replacing("= 2,", with: "= 2, Tall API_AVAILABLE(tvos(9.0)) API_UNAVAILABLE(ios),")
    #expect(Self.problems(in: text).isEmpty)
  }

  @Test func whatCameAfterTheSDKIsNoDifference() {
    #expect(Self.problems(in: "", version: OSVersion(7, 1)).isEmpty)
    #expect(!Self.problems(in: "", version: OSVersion(8)).isEmpty)
  }

  @Test func whatIsInAnSDKOlderThanTheCatalogSaysIsADifference() {
    let bare = Self.sizeClasses.replacing(" API_AVAILABLE(ios(8.0))", with: "")
    #expect(Self.problems(in: bare).isEmpty)
    let found = Self.problems(in: bare, version: OSVersion(7))
    #expect(
      found.first
        == .sdkAvailabilityDiffers(
          name: "UIUserInterfaceSizeClass", header: "in an SDK older than that", catalog: "since iOS 8"))
  }

  @Test func withoutAVersionWhatMayBeNewerIsUndecided() throws {
    let headers = FileTree([.init(path: "A.h", bytes: Array("int a API_AVAILABLE(ios(7.1));".utf8))])
    let comparison = SDKComparison.compare(headers: headers, shown: "Headers", version: nil)
    #expect(comparison.version == .atLeast(OSVersion(7, 1)))
    #expect(comparison.undecided == [.init(name: "UIUserInterfaceSizeClass", introduced: OSVersion(8))])
    #expect(comparison.diagnostics.count == Catalog.enumerations.count - 1)
    let old = FileTree([.init(path: "A.h", bytes: Array("int a NS_AVAILABLE_IOS(3_0);".utf8))])
    #expect(SDKComparison.compare(headers: old, shown: "", version: nil).version == .atLeast(OSVersion(6)))
  }

  @Test func aMissingEnumerationIsToldAtTheHeaderThatHadIt() {
    let headers = FileTree([.init(path: "UIKit/UIInterface.h", bytes: []), .init(path: "MyUIInterface.h", bytes: [])])
    let comparison = SDKComparison.compare(headers: headers, shown: "Folder", version: OSVersion(17))
    let paths = comparison.diagnostics.filter { $0.path != "Folder" }.map(\.description)
    #expect(paths.count == 1)
    #expect(
      paths.first?.hasPrefix("Folder/UIKit/UIInterface.h: error: no header declares `UIUserInterfaceSizeClass`") == true
    )
  }

  @Test func whateverStandsInTwoHeadersIsComparedInBoth() {
    let wrong = Self.sizeClasses.replacing("= 2", with: "= 3")
    let headers = FileTree([
      .init(path: "A.h", bytes: Array(wrong.utf8)), .init(path: "B.h", bytes: Array(wrong.utf8)),
    ])
    let found = SDKComparison.compare(headers: headers, shown: "X", version: OSVersion(8)).diagnostics
    #expect(found.filter { $0.problem.kind == .sdkValueDiffers }.map(\.path) == ["X/A.h", "X/B.h"])
  }
}

extension SDKComparisonTests {
  /// The problems with the size classes in a header with this text.
  private static func problems(in text: String, version: OSVersion = OSVersion(17)) -> [Problem] {
    let headers = FileTree([.init(path: "UIInterface.h", bytes: Array(text.utf8))])
    return SDKComparison.compare(headers: headers, shown: "Headers", version: version).diagnostics.map(\.problem).filter
    {
      if case .sdkEnumerationMissing(let name) = $0 { return name == "UIUserInterfaceSizeClass" }
      return true
    }
  }
}
