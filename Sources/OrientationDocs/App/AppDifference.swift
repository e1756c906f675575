import AppFacts
import Orientation
import ReferenceSite
import Words

/// What an app says otherwise than its `app.json`.
struct AppDifference {
  /// Something that is different, in a sentence that goes on where the place ends.
  struct Change: Equatable {
    /// Where it is now, or where it was.
    let place: FilePlace
    let message: String
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
      "", old.looseDeclarations, new.looseDeclarations,
      decide: !old.targets.contains(where: \.isApplication) || !new.targets.contains(where: \.isApplication))
    compare(old.occurrences, new.occurrences)
    compare(old.types, new.types)
    compare(old.unread, new.unread)
    compare(old.placements, new.placements)
    changes.sort {
      $0.place != $1.place ? $0.place < $1.place : $0.message.precedes($1.message)
    }
  }
}

extension AppDifference {
  private mutating func add(_ place: FilePlace, _ message: String, isMeaning: Bool = true) {
    changes.append(Change(place: place, message: message, isMeaning: isMeaning))
  }

  /// Targets of one name in one project are told apart by their order. A project may get another name.
  private mutating func compare(_ old: [AppTarget], _ new: [AppTarget]) {
    var rest = old
    var unmatched: [AppTarget] = []
    for target in new {
      if let index = rest.firstIndex(where: { $0.name == target.name && $0.project == target.project }) {
        compare(rest.remove(at: index), target)
      } else {
        unmatched.append(target)
      }
    }
    for target in unmatched {
      if let index = rest.firstIndex(where: { $0.name == target.name }) {
        let former = rest.remove(at: index)
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
    for target in rest {
      add(
        FilePlace(path: target.project), "no longer has the target \(target.name), which app.json has",
        isMeaning: target.decides)
    }
  }

  private mutating func compare(_ former: AppTarget, _ target: AppTarget) {
    let isMeaning = former.decides || target.decides
    let place = target.deploymentTarget?.place ?? FilePlace(path: target.project)
    let (was, becomes) = (former.deploymentTarget?.version.description, target.deploymentTarget?.version.description)
    if was != becomes {
      add(
        place, "now has iOS \(becomes ?? "unknown") for \(target.name), app.json says \(was ?? "unknown")",
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
    compareDeclarations(" of \(target.name)", former.declarations, target.declarations)
  }

  /// Declarations of one key at one origin in one file are told apart by their order. What is declared the same elsewhere
  /// has moved.
  ///
  /// - Parameter decide: whether those that are in effect decide something.
  private mutating func compareDeclarations(
    _ owner: String, _ old: [PropertyListDeclaration], _ new: [PropertyListDeclaration], decide: Bool = true
  ) {
    func isAtSamePlace(_ one: PropertyListDeclaration, _ other: PropertyListDeclaration) -> Bool {
      one.key == other.key && one.origin == other.origin && one.place.path == other.place.path
    }
    var rest = old
    var unmatched: [PropertyListDeclaration] = []
    for declaration in new {
      guard let index = rest.firstIndex(where: { isAtSamePlace($0, declaration) }) else {
        unmatched.append(declaration)
        continue
      }
      let former = rest.remove(at: index)
      if !former.saysSame(as: declaration) {
        add(
          declaration.place, "now declares \(declaration.text)\(owner), app.json says \(former.text)",
          isMeaning: decide && (former.isEffective || declaration.isEffective))
      } else if former.place.line != declaration.place.line {
        addMove(of: declaration.place, from: former.place)
      }
    }
    for declaration in unmatched {
      if let index = rest.firstIndex(where: { $0.saysSame(as: declaration) }) {
        addMove(of: declaration.place, from: rest.remove(at: index).place)
      } else {
        add(
          declaration.place, "declares \(declaration.key.rawValue)\(owner), which app.json lacks",
          isMeaning: decide && declaration.isEffective)
      }
    }
    for declaration in rest {
      add(
        declaration.place, "no longer declares \(declaration.key.rawValue)\(owner), which app.json has",
        isMeaning: decide && declaration.isEffective)
    }
  }

  /// Says that something is the same at another place.
  private mutating func addMove(of place: FilePlace, from former: FilePlace) {
    add(
      place, "is where app.json has \(former.path == place.path ? "line \(former.lineText)" : former.text)",
      isMeaning: false)
  }

  /// Occurrences of one API in one type are told apart by their order. What a file has lost and another has gained has
  /// moved.
  private mutating func compare(_ old: [Occurrence], _ new: [Occurrence]) {
    let (before, after) = (grouped(old), grouped(new))
    var (gone, added): ([Occurrence], [Occurrence]) = ([], [])
    for key in Set(before.keys).union(after.keys) {
      let (former, current) = (before[key] ?? [], after[key] ?? [])
      for (was, becomes) in zip(former, current) where was != becomes { compare(was, becomes) }
      added += current.dropFirst(former.count)
      gone += former.dropFirst(current.count)
    }
    for occurrence in added {
      if let index = gone.firstIndex(where: { $0.isSame(as: occurrence) }) {
        addMove(of: occurrence.place, from: gone.remove(at: index).place)
      } else if let index = gone.firstIndex(where: { $0.decides(as: occurrence, in: applications) }) {
        compare(gone.remove(at: index), occurrence)
      } else {
        add(
          occurrence.place, "\(occurrence.verb) \(occurrence.api.rawValue), which app.json lacks",
          isMeaning: occurrence.answers)
      }
    }
    for occurrence in gone {
      add(
        occurrence.place, "no longer \(occurrence.verb) \(occurrence.api.rawValue), which app.json has",
        isMeaning: occurrence.answers)
    }
  }

  private mutating func compare(_ was: Occurrence, _ becomes: Occurrence) {
    let (old, new) = (was.answer, becomes.answer)
    if old != new {
      let verb =
        switch becomes.role {
        case .implementation: "answers"
        case .use: "passes"
        case .replacement: "is replaced by"
        }
      // What replaces an answer is not followed, so that how it is written decides nothing.
      add(
        becomes.place, "now \(verb) \(new), app.json says \(old)",
        isMeaning: becomes.answers && becomes.role == .implementation)
    } else if becomes.isSame(as: was) {
      addMove(of: becomes.place, from: was.place)
    } else {
      add(
        becomes.place, "is built otherwise than app.json says",
        isMeaning: becomes.answers && !was.decides(as: becomes, in: applications))
    }
  }

  private struct Key: Hashable {
    let path: String
    let api: OrientationAPI
    let role: Occurrence.Role
    let type: String?
  }

  private func grouped(_ occurrences: [Occurrence]) -> [Key: [Occurrence]] {
    Dictionary(grouping: occurrences) { Key(path: $0.place.path, api: $0.api, role: $0.role, type: $0.type) }
  }

  private mutating func compare(_ old: [SourceType], _ new: [SourceType]) {
    for type in new where !old.contains(type) {
      let namesakes = old.filter { $0.name == type.name }
      let former = namesakes.first { $0.place.path == type.place.path } ?? namesakes.first
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
    for type in old where !new.contains(where: { $0.name == type.name }) {
      add(type.place, "no longer declares \(type.name), which app.json has", isMeaning: false)
    }
  }

  /// What the screens come to is told by itself.
  private mutating func compare(_ old: [Placement]?, _ new: [Placement]?) {
    guard let old, let new else { return }
    func isIn(_ placements: [Placement], _ placement: Placement) -> Bool {
      placements.contains {
        $0.node.name == placement.node.name && $0.relation == placement.relation && $0.by?.name == placement.by?.name
          && $0.style == placement.style
      }
    }
    for placement in new where !isIn(old, placement) {
      add(placement.place, "shows \(placement.node.name) in a way that app.json lacks", isMeaning: false)
    }
    for placement in old where !isIn(new, placement) {
      add(placement.place, "no longer shows \(placement.node.name) as app.json says", isMeaning: false)
    }
  }

  private mutating func compare(_ old: [UnreadPart], _ new: [UnreadPart]) {
    func isIn(_ parts: [UnreadPart], _ part: UnreadPart) -> Bool {
      parts.contains { $0.place.path == part.place.path && $0.reason == part.reason }
    }
    let reasons = Set(old.map(\.reason))
    for part in new where !isIn(old, part) {
      add(part.place, "could not be read, which app.json does not say", isMeaning: !reasons.contains(part.reason))
    }
    // What is read now is told where it declares or answers something.
    for part in old where !isIn(new, part) {
      add(part.place, "could be read, and app.json says that it could not", isMeaning: false)
    }
  }
}

extension FilePlace {
  fileprivate var lineText: String { line.map(String.init) ?? "unknown" }
}

extension Occurrence {
  /// Whether it answers what UIKit asks for, so that another value can decide otherwise.
  fileprivate var answers: Bool {
    switch role {
    case .use: false
    case .implementation, .replacement: api.isAnswer
    }
  }

  /// Whether another one is the same but for its place and those it was read at.
  fileprivate func isSame(as other: Occurrence) -> Bool {
    var moved = other
    moved.place = place
    moved.readAt = readAt
    return moved == self
  }

  /// Whether the same type answers the same under the same conditions in the same apps, wherever it is written.
  fileprivate func decides(as other: Occurrence, in applications: Set<String>) -> Bool {
    func apps(_ occurrence: Occurrence) -> [String] { occurrence.targets.filter(applications.contains) }
    return api == other.api && role == other.role && type == other.type && value == other.value
      && conditions == other.conditions && versions == other.versions && apps(self) == apps(other)
  }

  fileprivate var verb: String {
    switch role {
    case .implementation: "implements"
    case .use: "uses"
    case .replacement: "replaces"
    }
  }

  /// What it answers or passes on, in a text.
  fileprivate var answer: String { value.map { AppWords(language: .english).value($0) } ?? "nothing" }
}

extension AppTarget {
  fileprivate var isApplication: Bool { product != .appExtension }

  /// Whether it makes an app or declares something: an extension alone decides nothing.
  fileprivate var decides: Bool { isApplication || !declarations.isEmpty }
}

extension PropertyListDeclaration {
  /// Whether another one is the same but for its place and where it comes from.
  fileprivate func saysSame(as other: PropertyListDeclaration) -> Bool {
    key == other.key && values == other.values && isEffective == other.isEffective
  }

  fileprivate var text: String {
    let list = values.isEmpty ? "nothing" : values.joined(separator: ", ")
    return "\(key.rawValue) as \(list)" + (isEffective ? "" : " without effect")
  }
}
