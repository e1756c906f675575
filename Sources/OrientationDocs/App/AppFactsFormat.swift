import AppFacts
import Basics
import Orientation
import ToolSpecification

/// The format of `app.json`, in which a scan's facts are written: a line for each declaration, type and occurrence, so that
/// a difference between two scans reads well. The same facts always give the same bytes, and reading these gives back
/// equal facts.
enum AppFactsFormat {
  /// What such a file holds.
  struct File: Sendable {
    var format = number
    /// The tool that wrote the facts; nil where the file does not say.
    var version: ToolVersion?
    var facts: AppFacts
  }

  /// The version of the format, which grows when a reader of the former version could no longer read it.
  static let number = 2

  static func bytes(of facts: AppFacts) -> [UInt8] {
    var json = JSONWriter()
    file.write(File(version: .this, facts: facts), &json)
    json.endLine()
    return json.bytes
  }

  /// The facts in a file, or which line of it is wrong.
  static func facts(_ bytes: [UInt8]) throws(JSONFileError) -> AppFacts { try read(bytes).facts }

  static func read(_ bytes: [UInt8]) throws(JSONFileError) -> File {
    try JSONMember.read(bytes) { (member) throws(JSONMember.Mismatch) in
      try checkNumber(member)
      return try file.read(member)
    }
  }
}

extension AppFactsFormat {
  /// The number comes first: a file of another format would be refused for members that are not wrong.
  private static func checkNumber(_ member: JSONMember) throws(JSONMember.Mismatch) {
    guard case .object(let members) = member.value else { return }
    let format = try JSONMembers(members: members, steps: []).member("format")
    let read = try format.number()
    // What a former format lacks is optional in this one.
    guard (1...number).contains(read) else {
      throw JSONMember.Mismatch(
        steps: format.steps,
        message: "the format is \(read); this version of \(Program.name) reads 1 to \(number)")
    }
  }

  static let file = JSONFormat.object(
    File(facts: AppFacts()),
    of: [
      .member("format", \.format, .number),
      .optional("toolVersion", \.version, JSONFormat(.string, ToolVersion.init(_:), stored: \.text)),
      .members(\.facts, content),
    ], hasLines: true)

  private static let content: [JSONField<AppFacts>] = [
    .optional("scan", \.origin, origin),
    .member("targets", \.targets, .lines(of: target)),
    .member("looseDeclarations", \.looseDeclarations, .lines(of: declaration)),
    .member("types", \.types, .lines(of: type)),
    .member("occurrences", \.occurrences, .lines(of: occurrence)),
    .member("containments", \.containments, .lines(of: containment), unless: []),
    .optional("placements", \.placements, .lines(of: placement)),
    .member("sceneFiles", \.sceneFiles, .lines(of: .string), unless: []),
    .optional("delegates", \.delegates, .lines(of: .string)),
    .member("copiedFolders", \.copiedFolders, .lines(of: .string), unless: []),
    .member("frameworks", \.frameworks, .list(of: .named), unless: []),
    .member("acceptComments", \.acceptComments, .lines(of: comment), unless: []),
    .member("codeOwners", \.codeOwners.rules, .lines(of: owners), unless: []),
    .member("unread", \.unread, .lines(of: unread)),
  ]

  private static let owners = JSONFormat.object(
    CodeOwners.Rule(pattern: "", owners: []), .member("pattern", \.pattern, .string),
    .member("owners", \.owners, .list(of: .string)))

  private static let origin = JSONFormat.object(
    ScanOrigin(path: ""),
    .member("path", \.path, .string),
    .optional("target", \.target, .string),
    .optional("configuration", \.configuration, .string),
    .optional("commit", \.commit, commit))

  private static let commit = JSONFormat<String>(.string) { (text) throws(JSONFormatFault) in
    guard ScanOrigin.isCommit(text) else { throw JSONFormatFault("the commit is not 40 or 64 hexadecimal digits") }
    return text
  } stored: {
    $0
  }

  private static let target = JSONFormat.object(
    AppTarget(name: "", project: "", configuration: "", product: .application, idioms: []),
    .member("name", \.name, .string),
    .member("project", \.project, .string),
    .optional("generator", \.generator, .named),
    .member("configuration", \.configuration, .string),
    .member("product", \.product, .named),
    .optional("deploymentTarget", \.deploymentTarget, deploymentTarget),
    .member("idioms", \.idioms, .list(of: idiom)),
    .optional("propertyList", \.propertyList, propertyList),
    .member("declarations", \.declarations, .lines(of: declaration)))

  private static let propertyList = JSONFormat.object(
    AppTarget.PropertyList(path: nil, keys: []),
    .optional("path", \.path, .string),
    .member("keys", \.keys, .list(of: .string)))

