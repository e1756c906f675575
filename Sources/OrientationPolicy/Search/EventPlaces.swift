/// Some of the events that can happen in a state, by their places in its list. It takes a word of memory however many they are:
/// from a place on, all events count as one.
struct EventPlaces: ExpressibleByArrayLiteral {
  private static let last = UInt64.bitWidth - 1
  static let all = EventPlaces(bits: .max)

  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  init(arrayLiteral places: Int...) {
    bits = 0
    for place in places { insert(place) }
  }

  mutating func insert(_ place: Int) { bits |= 1 << UInt64(min(place, Self.last)) }

  func contains(_ place: Int) -> Bool { bits & 1 << UInt64(min(place, Self.last)) != 0 }
}
