import CCommonMark

/// What a tree says of a node besides what libcmark knows, kept where libcmark keeps data for its users.
enum NodeNote: Equatable {
  /// A list item that is a task.
  case task(isDone: Bool)
  /// A block quote that is an alert.
  case alert(Alert)
  /// A block quote that would be an alert if its first line were one of those that there are.
  case unknownAlert
  /// A link that was written without brackets.
  case bareLink
  /// Such a link in the text of another one, where it is a text.
  case plainText

  init?(of node: OpaquePointer) {
    let number = Int(bitPattern: cmark_node_get_user_data(node))
    guard number > 0, number <= Self.all.count else { return nil }
    self = Self.all[number - 1]
  }

  func attach(to node: OpaquePointer) {
    let number = (Self.all.firstIndex(of: self) ?? -1) + 1
    cmark_node_set_user_data(node, UnsafeMutableRawPointer(bitPattern: number))
  }

  private static let all: [NodeNote] =
    [.task(isDone: false), .task(isDone: true), .unknownAlert, .bareLink, .plainText]
    + Alert.allCases.map { .alert($0) }
}
