import AppFacts
import Basics
import Orientation
import OrientationCatalog
import ToolSpecification

private typealias FactsMember = JSONMember
private typealias FactsObject = JSONMembers

/// Reads an `app.json` that `AppFactsWriter` has written: reading gives back equal facts, or says which line is wrong.
enum AppFactsReader {
  static func facts(_ bytes: [UInt8]) throws(JSONFileError) -> AppFacts { try file(bytes).facts }

  /// The facts, and the tool that wrote them; nil where the file does not say.
  static func file(_ bytes: [UInt8]) throws(JSONFileError) -> (facts: AppFacts, version: ToolVersion?) {
    try JSONMember.read(bytes) { (member) throws(Mismatch) in try file(member) }
  }
}

extension AppFactsReader {
  private typealias Mismatch = FactsMember.Mismatch

  private static func file(_ member: FactsMember) throws(Mismatch) -> (facts: AppFacts, version: ToolVersion?) {
    // The number comes first: a file of another format would be refused for members that are not wrong.
    if case .object(let members) = member.value {
      let format = try FactsObject(members: members, steps: []).member("format")
      // What a former format lacks is optional in this one.
      guard (1...AppFactsWriter.format).contains(try format.number()) else {
        throw Mismatch(
          steps: format.steps,
          message:
            "the format is \(try format.number()); this version of \(Program.name) reads 1 to \(AppFactsWriter.format)")
      }
    }
    let object = try member.object([
      "format", "toolVersion", "scan", "targets", "looseDeclarations", "types", "occurrences", "containments",
      "placements",
      "sceneFiles", "frameworks", "acceptComments", "unread",
    ])
    let version = try optional(object, "toolVersion") { (member) throws(Mismatch) in ToolVersion(try member.string()) }
    let facts = AppFacts(
      origin: try optional(object, "scan", origin), targets: try object.member("targets").list(target),
      looseDeclarations: try object.member("looseDeclarations").list(declaration),
      types: try object.member("types").list(type),
      occurrences: try object.member("occurrences").list(occurrence),
      containments: try optional(object, "containments") { (member) throws(Mismatch) in try member.list(containment) }
        ?? [],
      placements: try optional(object, "placements") { (member) throws(Mismatch) in try member.list(placement) },
      sceneFiles: try optional(object, "sceneFiles", strings) ?? [],
      frameworks: try optional(object, "frameworks") { (member) throws(Mismatch) in
        try member.list { (member) throws(Mismatch) in try member.named(names(AppFramework.self)) }
      } ?? [],
      acceptComments: try optional(object, "acceptComments") { (member) throws(Mismatch) in try member.list(comment) }
        ?? [],
      unread: try object.member("unread").list(unread))
    return (facts, version)
  }

  private static func origin(_ member: FactsMember) throws(Mismatch) -> ScanOrigin {
    let object = try member.object(["path", "target", "configuration", "commit"])
    return ScanOrigin(
      path: try object.member("path").string(),
      target: try optional(object, "target") { (member) throws(Mismatch) in try member.string() },
      configuration: try optional(object, "configuration") { (member) throws(Mismatch) in try member.string() },
      commit: try optional(object, "commit", commit))
  }

  private static func commit(_ member: FactsMember) throws(Mismatch) -> String {
    let text = try member.string()
    guard ScanOrigin.isCommit(text) else {
      throw Mismatch(steps: member.steps, message: "the commit is not 40 or 64 hexadecimal digits")
    }
    return text
  }

  private static func target(_ member: FactsMember) throws(Mismatch) -> AppTarget {
    let object = try member.object([
      "name", "project", "generator", "configuration", "product", "deploymentTarget", "idioms", "propertyList",
      "declarations",
    ])
    return AppTarget(
      name: try object.member("name").string(),
      project: try object.member("project").string(),
      generator: try optional(object, "generator") { (member) throws(Mismatch) in
        try member.named(names(AppTarget.Generator.self))
      },
      configuration: try object.member("configuration").string(),
      product: try object.member("product").named(names(AppTarget.Product.self)),
      deploymentTarget: try optional(object, "deploymentTarget", deploymentTarget),
      idioms: try object.member("idioms").list { (member) throws(Mismatch) in
        try idiom(member)
      },
      declarations: try object.member("declarations").list(declaration),
      propertyList: try optional(object, "propertyList", propertyList))
  }

