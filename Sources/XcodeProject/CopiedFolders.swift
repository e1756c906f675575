import AppFacts

/// Finds the folders of the checkout that have a licence of somebody else's: code that is copied, which the app's team does
/// not edit.
struct CopiedFolders {
  let checkout: Checkout
  /// The targets that make apps.
  let apps: [AppTarget]

  init(checkout: Checkout, targets: [AppTarget]) {
    self.checkout = checkout
    apps = targets.filter { $0.product == .application }
  }

  /// Those of the folders that have a file of some paths in them, sorted.
  func find(around paths: Set<String>) -> [String] {
    guard !apps.isEmpty else { return [] }
    let around = paths.reduce(into: Set<String>()) { $0.formUnion(RelativePath.folders(around: $1)) }
    let files = checkout.files.filter { Licence.isOne($0) && !Checkout.isDependency($0) }
    let licences = Dictionary(grouping: files, by: RelativePath.folder)
    let own = read(licences[""] ?? [])
    let copied = licences.filter { folder, files in
      guard around.contains(folder), !folder.isEmpty, !isOfApp(folder) else { return false }
      let given = read(files).filter(\.isKnown)
      return !given.isEmpty && given.allSatisfy { licence in !own.contains { $0.isLike(licence) } }
    }
    return copied.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension CopiedFolders {
  /// Whether a folder has an app of the checkout: its project beside the licence, or in a folder there, unless that is the
  /// example of a package; or what an app outside of it is built with. A checkout without an app outside of it is none of
  /// somebody else's.
  private func isOfApp(_ folder: String) -> Bool {
    let outside = apps.filter { !RelativePath.contains(folder, $0.project) }
    if outside.isEmpty { return true }
    if outside.contains(where: { $0.propertyList?.path.map { RelativePath.contains(folder, $0) } ?? false }) {
      return true
    }
    let isPackage = checkout.files(in: folder).contains { path in
      RelativePath.folder(of: path) == folder
        && (RelativePath.name(of: path) == "Package.swift" || RelativePath.suffix(of: path) == "podspec")
    }
    return !isPackage
      && apps.contains { app in
        let holder = RelativePath.folder(of: app.project)
        return holder == folder || holder != "" && RelativePath.folder(of: holder) == folder
      }
  }

  private func read(_ paths: [String]) -> [Licence] {
    paths.compactMap { try? checkout.contents(of: $0) }.map(Licence.init)
  }
}
