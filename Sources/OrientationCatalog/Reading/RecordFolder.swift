import CRecords

/// The record files of a folder, in the order in which they are embedded. Each is read when it is first needed, and kept.
struct RecordFolder<Record: Sendable>: Sendable {
  private let read: @Sendable (RecordFile) throws(RecordFault) -> Record
  /// The name of each file, and its place among all.
  let files: [(name: String, index: Int)]

  init(_ folder: String, _ read: @escaping @Sendable (RecordFile) throws(RecordFault) -> Record) {
    self.read = read
    files = (0..<record_file_count).compactMap { index in
      let path = String(cString: record_files[index].path)
      return path.hasPrefix(folder) ? (RecordFile.name(of: path), index) : nil
    }
  }

  /// Those that are understood.
  var all: [Record] { files.compactMap { try? made(of: $0.index).get() } }

  var faults: [RecordFault] {
    files.compactMap { if case .failure(let fault) = made(of: $0.index) { fault } else { nil } }
  }

  /// The record of a name; nil where there is none, and where it is not understood.
  subscript(_ name: String) -> Record? {
    files.first { $0.name == name }.flatMap { self[$0.index] }
  }

  /// The record of a file; nil where it is not understood.
  subscript(_ index: Int) -> Record? { try? made(of: index).get() }
}

extension RecordFolder {
  /// What was made of a file.
  private final class Made: Sendable {
    let result: Result<Record, RecordFault>

    init(_ result: Result<Record, RecordFault>) { self.result = result }
  }

  private func made(of index: Int) -> Result<Record, RecordFault> {
    if let made = record_made(index) { return Unmanaged<Made>.fromOpaque(made).takeUnretainedValue().result }
    let new = Unmanaged.passRetained(Made(result(of: record_files[index])))
    let kept = record_keep(index, new.toOpaque())
    if kept != UnsafeRawPointer(new.toOpaque()) { new.release() }
    return Unmanaged<Made>.fromOpaque(kept).takeUnretainedValue().result
  }

  private func result(of file: record_file) -> Result<Record, RecordFault> {
    let text = UnsafeRawBufferPointer(start: file.text, count: record_length(file.text))
    do throws(RecordFault) {
      return .success(
        try read(RecordFile(String(cString: file.path), text.assumingMemoryBound(to: UInt8.self))))
    } catch { return .failure(error) }
  }
}
