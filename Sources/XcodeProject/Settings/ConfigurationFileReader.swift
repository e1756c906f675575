import AppFacts

/// Reads `.xcconfig` files with all that they include, in the order in which their assignments count.
struct ConfigurationFileReader {
  /// What a file and those it includes come to.
  struct Result {
    var settings: [BuildSetting] = []
    var unread: [UnreadPart] = []
    fileprivate var inclusions = 0
    fileprivate var isFull = false
  }

  /// How many inclusions and assignments one file may lead to: files can include each other many times over.
  private static let mostInclusions = 1_000
  private static let mostAssignments = 20_000

  private let checkout: Checkout
  /// The folder of the project, where a path is looked for that is not beside the including file.
  private let projectFolder: String
  private var results: [String: Result] = [:]
  private var files: [String: ConfigurationFile] = [:]

  init(checkout: Checkout, projectFolder: String) {
    self.checkout = checkout
    self.projectFolder = projectFolder
  }

  /// The assignments of a file of the checkout and of those it includes. A file is read once, however often it is asked
  /// for: many targets share one.
  mutating func read(_ path: String) -> Result {
    if let result = results[path] { return result }
    var result = Result()
    collect(path, below: [], into: &result)
    results[path] = result
    return result
  }
}

extension ConfigurationFileReader {
  private mutating func collect(_ path: String, below including: [String], into result: inout Result) {
    let file: ConfigurationFile
    do throws(UnreadFile) {
      file = try self.file(path)
    } catch {
      return result.unread.add(path, nil, error.reason)
    }
    for statement in file.statements where !result.isFull {
      switch statement {
      case .assignment(let setting):
        result.settings.append(setting)
        if result.settings.count == Self.mostAssignments {
          stop(setting.place, "more than \(Self.mostAssignments) assignments", &result)
        }
      case .unread(let part): result.unread.append(part)
      case .inclusion(let name, let isOptional, let place):
        include(name, isOptional: isOptional, place: place, below: including + [path], into: &result)
      }
    }
  }

  private mutating func include(
    _ name: String, isOptional: Bool, place: FilePlace, below including: [String], into result: inout Result
  ) {
    guard let path = locate(name, from: place.path) else {
      // An optional file is left out of checkouts on purpose.
      if !isOptional { result.unread.add(place, "`#include \"\(name)\"` names no file of the checkout") }
      return
    }
    guard !including.contains(path) else {
      return result.unread.add(place, "`#include \"\(name)\"` leads back to a file around it")
    }
    result.inclusions += 1
    guard result.inclusions <= Self.mostInclusions else {
      return stop(place, "more than \(Self.mostInclusions) inclusions", &result)
    }
    collect(path, below: including, into: &result)
  }

  private mutating func file(_ path: String) throws(UnreadFile) -> ConfigurationFile {
    if let file = files[path] { return file }
    let file = ConfigurationFile(try checkout.contents(of: path), path: path)
    files[path] = file
    return file
  }

  private func locate(_ name: String, from path: String) -> String? {
    for folder in [RelativePath.folder(of: path), projectFolder] {
      if let path = RelativePath.resolved(name, in: folder).flatMap(checkout.file) { return path }
    }
    return nil
  }

  private func stop(_ place: FilePlace, _ reason: String, _ result: inout Result) {
    result.isFull = true
    result.unread.add(place, reason + "; the rest is not read")
  }
}
