import OrientationPolicy

/// Which part of a run is meant: `2/3`, or what runners of tests put into the environment.
enum ShardName {
  /// The shard that a text names, counted from 1; nil where it names none.
  static func shard(_ text: String) -> Shard? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    return Shard(index: number - 1, of: count)
  }

  /// The shard that the environment names, counted from 0, as Bazel and others do; nil where it names none.
  static func shard(environment: (String) -> String?) -> Shard? {
    guard let count = environment("TEST_TOTAL_SHARDS").flatMap({ Int($0) }),
      let index = environment("TEST_SHARD_INDEX").flatMap({ Int($0) })
    else { return nil }
    return Shard(index: index, of: count)
  }
}
