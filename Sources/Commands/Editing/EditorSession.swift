import JSON
import LanguageServer
import POSIX

/// A conversation with an editor on standard input and output, while curricula are checked on another thread.
struct EditorSession {
  private let checker: Checker
  private var server = LanguageServer(FolderHost())
  private var reader = MessageReader()
  /// The check that is being made.
  private var running: (job: CheckJob, flag: CheckFlag)?
  /// Whether the editor takes no more messages.
  private var isDeaf = false

  /// A session that has yet to begin.
  ///
  /// - Throws: `SystemError` where the system has no more pipes, `CommandFailure` where it has no room for a thread.
  init() throws { checker = try Checker() }

  /// Answers until the editor ends it, or goes away.
  ///
  /// - Returns: The exit status.
  mutating func run() -> Int32 {
    // An editor that is gone is found out where something is written to it.
    signal(SIGPIPE, SIG_IGN)
    while true {
      let ready = Input.wait(for: [STDIN_FILENO, checker.descriptor])
      let isOpen = ready[0] ? read() : true
      if let status = server.exitStatus ?? (isOpen && !isDeaf ? nil : 1) {
        running?.flag.cancel()
        checker.end()
        return status
      }
      if ready[1] { takeOutcome() }
      if let running, server.givesUp(running.job) { running.flag.cancel() }
      // Whatever has come meanwhile is read first: several keys need one check.
      guard running == nil, !Input.wait(for: [STDIN_FILENO], atMost: 0)[0], let job = server.takeJob() else { continue }
      let flag = CheckFlag()
      running = (job, flag)
      checker.start(job, flag)
    }
  }

  /// Reads what has come, and answers it.
  ///
  /// - Returns: Whether more may come; false at the end.
  private mutating func read() -> Bool {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try OpenFile.read(STDIN_FILENO, atMost: 1 << 16)
    } catch {
      return error.code == EAGAIN
    }
    for incoming in reader.take(bytes[...]) where server.exitStatus == nil { send(answers(to: incoming)) }
    return !bytes.isEmpty
  }

  private mutating func takeOutcome() {
    guard let (job, _) = running else { return }
    let outcome = checker.next()
    if case .checked = outcome {} else { running = nil }
    switch outcome {
    case .checked(let curriculum): send(server.finish(job, curriculum))
    case .proven(let texts): send(server.finish(job, texts))
    case .failed(let reason): send(server.fail(job, reason))
    case .cancelled: server.cancel(job)
    case .ended: break
    }
  }

  private mutating func answers(to incoming: MessageReader.Incoming) -> [JSONValue] {
    switch incoming {
    case .malformed(let reason): [server.refuse(reason)]
    case .message(let json):
      ClientMessage(json).map { server.handle($0) } ?? [
        server.refuse("a message has no method", .invalidRequest, id: ClientMessage.id(of: json))
      ]
    }
  }

  private mutating func send(_ messages: [JSONValue]) {
    guard !messages.isEmpty, !isDeaf else { return }
    do throws(SystemError) {
      try OpenFile.writeAll(messages.flatMap(\.framed), to: STDOUT_FILENO)
    } catch {
      isDeaf = true
    }
  }
}
