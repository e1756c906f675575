/// An app with one target, for tests that scan it.
enum SampleProject {
  /// An Info.plist with one of the two landscape orientations.
  static let list = """
    <plist><dict>
    \t<key>UISupportedInterfaceOrientations</key>
    \t<array>
    \t\t<string>UIInterfaceOrientationPortrait</string>
    \t\t<string>UIInterfaceOrientationLandscapeLeft</string>
    \t</array>
    \t<key>UIApplicationSceneManifest</key><dict/>
    </dict></plist>

    """

  /// Writes the project into the folder `App`, to be built with the Info.plist beside it.
  ///
  /// - Parameter settings: more build settings, as the project has them.
  static func write(to folder: TemporaryFolder, settings: String = "") throws {
    try folder.write(
      """
      {objects = {
        T001 = {isa = PBXNativeTarget; buildConfigurationList = L001; name = App;
          productType = "com.apple.product-type.application"; };
        R001 = {isa = PBXProject; targets = (T001); };
        C001 = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = Info.plist;
          IPHONEOS_DEPLOYMENT_TARGET = 15.0;
          \(settings)
        }; };
        L001 = {isa = XCConfigurationList; buildConfigurations = (C001); };
      }; rootObject = R001; }
      """, to: "App/App.xcodeproj/project.pbxproj")
  }
}
