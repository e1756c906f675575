import AppFacts
import Basics
import Orientation
import Words

/// What an app says otherwise than its `app.json`.
struct AppDifference {
  /// Something that is different, in a sentence that goes on where the place ends.
  struct Change: Equatable {
    /// Where it is now, or where it was.
    let place: FilePlace
    let message: SafeText
    /// Whether an answer or a declaration is another one; if not, something has moved, or is new and answers nothing.
    var isMeaning = true
  }

  /// What is different, by place.
  private(set) var changes: [Change] = []
  /// The scanned folder, which stands in front of every path.
  let root: String
  /// The app as it is now.
  let facts: AppFacts
  /// The names of the targets that make an app, now or before.
  private let applications: Set<String>

  init(from old: AppFacts, to new: AppFacts, root: String) {
    self.root = root
    facts = new
    applications = Set((old.targets + new.targets).filter(\.isApplication).map(\.name))
    compare(old.targets, new.targets)
    // They stand for an app only where no target makes one.
    compareDeclarations(
      nil, old.looseDeclarations, new.looseDeclarations,
      decide: !old.targets.contains(where: \.isApplication) || !new.targets.contains(where: \.isApplication))
    compare(old.occurrences, new.occurrences)
    compare(old.types, new.types)
    compare(old.acceptComments, new.acceptComments)
    compare(old.unread, new.unread)
    compare(old.placements, new.placements)
    if old.codeOwners != new.codeOwners {
      add(FilePlace(path: "CODEOWNERS"), "names other owners than app.json", isMeaning: false)
    }
    changes.sort {
      $0.place != $1.place ? $0.place < $1.place : $0.message.text.precedes($1.message.text)
    }
  }
}

extension AppDifference {
  private mutating func add(_ place: FilePlace, _ message: SafeText, isMeaning: Bool = true) {
    changes.append(Change(place: place, message: message, isMeaning: isMeaning))
  }

  /// Targets of one name in one project are told apart by their order. A project may get another name.
  private mutating func compare(_ old: [AppTarget], _ new: [AppTarget]) {
    var gone = UnmatchedFacts(old)
    var byProject = gone.index { [$0.name, $0.project] }
    var unmatched: [AppTarget] = []
    for target in new {
      if let former = gone.take([target.name, target.project], from: &byProject) {
        compare(former, target)
      } else {
        unmatched.append(target)
      }
    }
    var byName = gone.index(by: \.name)
    for target in unmatched {
      if let former = gone.take(target.name, from: &byName) {
        add(
          FilePlace(path: target.project), "has the target \(target.name), app.json has it in \(former.project)",
          isMeaning: false)
        compare(former, target)
      } else {
        add(
          FilePlace(path: target.project), "has the target \(target.name), which app.json lacks",
          isMeaning: target.decides)
      }
    }
    for target in gone.rest {
      add(
        FilePlace(path: target.project), "no longer has the target \(target.name), which app.json has",
        isMeaning: target.decides)
    }
  }

  private mutating func compare(_ former: AppTarget, _ target: AppTarget) {
    let isMeaning = former.decides || target.decides
    let place = target.deploymentTarget?.place ?? FilePlace(path: target.project)
    let (was, becomes) = (former.deploymentTarget?.version, target.deploymentTarget?.version)
    if was != becomes {
      add(
        place, "now has iOS \(becomes.named) for \(target.name), app.json says \(was.named)",
        isMeaning: isMeaning)
    }
    if former.idioms != target.idioms || former.configuration != target.configuration
      || former.product != target.product
    {
      add(
        FilePlace(path: target.project), "describes \(target.name) otherwise than app.json", isMeaning: isMeaning)
    } else if was == becomes, former.deploymentTarget?.place != target.deploymentTarget?.place {
      add(place, "is where the minimum iOS of \(target.name) is now", isMeaning: false)
    }
    compareDeclarations(target.name, former.declarations, target.declarations)
  }

