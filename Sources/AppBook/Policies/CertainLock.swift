import AppFacts
import Basics
import Orientation
import OrientationNotation
import OrientationPolicy

/// A variable that controllers always set when they appear: while one of them is in front, its value is certain.
struct CertainLock {
  private let app: App
  private let screens: [Screen]
  /// The writes, with the controller whose code each is.
  private let writes: [(place: ReadPlace, owner: String)]
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
    self.app = app
    self.screens = screens
    self.writes = owned
    others = owned.filter { $0.place.moment == nil }.map(\.owner).withoutRepeats
    if others.contains(where: { !isShown($0) }) { return nil }
  }
}

extension CertainLock {
  /// Where the variable has the value of some writes: for certain where a controller is in front that always sets it; nowhere,
  /// for certain, where one is that always sets another; elsewhere under a condition.
  func condition(setting writes: [ReadPlace], otherwise condition: CaseCondition) -> CaseCondition {
    let values = writes.map(\.value)
    let owners = self.writes.map(\.owner).withoutRepeats
    var own: [CaseCondition] = []
    var other: [CaseCondition] = []
    for owner in owners {
      guard let value = value(whileInFront: owner) else { continue }
      let holds = CaseCondition.all(of: [.isInFront(owner)] + others.map { !.shows(nil, as: $0) })
      if values.contains(value) { own.append(holds) } else { other.append(holds) }
    }
    // What is written at any time may have been written since.
    if writes.contains(where: { $0.moment == nil }) { return .any(of: own + [condition]) }
    return .any(of: own + [.all(of: [condition, !.any(of: other)])])
  }
}

extension CertainLock {
  /// The value while a controller is in front; nil where it need not have one.
  private func value(whileInFront owner: String) -> SourceValue? {
    let own = writes.filter { $0.owner == owner }.map(\.place)
    let set = own.filter { $0.moment?.isAppearance ?? false }
    guard let value = set.first?.value, set.allSatisfy({ $0.value == value }), own.allSatisfy({ $0.moment != nil }),
      isShown(owner)
    else { return nil }
    let isEarly = set.contains { $0.moment == .appearing }
    for write in writes where write.owner != owner && isShown(write.owner) {
      // Which of the two is called last is not told.
      if isClass(write.owner, owner) || isClass(owner, write.owner) { return nil }
      // What the screen before sets back when it has disappeared comes last.
      if write.place.moment == .disappeared, isEarly { return nil }
      // The tab that is selected appears before the other one disappears.
      if write.place.moment == .disappearing, isEarly, isInTabs(owner), isInTabs(write.owner) { return nil }
      if comesBackUnseen(owner, from: write.owner) { return nil }
    }
    return value
  }

  private func isShown(_ owner: String) -> Bool {
    screens.contains { $0.nodes.contains { isClass($0.className, owner) } }
  }

  private func isClass(_ name: String, _ owner: String) -> Bool { app.isClass(name, a: owner) ?? false }

  private func isInTabs(_ owner: String) -> Bool {
    trees.contains { tree in
      tree.nodes.contains { $0.kind == .tabBar } && tree.nodes.contains { isClass($0.className, owner) }
    }
  }

  private var trees: [ControllerTree] { screens.flatMap { [$0.root] + $0.presented.map(\.tree) } }

  /// Whether a controller may be in front again, without a call, behind one that was presented over it.
  private func comesBackUnseen(_ owner: String, from other: String) -> Bool {
    screens.contains { screen in
      let layers = [screen.root] + screen.presented.map(\.tree)
      guard let below = layers.firstIndex(where: { $0.nodes.contains { isClass($0.className, owner) } }),
        let above = layers.lastIndex(where: { $0.nodes.contains { isClass($0.className, other) } }), below < above
      else { return false }
      if app.isView(owner) { return true }
      return screen.presented[below..<above].contains {
        $0.form != .style(.fullScreen) && $0.form != .style(.currentContext)
      }
    }
  }
}
