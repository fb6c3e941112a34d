internal import Diagnostics
internal import JSON
internal import LanguageServer
internal import POSIX
internal import Support

/// A conversation with an editor on standard input and output, while curricula are checked on another thread.
struct EditorSession {
  /// What a check came to.
  enum Outcome: Sendable {
    case checked(CheckedCurriculum)
    /// What runs found out about the open files, which comes after what was checked.
    case proven(ProvenTexts)
    case failed(String)
  }

  private let jobs: Mailbox<CheckJob>
  private let outcomes: Mailbox<(CheckJob, Outcome)>

  /// A session that has yet to begin.
  ///
  /// - Throws: `SystemError` where the system has no more pipes.
  init() throws(SystemError) { (jobs, outcomes) = (try Mailbox(), try Mailbox()) }

  /// Answers until the editor ends it, or goes away.
  ///
  /// - Returns: The exit status.
  /// - Throws: `CommandFailure` when standard input cannot be read, or no thread can be started.
  func run() throws -> Int32 {
    guard startChecking() else { throw CommandFailure("the system has no room for a thread") }
    var (server, reader, isChecking) = (LanguageServer(FolderHost()), MessageReader(), false)
    while true {
      let ready = Self.wait(for: [STDIN_FILENO, outcomes.descriptor])
      if ready[0] {
        let bytes = try OpenFile.read(STDIN_FILENO, atMost: 1 << 16)
        guard !bytes.isEmpty else { return server.exitStatus ?? 1 }
        for incoming in reader.take(bytes[...]) { Self.send(Self.answers(to: incoming, &server)) }
        if let status = server.exitStatus { return status }
      }
      if ready[1] {
        let (job, outcome) = outcomes.next()
        switch outcome {
        case .checked(let curriculum): Self.send(server.finish(job, curriculum))
        case .proven(let texts):
          isChecking = false
          Self.send(server.finish(job, texts))
        case .failed(let reason):
          isChecking = false
          Self.send(server.fail(job, reason))
        }
      }
      // Whatever has come meanwhile is read first: several keys need one check.
      guard !isChecking, !Self.wait(for: [STDIN_FILENO], atMost: 0)[0], let job = server.takeJob() else { continue }
      isChecking = true
      jobs.send(job)
    }
  }

  private static func answers(to incoming: MessageReader.Incoming, _ server: inout LanguageServer) -> [JSONValue] {
    switch incoming {
    case .malformed(let reason): [server.refuse(reason)]
    case .message(let json):
      ClientMessage(json).map { server.handle($0) } ?? [
        server.refuse("a message has no method", id: json["id"] ?? .null)
      ]
    }
  }

  private static func send(_ messages: [JSONValue]) {
    guard !messages.isEmpty else { return }
    Terminal.write(bytes: messages.flatMap(\.framed))
  }

  /// Which of some descriptors can be read, or have ended.
  ///
  /// - Parameter milliseconds: How long it waits for one; without end by default.
  private static func wait(for descriptors: [Int32], atMost milliseconds: Int32 = -1) -> [Bool] {
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&waiting, nfds_t(waiting.count), milliseconds) < 0, errno == EINTR {}
    return waiting.map { $0.revents != 0 }
  }

  private func startChecking() -> Bool {
    let (jobs, outcomes) = (jobs, outcomes)
    return startThread {
      var folders: [String: CheckedFolder] = [:]
      while true {
        let job = jobs.next()
        do {
          var folder = try folders[job.root] ?? CheckedFolder(root: job.root)
          let checked = try folder.check(job.overlay)
          folders[job.root] = folder
          outcomes.send((job, .checked(checked)))
          outcomes.send((job, .proven(ProvenTexts(job, checked))))
        } catch {
          outcomes.send((job, .failed("\(error)")))
        }
      }
    }
  }
}
