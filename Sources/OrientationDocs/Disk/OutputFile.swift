import Basics

/// A single file that a command writes where it is told to.
struct OutputFile {
  /// What writing did.
  enum Outcome: String {
    case written
    case unchanged
  }

  let path: String
  /// What else to do where the file cannot be written.
  var otherwise: SafeText = "name another file with --output"

  /// Makes the file hold `bytes`. The file is whole at every moment: the old one, or the new one, which has the mode, the
  /// owner and the access lists of the old one.
  ///
  /// - Parameters:
  ///   - former: what the file held when `bytes` were made of it; nil where they were not.
  ///   - tell: is told what an interrupted run has left beside the file, which is not removed; nil where it was told before.
  /// - Throws: a fault where the file cannot be written, has changed meanwhile, or cannot be kept as its owner has it.
  func write(_ bytes: [UInt8], over former: [UInt8]? = nil, tell: ((SafeText) -> Void)?) throws(Fault) -> Outcome {
    if let tell { tellOfLeftovers(tell) }
    do throws(Refusal) {
      let old = try formerFile()
      if let former, old?.bytes != former { throw .changed }
      if old?.bytes == bytes { return .unchanged }
      if let links = old?.links, links > 1 { throw .links(links) }
      try replace(old, by: bytes)
      return .written
    } catch {
      throw fault(error)
    }
  }
}

extension OutputFile {
  /// Why a file is not written.
  private enum Refusal: Error {
    case system(SystemError)
    /// Something else than a plain file is there.
    case notAFile
    /// The file has other names too, which would lead to the old bytes.
    case links(Int)
    case changed
    /// The new file cannot get the owner, the access lists, the attributes or the mode of the old one.
    case notKept(SystemError)
  }

  private var folder: String { Path.folders(above: path).first.map { $0.isEmpty ? "/" : $0 } ?? "." }

  /// The file that is there, or nil for none.
  private func formerFile() throws(Refusal) -> KeptFile? {
    guard let status = try system(FileSystem.statusIfPresent(of: path)) else { return nil }
    guard status.kind == .file else { throw .notAFile }
    return try system(KeptFile(path))
  }

  private func replace(_ old: KeptFile?, by bytes: [UInt8]) throws(Refusal) {
    let name = "." + String(UInt64.random(in: .min ... .max), radix: 16) + OutputFolder.unfinishedSuffix
    let unfinished = Path.join(folder, name)
    let descriptor = try system(FileSystem.make(unfinished, isPrivate: old != nil))
    defer { FileSystem.close(descriptor) }
    do throws(Refusal) {
      try system(FileSystem.write(bytes, to: descriptor))
      do throws(SystemError) { try old?.handOn(to: descriptor) } catch { throw .notKept(error) }
      try system(FileSystem.flush(descriptor))
      try requireUnchanged(old)
      try system(FileSystem.rename(unfinished, to: path))
    } catch {
      try? FileSystem.removeFile(unfinished)
      throw error
    }
  }

  /// Looks once more, as late as can be: between this and the renaming there is nothing.
  private func requireUnchanged(_ old: KeptFile?) throws(Refusal) {
    let isUnchanged =
      if let old { old.isUnchanged(at: path) } else { try system(FileSystem.statusIfPresent(of: path)) == nil }
    if !isUnchanged { throw .changed }
  }

  /// Names what an interrupted run has left in the folder. It may be of a run that has not ended, so it stays.
  private func tellOfLeftovers(_ tell: (SafeText) -> Void) {
    for bytes in (try? FileSystem.names(in: OpenFolder(folder, followsLink: true))) ?? [] {
      let name = String(decoding: bytes, as: UTF8.self)
      guard name.hasPrefix("."), name.hasSuffix(OutputFolder.unfinishedSuffix) else { continue }
      tell("\(Path.shown(Path.join(folder, name))) was left by an interrupted run; remove it if none is running")
    }
  }

  private func system<T>(_ call: @autoclosure () throws(SystemError) -> T) throws(Refusal) -> T {
    do throws(SystemError) { return try call() } catch { throw .system(error) }
  }

  private func fault(_ refusal: Refusal) -> Fault {
    let (reason, help) = words(refusal)
    return Fault("cannot write \(Path.shown(path)): \(reason)", help: help)
  }

  private func words(_ refusal: Refusal) -> (reason: SafeText, help: SafeText) {
    let other = otherwise
    switch refusal {
    case .notAFile: return ("something that is no plain file is there", other)
    case .links(let count):
      return (
        "it has \(count) hard links, and only this one would get the new text",
        "replace it with a separate copy, or edit it by hand"
      )
    case .changed: return ("something else has changed it meanwhile", "run this again")
    case .notKept(let error):
      return (
        "its owner, mode, access list or attributes cannot be kept: \(error.reason)",
        "run this as the user who owns the file, or edit it by hand"
      )
    // Folders are not made: the path may be misspelt.
    case .system(let error) where error.isMissing: return ("\(error.reason)", "create the folder first, or \(other)")
    case .system(let error): return ("\(error.reason)", error.remedy ?? other)
    }
  }
}
