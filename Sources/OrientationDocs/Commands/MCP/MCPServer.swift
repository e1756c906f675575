import Basics
import Dispatch
import ToolSpecification

/// A server of the Model Context Protocol with its one client, whose messages are a line each.
///
/// Messages are read on a thread of their own, so a client is answered and may cancel while a tool works. Calls of tools run one after the
/// other, in their order, since each has the whole machine; everything else is answered at once.
///
/// Unchecked, because a queue guards all that changes.
final class MCPServer: @unchecked Sendable {
  private let tools: ServerToolbox
  /// How long a call may take.
  private let limit: Duration
  /// How long calls wait for a client to tell its roots.
  private let patience: Duration
  private let console: Console
  /// The calls that may run.
  private let (calls, start) = AsyncThrowingStream<MCPCall, any Error>.makeStream()
  private let room = MCPRoom()
  /// Gives each message out whole.
  private let output = DispatchQueue(label: "answers")
  /// Guards what follows.
  private let queue = DispatchQueue(label: "calls")
  /// The calls that are not over, in their order.
  private var open: [MCPCall] = []
  private var roots = MCPRoots()
  private var question: (any DispatchSourceTimer)?

  init(
    tools: ServerToolbox, limit: Duration = .seconds(30), patience: Duration = .seconds(5), console: Console
  ) {
    self.tools = tools
    self.limit = limit
    self.patience = patience
    self.console = console
  }

  /// Answers until the input ends, and then what it has asked for.
  func run(input: LineSource) async throws -> ExitCode {
    DispatchQueue(label: "messages").async { [self] in
      let fault = read(input)
      // Whoever has closed the input answers nothing any more.
      queue.sync { startCalls() }
      start.finish(throwing: fault)
    }
    for try await call in calls { await perform(call) }
    return .inSync
  }
}

extension MCPServer {
  /// Takes all messages; what keeps them from being read, if anything does.
  private func read(_ input: LineSource) -> Fault? {
    var input = input
    do throws(Fault) {
      while let line = try input.next(limit: LineSource.longestLine) { take(line) }
      return nil
    } catch {
      return error
    }
  }

  private func take(_ line: LineSource.Line) {
    do throws(JSONRPCFault) {
      try answer(line)
    } catch {
      say(MCPProtocol.refusal(error))
    }
  }

  private func answer(_ line: LineSource.Line) throws(JSONRPCFault) {
    guard case .bytes(let bytes) = line else {
      let size = LineSource.longestLine / 1_048_576
      throw JSONRPCFault(code: .invalidRequest, message: "the message is longer than \(size) MB")
    }
    switch try JSONRPCMessage.read(bytes) {
    case .request(let request):
      if let call = try MCPProtocol.call(request, size: bytes.count) { return add(call) }
      say(try MCPProtocol.answer(request))
      if request.method == "initialize" { queue.sync { roots.begin(request) } }
    case .notification("notifications/initialized", _), .notification("notifications/roots/list_changed", _):
      askForRoots()
    case .notification("notifications/cancelled", let parameters): cancel(parameters)
    case .notification: break
    case .response(let id, let result):
      queue.sync {
        roots.take(answer: id, result)
        if !roots.isAwaited { startCalls() }
      }
    }
  }

  private func say(_ message: [UInt8]) { output.sync { console.data(bytes: message) } }
}

// MARK: Calls

extension MCPServer {
  private func add(_ call: MCPCall) {
    room.take(call.size)
    queue.sync {
      open.append(call)
      if !roots.isAwaited { startCalls() }
    }
  }

  /// Lets run what has been read; no longer are roots waited for.
  private func startCalls() {
    question?.cancel()
    for call in open where !call.isStarted {
      call.isStarted = true
      start.yield(call)
    }
  }

  private func perform(_ call: MCPCall) async {
    if let work = queue.sync(execute: { begin(call) }) {
      let timer = Self.timer(after: limit) { [self] in
        end(call, with: .failure(call.tool.tooSlow(limit)))
      }
      let answer = await work.value
      timer.cancel()
      end(call, with: answer)
    }
    queue.sync { open.removeAll { $0 === call } }
    room.give(call.size)
  }

  /// The work of a call; nil where it was cancelled while it waited.
  private func begin(_ call: MCPCall) -> Task<ServerToolAnswer, Never>? {
    guard !call.isOver else { return nil }
    // A request of the stateless protocol knows nothing of those before it.
    let folders = call.isStateless ? nil : roots.folders
    let work = Task { [tools] in await tools.call(call.tool, call.arguments, roots: folders) }
    call.work = work
    return work
  }

  /// Answers a call, unless that was done or the client has cancelled it.
  private func end(_ call: MCPCall, with answer: ServerToolAnswer) {
    if queue.sync(execute: call.end) { say(MCPProtocol.result(of: call, answer)) }
  }

  private func cancel(_ parameters: [JSONValue.Member]) {
    let id = parameters.first { $0.key == "requestId" }?.value
    queue.sync {
      for call in open where call.request.id == id { _ = call.end() }
    }
  }

  private static func timer(after duration: Duration, _ body: @escaping @Sendable () -> Void) -> any DispatchSourceTimer
  {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler(handler: body)
    let (seconds, attoseconds) = duration.components
    timer.schedule(deadline: .now() + .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)))
    timer.resume()
    return timer
  }
}

// MARK: Roots

extension MCPServer {
  /// Asks the client for its roots, where that matters; calls wait for the answer.
  private func askForRoots() {
    guard tools.takesRoots else { return }
    let message = queue.sync { () -> [UInt8]? in
      guard let message = roots.question() else { return nil }
      question?.cancel()
      question = Self.timer(after: patience) { [self] in
        queue.sync {
          roots.giveUp()
          startCalls()
        }
      }
      return message
    }
    if let message { say(message) }
  }
}
