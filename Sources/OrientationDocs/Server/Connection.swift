/// One connection: what has come in, what has to go out, and how long it may take.
struct Connection {
  /// How long each kind of waiting may last.
  enum Patience {
    static let request = Duration.seconds(10)
    static let idle = Duration.seconds(30)
    static let sending = Duration.seconds(30)
    static let lingering = Duration.seconds(1)
    static let heartbeat = Duration.seconds(15)
  }

  enum State: Equatable {
    /// Waits for the head of a request.
    case receiving
    /// Sends an answer, and closes afterwards or not.
    case sending(thenClose: Bool)
    /// Sends events, now and then.
    case streaming
    /// Has sent its last answer. Closing now would let the system throw the answer away if the client still sends.
    case lingering
    case closed
  }

  /// Up to so many bytes a body is sent together with its head.
  private static let mostCopied = 65_536

  let descriptor: Int32
  private(set) var state = State.receiving
  private(set) var deadline: ContinuousClock.Instant
  private var received: [UInt8] = []
  private var outgoing: [[UInt8]] = []
  private var sent = 0
  private var isGreeted = false

  init(descriptor: Int32, now: ContinuousClock.Instant) {
    self.descriptor = descriptor
    deadline = now + Patience.request
  }

  /// True while the client has asked for nothing, or not yet for all of it, and so loses the least.
  var isWaiting: Bool { state == .receiving || state == .lingering }

  var wantsToSend: Bool { !outgoing.isEmpty }

  /// Takes in what the client sent, and answers as soon as a request is whole.
  mutating func receive(now: ContinuousClock.Instant, answer: (HTTPRequest) -> HTTPResponse) {
    switch Socket.receive(descriptor, upTo: HTTPRequestParser.longestHead) {
    case .closed: state = .closed
    case .wouldBlock: return
    case .done(let bytes):
      // While an answer is under way only so much is kept; a listener to events has nothing more to say.
      if state == .lingering || state == .streaming { return }
      if received.isEmpty, state == .receiving { deadline = now + Patience.request }
      received += bytes
      if received.count > 4 * HTTPRequestParser.longestHead { state = .closed }
      answerNext(now: now, answer: answer)
    }
  }

  /// Sends as much as goes out without waiting.
  mutating func send(now: ContinuousClock.Instant, answer: (HTTPRequest) -> HTTPResponse) {
    while let first = outgoing.first {
      switch Socket.send(first, from: sent, to: descriptor) {
      case .closed: state = .closed
      case .wouldBlock: return
      case .done(let count):
        sent += count
        deadline = now + (state == .streaming ? Patience.heartbeat : Patience.sending)
        if sent < first.count { continue }
        outgoing.removeFirst()
        sent = 0
      }
      if state == .closed { return }
    }
    finishSending(now: now, answer: answer)
  }

  /// Ends the connection without a further word.
  mutating func giveUp() { state = .closed }

  /// Does what has to be done when the time is up.
  mutating func expire(now: ContinuousClock.Instant) {
    switch state {
    case .receiving:
      if received.isEmpty { state = .closed } else { refuse(.requestTimeout, now: now) }
    case .streaming:
      if wantsToSend {
        state = .closed
      } else {
        outgoing.append(Array(": still here\n\n".utf8))
        deadline = now + Patience.heartbeat
      }
    case .sending, .lingering: state = .closed
    case .closed: return
    }
  }

  /// Tells a new listener the revision, in case it changed since the page was loaded.
  mutating func greetIfStreaming(revision: String, now: ContinuousClock.Instant) {
    guard state == .streaming, !isGreeted else { return }
    isGreeted = true
    tell(revision: revision, now: now)
  }

  /// Tells a listener the revision.
  mutating func tell(revision: String, now: ContinuousClock.Instant) {
    guard state == .streaming else { return }
    // A client that does not take what it listens to has gone away.
    if outgoing.count > 16 { state = .closed }
    outgoing.append(Array("data: \(revision)\n\n".utf8))
    deadline = now + Patience.heartbeat
  }
}

extension Connection {
  private mutating func answerNext(now: ContinuousClock.Instant, answer: (HTTPRequest) -> HTTPResponse) {
    guard state == .receiving else { return }
    do throws(HTTPFault) {
      guard let (request, length) = try HTTPRequestParser.parse(received) else { return }
      received.removeFirst(length)
      let response = answer(request)
      put(response, withBody: request.method == .get, keepingAlive: request.keepsAlive, now: now)
    } catch {
      refuse(error.status, now: now)
    }
  }

  private mutating func put(
    _ response: HTTPResponse, withBody: Bool, keepingAlive: Bool, now: ContinuousClock.Instant
  ) {
    let head = response.head(keepingAlive: keepingAlive)
    if response.content == .events, withBody {
      state = .streaming
      outgoing.append(head)
    } else {
      state = .sending(thenClose: !keepingAlive)
      let body = withBody ? response.body : []
      // One call is faster than two, but what is large is not copied for each client that is slow to take it.
      outgoing += body.count > Self.mostCopied ? [head, body] : [head + body]
    }
    deadline = now + Patience.sending
  }

  private mutating func refuse(_ status: HTTPStatus, now: ContinuousClock.Instant) {
    received = []
    put(HTTPResponse(status), withBody: true, keepingAlive: false, now: now)
  }

  private mutating func finishSending(now: ContinuousClock.Instant, answer: (HTTPRequest) -> HTTPResponse) {
    switch state {
    case .sending(thenClose: false):
      state = .receiving
      deadline = now + (received.isEmpty ? Patience.idle : Patience.request)
      answerNext(now: now, answer: answer)
    case .sending(thenClose: true):
      Socket.endSending(descriptor)
      state = .lingering
      deadline = now + Patience.lingering
    case .receiving, .streaming, .lingering, .closed: return
    }
  }
}
