/// A `project.xcproj`: the JSON5 in which Xcode 27.2 and later can keep a project, in place of `project.pbxproj`.
///
/// The format is Apple's, github.com/apple/xcode-project-format, read as of its version 0.1.0. It is a tree of the same
/// project: a file says to which targets it belongs, and parts are named by names where the other format has ids. Here it
/// is turned into the objects of a `project.pbxproj`, so all that comes behind `ProjectFile` is the same. The schema does
/// not say how settings of one configuration stand to those of all; that is read as tuist/XcodeProj converts them.
///
/// Keys that the schema does not have are left out, as Xcode does it; what it has and is written in another way is told.
struct ProjectTree {
  static let rootID = "project"

  private(set) var objects: ProjectObjects

  /// - Parameter path: the path of the file.
  init(_ bytes: [UInt8], path: String) throws(PropertyListError) {
    objects = ProjectObjects(path: path)
    let value = try PropertyListReader.readJSON5(bytes)
    guard let root = value.dictionary, root["files"] != nil else {
      throw PropertyListError(line: value.line, message: "the file has no `files`, so it is no project")
    }
    if let capability = objects.list("required-capabilities", of: root).first {
      // Xcode refuses what it does not know, and so far the schema has no capability.
      throw PropertyListError(
        line: capability.line, message: "it requires “\((capability.text ?? "").prefix(80))”, which is not known here")
    }
    add(root)
  }
}

extension ProjectTree {
  private mutating func add(_ root: PropertyListDictionary) {
    let described = describedTargets(of: root)
    var targets = TreeTargets(described, objects: &objects)
    let files = TreeFiles(objects.list("files", of: root), targets: &targets, objects: &objects)
    addImportedProducts(of: root, to: &targets)
    var settings = TreeSettings(root, files: files, objects: &objects)
    for (number, target) in described.enumerated() {
      let id = TreeTargets.id(number)
      let list = settings.add(target, id: id, files: "specialized-configurations", objects: &objects)
      let dependencies = addDependencies(of: target, id: id, targets)
      objects.add(
        id, "PBXNativeTarget",
        [
          .text("name", target.text("name")), .text("productType", productType(of: target)),
          .text("productReference", addProduct(of: target, id: id, files)),
          .text("buildConfigurationList", list), .texts("dependencies", dependencies),
        ] + targets.members(of: id, objects: &objects))
    }
    let list = settings.add(root, id: Self.rootID, files: "configurations", objects: &objects)
    objects.add(
      Self.rootID, "PBXProject",
      [.text("buildConfigurationList", list), .texts("targets", described.indices.map(TreeTargets.id))])
  }

  private mutating func describedTargets(of root: PropertyListDictionary) -> [PropertyListDictionary] {
    let targets = objects.dictionaries("targets", of: root)
    if targets.count > ProjectFile.mostTargets {
      objects.skip(
        root.member("targets")?.line, "the project has \(targets.count) targets; the last ones are not read")
    }
    return Array(targets.prefix(ProjectFile.mostTargets))
  }

  /// The products of other projects that are linked here.
  private mutating func addImportedProducts(of root: PropertyListDictionary, to targets: inout TreeTargets) {
    for (number, product) in objects.dictionaries("imported-products", of: root).enumerated() {
      let id = "product \(number)"
      objects.add(id, "PBXReferenceProxy", [.text("path", product.text("name") ?? product.text("path"))])
      targets.add(file: id, memberships: objects.list("target-membership", of: product), objects: &objects)
    }
  }

  /// Of what a target makes only the name counts, which its path has even where the project has no such file.
  private mutating func addProduct(of target: PropertyListDictionary, id: String, _ files: TreeFiles) -> String? {
    guard let reference = target["product"].flatMap(TreeReference.init) else { return nil }
    if let file = files.id(of: reference) { return file }
    let product = "\(id) product"
    objects.add(product, "PBXFileReference", [.text("path", reference.names?.last)])
    return product
  }

  private mutating func productType(of target: PropertyListDictionary) -> String? {
    objects.text("product-type", of: target).map { "com.apple.product-type." + $0 }
      ?? objects.text("full-product-type", of: target)
  }

  /// Adds what a target is built after: a target by its name, or an object for one that is elsewhere or has conditions.
  private mutating func addDependencies(
    of target: PropertyListDictionary, id: String, _ targets: TreeTargets
  ) -> [String] {
    objects.list("dependencies", of: target).enumerated().compactMap { number, dependency in
      let entry = "\(id) dependency \(number)"
      let name = dependency.text ?? dependency.dictionary?.text("target")
      switch (dependency.dictionary?.text("kind") ?? "localTarget", name) {
      case ("localTarget", let name?):
        guard let other = targets.id(named: name, line: dependency.line, objects: &objects) else { return nil }
        objects.add(entry, "PBXTargetDependency", [.text("target", other)])
      case ("remoteTarget", let name?):
        objects.add("\(entry) proxy", "PBXContainerItemProxy", [.text("remoteInfo", name)])
        objects.add(entry, "PBXTargetDependency", [.text("targetProxy", "\(entry) proxy")])
      case ("package", _): return nil
      default:
        objects.skip(dependency.line, "a dependency is of no kind that is known here")
        return nil
      }
      return entry
    }
  }
}
