import Basics
import Orientation

/// Changes that are told together: those of a key, with the screens, devices and builds that have it.
struct ChangeGroups<Key: Hashable> {
  struct Group {
    let key: Key
    let devices: [AppDevice]
    let builds: [AppBuild]
    var screens: [String]
    /// One of the changes, for the proof.
    let example: Example
  }

  /// A play on each version, up to the event that ends otherwise.
  struct Example {
    let old: AppPlay
    let new: AppPlay
    let before: [TimelineStep]
    let after: [TimelineStep]
  }

  private struct Place: Hashable {
    let key: Key
    let screen: String
  }

  private var added: [(place: Place, device: AppDevice, build: AppBuild, example: Example)] = []

  mutating func add(_ key: Key, _ screen: String, _ device: AppDevice, _ build: AppBuild, _ example: Example) {
    added.append((Place(key: key, screen: screen), device, build, example))
  }

  /// The changes in the order in which they were found: first the devices of a screen that have the change with the same
  /// builds are told together, then the screens that have it on the same devices.
  var groups: [Group] {
    var groups: [Group] = []
    var indices: [Key: [Int]] = [:]
    for (place, found) in added.grouped(by: \.place) {
      func builds(of device: AppDevice) -> [AppBuild] {
        AppBuild.allCases.filter { build in found.contains { $0.device == device && $0.build == build } }
      }
      var rest = found.map(\.device).withoutRepeats
      while let first = rest.first {
        let own = builds(of: first)
        let devices = rest.filter { builds(of: $0) == own }
        rest.removeAll { devices.contains($0) }
        if let index = indices[place.key]?.first(where: {
          groups[$0].devices == devices && groups[$0].builds == own
        }) {
          groups[index].screens.append(place.screen)
        } else if let example = found.first(where: { $0.device == first })?.example {
          indices[place.key, default: []].append(groups.count)
          groups.append(
            Group(key: place.key, devices: devices, builds: own, screens: [place.screen], example: example))
        }
      }
    }
    return groups
  }
}
