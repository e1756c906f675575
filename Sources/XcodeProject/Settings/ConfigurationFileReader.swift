import AppFacts

/// Reads `.xcconfig` files with all that they include, in the order in which their assignments count.
struct ConfigurationFileReader {
  /// How many inclusions one file may lead to: files can include each other many times over.
  private static let mostInclusions = 1_000

  private let checkout: Checkout
  /// The folder of the project, where a path is looked for that is not beside the including file.
  private let projectFolder: String
  private(set) var unread: [UnreadPart] = []
  private var parsed: [String: ConfigurationFile] = [:]
  private var inclusions = 0

  init(checkout: Checkout, projectFolder: String) {
    self.checkout = checkout
    self.projectFolder = projectFolder
  }

  /// The assignments of a file of the checkout and of those it includes.
  mutating func settings(of path: String) -> [BuildSetting] {
    inclusions = 0
    var settings: [BuildSetting] = []
    collect(path, below: [], into: &settings)
    return settings
  }
}

extension ConfigurationFileReader {
  private mutating func collect(_ path: String, below including: [String], into settings: inout [BuildSetting]) {
    guard let file = file(path) else { return }
    for statement in file.statements {
      switch statement {
      case .assignment(let setting): settings.append(setting)
      case .unread(let part): skip(part.place, part.reason)
      case .inclusion(let name, let isOptional, let place):
        include(name, isOptional: isOptional, place: place, below: including + [path], into: &settings)
      }
    }
  }

  private mutating func include(
    _ name: String, isOptional: Bool, place: FilePlace, below including: [String], into settings: inout [BuildSetting]
  ) {
    guard let path = locate(name, from: place.path) else {
      // An optional file is left out of checkouts on purpose.
      if !isOptional { skip(place, "`#include \"\(name)\"` names no file of the checkout") }
      return
    }
    guard !including.contains(path) else { return skip(place, "`#include \"\(name)\"` leads back to a file around it") }
    inclusions += 1
    guard inclusions <= Self.mostInclusions else {
      if inclusions == Self.mostInclusions + 1 {
        skip(place, "more than \(Self.mostInclusions) inclusions; the rest is not read")
      }
      return
    }
    collect(path, below: including, into: &settings)
  }

  private func locate(_ name: String, from path: String) -> String? {
    for folder in [RelativePath.folder(of: path), projectFolder] {
      if let path = RelativePath.resolved(name, in: folder).flatMap(checkout.file) { return path }
    }
    return nil
  }

  private mutating func file(_ path: String) -> ConfigurationFile? {
    if let file = parsed[path] { return file }
    do {
      let file = ConfigurationFile(try checkout.contents(of: path), path: path)
      parsed[path] = file
      return file
    } catch {
      skip(FilePlace(path: path), error.reason)
      return nil
    }
  }

  private mutating func skip(_ place: FilePlace, _ reason: String) {
    unread.append(UnreadPart(place: place, reason: reason))
  }
}