  private static let containment = JSONFormat.object(
    Containment(child: "", container: nil, place: nowhere),
    .member("child", \.child, .string),
    .optional("container", \.container, .string),
    .members(\.place, place))

  private static let placement = JSONFormat.object(
    Placement(Placement.Node(""), .made, place: nowhere),
    .members(\.node, node),
    .member("relation", \.relation, .named),
    .optional("by", \.by, .object(Placement.Node(""), of: node)),
    .optional("style", \.style, .named(ModalPresentationStyle.allCases, by: \.swiftName)),
    .optional("idiom", \.idiom, idiom),
    .members(\.place, place))

  private static let node: [JSONField<Placement.Node>] = [
    namedNode, .optional("madeAt", \.madeAt, .object(nowhere, of: place)),
  ]

  /// What a node is says the key of its name.
  private static let namedNode = JSONField<Placement.Node>([
    JSONShape.Member(key: "controller", isRequired: false, shape: .string),
    JSONShape.Member(key: "view", isRequired: false, shape: .string),
  ]) { (object, node) throws(JSONMember.Mismatch) in
    let view = object.optional("view")
    node.isView = view != nil
    node.name = if let view { try view.string() } else { try object.member("controller").string() }
  } write: { node, json, _ in
    json.member(node.isView ? "view" : "controller", node.name)
  }

  private static let deploymentTarget = JSONFormat.object(
    DeploymentTarget(version: .oldest, place: nowhere),
    .member("version", \.version, version),
    .members(\.place, place))

  private static let declaration = JSONFormat.object(
    PropertyListDeclaration(
      key: .supported, origin: .file, values: [], place: nowhere, isEffective: false),
    .member("key", \.key, .named),
    .member("origin", \.origin, .named),
    .member("values", \.values, .list(of: .string)),
    .members(\.place, place),
    .member("isEffective", \.isEffective, .bool))

  private static let type = JSONFormat.object(
    SourceType(name: "", kind: .classType, language: .swift, inherited: [], place: nowhere),
    .member("name", \.name, .string),
    .member("kind", \.kind, .named),
    .member("language", \.language, .named),
    .member("inherited", \.inherited, .list(of: .string)),
    .members(\.place, place))

  private static let occurrence = JSONFormat.object(
    Occurrence(api: .shouldAutorotate, role: .use, language: .swift, type: nil, place: nowhere),
    .member("api", \.api, .named),
    .member("role", \.role, .named),
    .member("language", \.language, .named),
    .optional("type", \.type, .string),
    .member("isInExtension", \.isInExtension, .bool, unless: false),
    .member("conditions", \.conditions, .list(of: .string), unless: []),
    .optional("versions", \.versions, versions),
    .optional("moment", \.moment, .named),
    .members(\.place, place),
    .optional("value", \.value, AppValueFormat.value),
    .member("readAt", \.readAt, .list(of: readPlace), unless: []),
    .member("targets", \.targets, .list(of: .string)))

  private static let readPlace = JSONFormat.object(
    ReadPlace(role: .candidate, name: "", place: nowhere),
    .member("role", \.role, .named),
    .member("name", \.name, .string),
    .members(\.place, place),
    .optional("value", \.value, AppValueFormat.value),
    .optional("type", \.type, .string),
    .optional("next", \.next, .named),
    .optional("moment", \.moment, .named),
    .member("updates", \.calls[.update], .bool, unless: false),
    .member("requests", \.calls[.request], .bool, unless: false))

  private static let comment = JSONFormat.object(
    AcceptComment(place: nowhere, codeLine: 0, kind: "", reason: ""),
    .members(\.place, place),
    .member("codeLine", \.codeLine, .number),
    .member("kind", \.kind, .string),
    .member("reason", \.reason, .string))

  private static let unread = JSONFormat.object(
    UnreadPart(place: nowhere, reason: ""),
    .members(\.place, place),
    .member("reason", \.reason, .string))

  private static let place: [JSONField<FilePlace>] = [
    .member("path", \.path, .string), .optional("line", \.line, .number),
  ]

  private static let nowhere = FilePlace(path: "")

  private static let idiom = JSONFormat<Idiom>.named(Idiom.allCases, by: \.notation)

  private static let versions = JSONFormat<VersionRange>(
    .object(WrittenRange(), .member("from", \.from, version), .optional("until", \.until, version)),
    { VersionRange(from: $0.from, until: $0.until) }, stored: { WrittenRange(from: $0.first, until: $0.end) })

  private struct WrittenRange {
    var from = OSVersion.oldest
    var until: OSVersion?
  }

  private static let version = JSONFormat<OSVersion>(.string) { (text) throws(JSONFormatFault) in
    guard let version = OSVersion(text) else {
      throw JSONFormatFault("`\(text)` is no version such as 15 or 14.5")
    }
    return version
  } stored: {
    $0.description
  }
}
