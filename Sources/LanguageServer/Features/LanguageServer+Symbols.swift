import Authoring
import CurriculumBundle
import Diagnostics
import JSON

extension LanguageServer {
  /// `textDocument/documentSymbol`: the cards of an episode, or what another file lists.
  func documentSymbols(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let text = try curriculumText(of: params), let whole = text.written else { return .array([]) }
    let items = [FieldKey.modules, .blocks, .episodes, .cards].flatMap { whole.elements(of: $0) }
    return .array(items.map { symbol(of: $0, text) })
  }

  private func symbol(of item: SourceValue, _ text: IndexedText) -> JSONValue {
    let (id, kind, questions) = (item.value(of: .id), item.value(of: .type), item.value(of: .questions))
    let name = item.isMapping ? id?.text ?? "a card without an id" : item.text
    return .members([
      "name": .string(name.isEmpty ? "?" : name), "detail": kind.map { .string($0.text) },
      "kind": .integer((item.isMapping ? SymbolKind.card : .block).rawValue),
      "range": encoding.range(of: item.span, in: text),
      "selectionRange": encoding.range(of: (id ?? item).span, in: text),
      "children": questions.map { .array($0.elements.map { symbol(of: $0, text) }) },
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
          module.path, module.header.title, module.document, module.document.start.span, kind: .module, curriculum.root)
        for block in module.blocks {
          add(block.path, block.header.title, block.document, block.document.start.span, kind: .block, curriculum.root)
          for episode in block.episodes {
            let title = episode.header.title
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
    var ranges: [JSONValue] = []
    func add(_ span: Span) {
      let (first, last) = (text.lines.line(of: span.start), text.lines.line(of: max(span.start, span.end - 1)))
      guard last > first else { return }
      ranges.append(["startLine": .integer(first), "endLine": .integer(last)])
    }
    func visit(_ value: SourceValue) {
      guard !value.isAlias else { return }
      if value.isBlock { add(value.span) }
      for element in value.writtenElements {
        if element.isMapping { add(element.span) }
        visit(element)
      }
      for entry in value.writtenEntries { visit(entry.value) }
    }
    if let whole = text.written { visit(whole) }
    return .array(ranges)
  }
}
