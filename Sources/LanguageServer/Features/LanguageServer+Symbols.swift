import Authoring
import CurriculumBundle
import Diagnostics
import JSON
import YAMLSource

extension LanguageServer {
  /// `textDocument/documentSymbol`: the cards of an episode, or what another file lists.
  func documentSymbols(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let text = try curriculumText(of: params) else { return .array([]) }
    let tree = text.tree
    guard let root = tree.root else { return .array([]) }
    var symbols: [JSONValue] = []
    for key in [FieldKey.modules, .blocks, .episodes, .cards] {
      guard let list = tree.value(for: key, in: root) else { continue }
      for element in tree.elements(of: list) { symbols.append(symbol(of: element, in: tree, text)) }
    }
    return .array(symbols)
  }

  private func symbol(of node: YAMLTree.NodeID, in tree: YAMLTree, _ text: IndexedText) -> JSONValue {
    let (id, kind) = (tree.value(for: FieldKey.id, in: node), tree.value(for: FieldKey.type, in: node))
    let questions = tree.value(for: FieldKey.questions, in: node).map { tree.elements(of: $0) }
    let isCard = tree.kind(of: node) == .mapping
    let name = isCard ? id.map { tree.text(of: $0) } ?? "a card without an id" : tree.text(of: node)
    return .members([
      "name": .string(name.isEmpty ? "?" : name), "detail": kind.map { .string(tree.text(of: $0)) },
      "kind": .integer((isCard ? SymbolKind.card : .block).rawValue),
      "range": encoding.range(of: tree.span(of: node), in: text),
      "selectionRange": encoding.range(of: tree.span(of: id ?? node), in: text),
      "children": questions.map { .array($0.map { symbol(of: $0, in: tree, text) }) },
    ])
  }

  /// `workspace/symbol`: modules, blocks, episodes and cards whose id or title has a text in it.
  func workspaceSymbols(_ params: JSONValue) -> JSONValue {
    let wanted = (params["query"]?.string ?? "").lowercased()
    var found: [JSONValue] = []
    func add(_ path: ItemPath, _ title: String, _ document: Document, _ span: Span, kind: SymbolKind, _ root: String) {
      guard found.count < 500 else { return }
      guard wanted.isEmpty || "\(path) \(title)".lowercased().contains(wanted) else { return }
      found.append([
        "name": .string("\(path)"), "kind": .integer(kind.rawValue), "containerName": .string(title),
        "location": [
          "uri": .string(DocumentURI(path: "\(root)/\(document.path)").text),
          "range": encoding.range(of: span, in: document.text),
        ],
      ])
    }
    for curriculum in curricula.values.sorted(by: { $0.root < $1.root }) {
      for module in curriculum.authored.modules {
        add(
          module.path, module.module.title, module.document, module.document.start.span, kind: .module, curriculum.root)
        for block in module.blocks {
          add(block.path, block.block.title, block.document, block.document.start.span, kind: .block, curriculum.root)
          for episode in block.episodes {
            let title = episode.episode.title
            add(episode.path, title, episode.document, episode.document.start.span, kind: .episode, curriculum.root)
            for card in episode.cards {
              add(
                episode.path.appending(card.card.id), title, card.document, card.location.span, kind: .card,
                curriculum.root)
            }
          }
        }
      }
    }
    return .array(found)
  }

  /// `textDocument/foldingRange`: cards, and texts of several lines.
  func foldingRanges(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let text = try curriculumText(of: params) else { return .array([]) }
    let tree = text.tree
    var ranges: [JSONValue] = []
    func add(_ span: Span) {
      let (first, last) = (text.lines.line(of: span.start), text.lines.line(of: max(span.start, span.end - 1)))
      guard last > first else { return }
      ranges.append(["startLine": .integer(first), "endLine": .integer(last)])
    }
    func visit(_ node: YAMLTree.NodeID) {
      guard !tree.isAlias(node) else { return }
      switch tree.kind(of: node) {
      case .scalar: if tree.style(of: node).isBlock { add(tree.span(of: node)) }
      case .sequence:
        for element in tree.writtenChildren(of: node) {
          if tree.kind(of: element) == .mapping { add(tree.span(of: element)) }
          visit(element)
        }
      case .mapping: for entry in tree.writtenEntries(of: node) { visit(entry.value) }
      }
    }
    if let root = tree.root { visit(root) }
    return .array(ranges)
  }
}
