import AppFacts

extension UnreadPart {
  init(_ path: String, _ line: Int?, _ reason: String) {
    self.init(place: FilePlace(path: path, line: line), reason: reason)
  }
}

extension [UnreadPart] {
  mutating func add(_ place: FilePlace, _ reason: String) { append(UnreadPart(place: place, reason: reason)) }

  mutating func add(_ path: String, _ line: Int?, _ reason: String) {
    append(UnreadPart(path, line, reason))
  }

  /// What is made of a file of the checkout; nil where it cannot be read, which is told.
  ///
  /// - Parameter what: what the file is: "the property list".
  mutating func reading<Value>(_ path: String, _ what: String, _ read: () throws -> Value) -> Value? {
    do {
      return try read()
    } catch let fault as PropertyListError {
      add(path, fault.line, "\(what) cannot be read: \(fault.message)")
    } catch let fault as UnreadFile {
      add(path, nil, fault.reason)
    } catch {}
    return nil
  }
}
