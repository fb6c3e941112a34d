import Diagnostics
import JSON

// Which texts the client has open, and what is in them.
extension LanguageServer {
  /// `textDocument/didOpen`.
  mutating func open(_ params: JSONValue) -> [JSONValue] {
    guard let document = params["textDocument"], let text = document["text"]?.string, let uri = uri(of: params) else {
      return []
    }
    // The address as the client writes it now is the one under which it gets findings.
    texts[uri] = nil
    texts[uri] = OpenText(path: uri.path ?? uri.text, text, version: document["version"]?.integer ?? 0)
    noteChange(of: uri)
    return showAgain(uri)
  }

  /// `textDocument/didChange`; after a change that cannot be made nobody knows the text, so that the file counts again.
  mutating func change(_ params: JSONValue) -> [JSONValue] {
    guard let uri = uri(of: params) else { return [] }
    let version = params["textDocument"]?["version"]?.integer ?? (texts[uri]?.version ?? 0) + 1
    let changes = params["contentChanges"]?.array ?? []
    // A whole text needs no earlier one.
    let isWhole = changes.first.map { $0["range"] == nil && $0["text"]?.string != nil } ?? false
    guard var text = texts[uri] ?? (isWhole ? OpenText(path: uri.path ?? uri.text, "", version: version) : nil) else {
      return [Self.logged("a change of '\(uri.text)', which is not open")]
    }
    do throws(RequestFailure) {
      try text.change(changes, to: version, encoding)
    } catch {
      let words = "\(error.message), so that the text of '\(uri.text)' is lost: close the file and open it again"
      return close(params) + [Self.message(words, .error)]
    }
    texts[uri] = text
    noteChange(of: uri)
    return []
  }

  /// `textDocument/didClose`: the file itself counts again.
  mutating func close(_ params: JSONValue) -> [JSONValue] {
    guard let uri = uri(of: params), texts.removeValue(forKey: uri) != nil else { return [] }
    proofs[uri] = nil
    noteChange(of: uri)
    return leaveUnwanted()
  }

  /// A file was saved, made or removed.
  mutating func fileChanged(_ params: JSONValue) -> [JSONValue] {
    let changed = (params["changes"]?.array ?? []).compactMap { $0["uri"]?.string }.map { DocumentURI($0) }
    let paths = (changed + [uri(of: params)].compactMap { $0 }).compactMap(\.path)
    guard !paths.isEmpty else { return [] }
    let wanted = wantedCurricula
    for path in paths {
      if let root = host.curriculum(containing: path), wanted.contains(root) { stale.insert(root) }
      // A folder above or below may be gone with all that is in it.
      for root in wanted where "\(path)/".isNested(in: "\(root)/") || "\(root)/".isNested(in: "\(path)/") {
        stale.insert(root)
      }
    }
    return leaveUnwanted()
  }

  /// Notes that a file's curriculum is to be checked.
  private mutating func noteChange(of uri: DocumentURI) {
    if let root = uri.path.flatMap(host.curriculum(containing:)) { stale.insert(root) }
  }

  /// The address of the document that a request or a notification is about.
  func uri(of params: JSONValue) -> DocumentURI? { params["textDocument"]?["uri"]?.string.map { DocumentURI($0) } }

  /// The text of a document, as it is open or else on disk; nothing for a file that has gone, about which an editor may
  /// still ask in a window that it has kept.
  ///
  /// - Throws: `RequestFailure` where no file is named.
  func text(of params: JSONValue) throws(RequestFailure) -> (uri: DocumentURI, path: String, text: IndexedText) {
    guard let uri = uri(of: params), let path = uri.path else {
      throw RequestFailure(.invalidParams, "'textDocument' names no file")
    }
    if let open = texts[uri] { return (uri, path, open.text) }
    return (uri, path, IndexedText(SourceText(path: path, bytes: host.bytes(of: path) ?? [])))
  }

  /// A line for the client's log.
  static func logged(_ text: String) -> JSONValue {
    notification("window/logMessage", ["type": .integer(MessageType.warning.rawValue), "message": .string(text)])
  }

  /// A notification as it is sent.
  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }
}
