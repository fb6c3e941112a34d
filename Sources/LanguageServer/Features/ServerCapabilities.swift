import JSON

/// What the server can do, as it answers to `initialize`.
enum ServerCapabilities {
  /// The result of `initialize`.
  static func result(_ encoding: PositionEncoding) -> JSONValue {
    ["capabilities": capabilities(encoding), "serverInfo": ["name": "hornbook"]]
  }

  private static func capabilities(_ encoding: PositionEncoding) -> JSONValue {
    [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "completionProvider": ["triggerCharacters": [":", " ", "-", "[", "\""], "resolveProvider": false],
      "hoverProvider": true, "documentFormattingProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"]],
      "documentSymbolProvider": true, "workspaceSymbolProvider": true,
      "definitionProvider": true, "referencesProvider": true,
      "renameProvider": ["prepareProvider": true], "foldingRangeProvider": true,
    ]
  }
}
