public import JSON

// What runs found out about the texts that are open.
extension LanguageServer {
  /// Takes in what was found out about the open files of a curriculum that was checked, which ends the check.
  ///
  /// - Returns: The answers to requests that waited for it.
  public mutating func finish(_ job: CheckJob, _ proven: ProvenTexts) -> [JSONValue] {
    proving.remove(job.root)
    if let new = proven.learners { learners[job.root] = new }
    var isNew = false
    for file in proven.files {
      let uri = DocumentURI(path: "\(job.root)/\(file.path)")
      guard texts[uri] != nil else { continue }
      isNew = isNew || proofs[uri]?.bytes != file.bytes
      proofs[uri] = file
    }
    // Whoever waits for what is shown among the lines gets what is new.
    let isAwaited = waiting.contains { ["textDocument/inlayHint", "textDocument/codeLens"].contains($0.method) }
    return answersToWaiting() + (isNew && !isAwaited ? refreshes() : [])
  }

  /// Requests of the client to ask again for what is shown among the lines.
  private mutating func refreshes() -> [JSONValue] {
    let methods =
      (clientCapabilities.refreshesHints ? ["workspace/inlayHint/refresh"] : [])
      + (clientCapabilities.refreshesLenses ? ["workspace/codeLens/refresh"] : [])
    return methods.map { request($0, .null) }
  }

  /// A request of the server's own; its answer is not looked at.
  mutating func request(_ method: String, _ params: JSONValue) -> JSONValue {
    ownRequests += 1
    return [
      "jsonrpc": "2.0", "id": .string("hornbook-\(ownRequests)"), "method": .string(method), "params": params,
    ]
  }
}