  /// Declarations of one key at one origin in one file are told apart by their order. What is declared the same elsewhere
  /// has moved.
  ///
  /// - Parameter decide: whether those that are in effect decide something.
  private mutating func compareDeclarations(
    _ owner: String?, _ old: [PropertyListDeclaration], _ new: [PropertyListDeclaration], decide: Bool = true
  ) {
    var gone = UnmatchedFacts(old)
    var byPlace = gone.index { [$0.key.rawValue, $0.origin.rawValue, $0.place.path] }
    var unmatched: [PropertyListDeclaration] = []
    for declaration in new {
      let place = [declaration.key.rawValue, declaration.origin.rawValue, declaration.place.path]
      guard let former = gone.take(place, from: &byPlace) else {
        unmatched.append(declaration)
        continue
      }
      if former.meaning != declaration.meaning {
        add(
          declaration.place, "now declares \(declaration.text(of: owner)), app.json says \(former.text(of: nil))",
          isMeaning: decide && (former.isEffective || declaration.isEffective))
      } else if former.place.line != declaration.place.line {
        addMove(of: declaration.place, from: former.place)
      }
    }
    var byMeaning = gone.index(by: \.meaning)
    for declaration in unmatched {
      if let former = gone.take(declaration.meaning, from: &byMeaning) {
        addMove(of: declaration.place, from: former.place)
      } else {
        add(
          declaration.place, "declares \(declaration.key(of: owner)), which app.json lacks",
          isMeaning: decide && declaration.isEffective)
      }
    }
    for declaration in gone.rest {
      add(
        declaration.place, "no longer declares \(declaration.key(of: owner)), which app.json has",
        isMeaning: decide && declaration.isEffective)
    }
  }

  /// Says that something is the same at another place.
  private mutating func addMove(of place: FilePlace, from former: FilePlace) {
    let line: SafeText = former.line.map { "line \($0)" } ?? "a line that is not known"
    let origin: SafeText = former.path == place.path ? line : "\(former.text)"
    add(place, "is where app.json has \(origin)", isMeaning: false)
  }

  /// Occurrences of one API in one type are told apart by their order. What a file has lost and another has gained has
  /// moved.
  private mutating func compare(_ old: [Occurrence], _ new: [Occurrence]) {
    var before = UnmatchedFacts(old)
    var byKey = before.index(by: Self.key)
    var added: [Occurrence] = []
    for occurrence in new {
      guard let former = before.take(Self.key(occurrence), from: &byKey) else {
        added.append(occurrence)
        continue
      }
      if former != occurrence { compare(former, occurrence) }
    }
    var gone = UnmatchedFacts(before.rest)
    var unmoved = gone.index(by: \.unmoved)
    var deciding = gone.index { $0.decision(in: applications) }
    for occurrence in added {
      if let former = gone.take(occurrence.unmoved, from: &unmoved) {
        addMove(of: occurrence.place, from: former.place)
      } else if let former = gone.take(occurrence.decision(in: applications), from: &deciding) {
        compare(former, occurrence)
      } else {
        add(
          occurrence.place, "\(occurrence.verb) \(occurrence.api.rawValue), which app.json lacks",
          isMeaning: occurrence.answers)
      }
    }
    for occurrence in gone.rest {
      add(
        occurrence.place, "no longer \(occurrence.verb) \(occurrence.api.rawValue), which app.json has",
        isMeaning: occurrence.answers)
    }
  }

  private mutating func compare(_ was: Occurrence, _ becomes: Occurrence) {
    let (old, new) = (was.answer, becomes.answer)
    if old != new {
      let message: SafeText =
        switch becomes.role {
        case .implementation: "now answers \(new), app.json says \(old)"
        case .use: "now passes \(new), app.json says \(old)"
        case .replacement: "now is replaced by \(new), app.json says \(old)"
        }
      // What replaces an answer is not followed, so that how it is written decides nothing.
      add(
        becomes.place, message,
        isMeaning: becomes.answers && becomes.role == .implementation)
    } else if becomes.unmoved == was.unmoved {
      addMove(of: becomes.place, from: was.place)
    } else {
      add(
        becomes.place, "is built otherwise than app.json says",
        isMeaning: becomes.answers && was.decision(in: applications) != becomes.decision(in: applications))
    }
  }

  private struct Key: Hashable {
    let path: String
    let api: OrientationAPI
    let role: Occurrence.Role
    let type: String?
  }

  private static func key(_ occurrence: Occurrence) -> Key {
    Key(path: occurrence.place.path, api: occurrence.api, role: occurrence.role, type: occurrence.type)
  }

  private mutating func compare(_ old: [SourceType], _ new: [SourceType]) {
    let known = Set(old)
    let byName = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let byPath = Dictionary(old.map { ([$0.name, $0.place.path], $0) }, uniquingKeysWith: { first, _ in first })
    for type in new where !known.contains(type) {
      let former = byPath[[type.name, type.place.path]] ?? byName[type.name]
      if let former, former.inherited == type.inherited, former.kind == type.kind {
        addMove(of: type.place, from: former.place)
      } else {
        // Where another superclass changes an answer, the screens say so.
        add(
          type.place,
          former == nil
            ? "declares \(type.name), which app.json lacks" : "declares \(type.name) otherwise than app.json",
          isMeaning: false)
      }
    }
    let names = Set(new.map(\.name))
    for type in old where !names.contains(type.name) {
      add(type.place, "no longer declares \(type.name), which app.json has", isMeaning: false)
    }
  }