  private static func propertyList(_ member: FactsMember) throws(Mismatch) -> AppTarget.PropertyList {
    let object = try member.object(["path", "keys"])
    return AppTarget.PropertyList(
      path: try optional(object, "path") { (member) throws(Mismatch) in try member.string() },
      keys: try strings(object.member("keys")))
  }

  private static func containment(_ member: FactsMember) throws(Mismatch) -> Containment {
    let object = try member.object(["child", "container", "path", "line"])
    return Containment(
      child: try object.member("child").string(),
      container: try optional(object, "container") { (member) throws(Mismatch) in try member.string() },
      place: try place(object))
  }

  private static func idiom(_ member: FactsMember) throws(Mismatch) -> Idiom {
    try member.named(Idiom.allCases.map { ($0.factName, $0) })
  }

  private static func placement(_ member: FactsMember) throws(Mismatch) -> Placement {
    let object = try member.object(["controller", "view", "madeAt", "relation", "by", "style", "idiom", "path", "line"])
    return Placement(
      try node(object), try object.member("relation").named(names(Placement.Relation.self)),
      by: try optional(object, "by") { (member) throws(Mismatch) in
        try node(member.object(["controller", "view", "madeAt"]))
      },
      style: try optional(object, "style") { (member) throws(Mismatch) in
        try member.named(ModalPresentationStyle.allCases.map { ($0.swiftName, $0) })
      },
      idiom: try optional(object, "idiom") { (member) throws(Mismatch) in try idiom(member) },
      place: try place(object))
  }

  private static func node(_ object: FactsObject) throws(Mismatch) -> Placement.Node {
    let view = object.optional("view")
    let name = if let view { try view.string() } else { try object.member("controller").string() }
    return Placement.Node(
      name, isView: view != nil,
      madeAt: try optional(object, "madeAt") { (member) throws(Mismatch) in try place(member.object(["path", "line"])) }
    )
  }

  private static func deploymentTarget(_ member: FactsMember) throws(Mismatch) -> DeploymentTarget {
    let object = try member.object(["version", "path", "line"])
    return DeploymentTarget(version: try version(object.member("version")), place: try place(object))
  }

  private static func version(_ text: FactsMember) throws(Mismatch) -> OSVersion {
    guard let version = OSVersion(try text.string()) else {
      throw Mismatch(steps: text.steps, message: "`\(try text.string())` is no version such as 15 or 14.5")
    }
    return version
  }

  private static func versions(_ member: FactsMember) throws(Mismatch) -> VersionRange {
    let object = try member.object(["from", "until"])
    return VersionRange(
      from: try version(object.member("from")), until: try optional(object, "until", version))
  }

  private static func readPlace(_ member: FactsMember) throws(Mismatch) -> ReadPlace {
    let object = try member.object(["role", "name", "path", "line", "value"])
    return ReadPlace(
      role: try object.member("role").named(names(ReadPlace.Role.self)),
      name: try object.member("name").string(), place: try place(object),
      value: try optional(object, "value", sourceValue))
  }

  private static func declaration(_ member: FactsMember) throws(Mismatch) -> PropertyListDeclaration {
    let object = try member.object(["key", "origin", "values", "path", "line", "isEffective"])
    return PropertyListDeclaration(
      key: try object.member("key").named(names(PropertyListDeclaration.Key.self)),
      origin: try object.member("origin").named(names(PropertyListDeclaration.Origin.self)),
      values: try strings(object.member("values")),
      place: try place(object),
      isEffective: try object.member("isEffective").bool())
  }

  private static func type(_ member: FactsMember) throws(Mismatch) -> SourceType {
    let object = try member.object(["name", "kind", "language", "inherited", "path", "line"])
    return SourceType(
      name: try object.member("name").string(),
      kind: try object.member("kind").named(names(SourceType.Kind.self)),
      language: try object.member("language").named(names(SourceLanguage.self)),
      inherited: try strings(object.member("inherited")),
      place: try place(object))
  }

