import Foundation
import ReferenceSite
import Testing
import ToolSpecification

@testable import OrientationDocs

/// `check --sdk`, from the arguments to the exit status.
struct SDKCheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("5.0", "iOS 5: 4 headers, 5 enumerations, 24 cases, "), ("6.0", "iOS 6: 4 headers, 6 enumerations, 31 cases, "),
    ("9.3", "iOS 9.3: 5 headers, 7 enumerations, 43 cases, "),
    ("13.0", "iOS 13: 5 headers, 7 enumerations, 44 cases, "),
    ("17.0", "iOS 17: 5 headers, 7 enumerations, 46 cases, "),
  ])
  func anSDKOfAnyGenerationIsInSync(version: String, summary: String) async {
    let (status, recorder) = await check(SDKFixture(name: "iPhoneOS\(version).sdk").path)
    #expect(status == .inSync)
    #expect(recorder.output == "")
    #expect(recorder.errors.hasPrefix(summary))
    #expect(recorder.errors.hasSuffix(" s, in sync\n"))
  }

  @Test(arguments: ["", "/System/Library/Frameworks/UIKit.framework", "/" + SDKFixture.headers])
  func aFrameworkAndItsHeadersHaveTheVersionOfTheirSDK(part: String) async {
    let (status, recorder) = await check(SDKFixture(name: "iPhoneOS6.0.sdk").path + part)
    #expect(status == .inSync)
    #expect(recorder.errors.hasPrefix("iOS 6: 4 headers, "))
  }

  @Test func aBareFolderIsAsOldAsTheNewestVersionThatItsHeadersMention() async throws {
    try SDKFixture(name: "iPhoneOS9.3.sdk").copyHeaders(to: folder, "UIKit")
    let (status, recorder) = await check(folder["UIKit"])
    #expect(status == .inSync)
    #expect(recorder.errors.contains("not found: `UIModalPresentationAutomatic`, since iOS 13\n"))
    #expect(recorder.errors.contains("not found: `UIUserInterfaceIdiomVision`, since iOS 17\n"))
    #expect(recorder.errors.contains("help: these headers may be older; `--sdk-version` says how old they are\n"))
    #expect(recorder.errors.contains("\niOS 9 or newer: 5 headers, 7 enumerations, 43 cases, "))
  }

  @Test func aStatedVersionCountsBeforeThatOfTheSDK() async throws {
    let sdk = SDKFixture(name: "iPhoneOS9.3.sdk").path
    let newer = await check(sdk, "--sdk-version", "13.1")
    #expect(newer.status == .problemsFound)
    #expect(
      newer.recorder.output.hasSuffix(
        """
        iPhoneOS9.3.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h:2: error: \
        `UIModalPresentationStyle` has no `UIModalPresentationAutomatic` here [sdk.case-missing]
          help: pass the version with `--sdk-version` if the SDK is older. Otherwise, correct the case in the catalog

        """))
    #expect(newer.recorder.output.split(separator: "\n").count == 2)
    let older = await check(sdk, "--sdk-version=7")
    #expect(older.status == .problemsFound)
    #expect(
      older.recorder.output.contains(
        "`UIInterfaceOrientationUnknown`: here in an SDK older than that, in the catalog since iOS 8"))
    #expect(!older.recorder.output.contains("UIModalPresentationPopover"), "its own version is said beside it")
  }

  @Test func theSettingsOfAnSDKCountBeforeItsName() async throws {
    try SDKFixture.newest.copyHeaders(to: folder, "iPhoneOS6.0.sdk/" + SDKFixture.headers)
    try folder.write(#"{"Version": "17.2"}"#, to: "iPhoneOS6.0.sdk/SDKSettings.json")
    let (status, recorder) = await check(folder["iPhoneOS6.0.sdk"])
    #expect(status == .inSync)
    #expect(recorder.errors.hasPrefix("iOS 17.2: "))
  }

  @Test func whatAppsForTheMacNeedHasTheVersionOfIOSThatTheSDKMapsItsOwnTo() async throws {
    let framework = "MacOSX14.0.sdk/System/iOSSupport/System/Library/Frameworks/UIKit.framework"
    try SDKFixture.newest.copyHeaders(to: folder, framework + "/Versions/A/Headers")
    try folder.link(framework + "/Headers", to: "Versions/A/Headers")
    try folder.write(
      #"{"CanonicalName": "macosx14.0", "Version": "14.0", "VersionMap": {"macOS_iOSMac": {"14.0": "17.0"}}}"#,
      to: "MacOSX14.0.sdk/SDKSettings.json")
    let mapped = await check(folder["MacOSX14.0.sdk"])
    #expect(mapped.status == .inSync)
    #expect(mapped.recorder.errors.hasPrefix("iOS 17: 5 headers, "))
    try folder.write(#"{"CanonicalName": "macosx14.0", "Version": "14.0"}"#, to: "MacOSX14.0.sdk/SDKSettings.json")
    #expect(await check(folder["MacOSX14.0.sdk"]).recorder.errors.hasPrefix("iOS 17 or newer: 5 headers, "))
  }

  @Test func theFrameworksThatUIKitConsistsOfAreReadAsWell() async throws {
    let sdk = "iPhoneOS17.0.sdk/"
    try SDKFixture.newest.copyHeaders(to: folder, sdk + SDKFixture.headers)
    let header = "/Headers/UIOrientation.h"
    try folder.write(
      try SDKFixture.newest.header("UIOrientation.h"),
      to: sdk + "System/Library/SubFrameworks/UIUtilities.framework" + header)
    try folder.remove(sdk + SDKFixture.headers + "/UIOrientation.h")
    try folder.write("enum { Wrong = };", to: sdk + "System/Library/SubFrameworks/Other.framework/Headers/Other.h")
    let (status, recorder) = await check(folder["iPhoneOS17.0.sdk"])
    #expect(status == .inSync)
    #expect(recorder.errors.hasPrefix("iOS 17: 5 headers, 7 enumerations, 46 cases, "))
  }

  @Test func aLinkToAnSDKIsFollowed() async throws {
    try folder.link("current.sdk", to: SDKFixture.newest.path)
    #expect(await check(folder["current.sdk"]).recorder.errors.hasPrefix("iOS 17: "))
  }

  @Test func whatIsFoundComesInEveryFormat() async throws {
    try SDKFixture.newest.copyHeaders(to: folder, "Headers")
    let text = try SDKFixture.newest.header("UIInterface.h").replacing("Regular     = 2", with: "Regular     = 5")
    try folder.write(text, to: "Headers/UIInterface.h")
    let json = await check(folder["Headers"], "--format", "json", "--sdk-version", "17")
    #expect(json.status == .problemsFound)
    #expect(
      json.recorder.output == """
        {"tool":{"name":"orientation-docs","version":"\(Program.version)"},"command":"check","diagnostics":[
        {"id":"sdk.value-differs","severity":"error","path":"Headers/UIInterface.h","line":5,\
        "message":"`UIUserInterfaceSizeClassRegular` is 5 here, and 2 in the catalog",\
        "help":"correct the raw value in the catalog, and the decisions that use it"}],\
        "summary":{"sdk":"iOS 17","headers":5,"enumerations":7,"cases":46,"diagnostics":1,"inSync":false}}

        """)
    let github = await check(folder["Headers"], "--format", "github", "--quiet")
    #expect(github.status == .problemsFound)
    #expect(github.recorder.output.hasPrefix("::error file=Headers/UIInterface.h,line=5,title=sdk.value-differs::"))
    #expect(github.recorder.errors == "")
    let sarif = await check(folder["Headers"], "--format", "sarif")
    #expect(sarif.status == .problemsFound)
    #expect(sarif.recorder.output.contains(#""ruleId":"sdk.value-differs""#))
    #expect(await check(SDKFixture.newest.path, "--format", "github").recorder.output == "")
  }

  @Test func nothingIsWrittenBesideTheHeaders() async throws {
    try SDKFixture.newest.copyHeaders(to: folder, "Headers")
    let names = folder.names()
    _ = await check(folder["Headers"])
    #expect(folder.names() == names)
  }

  @Test func whatHoldsNoHeadersIsUnreadable() async throws {
    let help = "\n  help: name an `.sdk` folder, a UIKit.framework, or a folder with its headers\n"
    try folder.makeFolder("empty")
    try folder.makeFolder("iPhoneOS9.0.sdk")
    try folder.write("text", to: "file.h")
    try folder.write("@interface NSObject\n@end\n", to: "others/NSObject.h")
    for (name, message) in [
      ("gone", "`gone` cannot be read: no such file or directory"), ("file.h", "`file.h` is not a folder"),
      ("empty", "`empty` holds no headers"), ("iPhoneOS9.0.sdk", "`iPhoneOS9.0.sdk` has no UIKit.framework"),
      ("others", "no header in `others` declares an enumeration of the catalog"),
    ] {
      let (status, recorder) = await check(folder[name])
      #expect(status == .inputUnreadable)
      #expect(recorder.output == "")
      #expect(recorder.errors == "error: " + message + help)
    }
  }

  @Test(arguments: ["{", "[]", #"{"Version": [9]}"#, #"{"Version": "new"}"#, #"{"Version": "1.2.3.4"}"#])
  func settingsThatStateNoVersionAreUnreadable(settings: String) async throws {
    try SDKFixture.newest.copyHeaders(to: folder, "x.sdk/" + SDKFixture.headers)
    try folder.write(settings, to: "x.sdk/SDKSettings.json")
    let (status, recorder) = await check(folder["x.sdk"])
    #expect(status == .inputUnreadable)
    #expect(
      recorder.errors == """
        error: `SDKSettings.json` states no version
          help: state it by `--sdk-version`

        """)
    #expect(await check(folder["x.sdk"], "--sdk-version", "17").status == .inSync)
  }

  @Test(arguments: [
    (["--sdk", "a", "b"], "`--sdk` takes no book such as `b`", "check the book by itself"),
    (["--sdk", "a", "--output", "b"], "`--sdk` and `--output` exclude each other", "choose one of them"),
    (["--sdk", "a", "--coverage"], "`--sdk` and `--coverage` exclude each other", "choose one of them"),
    (["--sdk-version", "9"], "`--sdk-version` needs `--sdk`", "name the SDK by `--sdk PATH`"),
    (["--sdk", "a", "--sdk-version", "nine"], "`nine` is no version", "write it like `--sdk-version 16.5`"),
    (["--sdk", "a", "--sdk-version", "0"], "`0` is no version", "write it like `--sdk-version 16.5`"),
    (
      ["--sdk", "a", "--format", "xml"], "unknown format `xml`",
      "the formats are text, json, github, sarif, gitlab, junit and xcode"
    ),
    (["--sdk"], "`--sdk` needs a value", "write `--sdk PATH`"),
  ])
  func whatCannotBeMeantIsWrongUsage(arguments: [String], message: String, help: String) async {
    let recorder = Recorder()
    let status = await Tool.run(["check"] + arguments, console: recorder.console)
    #expect(status == .wrongUsage)
    #expect(recorder.errors == "error: \(message)\n  help: \(help)\n")
  }

  @Test func helpNamesTheOptions() async {
    let recorder = Recorder()
    _ = await Tool.run(["check", "--help"], console: recorder.console)
    #expect(recorder.output.contains("\n  --sdk PATH "))
    #expect(recorder.output.contains("\n  --sdk-version VERSION "))
  }
}

extension SDKCheckTests {
  private func check(_ path: String, _ options: String...) async -> (status: ExitCode, recorder: Recorder) {
    let recorder = Recorder()
    return (await Tool.run(["check", "--sdk", path] + options, console: recorder.console), recorder)
  }
}
