import Foundation
public import JSON

/// An editor's part in a conversation with a language server, which is a process.
public final class EditorClient {
  private let pid: pid_t
  private let input: Int32
  private let output: Int32
  private var received: [UInt8] = []
  private var requests = 0
  private var status: Int32?
  /// What the server showed last of each document, but for those without findings.
  public private(set) var shown: [String: [JSONValue]] = [:]
  /// Requests of the server's own, and what it logs.
  public private(set) var others: [JSONValue] = []

  /// The system did not start the program.
  public struct Failure: Error {}

  /// Starts a server.
  ///
  /// - Throws: `Failure` when the system does not.
  public init(_ executable: String, _ arguments: [String] = ["lsp"], environment: [String: String] = [:]) throws {
    var (toServer, fromServer): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&toServer) == 0, pipe(&fromServer) == 0 else { throw Failure() }
    for end in [toServer[1], fromServer[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toServer[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromServer[1], 1)
    posix_spawn_file_actions_addclose(&actions, toServer[0])
    posix_spawn_file_actions_addclose(&actions, fromServer[1])
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup($0) } + [nil]
    defer { for text in words + settings { free(text) } }
    var pid: pid_t = 0
    let started = posix_spawn(&pid, executable, &actions, nil, &words, &settings)
    close(toServer[0])
    close(fromServer[1])
    guard started == 0 else { throw Failure() }
    (self.pid, input, output) = (pid, toServer[1], fromServer[0])
    // A server that is gone is found out by what it does not answer.
    signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    closeInput()
    closeOutput()
    guard status == nil else { return }
    kill(pid, SIGKILL)
    while waitpid(pid, nil, 0) == -1, errno == EINTR {}
  }

  /// Says goodbye without a word.
  public func closeInput() {
    guard isInputOpen else { return }
    isInputOpen = false
    close(input)
  }
  private var isInputOpen = true

  /// Takes no more messages.
  public func closeOutput() {
    guard isOutputOpen else { return }
    isOutputOpen = false
    close(output)
  }
  private var isOutputOpen = true

  /// Waits for the end of the process; its status, or 128 and the number of the signal that ended it.
  public func wait() -> Int32 {
    if let status { return status }
    var raw: Int32 = 0
    while waitpid(pid, &raw, 0) == -1, errno == EINTR {}
    let signal = raw & 0x7F
    let status = signal == 0 ? (raw >> 8) & 0xFF : 128 + signal
    self.status = status
    return status
  }

  /// The memory of the server that is in use, in bytes.
  public var residentBytes: Int {
    let status = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }

  // MARK: - Messages

  /// A message with the header of the protocol.
  public static func framed(_ message: JSONValue) -> [UInt8] {
    let body = CanonicalJSON.bytes(of: message)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  /// Sends bytes as they are.
  public func send(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(input, $0.baseAddress?.advanced(by: start), min(1 << 15, bytes.count - start))
      }
      guard count > 0 else { return }
      start += count
      // A server that waits for us to read would wait for ever.
      while receive(atMost: 0) {}
    }
  }

  /// Sends a notification.
  public func notify(_ method: String, _ params: JSONValue) {
    send(Self.framed(["jsonrpc": "2.0", "method": .string(method), "params": params]))
  }

  /// Sends a request, and waits for its answer for at most a minute.
  public func request(_ method: String, _ params: JSONValue) -> JSONValue? {
    requests += 1
    let id = JSONValue.integer(requests)
    send(Self.framed(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]))
    return next { $0["id"] == id && $0["method"] == nil }
  }

  /// Begins a conversation about a folder.
  public func begin(in folder: String, capabilities: JSONValue = [:]) {
    _ = request("initialize", ["rootUri": .string("file://\(folder)"), "capabilities": capabilities])
    notify("initialized", [:])
  }

  /// The next message of some kind; nil where it does not come within some seconds.
  public func next(within seconds: Double = 60, _ isWanted: (JSONValue) -> Bool) -> JSONValue? {
    let end = Date().addingTimeInterval(seconds)
    while true {
      while let message = takeMessage() { if isWanted(message) { return message } }
      let left = end.timeIntervalSinceNow
      guard left > 0, receive(atMost: Int32(left * 1_000) + 1) else { return nil }
    }
  }

  /// Reads until something is so; false where it is not within some seconds.
  public func wait(within seconds: Double = 60, until isSo: (EditorClient) -> Bool) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while true {
      while takeMessage() != nil {}
      if isSo(self) { return true }
      guard end.timeIntervalSinceNow > 0 else { return false }
      _ = receive(atMost: 20)
    }
  }

  /// Asks for the end, and gives the status.
  public func end() -> Int32 {
    _ = request("shutdown", .null)
    notify("exit", .null)
    return wait()
  }

  /// Reads what has come; false where nothing has, or nothing more will.
  private func receive(atMost milliseconds: Int32) -> Bool {
    guard isOutputOpen else { return false }
    var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return milliseconds > 0 }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(output, &buffer, buffer.count)
    guard count > 0 else { return false }
    received += buffer[..<count]
    return true
  }

  private func takeMessage() -> JSONValue? {
    guard let end = received.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: received[..<end.lowerBound], as: UTF8.self)
    let count = header.split(separator: ":").last.flatMap { Int($0.drop { $0 == " " }) } ?? 0
    guard received.count >= end.upperBound + count else { return nil }
    let body = Array(received[end.upperBound..<end.upperBound + count])
    received.removeFirst(end.upperBound + count)
    guard case .success(let message) = JSONReader.read(body) else { return .null }
    note(message)
    return message
  }

  private func note(_ message: JSONValue) {
    guard let method = message["method"]?.string else { return }
    guard method == "textDocument/publishDiagnostics", let uri = message["params"]?["uri"]?.string else {
      others.append(message)
      return
    }
    let findings = message["params"]?["diagnostics"]?.array ?? []
    shown[uri] = findings.isEmpty ? nil : findings
  }
}
