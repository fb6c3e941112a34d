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
      "codeActionProvider": ["codeActionKinds": .array(ActionKind.allCases.map { .string($0.rawValue) })],
      "documentSymbolProvider": true, "workspaceSymbolProvider": true,
      "definitionProvider": true, "referencesProvider": true,
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
      "renameProvider": ["prepareProvider": true], "foldingRangeProvider": true,
      "documentLinkProvider": ["resolveProvider": false], "inlayHintProvider": true,
      "codeLensProvider": ["resolveProvider": false],
      "executeCommandProvider": ["commands": .array(ServerCommand.allCases.map { .string($0.rawValue) })],
      "semanticTokensProvider": [
        "legend": ["tokenTypes": .strings(CodeTokens.types), "tokenModifiers": []], "full": true,
      ],
    ]
  }
}
