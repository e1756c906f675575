import AppFacts

extension BuildSetting {
  /// What the build system sets by itself, as far as paths and property lists ask for it.
  ///
  /// - Parameters:
  ///   - project: the path of the project.
  ///   - folder: the folder that paths in the project start from.
  static func builtIn(
    target: String, configuration: String, project: String, folder: String, place: FilePlace
  ) -> [BuildSetting] {
    let root = RelativePath.join(RelativePath.root, folder)
    let file = RelativePath.name(of: project)
    let name = file.hasSuffix(".xcodeproj") ? String(file.dropLast(".xcodeproj".count)) : file
    let settings = [
      ("SRCROOT", root), ("SOURCE_ROOT", root), ("PROJECT_DIR", root),
      ("PROJECT_FILE_PATH", RelativePath.join(RelativePath.root, project)), ("PROJECT_NAME", name), ("PROJECT", name),
      ("TARGET_NAME", target), ("TARGETNAME", target), ("TARGET", target), ("PRODUCT_NAME", "$(TARGET_NAME)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
      ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"), ("CONFIGURATION", configuration), ("PLATFORM_NAME", "iphoneos"),
      ("EFFECTIVE_PLATFORM_NAME", "-iphoneos"), ("SDK_NAME", "iphoneos"), ("ARCHS", "arm64"), ("CURRENT_ARCH", "arm64"),
      ("WRAPPER_EXTENSION", "app"), ("INFOPLIST_EXPAND_BUILD_SETTINGS", "YES"),
    ]
    return settings.map { BuildSetting(name: $0.0, conditions: [], value: $0.1, place: place) }
  }
}
