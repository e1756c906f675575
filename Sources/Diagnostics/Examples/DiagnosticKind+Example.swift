extension DiagnosticKind {
  /// What provokes it: a part of the mini site of its name, which the tests run.
  package var example: DiagnosticExample {
    DiagnosticExample.all[rawValue] ?? DiagnosticExample(files: [], printed: "")
  }
}
