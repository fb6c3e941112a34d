public import JSON

/// A server of the Language Server Protocol, 3.17: messages of a client in, answers and notifications out.
///
/// It does nothing by itself: whoever runs it hands it what has come, makes the checks that it asks for, and sends what
/// it gives back. So a session is a value that can be played again.
///
///     var server = LanguageServer(host)
///     let answers = server.handle(.request(id: 1, method: "initialize", params: ["capabilities": [:]]))
public struct LanguageServer {
  let host: any EditorHost
  /// How far the conversation is.
  private(set) var phase = Phase.uninitialized
  /// What places of the protocol count.
  private(set) var encoding = PositionEncoding.utf16
  /// The texts that the client has open, by their addresses.
  var texts: [DocumentURI: OpenText] = [:]
  /// The curricula that are known, by their folders.
  var curricula: [String: CheckedCurriculum] = [:]
  /// The curricula whose files or texts have changed since they were last checked, or are to be.
  var stale = CheckQueue()
  /// The folders that the client works in.
  var workspace: [DocumentURI] = []
  /// What was published last, by address, so that only what changes is sent.
  var published: [DocumentURI: PublishedFindings] = [:]
  /// The curricula that are being checked.
  var checking: Set<String> = []
  /// The curricula that were checked, and the programs of whose open files are being run.
  var proving: Set<String> = []
  /// What runs found out about texts that are open, by their addresses.
  var proofs: [DocumentURI: FileProofs] = [:]
  /// What simulated learners see next, by the folders of curricula.
  var learners: [String: LearnerSample] = [:]
  /// The requests that wait for what is found out about the present texts.
  var waiting: [WaitingRequest] = []
  /// What is sent before the answer that is being made.
  var outbox: [JSONValue] = []
  /// What the client can do.
  private(set) var clientCapabilities = ClientCapabilities(.null)
  /// How many requests of its own the server has made.
  var ownRequests = 0

  /// How far a conversation is.
  enum Phase: Sendable {
    /// The client has yet to send `initialize`.
    case uninitialized
    case running
    /// The client has asked for the end, and sends `exit` next.
    case shutDown
    /// Nothing more is to be done; the status of the process is 0 only where the end was asked for.
    case ended(status: Int32)
  }

  /// A server at the beginning of a conversation.
  public init(_ host: any EditorHost) { self.host = host }

  /// The status with which the process is to end; nil while the conversation goes on.
  public var exitStatus: Int32? {
    if case .ended(let status) = phase { status } else { nil }
  }

  /// Takes in a message of the client.
  ///
  /// - Returns: What is to be sent to it, in this order.
  public mutating func handle(_ message: ClientMessage) -> [JSONValue] {
    switch message {
    case .request(let id, let method, let params): answerOrWait(id, method, params)
    case .notification(let method, let params): notice(method, params)
    case .response: []
    }
  }

  /// What is to be sent to a client whose message could not be read.
  public func refuse(
    _ reason: String, _ code: RequestFailure.Code = .parseError, id: JSONValue = .null
  ) -> JSONValue {
    RequestFailure(code, reason).answer(to: id)
  }

  private mutating func answerOrWait(_ id: JSONValue, _ method: String, _ params: JSONValue) -> [JSONValue] {
    guard case .running = phase, mustWait(method, params) else { return answer(id, method, params) }
    waiting.append(WaitingRequest(id: id, method: method, params: params, version: version(of: params)))
    return []
  }

  /// The answer to a request, and before it what belongs to it.
  mutating func answer(_ id: JSONValue, _ method: String, _ params: JSONValue) -> [JSONValue] {
    outbox = []
    do throws(RequestFailure) {
      let result = try result(of: method, params)
      return outbox + [["jsonrpc": "2.0", "id": id, "result": result]]
    } catch {
      return outbox + [error.answer(to: id)]
    }
  }

  private mutating func result(of method: String, _ params: JSONValue) throws(RequestFailure) -> JSONValue {
    switch (method, phase) {
    case ("initialize", .uninitialized):
      phase = .running
      encoding = PositionEncoding(offeredIn: params["capabilities"] ?? .null)
      clientCapabilities = ClientCapabilities(params["capabilities"] ?? .null, of: params["clientInfo"] ?? .null)
      enterWorkspace(params)
      return ServerCapabilities.result(encoding)
    case ("initialize", _): throw RequestFailure(.invalidRequest, "the server is initialized already")
    case (_, .uninitialized): throw RequestFailure(.notInitialized, "'initialize' comes first")
    case ("shutdown", .running):
      phase = .shutDown
      return .null
    case (_, .running): return try feature(method, params)
    case (_, .shutDown), (_, .ended): throw RequestFailure(.invalidRequest, "the server has been shut down")
    }
  }

  private mutating func notice(_ method: String, _ params: JSONValue) -> [JSONValue] {
    if method == "exit" {
      if case .shutDown = phase { phase = .ended(status: 0) } else { phase = .ended(status: 1) }
      return []
    }
    guard case .running = phase else { return [] }
    switch method {
    case "$/cancelRequest": return cancel(params)
    case "textDocument/didOpen": return open(params)
    case "textDocument/didChange": return change(params)
    case "textDocument/didClose": return close(params)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": return fileChanged(params)
    case "workspace/didChangeWorkspaceFolders": return changeWorkspace(params)
    case "initialized": return registerForChanges()
    default: return []
    }
  }
}
