import Authoring
import CurriculumBundle
import Diagnostics
import JSON

extension LanguageServer {
  /// `textDocument/completion`: keys and values that fit where the cursor is.
  func completion(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    let (_, path, text) = try text(of: params)
    guard let root = host.curriculum(containing: path), let inside = path.dropPrefix(root + "/"),
      let offset = params["position"].flatMap({ encoding.offset(of: $0, in: text) })
    else { return .array([]) }
    let cursor = CursorContext(at: offset, in: text)
    let offers = Offers(cursor, inFileAt: String(inside), curricula[root])
    let range = encoding.range(of: cursor.word, in: text)
    return ["isIncomplete": false, "items": .array(offers.all.map { $0.json(over: range) })]
  }
}

/// Something that may be written at a cursor.
struct Offer {
  /// What a list shows.
  let label: String
  /// What is written, with places to fill in where it is a snippet: `answers: [$1]`.
  var text: String
  /// The number of the protocol for what it is: 10 for a key, 12 for a value, 18 for a reference, 17 for a file.
  let kind: Int
  /// A few words next to it.
  var detail: String?
  /// What it means, as Markdown.
  var documentation: String?
  /// Whether the text has places to fill in.
  var isSnippet = false
  /// Whether it is what an author most likely wants, and comes first.
  var isLikely = false

  /// The offer as the protocol writes it.
  func json(over range: JSONValue) -> JSONValue {
    .members([
      "label": .string(label), "kind": .integer(kind), "detail": detail.map { .string($0) },
      "documentation": documentation.map { ["kind": "markdown", "value": .string($0)] },
      "sortText": .string((isLikely ? "0" : "1") + label), "filterText": .string(label),
      "insertTextFormat": isSnippet ? 2 : nil,
      "textEdit": ["range": range, "newText": .string(text)],
    ])
  }
}

/// What may be written at a cursor.
struct Offers {
  private(set) var all: [Offer] = []
  private let curriculum: CheckedCurriculum?

  init(_ cursor: CursorContext, inFileAt path: String, _ curriculum: CheckedCurriculum?) {
    self.curriculum = curriculum
    let form = FormAtCursor(cursor.levels, inFileAt: path)
    switch cursor.place {
    case .key: if let form { addKeys(of: form, in: cursor) }
    case .value(let key, _): if let field = form?.field(key) { addValues(of: field) }
    case .item(let key, _):
      let outer = FormAtCursor(cursor.levels.dropLast(cursor.levels.last?.owner == key ? 1 : 0), inFileAt: path)
      if let field = outer?.field(key) { addItems(of: field) }
      if key == FieldKey.cards.rawValue || key == FieldKey.questions.rawValue { addCards() }
    case .text: break
    }
  }

  /// The keys that are not there yet, those that must be first.
  private mutating func addKeys(of form: FormAtCursor, in cursor: CursorContext) {
    let present = Set(cursor.levels.last?.entries.keys.map { $0 } ?? [])
    for field in form.fields where !present.contains(field.key) {
      all.append(
        Offer(
          label: field.key, text: "\(field.key): ", kind: 10, detail: field.typeName,
          documentation: Self.words(on: field), isLikely: field.isRequired))
    }
  }

  private mutating func addValues(of field: FieldDeclaration) {
    let schema = field.schema
    let words = schema["enumDescriptions"]?.array?.compactMap(\.string) ?? []
    for (index, value) in (schema["enum"]?.array ?? []).enumerated() {
      guard let text = value.string else { continue }
      all.append(
        Offer(
          label: text, text: text, kind: 12, documentation: words.indices.contains(index) ? words[index] : nil))
    }
    if schema["type"]?.string == "boolean" {
      for text in ["true", "false"] { all.append(Offer(label: text, text: text, kind: 12)) }
    }
    addNames(for: field.key)
  }

  private mutating func addItems(of field: FieldDeclaration) {
    for value in field.schema["items"]?["enum"]?.array ?? [] {
      guard let text = value.string else { continue }
      all.append(Offer(label: text, text: text, kind: 12))
    }
    addNames(for: field.key)
  }

  /// The names of things in the curriculum that a key may have: ids, concepts, images.
  private mutating func addNames(for key: String) {
    guard let curriculum, let key = FieldKey(rawValue: key) else { return }
    switch key {
    case .image, .badge:
      for asset in curriculum.authored.assets { all.append(Offer(label: asset.path, text: asset.path, kind: 17)) }
    case .requires, .unlocks:
      for episode in curriculum.authored.episodes {
        all.append(
          Offer(label: "\(episode.path)", text: "\(episode.path)", kind: 18, detail: episode.episode.title))
      }
    default: break
    }
  }

  /// A card of each kind, with its keys.
  private mutating func addCards() {
    for kind in CardKind.allCases {
      let form = CardForms.form(of: kind)
      let keys = form.fields.filter { $0.isRequired && $0.key != "id" && $0.key != "type" }
      let lines = keys.enumerated().map { "\($1.key): ${\($0 + 2):\(Self.plain($1.example))}" }
      all.append(
        Offer(
          label: kind.rawValue, text: (["id: ${1:id}", "type: \(kind.rawValue)"] + lines).joined(separator: "\n"),
          kind: 15, detail: "a card", documentation: form.documentation, isSnippet: true))
    }
  }

  /// An example on one line, without what a snippet takes for its own.
  private static func plain(_ example: String) -> String {
    let line = example.split(separator: "\n").first.map(String.init) ?? ""
    return String(line.flatMap { "$}\\".contains($0) ? ["\\", $0] : [$0] })
  }

  /// What a key means, with an example.
  static func words(on field: FieldDeclaration) -> String {
    let example = field.example.contains("\n") ? "" : "\n\n```yaml\n\(field.key): \(field.example)\n```"
    return "\(field.documentation)\n\n\(field.typeName)\(field.isRequired ? ", required" : "")\(example)"
  }
}