  /// What the screens come to is told by itself.
  private mutating func compare(_ old: [Placement]?, _ new: [Placement]?) {
    guard let old, let new else { return }
    compare(old, new, by: \.way, at: \.place) {
      "shows \($0.node.name) in a way that app.json lacks"
    } gone: {
      "no longer shows \($0.node.name) as app.json says"
    }
  }

  /// What a comment accepts changes no answer.
  private mutating func compare(_ old: [AcceptComment], _ new: [AcceptComment]) {
    compare(old, new, by: \.self, at: \.place) {
      "accepts \($0.kind), which app.json does not say"
    } gone: {
      "no longer accepts \($0.kind) as app.json says"
    }
  }

  /// Tells of what is new and of what is gone, where neither changes an answer.
  private mutating func compare<Fact>(
    _ old: [Fact], _ new: [Fact], by key: (Fact) -> some Hashable, at place: KeyPath<Fact, FilePlace>,
    new added: (Fact) -> SafeText, gone: (Fact) -> SafeText
  ) {
    let (before, after) = (Set(old.map(key)), Set(new.map(key)))
    for fact in new where !before.contains(key(fact)) {
      add(fact[keyPath: place], added(fact), isMeaning: false)
    }
    for fact in old where !after.contains(key(fact)) {
      add(fact[keyPath: place], gone(fact), isMeaning: false)
    }
  }

  private mutating func compare(_ old: [UnreadPart], _ new: [UnreadPart]) {
    func key(_ part: UnreadPart) -> [String] { [part.place.path, part.reason] }
    let (before, after) = (Set(old.map(key)), Set(new.map(key)))
    let reasons = Set(old.map(\.reason))
    for part in new where !before.contains(key(part)) {
      add(part.place, "could not be read, which app.json does not say", isMeaning: !reasons.contains(part.reason))
    }
    // What is read now is told where it declares or answers something.
    for part in old where !after.contains(key(part)) {
      add(part.place, "could be read, and app.json says that it could not", isMeaning: false)
    }
  }
}

extension OSVersion? {
  fileprivate var named: SafeText { map { "\($0)" } ?? "unknown" }
}

extension Occurrence {
  /// Whether it answers what UIKit asks for, so that another value can decide otherwise.
  fileprivate var answers: Bool {
    switch role {
    case .use: false
    case .implementation, .replacement: api.isAnswer
    }
  }

  /// All that it says but for its place, when it runs and those it was read at.
  fileprivate var unmoved: Occurrence {
    var unmoved = self
    unmoved.place = FilePlace(path: "")
    unmoved.readAt = []
    unmoved.moment = nil
    return unmoved
  }

  /// What a type answers, and under which conditions in which apps, wherever it is written.
  fileprivate func decision(in applications: Set<String>) -> Occurrence {
    Occurrence(
      api: api, role: role, language: .swift, type: type, conditions: conditions, versions: versions,
      place: FilePlace(path: ""), value: value, targets: targets.filter(applications.contains))
  }

  fileprivate var verb: SafeText {
    switch role {
    case .implementation: "implements"
    case .use: "uses"
    case .replacement: "replaces"
    }
  }

  /// What it answers or passes on, in a text.
  fileprivate var answer: SafeText { value.map { "\(AppWords(language: .english).value($0))" } ?? "nothing" }
}

extension Placement {
  /// How it shows its controller, wherever that is written.
  fileprivate var way: [String?] { [node.name, relation.rawValue, by?.name, style?.swiftName] }
}

extension AppTarget {
  fileprivate var isApplication: Bool { product != .appExtension }

  /// Whether it makes an app or declares something: an extension alone decides nothing.
  fileprivate var decides: Bool { isApplication || !declarations.isEmpty }
}

extension PropertyListDeclaration {
  /// All that it says but for its place and where it comes from.
  fileprivate var meaning: [String] { [key.rawValue, "\(isEffective)"] + values }

  /// - Parameter owner: the target that declares it; nil where nothing is said of one.
  fileprivate func key(of owner: String?) -> SafeText {
    owner.map { "\(key.rawValue) of \($0)" } ?? "\(key.rawValue)"
  }

  fileprivate func text(of owner: String?) -> SafeText {
    let list: SafeText = values.isEmpty ? "nothing" : "\(values.joined(separator: ", "))"
    let text: SafeText = "\(key.rawValue) as \(list)\(isEffective ? "" : SafeText(" without effect"))"
    return owner.map { "\(text) of \($0)" } ?? text
  }
}
