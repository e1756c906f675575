import Basics
import Blocks

/// Which file of the site is made from what, so that no two things make the same one.
struct OutputLedger {
  private var owners: [String: String] = [:]

  /// A ledger in which the files are taken that every site has.
  init() {
    for path in [SiteLayout.manifest, SiteLayout.notFound, SiteLayout.pageList, SiteLayout.publishedIDs, SiteFace.path]
      + (SiteAssets.files + SiteAssets.appFiles + SiteAssets.previewFiles + SiteAssets.explorerFiles).map(\.path)
    {
      claim(path, for: path)
    }
  }

  /// Takes a path, and gives the owner where somebody else has taken it.
  ///
  /// Paths that differ in case only are the same file on many disks, so they are the same here.
  @discardableResult
  mutating func claim(_ path: String, for owner: String) -> String? {
    let key = path.lowercased()
    if let other = owners[key] { return other }
    owners[key] = owner
    return nil
  }
}
