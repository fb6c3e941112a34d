import CurriculumBundle
import JSON

extension LanguageServer {
  /// `workspace/executeCommand`.
  ///
  /// - Throws: `RequestFailure` for an unknown command, or one that cannot be done.
  mutating func execute(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let command = params["command"]?.string.flatMap(ServerCommand.init) else {
      let known = ServerCommand.allCases.map(\.rawValue).joined(separator: ", ")
      throw RequestFailure(.invalidParams, "there is no command '\(params["command"]?.string ?? "")', only \(known)")
    }
    guard let uri = uri(ofCommand: params), let path = uri.path, let root = host.curriculum(containing: path) else {
      throw RequestFailure(.invalidParams, "the first argument of '\(command.rawValue)' is the address of a lesson")
    }
    let argument = params["arguments"]?[1]
    switch command {
    case .run: return try run(ItemPath(argument?.string ?? ""), in: uri)
    case .preview:
      try host.showPreview(of: root, at: ItemPath(argument?.string ?? ""))
      return .null
    case .learners: return show(Self.words(on: learners[root], ItemPath(argument?.string ?? "")))
    case .extractImage:
      let index = params["arguments"]?[2]?.integer ?? 0
      return try extractImage(index, onLine: argument?.integer ?? -1, of: uri, in: root)
    }
  }

  /// Shows what the programs of a card do, as a message and as the result of the command.
  private mutating func run(_ path: ItemPath, in uri: DocumentURI) throws(RequestFailure) -> JSONValue {
    // Of a quiz each question has programs of its own.
    let known = proofs[uri].flatMap { $0.bytes == texts[uri]?.text.source.bytes ? $0.cards : nil } ?? []
    let proofs = known.filter { $0.path == path || $0.path.parent == path }
    guard !proofs.isEmpty else {
      throw RequestFailure(.invalidParams, "the card '\(path)' has no program that can be run")
    }
    return show(proofs.map(\.report).joined(separator: "\n"))
  }

  /// What simulated learners see next, in words.
  private static func words(on learners: LearnerSample?, _ episode: ItemPath) -> String {
    let next = learners?.next[episode] ?? 0
    let elsewhere = (learners?.next.values.reduce(0, +) ?? 0) - next
    return "\(next) of \(LearnerSample.count) learners, simulated at different places of the course, see "
      + "'\(episode)' next, \(elsewhere) another lesson; \(LearnerSample.count - next - elsewhere) have finished"
  }

  /// Shows a text as a message, and gives it as the result of a command.
  private mutating func show(_ text: String) -> JSONValue {
    outbox.append(Self.message(text, .info))
    return .string(text)
  }
}

extension CardProof {
  /// What was found out, with the verdict last: some editors show the last line of a message alone.
  fileprivate var report: String {
    let conclusion =
      switch verdict {
      case .proven: "✓ proven: what the card says is what happens"
      case .disproven: "✗ disproven: what the card says is not what happens"
      case .undecided: "? undecided: no run decides whether the card is right"
      case nil: "the card claims nothing that a run could decide"
      }
    return "\(path)\n\(summary.text)\n\(conclusion)"
  }
}
