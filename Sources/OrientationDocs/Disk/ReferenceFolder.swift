import Basics
import ReferenceSite
import ToolSpecification

/// The folder on this machine with the book of the reference, which is mounted below the book of a team.
struct ReferenceFolder {
  /// Where an installation has it, seen from the folder that the tool lies in.
  static let installedPath = "../share/orientation-docs/content"

  let path: String

  /// Finds the folder.
  ///
  /// - Parameters:
  ///   - executable: the file that runs; a link to it counts as the file itself.
  ///   - checkout: the folder of the package that the tool was built from, for one that was never installed: run from a
  ///     build folder, as a command of SwiftPM or as an assertion of a test.
  static func find(
    executable: String? = Platform.executable, checkout: String? = Self.checkout
  ) throws(Fault) -> ReferenceFolder {
    let candidates = candidates(executable: executable, checkout: checkout)
    for path in candidates where isBook(path) { return ReferenceFolder(path: path) }
    // The one place where whole paths are printed: without them nobody could see what is missing.
    let places = candidates.map { "`\($0)`" }.joined(separator: " nor in ")
    throw Fault(
      "the reference is not in \(places)",
      help: "install \(Program.name) with `make install`, which puts it there, or leave it out by `--no-reference`")
  }

  /// Reads the book.
  func read() throws(Fault) -> MountedReference {
    let folder = BookFolder(path)
    let book = try folder.read()
    // What is shown names the folder above too: a team's own book may well be called `content`.
    let shown = folder.shown.contains("/") ? folder.shown : Path.lastNames(2, of: path)
    return MountedReference(book: book, bookPath: shown)
  }

  /// The address of the built site that lies beside the book, as in a checkout; nil where there is none.
  var siteAddress: String? {
    let site = Path.normalised(path + "/../site")
    guard (try? FileSystem.status(of: Path.join(site, SiteLayout.home)))?.kind == .file else { return nil }
    return "file://" + BookPath.encode(site).replacing(" ", with: "%20") + "/"
  }
}

extension ReferenceFolder {
  #if RELEASE
  // A release is not where it was built, and names no folder of the machine that built it.
  private static let checkout: String? = nil
  #else
  private static let checkout: String? = Path.normalised(#filePath + "/../../../..")
  #endif

  /// Where the reference may be, the likeliest place first.
  private static func candidates(executable: String?, checkout: String?) -> [String] {
    let real = executable.flatMap { try? FileSystem.resolved($0) }
    let installed = real.map { Path.normalised($0 + "/../" + installedPath) }
    return [installed, checkout.map { Path.join($0, "content") }].compactMap(\.self)
  }

  private static func isBook(_ path: String) -> Bool {
    (try? FileSystem.status(of: Path.join(path, "SUMMARY.md")))?.kind == .file
  }
}
