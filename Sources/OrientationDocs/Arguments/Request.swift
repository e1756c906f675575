import Orientation

/// What the arguments ask for, checked and typed.
enum Request: Equatable {
  case help(Command?)
  case version
  case build(book: String, output: String, format: ReportFormat = .text, mountsReference: Bool = true)
  case check(
    book: String, output: String, format: ReportFormat = .text, mountsReference: Bool = true,
    showsCoverage: Bool = false)
  case checkSDK(path: String, version: OSVersion?, format: ReportFormat = .text)
  case serve(book: String, port: UInt16, mountsReference: Bool = true)
  case explain(ExplainRequest)
  case diff(DiffCommand.Subject, DiffCommand.Format)
  case scan(ScanRequest)
  case initialise(InitRequest)
}
