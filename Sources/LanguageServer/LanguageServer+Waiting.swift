import JSON

// Requests that wait for the check of the present texts.
extension LanguageServer {
  /// Whether a request is to be answered later: what it needs is not known yet, and a check that will find it out is
  /// under way or comes next.
  func mustWait(_ method: String, _ params: JSONValue) -> Bool {
    let need = Need(method, params)
    guard need != .nothing, let uri = uri(of: params) ?? self.uri(ofCommand: params),
      let root = uri.path.flatMap(host.curriculum(containing:)),
      stale.contains(root) || checking.contains(root) || (need == .proofs && proving.contains(root))
    else { return false }
    switch need {
    case .nothing: return false
    case .anyCheck: return curricula[root] == nil
    case .wholeCheck: return true
    case .check: return !isChecked(uri)
    case .proofs: return texts[uri].map { $0.text.source.bytes != proofs[uri]?.bytes } ?? !isChecked(uri)
    }
  }

  /// The document that a command is about: its first argument.
  func uri(ofCommand params: JSONValue) -> DocumentURI? { params["arguments"]?[0]?.string.map { DocumentURI($0) } }

  /// The version of the open text that a request is about; nil for one that is not open.
  func version(of params: JSONValue) -> Int? { uri(of: params).flatMap { texts[$0]?.version } }

  /// Whether what is known of a document is known of its present text.
  private func isChecked(_ uri: DocumentURI) -> Bool {
    guard let path = uri.path, let root = host.curriculum(containing: path),
      let document = curricula[root]?.document(at: path)
    else { return false }
    return texts[uri].map { $0.text.source.bytes == document.source.bytes } ?? true
  }

  /// The answers to requests that need not wait any more, in the order in which they came.
  mutating func answersToWaiting() -> [JSONValue] {
    var (ready, left) = ([WaitingRequest](), [WaitingRequest]())
    for request in waiting {
      if mustWait(request.method, request.params) { left.append(request) } else { ready.append(request) }
    }
    waiting = left
    return ready.flatMap { request in
      guard request.version == version(of: request.params) || !request.isAboutPlace else {
        return [RequestFailure(.contentModified, "the text has changed since").answer(to: request.id)]
      }
      return answer(request.id, request.method, request.params)
    }
  }

  /// `$/cancelRequest`: a request that still waits is answered with a failure; others have been answered already.
  mutating func cancel(_ params: JSONValue) -> [JSONValue] {
    guard let id = params["id"], let index = waiting.firstIndex(where: { $0.id == id }) else { return [] }
    waiting.remove(at: index)
    return [RequestFailure(.cancelled, "the request was cancelled").answer(to: id)]
  }
}
