/// A dictionary of a property list. Members keep their order, and a key that stands twice is kept twice.
package struct PropertyListDictionary: Sendable {
  package struct Member: Sendable, Equatable {
    package let key: String
    /// The line of the key, from 1; nil in a binary list.
    package let line: Int?
    package let value: PropertyListValue
  }

  package let members: [Member]
  /// Where each key stands last; empty while there are so few members that looking is faster.
  private let places: [String: Int]

  init(_ members: [Member]) {
    self.members = members
    guard members.count > 12 else {
      places = [:]
      return
    }
    var places: [String: Int] = [:]
    places.reserveCapacity(members.count)
    for (place, member) in members.enumerated() { places[member.key] = place }
    self.places = places
  }
}

extension PropertyListDictionary: Equatable {
  package static func == (left: Self, right: Self) -> Bool { left.members == right.members }
}

extension PropertyListDictionary {
  /// The last member of the key: readers of property lists let it win.
  func member(_ key: String) -> Member? {
    if places.isEmpty { return members.last { $0.key.utf8.elementsEqual(key.utf8) } }
    return places[key].map { members[$0] }
  }

  package subscript(key: String) -> PropertyListValue? { member(key)?.value }

  package func text(_ key: String) -> String? { self[key]?.text }

  func texts(_ key: String) -> [String] { self[key]?.texts ?? [] }
}
