import Authoring
import CurriculumBundle
import Diagnostics
import JSON

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
      Self.names(in: document).filter { $0.thing == thing }.map { location(of: $0.value, curriculum) }
    }
    return .array(names)
  }

  /// What the scalar at a position names, in the curriculum of its file.
  func thing(at params: JSONValue) throws(RequestFailure) -> (NamedThing, CheckedCurriculum)? {
    guard let location = try location(of: params), let curriculum = curricula[location.root],
      let found = ValuePath(at: location.offset, in: location.written)
    else { return nil }
    return NamedThing(found, file: location.file).map { ($0, curriculum) }
  }

  /// Where a thing itself is, as a location of the protocol.
  private func place(of thing: NamedThing, in curriculum: CheckedCurriculum) -> JSONValue? {
    switch thing {
    case .asset(let path): return start(ofFileAt: path, in: curriculum)
    case .concept(let name):
      let lesson = curriculum.authored.episodes.first { $0.header.teaches.contains(name) }
      return lesson.flatMap { episode in
        episode.document.written?.elements(of: .teaches).first { $0.text == name }.map { location(of: $0, curriculum) }
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

  private func location(of value: SourceValue, _ curriculum: CheckedCurriculum) -> JSONValue {
    location(ofSpan: value.span, in: value.document, curriculum)
  }

  private func location(ofSpan span: Span, in document: Document, _ curriculum: CheckedCurriculum) -> JSONValue {
    [
      "uri": .string(DocumentURI(path: "\(curriculum.root)/\(document.path)").text),
      "range": encoding.range(of: span, in: document.text),
    ]
  }

  /// Every scalar of a file that names something.
  static func names(in document: Document) -> [(thing: NamedThing, value: SourceValue)] {
    var all: [(NamedThing, SourceValue)] = []
    func visit(_ value: SourceValue, _ keys: [String]) {
      guard !value.isAlias else { return }
      let path = ValuePath(value, keys: keys, isKey: false)
      if value.isScalar, let thing = NamedThing(path, file: document.path) { all.append((thing, value)) }
      for element in value.writtenElements { visit(element, keys) }
      for entry in value.writtenEntries { visit(entry.value, keys + [entry.key.text]) }
    }
    if let whole = document.written { visit(whole, []) }
    return all
  }
}
