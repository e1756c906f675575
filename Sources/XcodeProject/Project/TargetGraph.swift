/// All targets of a checkout: which files belong to which, and which are built with which.
struct TargetGraph: Sendable {
  private let targets: [ProjectTarget]
  private var names: [String: Set<String>] = [:]

  init(_ targets: [ProjectTarget]) {
    self.targets = targets
    for target in targets {
      for file in target.files { names[file, default: []].insert(target.name) }
    }
  }

  /// The names of the targets that a file is built into, sorted.
  func targets(of file: String) -> [String] {
    (names[file] ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of the targets that make an app or an extension, for whatever system.
  var bundles: Set<String> {
    Set(targets.filter { $0.product.map { $0.hasSuffix(".app") || $0.hasSuffix(".appex") } ?? false }.map(\.name))
  }

  /// The names of targets and of all that they are built with, directly or not.
  func namesBuilt(with names: some Sequence<String>) -> Set<String> {
    let byName = Dictionary(grouping: targets.indices) { targets[$0].name }
    let byKey = Dictionary(targets.indices.map { (targets[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    let byProduct = Dictionary(grouping: targets.indices.filter { targets[$0].product != nil }) {
      targets[$0].product ?? ""
    }
    var found: Set<Int> = []
    var open = names.flatMap { byName[$0] ?? [] }
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
    return Set(found.map { targets[$0].name })
  }
}
