import JSON

// Which curricula the server looks after: those of the client's folders, and those of texts that are open.
extension LanguageServer {
  /// Takes in what `initialize` says of the client's folders, whose curricula are checked before a file is opened.
  mutating func enterWorkspace(_ params: JSONValue) {
    let folders = params["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string } ?? []
    let root = params["rootUri"]?.string ?? params["rootPath"]?.string.map { DocumentURI(path: $0).text }
    workspace = (folders.isEmpty ? [root].compactMap { $0 } : folders).map { DocumentURI($0) }
    for root in wantedCurricula.sorted() { stale.insert(root) }
  }

  /// `workspace/didChangeWorkspaceFolders`.
  mutating func changeWorkspace(_ params: JSONValue) -> [JSONValue] {
    func folders(_ key: String) -> [DocumentURI] {
      (params["event"]?[key]?.array ?? []).compactMap { $0["uri"]?.string }.map { DocumentURI($0) }
    }
    let (added, removed) = (folders("added"), folders("removed"))
    workspace = workspace.filter { !removed.contains($0) && !added.contains($0) } + added
    return leaveUnwanted()
  }

  /// The request that asks the client to report changes of files that others make: git, or another editor.
  mutating func registerForChanges() -> [JSONValue] {
    guard clientCapabilities.watchesFiles else { return [] }
    let watchers: JSONValue = [["globPattern": "**/*.yaml"], ["globPattern": "**/assets/**"]]
    let registration: JSONValue = [
      "id": "hornbook-files", "method": "workspace/didChangeWatchedFiles", "registerOptions": ["watchers": watchers],
    ]
    return [request("client/registerCapability", ["registrations": [registration]])]
  }

  /// The folders of the curricula that are looked after, as the files are now.
  var wantedCurricula: Set<String> {
    let folders = workspace.compactMap(\.path).compactMap { folder in
      host.curriculum(containing: "\(folder)/curriculum.yaml")
        ?? host.curriculum(containing: "\(folder)/curriculum/curriculum.yaml")
    }
    return Set(folders + texts.keys.compactMap(\.path).compactMap(host.curriculum(containing:)))
  }

  /// Takes the findings of curricula away that nobody looks after any more, and looks after those that are new.
  mutating func leaveUnwanted() -> [JSONValue] {
    let wanted = wantedCurricula
    for root in wanted.sorted() where curricula[root] == nil { stale.insert(root) }
    return curricula.keys.filter { !wanted.contains($0) }.sorted().flatMap { leave($0) } + answersToWaiting()
  }

  /// Takes the findings of a curriculum away.
  mutating func leave(_ root: String) -> [JSONValue] {
    (curricula[root], learners[root]) = (nil, nil)
    stale.remove(root)
    return publish([:], of: root)
  }
}
