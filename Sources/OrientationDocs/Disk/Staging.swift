import Basics
import Dispatch

/// Writes files of a site while the others are still being made, so that they take no memory.
///
/// They lie in the site's folder under unfinished names, of which nobody knows before ``SiteWriter`` has all files. What
/// cannot be written here stays in memory: the writer tries it again, and says why.
///
/// Unchecked, because a queue guards what changes.
final class Staging: @unchecked Sendable {
  private let seen: OutputFolder
  private let queue = DispatchQueue(label: "staging")
  /// The folder to write to, once somebody has asked for it.
  private var output: Result<OutputFolder, Fault>?
  /// The folders made for it, outermost first.
  private var made: [String] = []
  private var places: [String: String] = [:]

  /// - Parameter folder: where the site will be, opened for writing.
  init(_ folder: OutputFolder) { seen = folder }

  /// Takes finished files. Those that the site has as they are need not be written.
  var shelf: Shelf { Shelf { self.stage($0) } }

  /// Where in the folder the files are that were written, by their paths.
  var written: [String: String] { queue.sync { places } }

  /// The folder of the site, which is made where it was not there.
  func folder() throws(Fault) -> OutputFolder {
    try queue.sync {
      let output = output ?? Result { () throws(Fault) in try open() }
      self.output = output
      return output
    }.get()
  }

  /// Removes what was written and made, as far as the disk lets us.
  func takeBack() {
    queue.sync {
      let root = (try? output?.get())?.root
      if let root { for place in places.values { try? FileSystem.removeFile(place, in: root) } }
      (output, places) = (nil, [:])
      if made.isEmpty || root == nil && Self.isClaimed(seen.path) { return }
      for folder in made.reversed() { try? FileSystem.removeFolder(folder) }
      made = []
    }
  }
}

extension Staging {
  private func stage(_ files: [FileTree.File]) -> [FileTree.File] {
    guard let folder = try? folder(), let root = folder.root else { return files }
    let files = folder.givingUpHeld(files)
    let places = files.map { file in
      // No file that an interrupted build left has the same name.
      file.content.isElsewhere
        ? nil : ".\(String(UInt64.random(in: .min ... .max), radix: 16))" + OutputFolder.unfinishedSuffix
    }
    return zip(files, places).map { file, place in
      guard let place else { return file }
      do throws(SystemError) {
        try FileSystem.create(place, in: root, bytes: file.bytes, isFlushed: false)
      } catch {
        if !error.isPresent { try? FileSystem.removeFile(place, in: root) }
        return file
      }
      queue.sync { self.places[file.path] = place }
      return folder.keeping(file.path, at: place)
    }
  }

  private func open() throws(Fault) -> OutputFolder {
    if seen.root != nil { return seen }
    try makeOutput()
    // It is looked at anew, in case another build was as far at the same moment.
    let folder = try seen.lookedAtAgain()
    guard folder.root != nil, folder.manifest.paths.isEmpty else {
      throw Fault("another build has just written to `\(folder.shown)`", help: "build again")
    }
    return folder
  }

  /// Makes the folder of the site, and those above it. A link among those is the reader's own arrangement.
  private func makeOutput() throws(Fault) {
    for folder in ([seen.path] + Path.folders(above: seen.path)).reversed() where !folder.isEmpty && folder != "/" {
      do throws(SystemError) {
        if try FileSystem.statusIfPresent(of: folder) != nil { continue }
        do throws(SystemError) {
          try FileSystem.makeFolder(folder)
          made.append(folder)
        } catch  where error.isPresent {
          // Another build has made it since we looked.
        }
      } catch {
        throw SiteWriter.cannotMake(folder, error)
      }
    }
  }

  /// Whether another build has claimed the folder, in which nothing may be yet.
  private static func isClaimed(_ path: String) -> Bool {
    guard let folder = try? OpenFolder(path) else { return false }
    return (try? folder.claim()) == false
  }
}
