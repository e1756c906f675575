/// Why a file of the checkout is not read.
struct UnreadFile: Error, Equatable {
  let reason: String
}
