import AppFacts

/// Which of several targets is the app. Samples, tests and vendored code are none, as long as there is another one; neither
/// is one that declares and does nothing about orientations in a project deeper in the folder than one that does.
struct TargetChoice {
  /// The targets that may be the app, the likeliest first: the one with the most code about orientations, then with the
  /// most declarations, then the one whose project lies nearest to the scanned folder.
  let applications: [AppTarget]
  /// The folders with a licence of somebody else's.
  private let copiedFolders: Set<String>

  init(_ facts: AppFacts) {
    copiedFolders = Set(facts.copiedFolders)
    let aside = Self.isAside(in: copiedFolders)
    let all = facts.targets.filter { $0.product == .application }
    let own = all.filter { !aside($0) }
    var counts: [String: Int] = [:]
    for occurrence in facts.occurrences {
      for target in occurrence.targets { counts[target, default: 0] += 1 }
    }
    let candidates = own.isEmpty ? all : own
    let highest = candidates.filter { $0.declarations.contains(where: \.isEffective) }.map(Self.depth).min() ?? .max
    let likely = candidates.filter {
      Self.depth($0) <= highest || counts[$0.name, default: 0] > 0 || $0.declarations.contains(where: \.isEffective)
    }
    func rank(_ target: AppTarget) -> [Int] {
      [
        -counts[target.name, default: 0], -target.declarations.count { $0.isEffective },
        Self.depth(target),
      ]
    }
    let ranked = likely.enumerated().map { (rank: rank($1) + [$0], target: $1) }
    applications = ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.target)
  }
}

extension TargetChoice {
  /// How many folders there are around a target's project.
  private static func depth(_ target: AppTarget) -> Int { target.project.utf8.count { $0 == UInt8(ascii: "/") } }

  /// Whether a target is a sample, a test or vendored.
  func isAside(_ target: AppTarget) -> Bool { Self.isAside(in: copiedFolders)(target) }

  private static func isAside(in copied: Set<String>) -> (AppTarget) -> Bool {
    { target in isAside(path: target.project, copied) || isAside(name: target.name) }
  }

  /// Whether a target is there for tests alone, and so is neither uploaded nor launched by anyone.
  static func isForTests(_ target: AppTarget) -> Bool {
    // .NET names a target for a system behind a point.
    let parts = target.name.lowercased().split(separator: ".")
    return parts.contains { part in testWords.contains { part.hasSuffix($0) } }
  }

  /// Whether a target shows what other code does, by its name, its project or its folder, so that nobody uploads it.
  func isDemo(_ target: AppTarget) -> Bool {
    let project = target.project.split(separator: "/").last?.split(separator: ".").first ?? ""
    return isAside(target) || Self.isDemo(name: target.name) || Self.isDemo(name: String(project))
  }

  private static func isDemo(name: String) -> Bool {
    let words = words(of: name)
    return words.contains { ["demo", "demos", "example", "examples"].contains($0) }
      || ["sample", "samples", "playground"].contains(words.last)
      || zip(words, words.dropFirst()).contains { $0 == "sample" && $1 == "app" }
  }

  /// The words of a name in lower case: `SDKDemoApp` has three.
  private static func words(of name: String) -> [String] {
    var words = [""]
    for (letter, next) in zip(name, name.dropFirst() + " ") {
      if letter.isUppercase && next.isLowercase || !letter.isLetter { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }

  /// Whether code is, by its folder or by all of its targets.
  func isAside(_ occurrence: Occurrence) -> Bool {
    isAside(path: occurrence.place.path)
      || !occurrence.targets.isEmpty && occurrence.targets.allSatisfy(Self.isAside(name:))
  }

  /// Whether a file is, by its folders.
  func isAside(path: String) -> Bool { Self.isAside(path: path, copiedFolders) }

  private static func isAside(path: String, _ copied: Set<String>) -> Bool {
    copiedFolder(of: path, copied) != nil
      || path.split(separator: "/").dropLast().contains { folder in
        let name = folder.lowercased()
        return asideFolders.contains(name) || vendorFolders.contains(name) || packageFolders.contains(name)
          || isForSamples(folder: name)
      }
  }

  /// Whether a file is the app's own: no sample, test or vendored code, unless the app itself is one.
  func isOwn(path: String) -> Bool {
    if !isAside(path: path) { return true }
    guard let application = applications.first, isAside(application) else { return false }
    return isVendored(path: application.project) || !isVendored(path: path)
  }

  private func isVendored(path: String) -> Bool {
    Self.copiedFolder(of: path, copiedFolders) != nil
      || path.split(separator: "/").dropLast().map { $0.lowercased() }.contains {
        Self.vendorFolders.contains($0) || Self.packageFolders.contains($0)
      }
  }

  /// The outermost folder with a licence of somebody else's that a path lies in.
  private static func copiedFolder(of path: String, _ folders: Set<String>) -> String? {
    guard !folders.isEmpty else { return nil }
    let slashes = path.utf8.indices.lazy.filter { path.utf8[$0] == UInt8(ascii: "/") }
    return slashes.map { String(path[..<$0]) }.first(where: folders.contains)
  }

  /// The folder of vendored code or of samples that a file lies in; nil for the app's own, and for tests and for what a
  /// package manager has put there, which nobody takes for it.
  fileprivate func leftOutFolder(of path: String) -> String? {
    if let folder = Self.copiedFolder(of: path, copiedFolders) { return folder }
    let folders = path.split(separator: "/").dropLast()
    let index = folders.firstIndex { folder in
      let name = folder.lowercased()
      return Self.vendorFolders.contains(name) || Self.isForSamples(folder: name)
    }
    return index.map { folders[...$0].joined(separator: "/") }
  }

  /// Whether a folder is one of samples, as `Player-API-Example-iOS` is.
  private static func isForSamples(folder: String) -> Bool {
    folder.split { "-_ ".contains($0) }.contains { sampleWords.contains(String($0)) }
  }

  private static func isAside(name: String) -> Bool {
    let name = name.lowercased()
    return asideWords.contains {
      name == $0 || name.hasSuffix($0) || name.hasPrefix($0 + "-") || name.hasPrefix($0 + " ")
    }
  }

  private static let sampleWords: Set<String> = ["example", "examples", "sample", "samples", "demo", "demos"]

  private static let asideFolders: Set<String> = [
    "test", "tests", "fixtures", "playground", "playgrounds", "benchmarks", "templates",
  ]

  /// Where package managers put code, which they overwrite.
  private static let packageFolders: Set<String> = ["pods", "carthage", "node_modules", "sourcepackages"]

  private static let vendorFolders: Set<String> = [
    "vendor", "vendors", "vendored", "third_party", "third-party", "thirdparty", "third party", "3rdparty", "3rd-party",
    "3rd_party", "external", "externals", "dependencies", "submodules", "vender", "venders", "third", "thirdpart",
    "thirdparts", "third-part", "third_part", "3rd", "3rdpart", "thirdlib", "thirdlibs",
  ]

  private static let testWords = ["test", "tests", "testhost", "testshost", "testapp", "testsapp", "hostapp"]

  private static let asideWords = ["example", "sample", "demo", "playground"] + testWords
}

extension App {
  /// The folder of vendored code or of samples that each place with an orientation API lies in, as far as findings leave it
  /// out.
  package var foldersLeftOut: [String] {
    facts.occurrences.compactMap { occurrence in
      let path = occurrence.place.path
      return choice.isOwn(path: path) ? nil : choice.leftOutFolder(of: path)
    }
  }
}
