import Orientation

/// A target of a project that makes an app or a part of one, in one configuration.
package struct AppTarget: Sendable, Equatable {
  /// What the target makes.
  package enum Product: String, Sendable, CaseIterable {
    case application
    case appClip = "app clip"
    case appExtension = "app extension"
  }

  /// The tool that makes a project, or the app itself, from a manifest.
  package enum Generator: String, Sendable, CaseIterable {
    case xcodeGen = "XcodeGen"
    case tuist = "Tuist"
    case bazel = "Bazel"
    case expo = "Expo"
    case unity = "Unity"
    case cordova = "Cordova"
    case dotNet = ".NET"
  }

  /// The Info.plist that a target is built with, as far as launching and scenes go.
  package struct PropertyList: Sendable, Hashable {
    /// The file; nil where Xcode makes the list from build settings alone.
    package var path: String?
    /// Which of `observedKeys` it has, sorted.
    package var keys: [String]

    /// The keys that decide whether the app launches and can be uploaded.
    package static let observedKeys = [
      "UIApplicationSceneManifest", "UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName",
      "UILaunchStoryboards",
    ]

    package init(path: String?, keys: [String]) {
      self.path = path
      self.keys = keys
    }
  }

  /// The target's name.
  package var name: String
  /// The path of the project, such as `App/App.xcodeproj`.
  package var project: String
  /// The tool whose manifest `project` is; nil for a project of Xcode.
  package var generator: Generator?
  /// The name of the build configuration whose settings these are.
  package var configuration: String
  package var product: Product
  /// The oldest version that the target runs on, or nil where no setting says.
  package var deploymentTarget: DeploymentTarget?
  /// The kinds of device that the target is for, as `TARGETED_DEVICE_FAMILY` says.
  package var idioms: [Idiom]
  /// What Info.plist and build settings declare, the one that counts first for each key.
  package var declarations: [PropertyListDeclaration]
  /// The Info.plist, or nil where it could not be read or a generator makes it.
  package var propertyList: PropertyList?

  package init(
    name: String, project: String, generator: Generator? = nil, configuration: String, product: Product,
    deploymentTarget: DeploymentTarget? = nil, idioms: [Idiom] = [.phone], declarations: [PropertyListDeclaration] = [],
    propertyList: PropertyList? = nil
  ) {
    self.name = name
    self.project = project
    self.generator = generator
    self.configuration = configuration
    self.product = product
    self.deploymentTarget = deploymentTarget
    self.idioms = idioms
    self.declarations = declarations
    self.propertyList = propertyList
  }
}
