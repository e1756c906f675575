import Orientation

/// How many more events each `after` of a policy waits for its orientation, by the place among them; nil for one that
/// waits for nothing.
typealias Pending = [UInt8?]

/// The states that a search has come to, each once, in the order in which it came to them.
struct StateTable {
  private var app: PlayedApp
  private var places = Numbering<Place>()
  private(set) var surroundings: [Place.Surroundings] = []
  /// How much memory the places take, in bytes.
  private var placeMemory = 0
  private var pending = Numbering<Pending>()
  private(set) var keys: [StateKey] = []
  private var known: Set<StateKey> = []
  /// The state from which each was first come to; -1 for a start.
  private var parents: [Int32] = []

  init(_ app: PlayedApp) { self.app = app }
}

extension StateTable {
  /// A state of a search: the app, which unknowns have which value for good, and what is pending.
  struct State {
    var app: AppState
    var chosen: [FreeValue?]
    var pending: Pending
  }

  var count: Int { keys.count }

  /// The same states, from which the app goes on where what Apple leaves open is answered otherwise.
  func assuming(_ answers: Assumptions) -> StateTable {
    var table = self
    table.app = app.assuming(answers)
    return table
  }

  /// How much memory is taken, in bytes, counted by what is kept.
  var memory: Int { keys.count * Self.stateMemory + placeMemory + pending.values.count * Self.pendingMemory }

  /// Arrays and sets have room for up to twice as much as they hold, and take both while they grow.
  private static let stateMemory = 3 * (2 * MemoryLayout<StateKey>.stride + MemoryLayout<Int32>.stride)
  private static let pendingMemory = 512

  /// Keeps a state, unless it is known.
  mutating func add(_ key: StateKey, from parent: Int?) {
    guard known.insert(key).inserted else { return }
    keys.append(key)
    parents.append(parent.map { Int32($0) } ?? -1)
  }

  /// The number of the place where an app is.
  mutating func place(of scenario: Scenario, _ chosen: [FreeValue?]) -> UInt32 {
    let place = Place(root: scenario.root, presented: scenario.presented, chosen: chosen)
    let (number, isNew) = places.number(of: place)
    if isNew {
      let found = Place.Surroundings(screens: app.screensInFront(scenario), moves: app.moves(in: scenario))
      surroundings.append(found)
      placeMemory += place.memory(with: found)
    }
    return number
  }

  /// The key of a state at a place. What the event was that led there has no say in what comes.
  mutating func key(of state: AppState, at place: UInt32, _ pending: Pending) -> StateKey {
    var state = state
    // What the scene knows decides nothing but what the app's calls come to, unless a turn of the device goes by it.
    if !app.readsKnownSet, !app.facts.assumptions.rotationUsesKnownSet { state.scenario.scene.knows = nil }
    return StateKey(place: place, pending: self.pending.number(of: pending).number, facts: PackedFacts.pack(state))
  }

  /// The state of a key.
  func state(of key: StateKey) -> State {
    let place = places[key.place]
    var app = AppState(self.app.facts)
    app.scenario.root = place.root
    app.scenario.presented = place.presented
    PackedFacts.unpack(key.facts, into: &app)
    for (index, answer) in self.app.freeAnswers.enumerated() {
      if let value = self.app.settled(index, place.chosen) { answer.set(value, in: &app.scenario) }
    }
    return State(app: app, chosen: place.chosen, pending: pending[key.pending])
  }

  /// The way to a state, from the start on.
  func path(to index: Int) -> [Int] {
    var path = [index]
    var place = index
    while parents[place] >= 0 {
      place = Int(parents[place])
      path.append(place)
    }
    return path.reversed()
  }
}
