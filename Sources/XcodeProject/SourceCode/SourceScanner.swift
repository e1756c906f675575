/// Reads a source file. It finds nothing yet.
package enum SourceScanner {
  package static func scan(_ file: SourceFile) -> SourceScan { SourceScan() }
}
