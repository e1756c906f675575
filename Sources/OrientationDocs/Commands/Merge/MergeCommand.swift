import AppBook
import Basics
import OrientationNotation
import ToolSpecification

/// `merge`: makes one run of policies of its parts.
struct MergeCommand: Command {
  private static let json = OptionSpecification(name: "json", summary: "Print the run as JSON.")
  private static let output = OptionSpecification(
    name: "output", placeholder: "FILE", summary: "Write the run as JSON to this file.")

  static let specification = CommandSpecification(
    name: "merge", operands: "FILE …", maximumOperands: nil, options: [json, output],
    summary: "Make one run of policies of the parts that `policy --shard` wrote.",
    discussion: """
      The files are the parts of one run, in any order. The result is the same as that of `policy` without `--shard`, byte
      for byte.
      """,
    statuses: [
      .inSync: "Every statement is proved or accepted.",
      .problemsFound: "A statement fails, is not proved, never applies or contradicts another.",
      .inputUnreadable: "A file cannot be read, or the files are not the parts of one run.",
    ])

  private let files: [String]
  private let printsJSON: Bool
  private let output: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = arguments.operands
    if files.isEmpty {
      throw UsageError(message: "`merge` needs the files of a run", help: "write `\(Program.name) merge FILE …`")
    }
    printsJSON = arguments.has(Self.json)
    output = arguments[Self.output]
  }

  func run(console: Console) async throws -> ExitCode {
    let records = try files.map(Self.record)
    let record: PolicyRecord
    do throws(PolicyRecord.MergeFault) {
      record = try PolicyRecord.merged(records)
    } catch {
      throw fault(error)
    }
    let reports: [PolicyReport]
    do throws(ClaimFaults) {
      reports = try record.reports()
    } catch {
      throw Fault(
        "the policies of \(Path.shown(files[0])) cannot be read: \(error.faults.first?.message ?? "")",
        help: "run `policy` again")
    }
    let answer = PolicyAnswer(record: record, reports: reports)
    if let output { _ = try OutputFile(path: output).write(answer.bytes, tell: console.talk) }
    if printsJSON {
      console.data(bytes: answer.bytes)
    } else {
      answer.tell(console)
    }
    return answer.status
  }
}

extension MergeCommand {
  private static func record(_ file: String) throws(Fault) -> PolicyRecord {
    let bytes = try Fault.attempt(FileSystem.contents(of: file, limit: FileSystem.longestFile)) { error in
      let help = error.isMissing ? nil : error.remedy
      return Fault(
        "cannot read \(Path.shown(file)): \(error.reason)", help: help ?? "name the files that `policy --output` wrote")
    }
    do throws(JSONFileError) {
      return try PolicyRecordFormat.record(bytes)
    } catch {
      throw Fault("\(Path.shown(file)):\(error.line): \(error.message)", help: "write it again with `policy --shard`")
    }
  }

  private func fault(_ fault: PolicyRecord.MergeFault) -> Fault {
    switch fault {
    case .none: Fault("there is no file", help: "name the files of a run")
    case .differs(let index):
      Fault(
        "\(Path.shown(files[index])) is of another run than \(Path.shown(files[0]))",
        help: "run all parts on the same book and app")
    case .repeated(let number): Fault("two files have unit \(number)", help: "name each part once")
    case .missing(let number): Fault("no file has unit \(number)", help: "name all parts of the run")
    }
  }
}
