import Basics
import Orientation

/// A single file that a command writes where it is told to.
struct OutputFile {
  /// What writing did.
  enum Outcome: String {
    case written
    case unchanged
  }

  let path: String

  /// Makes the file hold `bytes`. The file is whole at every moment: the old one, or the new one.
  func write(_ bytes: [UInt8]) throws(Fault) -> Outcome {
    let unfinished = path + ".unfinished"
    do throws(SystemError) {
      if let status = try FileSystem.statusIfPresent(of: path) {
        guard status.kind == .file else { throw SystemError.notAFile }
        if status.size == bytes.count, try FileSystem.contents(of: path, limit: bytes.count) == bytes {
          return .unchanged
        }
      }
      // What an interrupted run left there is nobody's.
      if try FileSystem.statusIfPresent(of: unfinished)?.kind == .file { try FileSystem.removeFile(unfinished) }
      try FileSystem.create(unfinished, bytes: bytes)
    } catch {
      throw fault(error)
    }
    do throws(SystemError) {
      try FileSystem.rename(unfinished, to: path)
    } catch {
      try? FileSystem.removeFile(unfinished)
      throw fault(error)
    }
    return .written
  }
}

extension OutputFile {
  private func fault(_ error: SystemError) -> Fault {
    let reason = error == .notAFile ? "something that is no plain file is there" : error.reason
    let other: SafeText = "name another file with --output"
    // Folders are not made: the path may be misspelt.
    let help: SafeText = error.isMissing ? "create the folder first, or \(other)" : error.remedy ?? other
    return Fault("cannot write \(Path.shown(path)): \(reason)", help: help)
  }
}

extension SystemError {
  /// Not an error of the system's: the path leads to something else than a plain file.
  fileprivate static let notAFile = SystemError(number: -1)
}
