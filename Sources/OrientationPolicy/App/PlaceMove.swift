/// What controllers allow to happen, as small as can be: a big app has many at each of its places.
enum PlaceMove: Sendable {
  /// The presentation of this number.
  case showing(UInt32)
  case dismissal
  /// The push of this number.
  case push(UInt32)
  case pop
  /// The child of this number is selected.
  case tab(UInt32)
}
