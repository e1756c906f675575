import AppFacts

/// What one project says.
struct ProjectScan: Sendable {
  var apps: [AppTarget] = []
  /// All targets, with their files.
  var targets: [ProjectTarget] = []
  /// The Info.plist files that its targets name, in any configuration.
  var propertyLists: Set<String> = []
  /// The names of the configurations, in the project's order.
  var configurations: [String] = []
  /// The storyboards with which its apps begin, as build settings name them.
  var mainStoryboards: [MainStoryboard] = []
  var unread: [UnreadPart] = []

  /// How many configurations of each target are read.
  private static let mostConfigurations = 50

  init() {}

  init(_ project: ProjectFile, checkout: Checkout, configuration: String?) {
    let references = FileReferences(project)
    targets = TargetFiles(project: project, checkout: checkout, references: references).targets()
    var reader = TargetSettingsReader(project: project, checkout: checkout, references: references)
    let all = project.objects("targets", of: project.root)
    if all.count > ProjectFile.mostTargets {
      unread.add(project.place(nil), "the project has \(all.count) targets; the last ones are not read")
    }
    for target in all.prefix(ProjectFile.mostTargets) where !Task.isCancelled {
      let names = reader.configurations(of: target)
      configurations += names
      for name in names.prefix(Self.mostConfigurations) {
        let settings = reader.settings(of: target, configuration: name)
        let other = AppTargetReader(Self.described(target, project), checkout: checkout, settings: settings)
        if let list = other.propertyList() { propertyLists.insert(list) }
      }
      let settings = reader.settings(of: target, configuration: configuration)
      var app = AppTargetReader(Self.described(target, project), checkout: checkout, settings: settings)
      // Of targets that make no app nobody asks why they could not be read.
      guard let read = app.read() else { continue }
      apps.append(read)
      if let setting = settings.settings.assignment(of: MainStoryboard.setting),
        let name = try? settings.settings.value(of: MainStoryboard.setting)
      {
        mainStoryboards.append(MainStoryboard(name: name, place: setting.place))
      }
      unread += settings.unread + app.unread
    }
  }
}

extension ProjectScan {
  private static func described(_ target: PropertyListDictionary, _ project: ProjectFile) -> AppTargetReader.Target {
    AppTargetReader.Target(
      name: target.text("name") ?? "", type: target.text("productType") ?? "", project: project.path,
      folder: project.folder, place: project.place(nil))
  }
}
