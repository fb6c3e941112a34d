import JSON

// Edits that a client is to make.
extension LanguageServer {
  /// Edits of files, and operations on files after them, as the client takes them.
  ///
  /// Those of texts that are open name the version that they are for, so that a client refuses them for a later one.
  ///
  /// - Parameter operations: What the protocol calls resource operations; none for a client that takes only edits.
  func workspaceEdit(
    _ files: [(uri: DocumentURI, edits: [JSONValue])], then operations: [JSONValue] = []
  ) -> JSONValue {
    let known = files.map { file -> (uri: String, version: Int?, edits: [JSONValue]) in
      let open = texts.index(forKey: file.uri).map { texts[$0] }
      return (open?.key.text ?? file.uri.text, open?.value.version, file.edits)
    }
    guard clientCapabilities.takesDocumentChanges else {
      var changes = JSONObject()
      for file in known { changes[file.uri] = .array(file.edits) }
      return ["changes": .object(changes)]
    }
    let changes = known.map { file -> JSONValue in
      let version = file.version.map { JSONValue.integer($0) } ?? .null
      return ["textDocument": ["uri": .string(file.uri), "version": version], "edits": .array(file.edits)]
    }
    return ["documentChanges": .array(changes + operations)]
  }
}
