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

  package init(
    name: String, project: String, generator: Generator? = nil, configuration: String, product: Product,
    deploymentTarget: DeploymentTarget? = nil, idioms: [Idiom] = [.phone], declarations: [PropertyListDeclaration] = []
  ) {
    self.name = name
    self.project = project
    self.generator = generator
    self.configuration = configuration
    self.product = product
    self.deploymentTarget = deploymentTarget
    self.idioms = idioms
    self.declarations = declarations
  }
}
