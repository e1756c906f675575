#if arch(wasm32)
// What a page calls. Only numbers cross: the names of a state stay outside, and stand for themselves by their places.

/// Makes room for a state of so many numbers; the page writes them there.
@_cdecl("explorer_room")
package func explorerRoom(_ count: Int32) -> UnsafeMutablePointer<Int32> {
  UnsafeMutablePointer<Int32>.allocate(capacity: Int(max(count, 1)))
}

/// Answers the state that was written into the room, and gives the room back.
///
/// - Returns: the length of the answer, and the answer behind it.
@_cdecl("explorer_answer")
package func explorerAnswer(
  _ room: UnsafeMutablePointer<Int32>, _ count: Int32
) -> UnsafeMutablePointer<Int32> {
  handedOver(state(in: room, count).answer)
}

/// Answers which values of up to three facts have an event of the state that was written into the room end as wished, and gives
/// the room back. A place that is negative stands for no fact.
///
/// - Returns: the length of the answer, and the answer behind it.
@_cdecl("explorer_repairs")
package func explorerRepairs(
  _ room: UnsafeMutablePointer<Int32>, _ count: Int32, _ orientation: Int32, _ step: Int32, _ first: Int32,
  _ second: Int32, _ third: Int32
) -> UnsafeMutablePointer<Int32> {
  handedOver(
    state(in: room, count).repair(to: Int(orientation), at: Int(step), of: [Int(first), Int(second), Int(third)]))
}

/// Answers who kept an event of the state that was written into the room from ending as it was meant to, and gives the room
/// back.
///
/// - Returns: the length of the answer, and the answer behind it.
@_cdecl("explorer_culprits")
package func explorerCulprits(
  _ room: UnsafeMutablePointer<Int32>, _ count: Int32, _ step: Int32
) -> UnsafeMutablePointer<Int32> {
  handedOver(state(in: room, count).culprits(at: Int(step)))
}

/// Gives an answer's room back.
@_cdecl("explorer_done")
package func explorerDone(_ answer: UnsafeMutablePointer<Int32>) { answer.deallocate() }

private func state(in room: UnsafeMutablePointer<Int32>, _ count: Int32) -> StateCode {
  let numbers = Array(UnsafeBufferPointer(start: room, count: Int(count)))
  room.deallocate()
  return StateCode(numbers: numbers, names: [])
}

private func handedOver(_ answer: [Int32]) -> UnsafeMutablePointer<Int32> {
  let result = UnsafeMutablePointer<Int32>.allocate(capacity: answer.count + 1)
  result[0] = Int32(answer.count)
  for index in answer.indices { result[index + 1] = answer[index] }
  return result
}
#endif
