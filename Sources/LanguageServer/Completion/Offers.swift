import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import JSON

/// What may be written at a cursor in a file of a curriculum.
struct Offers {
  /// The offers, in no order that matters: clients sort them.
  var all: [Offer] = []
  let location: RequestLocation
  let cursor: CursorContext
  let curriculum: CheckedCurriculum?
  /// What runs found out about the file, perhaps before its last changes.
  let proofs: FileProofs?
  /// Whether the client fills in the places of snippets.
  let fillsInSnippets: Bool

  init(
    at location: RequestLocation, _ cursor: CursorContext, _ curriculum: CheckedCurriculum?, _ proofs: FileProofs?,
    fillsInSnippets: Bool
  ) {
    (self.location, self.cursor, self.curriculum, self.proofs) = (location, cursor, curriculum, proofs)
    self.fillsInSnippets = fillsInSnippets
    if let rules = RuleOffers.inSettings(cursor) { all = rules } else { add() }
  }

  private mutating func add() {
    let form = FormAtCursor(cursor.levels, inFileAt: location.file)
    switch cursor.kind {
    case .key: if let form { addKeys(form.fields) }
    case .value(let key, _):
      if let field = form?.field(key) { addValues(of: field) }
    case .item(let key, _):
      let outer = cursor.levels.dropLast(cursor.levels.last?.owner == key ? 1 : 0)
      if let field = FormAtCursor(Array(outer), inFileAt: location.file)?.field(key) { addItems(of: field) }
      if key == FieldKey.cards.rawValue || key == FieldKey.questions.rawValue { addCards() }
    case .text: break
    }
  }

  /// The keys that are not there yet, those that must be first, earlier ids last.
  private mutating func addKeys(_ fields: [FieldDeclaration]) {
    let present = Set(cursor.levels.last?.entries.keys.map { $0 } ?? [])
    let missing = fields.filter { !present.contains($0.key) }
    let isFormer = { (field: FieldDeclaration) in field.key == FieldKey.formerly.rawValue }
    for field in missing.filter({ !isFormer($0) }) + missing.filter(isFormer) {
      var offer = Offer(field.key, parts(of: field), .key, detail: field.typeName)
      offer.documentation = field.explanation
      offer.isLikely = field.isRequired
      all.append(offer)
    }
  }

  /// A key with the beginning of its value; the key alone where a colon follows.
  private func parts(of field: FieldDeclaration) -> [Offer.Part] {
    let bytes = location.text.source.bytes
    let next = bytes[cursor.word.end...].first { $0 != UInt8(ascii: " ") }
    if next == UInt8(ascii: ":") { return [.text(field.key)] }
    let schema = field.schema
    // Without snippets the cursor would be behind the bracket.
    guard fillsInSnippets else { return [.text("\(field.key): ")] }
    if schema["type"] == "array", !field.example.contains("\n") {
      return [.text("\(field.key): ["), .place(1, ""), .text("]")]
    }
    if let key = FieldKey(rawValue: field.key), CodeTokens.keys.contains(key), schema["type"] != "array" {
      return [.text("\(field.key): |\n  "), .place(1, "")]
    }
    return [.text("\(field.key): "), .place(1, "")]
  }

  private mutating func addValues(of field: FieldDeclaration) {
    let schema = field.schema
    let words = schema["enumDescriptions"]?.array?.compactMap(\.string) ?? []
    for (index, value) in (schema["enum"]?.array ?? []).enumerated() {
      guard let text = value.string else { continue }
      var offer = Offer(text, .value)
      offer.documentation = words.indices.contains(index) ? words[index] : nil
      all.append(offer)
    }
    if schema["type"] == "boolean" { all += ["true", "false"].map { Offer($0, .value) } }
    FieldKey(rawValue: field.key).map { addKnownValues(of: $0) }
  }

  private mutating func addItems(of field: FieldDeclaration) {
    for value in field.schema["items"]?["enum"]?.array ?? [] {
      if let text = value.string { all.append(Offer(text, .value)) }
    }
    // An item on lines of its own that is a mapping begins with one of its keys.
    if let form = field.form, CursorFinder(location.text).openBrackets(before: location.offset).isEmpty {
      addKeys(form.fields)
    }
    FieldKey(rawValue: field.key).map { addKnownValues(of: $0) }
  }

  /// A value to fill in: the example of its key, indented below it where it has several lines.
  private static func value(of field: FieldDeclaration, number: Int) -> [Offer.Part] {
    let lines = field.example.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.isEmpty }
    guard lines.count > 1 || field.example.hasPrefix("\n") else {
      return [.text(" "), .place(number, field.example)]
    }
    let margin = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let whole = lines.filter { !$0.isEmpty }.map { "  \($0.dropFirst(margin))" }.joined(separator: "\n")
    return [.text("\n"), .place(number, whole)]
  }

  /// A card of each kind, with the keys that it must have.
  private mutating func addCards() {
    for kind in CardKind.allCases {
      let form = CardForms.form(of: kind)
      let examples = Set(form.exampleEntries.map(\.key)).subtracting(["id", "type"])
      let keys = form.fields.filter { examples.contains($0.key) }
      var parts: [Offer.Part] = [.text("id: "), .place(1, "id"), .text("\ntype: \(kind.rawValue)")]
      for (index, field) in keys.enumerated() {
        parts += [.text("\n\(field.key):")] + Self.value(of: field, number: index + 2)
      }
      var offer = Offer(kind.rawValue, parts, .snippet, detail: "a card")
      offer.documentation = form.documentation
      all.append(offer)
    }
  }
}
