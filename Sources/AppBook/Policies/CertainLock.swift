import AppFacts
import Basics
import Orientation
import OrientationNotation
import OrientationPolicy

/// A variable that controllers always set when they appear: while one of them is in front, its value is certain.
struct CertainLock: Sendable {
  /// The controllers that always set it, with the value that it has while they are in front.
  private var values: [(owner: String, value: SourceValue)] = []
  /// The controllers that also write it at other times, which may be while another one is in front.
  private let others: [String]

  /// A variable with these writes; nil where none is made for certain, or one can be made anywhere.
  init?(_ writes: [ReadPlace], _ app: App, _ screens: [Screen]) {
    guard writes.contains(where: { $0.moment?.isAppearance ?? false }) else { return nil }
    var owned: [(place: ReadPlace, owner: String)] = []
    for write in writes {
      guard let owner = app.controller(of: write)?.name else { return nil }
      owned.append((write, owner))
    }
    others = owned.filter { $0.place.moment == nil }.map(\.owner).withoutRepeats
    let owners = owned.map(\.owner).withoutRepeats
    let reading = Reading(app: app, screens: screens, writes: owned, owners: owners)
    if others.contains(where: { !reading.isShown($0) }) { return nil }
    values = owners.compactMap { owner in reading.value(whileInFront: owner).map { (owner, $0) } }
    if values.isEmpty { return nil }
  }

  /// The variables of an app that are such, by their writes.
  static func all(of app: App, _ screens: [Screen]) -> [[ReadPlace]: CertainLock] {
    var locks: [[ReadPlace]: CertainLock] = [:]
    for answer in app.facts.occurrences where answer.role == .implementation {
      guard answer.readAt.contains(where: { $0.moment != nil }) else { continue }
      for variable in ReadVariable.all(of: answer) where locks[variable.writes] == nil {
        locks[variable.writes] = CertainLock(variable.writes, app, screens)
      }
    }
    return locks
  }
}

extension CertainLock {
  /// Where the variable has the value of some writes: for certain where a controller is in front that always sets it; nowhere,
  /// for certain, where one is that always sets another; elsewhere under a condition.
  func condition(setting writes: [ReadPlace], otherwise condition: CaseCondition) -> CaseCondition {
    let set = writes.map(\.value)
    var own: [CaseCondition] = []
    var other: [CaseCondition] = []
    for (owner, value) in values {
      let holds = CaseCondition.all(of: [.isInFront(owner)] + others.map { !.shows(nil, as: $0) })
      if set.contains(value) { own.append(holds) } else { other.append(holds) }
    }
    // What is written at any time may have been written since.
    if writes.contains(where: { $0.moment == nil }) { return .any(of: own + [condition]) }
    return .any(of: own + [.all(of: [condition, !.any(of: other)])])
  }
}

extension CertainLock {
  /// What the screens say of the controllers that write the variable.
  fileprivate struct Reading {
    let app: App
    let screens: [Screen]
    let writes: [(place: ReadPlace, owner: String)]
    /// The classes of the screens that are one of the controllers, or inherit from it.
    private let classes: [String: Set<String>]

    init(app: App, screens: [Screen], writes: [(place: ReadPlace, owner: String)], owners: [String]) {
      self.app = app
      self.screens = screens
      self.writes = writes
      let all = screens.flatMap { $0.nodes.map(\.className) }.withoutRepeats
      classes = owners.reduce(into: [:]) { classes, owner in
        classes[owner] = Set(all.filter { app.isClass($0, a: owner) ?? false })
      }
    }
  }
}

extension CertainLock.Reading {
  func isShown(_ owner: String) -> Bool { !(classes[owner] ?? []).isEmpty }

  /// The value while a controller is in front; nil where it need not have one.
  func value(whileInFront owner: String) -> SourceValue? {
    let own = writes.filter { $0.owner == owner }.map(\.place)
    let set = own.filter { $0.moment?.isAppearance ?? false }
    guard let value = set.first?.value, set.allSatisfy({ $0.value == value }), own.allSatisfy({ $0.moment != nil }),
      isShown(owner)
    else { return nil }
    let isEarly = set.contains { $0.moment == .appearing }
    let others = writes.filter { $0.owner != owner && isShown($0.owner) }
    for write in others {
      // What the screen before sets back when it has disappeared comes last.
      if write.place.moment == .disappeared, isEarly { return nil }
      // The tab that is selected appears before the other one disappears.
      if write.place.moment == .disappearing, isEarly, isInTabs(owner), isInTabs(write.owner) { return nil }
    }
    for other in others.map(\.owner).withoutRepeats {
      // Which of a class and its superclass is called last is not told.
      if app.isClass(other, a: owner) ?? false || app.isClass(owner, a: other) ?? false { return nil }
      if comesBackUnseen(owner, from: other) { return nil }
    }
    return value
  }

  private func holds(_ tree: ControllerTree, _ owner: String) -> Bool {
    guard let own = classes[owner] else { return false }
    return tree.nodes.contains { own.contains($0.className) }
  }

  private func isInTabs(_ owner: String) -> Bool {
    screens.contains { screen in
      ([screen.root] + screen.presented.map(\.tree)).contains { tree in
        tree.nodes.contains { $0.kind == .tabBar } && holds(tree, owner)
      }
    }
  }

  /// Whether a controller may be in front again, without a call, behind one that was presented over it.
  private func comesBackUnseen(_ owner: String, from other: String) -> Bool {
    screens.contains { screen in
      let layers = [screen.root] + screen.presented.map(\.tree)
      guard let below = layers.firstIndex(where: { holds($0, owner) }),
        let above = layers.lastIndex(where: { holds($0, other) }), below < above
      else { return false }
      if app.isView(owner) { return true }
      return screen.presented[below..<above].contains {
        $0.form != .style(.fullScreen) && $0.form != .style(.currentContext)
      }
    }
  }
}
