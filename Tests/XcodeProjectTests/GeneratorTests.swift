import AppFacts
import Testing

@testable import XcodeProject

/// Apps that tools make from manifests other than XcodeGen's.
struct GeneratorTests {
  private let folder: TemporaryCheckout

  init() throws { folder = try TemporaryCheckout() }

  private static let portrait = "UIInterfaceOrientationPortrait"

  // MARK: Tuist

  @Test func literalsOfTuistMakeATarget() async throws {
    try folder.write(
      """
      import ProjectDescription
      // .target(name: "Commented", product: .app)
      let list: [String: Plist.Value] = ["UIRequiresFullScreen": .boolean(true)]
      let project = Project(name: "App", targets: [
        .target(
          name: "App", destinations: [.iPhone], product: .app, bundleId: "a.b",
          deploymentTargets: .iOS("16.0"),
          infoPlist: .extendingDefault(with: [
            "UISupportedInterfaceOrientations": .array(["UIInterfaceOrientationPortrait"]),
            "UILaunchScreen": [:],
          ]),
          sources: ["Sources/**"]),
        .target(name: "Other", destinations: .iOS, product: .app, infoPlist: .dictionary(list), sources: []),
        .target(name: "AppTests", destinations: .iOS, product: .unitTests, infoPlist: .default),
        .target(name: "Mac", destinations: .macOS, product: .app, infoPlist: .default),
      ])
      """, to: "Project.swift")
    try folder.write(
      "class A: UIViewController { override var shouldAutorotate: Bool { true } }", to: "Sources/A.swift")
    let facts = try await folder.scan()
    #expect(facts.unread == [])
    #expect(facts.looseDeclarations == [])
    #expect(facts.targets.map(\.name) == ["App", "Other"])
    let app = facts.targets[0]
    #expect(app.generator == .tuist)
    #expect(app.idioms == [.phone])
    #expect(app.deploymentTarget?.place == FilePlace(path: "Project.swift", line: 7))
    #expect(
      app.declarations.map { "\($0.written) \($0.origin.rawValue)" } == [
        "UISupportedInterfaceOrientations Project.swift:9 \(Self.portrait) manifest",
        "UISupportedInterfaceOrientations~ipad Project.swift:8 \(Self.portrait), UIInterfaceOrientationPortraitUpsideDown, "
          + "UIInterfaceOrientationLandscapeLeft, UIInterfaceOrientationLandscapeRight generator default",
      ])
    #expect(facts.targets[1].declarations.map(\.written) == ["UIRequiresFullScreen Project.swift:3 YES"])
    #expect(facts.targets[1].idioms == [.phone, .pad])
    #expect(facts.occurrences.first?.targets == ["App"])
  }

  @Test func whatTuistComputesIsNamedAndItsLiteralsAreLoose() async throws {
    try folder.write(
      """
      import ProjectDescription
      let project = Project(targets: [
        .target(name: "App", destinations: .iOS, product: .app, infoPlist: .extendingDefault(with: plist())),
        .target(name: "Shared", destinations: .iOS, product: .app, infoPlist: .dictionary(InfoPlist.common)),
        .target(name: "App\\(1)", destinations: .iOS, product: .app),
      ])
      """, to: "Project.swift")
    try folder.write(
      """
      import ProjectDescription
      func plist() -> [String: Plist.Value] { ["UISupportedInterfaceOrientations": ["\(Self.portrait)"]] }
      extension InfoPlist { static let common: [String: Plist.Value] = ["UIRequiresFullScreen": true] }
      """, to: "Tuist/ProjectDescriptionHelpers/Plist.swift")
    let facts = try await folder.scan()
    #expect(facts.targets.map(\.name) == ["Shared"])
    let helper = "Tuist/ProjectDescriptionHelpers/Plist.swift"
    #expect(facts.targets.first?.declarations.map(\.written) == ["UIRequiresFullScreen \(helper):3 YES"])
    #expect(facts.looseDeclarations.map(\.written) == ["UISupportedInterfaceOrientations \(helper):2 \(Self.portrait)"])
    #expect(
      facts.unreadLines == [
        "Project.swift:3: the Info.plist of App is computed in Swift, which is not run; run `tuist generate`, then scan again",
        "Project.swift:5: the name of this target is computed, so it is not read",
      ])
  }

  @Test func aProjectThatTuistComputesIsNamed() async throws {
    try folder.write("import ProjectDescription\nlet project = mainApp.project\n", to: "Project.swift")
    try folder.write("struct Project {}\n", to: "Sources/Project.swift")
    #expect(
      try await folder.scan().unreadLines == [
        "Project.swift:1: Tuist computes the project of this file in Swift; run `tuist generate`, then scan again"
      ])
  }

  // MARK: Bazel

  @Test func aProjectThatAHelperMakesIsNamedBesideATargetOfAnotherSystem() async throws {
    let folder = try TemporaryCheckout()
    try folder.write(
      """
      import ProjectDescription

      let watch = Target(name: "Watch", platform: .watchOS, product: .app)
      let project = Project.makeModule(name: "App", targets: [watch])
      """, to: "Project.swift")
    let facts = try await CheckoutScanner(path: folder.path).scan()
    #expect(facts.unread.map(\.place) == [FilePlace(path: "Project.swift", line: 4)])
  }

  @Test func anApplicationOfBazelNamesItsPropertyLists() async throws {
    try folder.write(
      """
      load("@rules_apple//apple:ios.bzl", "ios_application")
      MINIMUM = "15.0"  # iOS
      ios_application(
          name = "app",
          families = ["iphone"],
          infoplists = [":Info.plist", "//Shared:Info.plist", ":made"],
          minimum_os_version = MINIMUM,
      )
      [ios_application(name = "app_" + n, infoplists = []) for n in names]
      """, to: "App/BUILD")
    let list = "<plist><dict><key>UIRequiresFullScreen</key><true/></dict></plist>"
    try folder.write(list, to: "App/Info.plist")
    try folder.write(list.replacing("UIRequiresFullScreen", with: "UIRequiresFullScreen~ipad"), to: "Shared/Info.plist")
    try folder.write("cc_library(\n", to: "Other/BUILD.bazel")
    let facts = try await folder.scan()
    #expect(facts.targets.map(\.name) == ["app"])
    #expect(facts.targets.first?.generator == .bazel)
    #expect(facts.targets.first?.idioms == [.phone])
    #expect(facts.targets.first?.deploymentTarget?.version.description == "15")
    #expect(
      facts.targets.first?.declarations.map(\.written) == [
        "UIRequiresFullScreen App/Info.plist:1 YES", "UIRequiresFullScreen~ipad Shared/Info.plist:1 YES",
      ])
    #expect(facts.looseDeclarations == [])
    #expect(
      facts.unreadLines == [
        "App/BUILD:6: `:made` is no file of the checkout; another rule may make it, which is not read",
        "App/BUILD:9: the name of this `ios_application` is computed, so it is not read",
      ])
  }

  // MARK: Expo

  @Test func theConfigurationOfExpoBecomesAnInfoPlist() async throws {
    try folder.write(
      """
      {"expo": {
        "name": "Reader", "orientation": "portrait",
        "ios": {
          "supportsTablet": true,
          "infoPlist": {"UIRequiresFullScreen": true}
        },
        "plugins": [
          ["expo-screen-orientation", {"initialOrientation": "LANDSCAPE"}],
          ["expo-build-properties", {"ios": {"deploymentTarget": "15.1"}}]
        ]
      }}
      """, to: "app.json")
    let facts = try await folder.scan()
    let app = try #require(facts.targets.first)
    #expect(app.name == "Reader")
    #expect(app.generator == .expo)
    #expect(app.idioms == [.phone, .pad])
    #expect(app.deploymentTarget?.version.description == "15.1")
    let all =
      "UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeLeft, UIInterfaceOrientationLandscapeRight"
    #expect(
      app.declarations.map { "\($0.written) \($0.origin.rawValue) \($0.isEffective)" } == [
        "UISupportedInterfaceOrientations app.json:2 \(Self.portrait), UIInterfaceOrientationPortraitUpsideDown manifest true",
        "UISupportedInterfaceOrientations~ipad app.json:1 \(Self.portrait), \(all) generator default true",
        "UIRequiresFullScreen app.json:5 YES manifest false",
        "UIRequiresFullScreen app.json:1 NO generator default true",
        "EXDefaultScreenOrientationMask app.json:8 UIInterfaceOrientationMaskLandscape manifest true",
      ])
    // With a project in place, prebuild changes nothing by itself.
    try folder.writeProject("ios/Reader", settings: "")
    let built = try await folder.scan()
    #expect(built.targets.map(\.generator) == [nil])
    #expect(built.looseDeclarations.allSatisfy { !$0.isEffective && $0.place.path == "app.json" })
    #expect(built.looseDeclarations.count == 3)
  }

  @Test func otherFilesOfThatNameAreNoneOfExpos() async throws {
    try folder.write(#"{"name": "App", "displayName": "App"}"#, to: "app.json")
    try folder.write(#"{"format":1,"targets":[],"occurrences":[]}"#, to: "docs/app.json")
    try folder.write(#"{"expo": {"platforms": ["web"]}}"#, to: "web/app.json")
    #expect(try await folder.scan().targets == [])
  }

  @Test func literalsInTheCodeOfExpoHaveTheirLines() async throws {
    try folder.write(
      """
      // orientation: 'landscape'
      export default ({ config }) => ({
        ...config,
        orientation: 'portrait',
        web: { orientation: 'landscape' },
        ios: { requireFullScreen: true, infoPlist: { UISupportedInterfaceOrientations: lists.phone } },
      })
      """, to: "app.config.ts")
    let facts = try await folder.scan()
    #expect(facts.targets == [])
    #expect(
      facts.looseDeclarations.map(\.written) == [
        "UISupportedInterfaceOrientations app.config.ts:4 \(Self.portrait), UIInterfaceOrientationPortraitUpsideDown",
        "UIRequiresFullScreen app.config.ts:6 YES",
      ])
    #expect(
      facts.unreadLines == [
        "app.config.ts: Expo runs this file; only its literals are read. Run `npx expo prebuild`, then scan again",
        "app.config.ts:6: the value of UISupportedInterfaceOrientations is computed here, so it is not read",
      ])
  }

  // MARK: Unity, Cordova, .NET, Flutter

  @Test(arguments: [
    ("applicationIdentifier: {}", false), ("applicationIdentifier:\n    Standalone: com.acme.game", false),
    ("applicationIdentifier:\n    iPhone: com.yourcompany.yourproduct", false),
    ("applicationIdentifier:\n    iOS: com.DefaultCompany.Game", false),
    ("applicationIdentifier:\n    iPhone: com.acme.game", true), ("bundleVersion: 1", true),
  ])
  func unityMakesAnAppForIOSWhereItHasAnIdentifier(member: String, isApp: Bool) async throws {
    try folder.write(
      "PlayerSettings:\n  defaultScreenOrientation: 3\n  \(member)\n", to: "ProjectSettings/ProjectSettings.asset")
    let facts = try await folder.scan()
    #expect(facts.targets.isEmpty != isApp)
    #expect(facts.looseDeclarations.map(\.values) == (isApp ? [] : [["UIInterfaceOrientationLandscapeRight"]]))
  }

  @Test(arguments: [
    (4, "UIInterfaceOrientationPortrait, UIInterfaceOrientationLandscapeRight", 6),
    (0, "UIInterfaceOrientationPortrait", 4), (2, "UIInterfaceOrientationLandscapeLeft", 4),
  ])
  func unityNamesLandscapesAfterTheDevice(number: Int, values: String, line: Int) async throws {
    try folder.write(
      """
      %YAML 1.1
      --- !u!129 &1
      PlayerSettings:
        defaultScreenOrientation: \(number)
        targetDevice: 0
        allowedAutorotateToPortrait: 1
        allowedAutorotateToPortraitUpsideDown: 0
        allowedAutorotateToLandscapeRight: 0
        allowedAutorotateToLandscapeLeft: 1
        uIRequiresFullScreen: 1
        iOSTargetOSVersionString: 13.0
      """, to: "ProjectSettings/ProjectSettings.asset")
    let app = try #require(try await folder.scan().targets.first)
    let path = "ProjectSettings/ProjectSettings.asset"
    #expect(
      app.declarations.map(\.written) == [
        "UISupportedInterfaceOrientations \(path):\(line) \(values)", "UIRequiresFullScreen \(path):10 YES",
      ])
    #expect(app.idioms == [.phone])
    #expect(app.deploymentTarget?.version.description == "13")
  }

  @Test func thePreferencesOfCordovaForIOSCount() async throws {
    try folder.write(
      """
      <widget id="a.b" version="1">
        <name>Game</name>
        <preference name="Orientation" value="landscape"/>
        <platform name="android"><preference name="orientation" value="all"/></platform>
        <platform name="ios">
          <preference name="orientation" value="portrait"/>
          <preference name="target-device" value="handset"/>
        </platform>
      </widget>
      """, to: "config.xml")
    let app = try #require(try await folder.scan().targets.first)
    let values = "\(Self.portrait), UIInterfaceOrientationPortraitUpsideDown"
    #expect(app.name == "Game")
    #expect(app.idioms == [.phone])
    #expect(
      app.declarations.map(\.written) == [
        "UISupportedInterfaceOrientations config.xml:6 \(values)",
        "UISupportedInterfaceOrientations~ipad config.xml:6 \(values)",
      ])
    try folder.writeProject("platforms/ios/Game", settings: "")
    #expect(try await folder.scan().targets.map(\.generator) == [nil])
  }

  @Test func aProjectOfDotNetForIOSIsATarget() async throws {
    try folder.write(
      """
      <Project><PropertyGroup>
      <TargetFrameworks>net8.0-android;net8.0-ios</TargetFrameworks><OutputType>Exe</OutputType>
      <SupportedOSPlatformVersion Condition="x == 'ios'">14.2</SupportedOSPlatformVersion>
      </PropertyGroup><ItemGroup><ProjectReference><IsAppExtension>true</IsAppExtension></ProjectReference></ItemGroup>
      </Project>
      """, to: "App/App.csproj")
    try folder.write("<Project><PropertyGroup><OutputType>Exe</OutputType></PropertyGroup></Project>", to: "B/B.csproj")
    try folder.write(
      """
      <plist><dict><key>UIDeviceFamily</key><array><integer>1</integer></array>
      <key>UISupportedInterfaceOrientations</key><array><string>\(Self.portrait)</string></array></dict></plist>
      """, to: "App/Platforms/iOS/Info.plist")
    let facts = try await folder.scan()
    let app = try #require(facts.targets.first)
    #expect(app.generator == .dotNet)
    #expect(app.product == .application)
    #expect(app.idioms == [.phone])
    #expect(app.deploymentTarget?.place == FilePlace(path: "App/App.csproj", line: 3))
    #expect(
      app.declarations.map(\.written) == [
        "UISupportedInterfaceOrientations App/Platforms/iOS/Info.plist:2 \(Self.portrait)"
      ])
    #expect(facts.looseDeclarations == [])
    #expect(app.propertyList == AppTarget.PropertyList(path: "App/Platforms/iOS/Info.plist", keys: []))
    #expect(facts.frameworks == [.dotNet])
  }

  @Test func theLaunchScreenOfMAUIIsNamedByTheBuild() async throws {
    try folder.write(
      """
      <Project><PropertyGroup><TargetFramework>net8.0-ios</TargetFramework><OutputType>Exe</OutputType></PropertyGroup>
      <ItemGroup><MauiSplashScreen Include="a.svg" /></ItemGroup></Project>
      """, to: "App.csproj")
    try folder.write("<plist><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>", to: "Info.plist")
    let keys = try await folder.scan().targets.first?.propertyList?.keys
    #expect(keys == ["UIApplicationSceneManifest", "UILaunchStoryboardName"])
  }

  @Test func whatFlutterIsAskedForIsAUse() async throws {
    try folder.write(
      """
      // SystemChrome.setPreferredOrientations([DeviceOrientation.landscapeLeft]);
      const all = <DeviceOrientation>[DeviceOrientation.portraitUp, DeviceOrientation.landscapeRight];
      void main() {
        SystemChrome.setPreferredOrientations(const [DeviceOrientation.portraitDown]);
        SystemChrome.setPreferredOrientations(all);
        SystemChrome.setPreferredOrientations(isWide ? [] : all);
        SystemChrome.setPreferredOrientations(DeviceOrientation.values);
        SystemChrome.setPreferredOrientations(modes.values);
        SystemChrome.setPreferredOrientations([isWide ? DeviceOrientation.landscapeLeft : DeviceOrientation.portraitUp]);
      }
      """, to: "lib/main.dart")
    let found = try await folder.scan().occurrences
    #expect(found.map(\.place.line) == [4, 5, 6, 7, 8, 9])
    #expect(found[3...4].map(\.value) == [.mask(.all), .computed("modes.values")])
    #expect(
      found.last?.value
        == .choice([
          .init(condition: "isWide", value: .mask(.landscapeLeft)), .init(condition: nil, value: .mask(.portrait)),
        ]), "a list of one that is chosen")
    #expect(found.allSatisfy { $0.api == .setPreferredOrientations && $0.language == .dart && $0.role == .use })
    #expect(found.prefix(2).map(\.value) == [.mask(.portraitUpsideDown), .mask([.portrait, .landscapeRight])])
    #expect(
      found[2].value
        == .choice([
          .init(condition: "isWide", value: .mask(.all)),
          .init(condition: nil, value: .mask([.portrait, .landscapeRight])),
        ]), "an empty list is all four")
  }

  @Test(arguments: [("a.ts", [0x47, 0x40, 0, 0xFF], 0), ("a.ts", [0x41, 0, 0xFF], 1), ("a.js", [0x47, 0, 0xFF], 1)])
  func aVideoIsNoTypeScript(path: String, bytes: [UInt8], unread: Int) {
    #expect(Scanned(bytes, path: path).scan.unread.count == unread)
  }

  @Test func whatJavaScriptSetsIsAUse() async throws {
    try folder.write(
      """
      import * as ScreenOrientation from "expo-screen-orientation";
      import * as Lock from 'expo-screen-orientation';
      import { unlockAsync } from "expo-screen-orientation";
      const wide = ScreenOrientation.OrientationLock.LANDSCAPE;
      // ScreenOrientation.lockAsync(wide);
      await ScreenOrientation.lockAsync(
        ScreenOrientation.OrientationLock.PORTRAIT_UP,
      );
      ScreenOrientation.lockAsync(wide);
      Lock.lockAsync(isTV ? Lock.OrientationLock.DEFAULT : settings.defaultVideoOrientation);
      ScreenOrientation.lockPlatformAsync({ screenOrientationArrayIOS: [Orientation.LANDSCAPE_LEFT] });
      unlockAsync();
      const unlockAsync2 = mutex.lock();
      """, to: "app/player.tsx")
    try folder.write(
      """
      <template><p>don't</p></template>
      <script>
      window.screen.orientation.lock?.('portrait').catch(error => {})
      (screen.orientation as any).lock('landscape-primary')
      ScreenOrientation.lock({ orientation: 'landscape' })
      screen.orientation?.unlock()
      </script>
      """, to: "pages/a.vue")
    try folder.write(
      """
      Orientation.lockToLandscapeLeft();
      const view = <OrientationLocker orientation={PORTRAIT} onChange={f} />;
      lockToPortrait();
      """, to: "src/Player.js")
    for path in ["node_modules/a/index.js", "android/app/src/main/assets/a.js", "www/a.min.js"] {
      try folder.write("Orientation.lockToPortrait();", to: path)
    }
    let found = try await folder.scan().occurrences
    #expect(found.allSatisfy { $0.language == .javaScript && $0.role == .use && $0.type == nil })
    #expect(
      found.map { "\($0.api.rawValue) \($0.place.text)" } == [
        "ScreenOrientation.lockAsync app/player.tsx:6", "ScreenOrientation.lockAsync app/player.tsx:9",
        "ScreenOrientation.lockAsync app/player.tsx:10", "ScreenOrientation.lockPlatformAsync app/player.tsx:11",
        "ScreenOrientation.unlockAsync app/player.tsx:12", "screen.orientation.lock pages/a.vue:3",
        "screen.orientation.lock pages/a.vue:4", "ScreenOrientation.lock pages/a.vue:5",
        "screen.orientation.unlock pages/a.vue:6", "react-native-orientation-locker src/Player.js:1",
        "react-native-orientation-locker src/Player.js:2",
      ])
    #expect(
      found.map(\.value) == [
        .mask(.portrait), .mask(.landscape),
        .choice([
          .init(condition: "isTV", value: .mask(.allButUpsideDown)),
          .init(condition: nil, value: .computed("settings.defaultVideoOrientation")),
        ]), .mask(.landscapeLeft), .mask(.allButUpsideDown), .mask([.portrait, .portraitUpsideDown]),
        .mask(.landscapeRight), .mask(.landscapeRight), .mask(.all), .mask(.landscapeRight), .mask(.portrait),
      ])
  }

  @Test func theWindowsOfAnAppClipAreNotTheApps() async throws {
    try folder.write(
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          settings: {INFOPLIST_FILE: App/Info.plist}
        Clip:
          type: application.on-demand-install-capable
          platform: iOS
          sources: [Clip]
          settings: {INFOPLIST_FILE: Clip/Info.plist}
      """, to: "project.yml")
    for name in ["App", "Clip"] { try folder.write("<plist><dict/></plist>", to: name + "/Info.plist") }
    let scene = "@main struct Main: App { var body: some Scene { WindowGroup { Text(\"\") } } }"
    try folder.write(scene, to: "Clip/Main.swift")
    try folder.write("class AppDelegate: UIResponder, UIApplicationDelegate {}", to: "App/AppDelegate.swift")
    let facts = try await folder.scan()
    #expect(facts.targets.map(\.product) == [.application, .appClip])
    #expect(facts.sceneFiles == [] && facts.frameworks == [])
    try folder.write(scene, to: "App/Main.swift")
    let own = try await folder.scan()
    #expect(own.sceneFiles == ["App/Main.swift"] && own.frameworks == [.swiftUI])
  }

  @Test(arguments: [
    ("pubspec.yaml", "dependencies:\n  flutter:\n    sdk: flutter\n", AppFramework.flutter),
    ("package.json", #"{"dependencies": {"expo": "~52", "react-native": "0.76"}}"#, .expo),
    ("mobile/package.json", #"{"dependencies": {"react-native": "0.76"}}"#, .reactNative),
    ("package.json", #"{"dependencies": {"@capacitor/core": "6"}}"#, .capacitor),
  ])
  func whatTheScreensAreMadeWithIsToldByItsManifest(path: String, text: String, framework: AppFramework) async throws {
    try folder.write(text, to: path)
    try folder.write(text, to: "node_modules/other/package.json")
    #expect(try await folder.scan().frameworks == [framework])
  }

  // MARK: Nothing

  @Test func aCheckoutWithoutAnAppSaysWhatWasLookedFor() async throws {
    try folder.write("hello", to: "README.h")
    let part = try #require(try await folder.scan().unread.first)
    #expect(part.place == FilePlace(path: "."))
    for name in [".xcodeproj", "XcodeGen", "Tuist", "ios_application", "Expo", "Cordova", "Unity", "Info.plist"] {
      #expect(part.reason.contains(name))
    }
  }

  @Test(arguments: [
    "ios_application(", "[", ".target(name: ", "SystemChrome.setPreferredOrientations(", "Orientation.lockToPortrait(",
    "screen.a.lock(x ? ", "a: {", "'", "/*",
  ])
  func codeIsReadInTimeHoweverOftenAPartIsRepeated(part: String) {
    let bytes = Array(String(repeating: part, count: 20_000).utf8)
    let time = ContinuousClock().measure {
      _ = ScriptCalls.occurrences(in: bytes, path: "a.dart", language: .dart)
      _ = ScriptCalls.occurrences(in: bytes, path: "a.js", language: .javaScript)
      _ = CodeDeclarations(path: "a.ts", bytes: bytes, isExpo: true)
    }
    #expect(time < .seconds(10), "\(time)")
  }
}