  private static func occurrence(_ member: FactsMember) throws(Mismatch) -> Occurrence {
    let object = try member.object([
      "api", "role", "language", "type", "isInExtension", "conditions", "versions", "path", "line", "value", "readAt",
      "targets",
    ])
    return Occurrence(
      api: try object.member("api").named(names(OrientationAPI.self)),
      role: try object.member("role").named(names(Occurrence.Role.self)),
      language: try object.member("language").named(names(SourceLanguage.self)),
      type: try optional(object, "type") { (member) throws(Mismatch) in try member.string() },
      isInExtension: try optional(object, "isInExtension") { (member) throws(Mismatch) in try member.bool() } ?? false,
      conditions: try optional(object, "conditions", strings) ?? [],
      versions: try optional(object, "versions", versions),
      place: try place(object),
      value: try optional(object, "value", sourceValue),
      readAt: try optional(object, "readAt") { (member) throws(Mismatch) in try member.list(readPlace) } ?? [],
      targets: try strings(object.member("targets")))
  }

  private static func comment(_ member: FactsMember) throws(Mismatch) -> AcceptComment {
    let object = try member.object(["path", "line", "codeLine", "kind", "reason"])
    return AcceptComment(
      place: try place(object), codeLine: try object.member("codeLine").number(),
      kind: try object.member("kind").string(),
      reason: try object.member("reason").string())
  }

  private static func unread(_ member: FactsMember) throws(Mismatch) -> UnreadPart {
    let object = try member.object(["path", "line", "reason"])
    return UnreadPart(place: try place(object), reason: try object.member("reason").string())
  }

  // MARK: Values

  private static func sourceValue(_ member: FactsMember) throws(Mismatch) -> SourceValue {
    let object = try member.object([
      "mask", "maskRawValue", "orientation", "deviceOrientation", "bool", "inherited", "forwarded", "choice",
      "computed",
    ])
    let key = try object.onlyKey()
    let content = try object.member(key)
    switch key {
    case "mask":
      let orientations = try content.list { (member) throws(Mismatch) in
        try member.named(InterfaceOrientation.valid.map { ($0.swiftName, $0) })
      }
      return .mask(orientations.reduce(into: []) { $0.insert($1.mask) })
    case "maskRawValue":
      guard let rawValue = UInt(try content.string()) else { throw content.mismatch("the digits of a raw value") }
      return .mask(InterfaceOrientationMask(rawValue: rawValue))
    case "orientation":
      return .orientation(try content.named(InterfaceOrientation.allCases.map { ($0.swiftName, $0) }))
    case "deviceOrientation":
      return .deviceOrientation(try content.named(DeviceOrientation.allCases.map { ($0.swiftName, $0) }))
    case "bool": return .bool(try content.bool())
    case "inherited": return .inherited
    case "forwarded": return .forwarded(Forwarding(named: try content.string()))
    case "choice": return .choice(try content.list(branch))
    default: return .computed(try content.string())
    }
  }

  private static func branch(_ member: FactsMember) throws(Mismatch) -> SourceValue.Branch {
    let object = try member.object(["condition", "meaning", "value"])
    return SourceValue.Branch(
      condition: try optional(object, "condition") { (member) throws(Mismatch) in try member.string() },
      meaning: try optional(object, "meaning") { (member) throws(Mismatch) in try member.string() },
      value: try sourceValue(object.member("value")))
  }

  private static func place(_ object: FactsObject) throws(Mismatch) -> FilePlace {
    FilePlace(
      path: try object.member("path").string(),
      line: try optional(object, "line") { (member) throws(Mismatch) in try member.number() })
  }

  private static func strings(_ member: FactsMember) throws(Mismatch) -> [String] {
    try member.list { (member) throws(Mismatch) in try member.string() }
  }

  private static func optional<Value>(
    _ object: FactsObject, _ key: String, _ read: (FactsMember) throws(Mismatch) -> Value
  ) throws(Mismatch) -> Value? {
    guard let member = object.optional(key) else { return nil }
    return try read(member)
  }

  /// The cases of an enumeration by their names in the file.
  private static func names<Value: RawRepresentable & CaseIterable>(
    _: Value.Type
  ) -> [(String, Value)] where Value.RawValue == String {
    Value.allCases.map { ($0.rawValue, $0) }
  }
}
