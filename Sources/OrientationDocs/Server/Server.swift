import CLibrary

/// Carries requests to a site and its answers back, over one thread that never waits for one client.
struct Server {
  /// A browser opens six. Where there are as many as these, others make room for the next; the system's limit of descriptors is
  /// never reached.
  private let mostConnections = max(2, min(64, sysconf(Int32(_SC_OPEN_MAX)) - 32))
  /// For how long those who save a file may do so in several steps, before it is worth to look.
  private let courtesy = Duration.milliseconds(10)
  private let listener: Listener
  private var site: LiveSite
  private var connections: [Connection] = []

  init(listener: Listener, site: LiveSite) {
    self.listener = listener
    self.site = site
  }

  /// Serves until `stop` can be read from.
  mutating func run(until stop: Int32) throws(Fault) {
    defer { closeAll() }
    var nextLook = ContinuousClock.now
    while true {
      var polled = interests(stop: stop)
      let wait = max(.zero, nextLook - .now)
      if poll(&polled, nfds_t(polled.count), milliseconds(wait)) < 0, !SystemError.last.isInterrupted {
        throw Fault("the connections cannot be waited for: \(SystemError.last.reason)")
      }
      if polled[0].revents != 0 { return }
      let now = ContinuousClock.now
      if polled[2].revents != 0 {
        FileSystem.drain(polled[2].fd)
        nextLook = min(nextLook, now + courtesy)
      }
      serve(polled, now: now)
      limitStreams()
      if now >= nextLook {
        let pause = look(now: now)
        nextLook = .now + pause
      }
      dropClosed()
      if polled[1].revents != 0 { acceptAll(now: now) }
    }
  }
}

extension Server {
  private func milliseconds(_ duration: Duration) -> Int32 {
    let parts = duration.components
    return Int32(clamping: parts.seconds * 1_000 + parts.attoseconds / 1_000_000_000_000_000 + 1)
  }

  /// The stop signal, the listener, what wakes the site, and each connection in order.
  private func interests(stop: Int32) -> [pollfd] {
    // Those below zero are passed over.
    var polled = [stop, listener.descriptor, site.wake ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    for connection in connections {
      let events = connection.wantsToSend ? POLLIN | POLLOUT : POLLIN
      polled.append(pollfd(fd: connection.descriptor, events: Int16(events), revents: 0))
    }
    return polled
  }

  /// Where the connections begin among the interests.
  private static var firstConnection: Int { 3 }

  private mutating func serve(_ polled: [pollfd], now: ContinuousClock.Instant) {
    let answer = answer
    for index in connections.indices {
      let events = Int32(polled[index + Self.firstConnection].revents)
      if events & (POLLIN | POLLHUP | POLLERR | POLLNVAL) != 0 { connections[index].receive(now: now, answer: answer) }
      connections[index].greetIfStreaming(revision: site.revision, now: now)
      if connections[index].wantsToSend { connections[index].send(now: now, answer: answer) }
      if now >= connections[index].deadline { connections[index].expire(now: now) }
    }
  }

  private var answer: (HTTPRequest) -> HTTPResponse {
    let site = site
    let names = ["127.0.0.1", "localhost", "[::1]"]
    // Browsers leave out the port that http has by itself.
    let hosts = names.map { "\($0):\(listener.port)" } + (listener.port == 80 ? names : [])
    return { request in
      // A page of somebody else's whose name was made to point here would otherwise read what is served.
      let isOurs = hosts.contains(request.host.lowercased()) && !request.isForAnotherSite
      return isOurs ? site.response(to: request) : HTTPResponse(.forbidden)
    }
  }

  private mutating func look(now: ContinuousClock.Instant) -> Duration {
    let before = site.revision
    let pause = site.refresh()
    if site.revision != before {
      for index in connections.indices { connections[index].tell(revision: site.revision, now: now) }
    }
    return pause
  }

  /// Takes as many as there is room for. The others wait with the system until those have been listened to.
  private mutating func acceptAll(now: ContinuousClock.Instant) {
    if connections.count >= mostConnections { makeRoom() }
    while connections.count < mostConnections, let descriptor = listener.accept() {
      connections.append(Connection(descriptor: descriptor, now: now))
    }
  }

  /// Closes the tenth of the connections that have waited longest for a request, or the one that has taken nothing for the
  /// longest time: as many clients as the server takes could otherwise keep everybody else out.
  private mutating func makeRoom() {
    let waiting = connections.indices.filter { connections[$0].isWaiting }
    let longest = (waiting.isEmpty ? Array(connections.indices) : waiting).sorted {
      connections[$0].deadline < connections[$1].deadline
    }
    for index in longest.prefix(waiting.isEmpty ? 1 : max(1, mostConnections / 10)) { connections[index].giveUp() }
    dropClosed()
  }

  /// Leaves half of the connections to requests. The oldest listeners make room, since their pages may be gone; those that are
  /// not come back by themselves, and are told then what they missed.
  private mutating func limitStreams() {
    let streams = connections.indices.filter { connections[$0].state == .streaming }
    for index in streams.dropLast(mostConnections / 2) { connections[index].giveUp() }
  }

  private mutating func dropClosed() {
    for connection in connections where connection.state == .closed { FileSystem.close(connection.descriptor) }
    connections.removeAll { $0.state == .closed }
  }

  private mutating func closeAll() {
    for connection in connections { FileSystem.close(connection.descriptor) }
    connections = []
    FileSystem.close(listener.descriptor)
  }
}
