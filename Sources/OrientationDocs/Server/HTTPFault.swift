/// A request that cannot be answered as it stands; the connection closes after the status has been said.
struct HTTPFault: Error, Equatable {
  let status: HTTPStatus

  init(_ status: HTTPStatus) { self.status = status }
}
