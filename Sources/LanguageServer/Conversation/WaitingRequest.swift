import JSON

/// A request that is answered once what it needs is known of the present texts.
struct WaitingRequest: Sendable {
  let id: JSONValue
  let method: String
  let params: JSONValue
  /// The version of the text that it is about, when it came; nil for a text that is not open.
  let version: Int?

  /// Whether it names a place, which another text has elsewhere.
  var isAboutPlace: Bool { params["position"] != nil || method == "textDocument/codeAction" }
}

/// What an answer needs apart from the text that it is about.
enum Need: Sendable {
  /// Nothing: what somebody types must be completed at once.
  case nothing
  /// A check of the curriculum, whatever has changed since: it says in which language a module's code is.
  case anyCheck
  /// The check of the document as it is now.
  case check
  /// The check of all that has changed, since an answer that is not about the present texts would break them.
  case wholeCheck
  /// What runs of the document's programs found out.
  case proofs

  /// What a request of the protocol needs.
  init(_ method: String, _ params: JSONValue) {
    switch method {
    case "workspace/executeCommand" where params["command"]?.string != ServerCommand.run.rawValue: self = .check
    case "textDocument/codeAction", "textDocument/definition", "textDocument/documentLink": self = .check
    case "textDocument/references", "textDocument/prepareRename", "textDocument/rename": self = .wholeCheck
    case "textDocument/hover", "textDocument/inlayHint", "textDocument/codeLens", "workspace/executeCommand":
      self = .proofs
    case "textDocument/semanticTokens/full": self = .anyCheck
    default: self = .nothing
    }
  }
}
