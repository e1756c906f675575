/// All targets of a checkout: which files belong to which, and which are built with which.
struct TargetGraph: Sendable {
  private let targets: [ProjectTarget]
  private var names: [String: Set<String>] = [:]
  /// The apps and extensions that each file is built into, directly or not, by their places among the targets.
  private var bundlesByFile: [String: Set<Int>] = [:]

  init(_ targets: [ProjectTarget]) {
    self.targets = targets
    for target in targets {
      for file in target.files { names[file, default: []].insert(target.name) }
    }
    for bundle in targets.indices where Self.isBundle(targets[bundle]) {
      for part in built(with: [bundle]) {
        for file in targets[part].files { bundlesByFile[file, default: []].insert(bundle) }
      }
    }
  }

  /// Whether no app has both files, as far as their targets tell: names of one mean nothing in the other then.
  func areApart(_ one: String, _ other: String) -> Bool {
    guard let first = bundlesByFile[one], let second = bundlesByFile[other] else { return false }
    return first.isDisjoint(with: second)
  }

  /// The names of the targets that a file is built into, sorted.
  func targets(of file: String) -> [String] {
    (names[file] ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of the targets that make an app or an extension, for whatever system.
  var bundles: Set<String> {
    Set(targets.filter(Self.isBundle).map(\.name))
  }

  private static func isBundle(_ target: ProjectTarget) -> Bool {
    target.product.map { $0.hasSuffix(".app") || $0.hasSuffix(".appex") } ?? false
  }

  /// The names of targets and of all that they are built with, directly or not.
  func namesBuilt(with names: some Sequence<String>) -> Set<String> {
    let wanted = Set(names)
    return Set(built(with: targets.indices.filter { wanted.contains(targets[$0].name) }).map { targets[$0].name })
  }

  /// The places of targets and of all that they are built with.
  private func built(with first: [Int]) -> Set<Int> {
    let byName = Dictionary(grouping: targets.indices) { targets[$0].name }
    let byKey = Dictionary(targets.indices.map { (targets[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    let byProduct = Dictionary(grouping: targets.indices.filter { targets[$0].product != nil }) {
      targets[$0].product ?? ""
    }
    var found: Set<Int> = []
    var open = first
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      for dependency in targets[next].dependencies {
        switch dependency {
        case .target(let key): if let index = byKey[key] { open.append(index) }
        case .name(let name): open += byName[name] ?? []
        case .product(let product): open += byProduct[product] ?? []
        }
      }
    }
    return found
  }
}
