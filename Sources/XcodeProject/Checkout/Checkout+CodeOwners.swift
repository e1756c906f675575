import AppFacts

extension Checkout {
  /// Where GitHub looks for the file; the first that is there counts.
  private static let codeOwnersFiles = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]
  /// How long the file may be: GitHub reads no longer one either.
  private static let longestCodeOwners = 3 * 1_048_576

  /// Who owns which files, and why nobody is known to where the file cannot be read. The walk leaves `.github` out.
  func codeOwners() -> (owners: CodeOwners, unread: UnreadPart?) {
    for path in Self.codeOwnersFiles {
      guard let file = hiddenFile(path) else { continue }
      func unread(_ reason: String) -> (owners: CodeOwners, unread: UnreadPart?) {
        (CodeOwners(), UnreadPart(place: FilePlace(path: path), reason: reason))
      }
      // The beginning of a file would not do: the last rules count most.
      guard file.size <= Self.longestCodeOwners else {
        return unread("the file is larger than \(Self.longestCodeOwners >> 20) MB, so no owner is told")
      }
      do throws(Disk.Refusal) {
        let bytes = try Disk.contents(of: file.place, limit: Self.longestCodeOwners)
        guard let owners = CodeOwners(reading: String(decoding: bytes, as: UTF8.self)) else {
          return unread("the file has more than \(CodeOwners.mostRules) rules, so no owner is told")
        }
        return (owners, nil)
      } catch {
        return unread("the file cannot be read, so no owner is told: \(error.reason)")
      }
    }
    return (CodeOwners(), nil)
  }
}
