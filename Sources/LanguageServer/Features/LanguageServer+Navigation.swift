import Authoring
import CurriculumBundle
import Diagnostics
import JSON
import YAMLSource

extension LanguageServer {
  /// `textDocument/definition`: where what the text at the cursor names is.
  func definition(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let (thing, curriculum) = try thing(at: params) else { return .null }
    return place(of: thing, in: curriculum) ?? .null
  }

  /// `textDocument/references`: everywhere where the same thing is named.
  func references(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let (thing, curriculum) = try thing(at: params) else { return .array([]) }
    let names = curriculum.authored.documents.flatMap { document in
      Self.names(in: document).filter { $0.thing == thing }.map { location(of: $0.node, in: document, curriculum) }
    }
    return .array(names)
  }

  /// What the scalar at a position names, in the curriculum of its file.
  func thing(at params: JSONValue) throws(RequestFailure) -> (NamedThing, CheckedCurriculum)? {
    guard let location = try location(of: params), let curriculum = curricula[location.root],
      let found = NodePath(at: location.offset, in: location.tree)
    else { return nil }
    return NamedThing(found, in: location.tree, file: location.file).map { ($0, curriculum) }
  }

  /// Where a thing itself is, as a location of the protocol.
  private func place(of thing: NamedThing, in curriculum: CheckedCurriculum) -> JSONValue? {
    switch thing {
    case .asset(let path): return start(ofFileAt: path, in: curriculum)
    case .concept(let name):
      let lesson = curriculum.authored.episodes.first { $0.episode.teaches.contains(name) }
      return lesson.flatMap { episode in
        episode.document.root.flatMap { episode.document.tree.value(for: .teaches, in: $0) }
          .flatMap { list in
            episode.document.tree.elements(of: list).first { episode.document.tree.text(of: $0) == name }
          }
          .map { location(of: $0, in: episode.document, curriculum) }
      }
    case .item(let name):
      if let file = thing.file { return start(ofFileAt: file, in: curriculum) }
      let ids = name.path.split(separator: "/")
      let path = ItemPath(ids.prefix(3).joined(separator: "/"))
      guard let episode = curriculum.authored.episodes.first(where: { $0.path == path }),
        let card = episode.cards.first(where: { $0.card.id == ids.last.map(String.init) })
      else { return nil }
      return location(ofSpan: card.location.span, in: card.document, curriculum)
    }
  }

  private func start(ofFileAt path: String, in curriculum: CheckedCurriculum) -> JSONValue {
    let start: JSONValue = ["line": 0, "character": 0]
    return [
      "uri": .string(DocumentURI(path: "\(curriculum.root)/\(path)").text), "range": ["start": start, "end": start],
    ]
  }

  private func location(of node: YAMLTree.NodeID, in document: Document, _ curriculum: CheckedCurriculum) -> JSONValue {
    location(ofSpan: document.tree.span(of: node), in: document, curriculum)
  }

  private func location(ofSpan span: Span, in document: Document, _ curriculum: CheckedCurriculum) -> JSONValue {
    [
      "uri": .string(DocumentURI(path: "\(curriculum.root)/\(document.path)").text),
      "range": encoding.range(of: span, in: document.text),
    ]
  }

  /// Every scalar of a file that names something.
  static func names(in document: Document) -> [(thing: NamedThing, node: YAMLTree.NodeID)] {
    var all: [(NamedThing, YAMLTree.NodeID)] = []
    let tree = document.tree
    func visit(_ node: YAMLTree.NodeID, _ keys: [String]) {
      switch tree.kind(of: node) {
      case .scalar where tree.isAlias(node): return
      case .scalar:
        let path = NodePath(node: node, keys: keys, isKey: false)
        if let thing = NamedThing(path, in: tree, file: document.path) { all.append((thing, node)) }
      case .sequence: for element in tree.writtenChildren(of: node) { visit(element, keys) }
      case .mapping:
        for entry in tree.writtenEntries(of: node) { visit(entry.value, keys + [tree.text(of: entry.key)]) }
      }
    }
    if let root = tree.root { visit(root, []) }
    return all
  }
}
