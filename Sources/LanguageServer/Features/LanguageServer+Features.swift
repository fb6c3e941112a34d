import JSON

extension LanguageServer {
  /// What a request of a running session comes to.
  ///
  /// - Throws: `RequestFailure` for a method that is not known, or cannot be answered.
  mutating func feature(_ method: String, _ params: JSONValue) throws(RequestFailure) -> JSONValue {
    switch method {
    case "textDocument/codeAction": try codeActions(params)
    case "textDocument/formatting": try formatting(params)
    case "textDocument/completion": try completion(params)
    case "textDocument/hover": try hover(params)
    case "textDocument/definition": try definition(params)
    case "textDocument/prepareRename": try prepareRename(params)
    case "textDocument/rename": try rename(params)
    case "textDocument/references": try references(params)
    case "textDocument/documentSymbol": try documentSymbols(params)
    case "workspace/symbol": workspaceSymbols(params)
    case "textDocument/foldingRange": try foldingRanges(params)
    case "textDocument/documentLink": try documentLinks(params)
    case "textDocument/inlayHint": try inlayHints(params)
    case "textDocument/codeLens": try codeLenses(params)
    case "textDocument/semanticTokens/full": try semanticTokens(params)
    case "workspace/executeCommand": try execute(params)
    default: throw RequestFailure(.methodNotFound, "the method '\(method)' is not known")
    }
  }
}
