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
  var unread: [UnreadPart] = []

  init(_ project: ProjectFile, checkout: Checkout, configuration: String?) {
    let references = FileReferences(project)
    targets = TargetFiles(project: project, checkout: checkout, references: references).targets()
    for target in project.objects("targets", of: project.root) {
      var reader = TargetSettingsReader(project: project, checkout: checkout, references: references)
      let names = reader.configurations(of: target)
      configurations += names
      let settings = reader.settings(of: target, configuration: configuration)
      var app = AppTargetReader(project: project, checkout: checkout, target: target, settings: settings)
      let read = app.read()
      for name in names {
        var reader = TargetSettingsReader(project: project, checkout: checkout, references: references)
        let settings = reader.settings(of: target, configuration: name)
        let other = AppTargetReader(project: project, checkout: checkout, target: target, settings: settings)
        if let list = other.propertyList() { propertyLists.insert(list) }
      }
      // Of targets that make no app nobody asks why they could not be read.
      guard let read else { continue }
      apps.append(read)
      unread += settings.unread + app.unread
    }
  }
}
