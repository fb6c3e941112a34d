import JSON

/// What a client can do, as it states at the beginning.
struct ClientCapabilities: Sendable {
  /// How texts are written that somebody reads.
  struct Words: Sendable {
    private let format: String?

    /// The first format that a client names and that we write; without any, a text is just a string.
    fileprivate init(_ formats: JSONValue?) {
      format = formats?.array?.compactMap(\.string).first { ["markdown", "plaintext"].contains($0) }
    }

    /// A text as the protocol writes it.
    func json(_ text: String) -> JSONValue {
      format.map { ["kind": .string($0), "value": .string(text)] } ?? .string(text)
    }
  }

  /// Whether it fills in the places of snippets.
  let fillsInSnippets: Bool
  /// How the meaning of a completion is written.
  let completionWords: Words
  /// How a hover is written.
  let hoverWords: Words
  /// Whether an edit of it may be a list of changes by document.
  let takesDocumentChanges: Bool
  /// Whether it makes edits that the server asks for.
  let appliesEdits: Bool
  /// Whether an edit of it may make files.
  let createsFiles: Bool
  /// Whether an edit of it may give files other names.
  let renamesFiles: Bool
  /// Whether it can give folders other names, too.
  let renamesFolders: Bool
  /// Whether it can be asked to fetch inlay hints again.
  let refreshesHints: Bool
  /// Whether it can be asked to fetch code lenses again.
  let refreshesLenses: Bool
  /// Whether it can be asked to report changes of files that others make.
  let watchesFiles: Bool

  /// What a client states under `capabilities`; that it can nothing where it states nothing.
  ///
  /// - Parameter client: `clientInfo`.
  init(_ capabilities: JSONValue, of client: JSONValue = .null) {
    let (document, workspace) = (capabilities["textDocument"], capabilities["workspace"])
    let item = document?["completion"]?["completionItem"]
    let edit = workspace?["workspaceEdit"]
    fillsInSnippets = item?["snippetSupport"]?.bool ?? false
    let operations = edit?["resourceOperations"]?.array ?? []
    // Neovim names the operations alone, which only such an edit can have.
    completionWords = Words(item?["documentationFormat"])
    hoverWords = Words(document?["hover"]?["contentFormat"])
    appliesEdits = workspace?["applyEdit"] == true
    takesDocumentChanges = edit?["documentChanges"] == true || !operations.isEmpty
    (createsFiles, renamesFiles) = (operations.contains("create"), operations.contains("rename"))
    // Neovim before 0.10 ends in an error, with half of the edit made.
    let version = client["version"]?.string?.split(separator: ".").prefix(2).compactMap { Int($0) } ?? []
    renamesFolders =
      renamesFiles && (client["name"] != "Neovim" || !version.lexicographicallyPrecedes([0, 10]) || version.isEmpty)
    refreshesHints = workspace?["inlayHint"]?["refreshSupport"]?.bool ?? false
    refreshesLenses = workspace?["codeLens"]?["refreshSupport"]?.bool ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
  }
}
