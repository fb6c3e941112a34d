import Authoring
import CurriculumBundle
import Diagnostics
import JSON
import Linting
import YAMLSource

extension LanguageServer {
  /// `textDocument/hover`: what the key, the name or the rule under the cursor means, and what runs found out about the
  /// card there.
  func hover(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let place = try place(of: params) else { return .null }
    guard let shown = ruleHover(at: place) ?? keyHover(at: place) ?? valueHover(at: place) else { return .null }
    return [
      "contents": clientCapabilities.hoverWords.json(shown.markdown),
      "range": encoding.range(of: shown.span, in: place.text),
    ]
  }

  /// Markdown about some bytes of a file.
  private typealias Shown = (markdown: String, span: Span)

  /// What a rule is about whose code is in a comment that silences it, or among the rules of `curriculum.yaml`.
  private func ruleHover(at place: RequestPlace) -> Shown? {
    let (bytes, line) = (place.text.source.bytes, place.text.lines.span(ofLine: place.line))
    let isPart = { (byte: UInt8) in byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
    let start = bytes[line.start..<place.offset].lastIndex { !isPart($0) }.map { $0 + 1 } ?? line.start
    let end = bytes[place.offset..<line.end].firstIndex { !isPart($0) } ?? line.end
    guard start < end else { return nil }
    let before = place.text.source.text(in: Span(line.start, start))
    let owners = CursorContext(at: place.offset, in: place.text).owners
    guard before.contains("hornbook: ignore") || owners.suffix(2) == RuleOffers.owners,
      let rule = AllRules.description(of: Diagnostic.Code(rawValue: place.text.source.text(in: Span(start, end))))
    else { return nil }
    return ("**\(rule.code)** (\(rule.severity)): \(rule.summary)\n\n\(rule.explanation)", Span(start, end))
  }

  /// What a key means; what runs found out about its card goes with keys that programs decide.
  private func keyHover(at place: RequestPlace) -> Shown? {
    guard let (key, span) = key(at: place) else { return nil }
    let cursor = CursorContext(at: span.start, in: place.text)
    if case .text = cursor.place { return nil }
    guard let field = FormAtCursor(cursor.levels, inFileAt: place.file)?.field(key) else { return nil }
    let facts = Self.decidedKeys.contains(key) ? facts(at: place).map { "\n\n---\n\n\($0.markdown)" } : nil
    return (field.explanation + (facts ?? ""), span)
  }

  /// The key under the cursor: that of a line, or one in braces.
  private func key(at place: RequestPlace) -> (name: String, span: Span)? {
    let line = CursorFinder(place.text).line(place.line)
    let start = place.text.lines.start(ofLine: place.line) + line.column
    if let key = line.key {
      let span = Span(start, start + key.utf8.count)
      return span.contains(place.offset) || place.offset == span.end ? (key, span) : nil
    }
    let tree = place.tree
    guard let path = NodePath(at: place.offset, in: tree), path.isKey else { return nil }
    return (tree.text(of: path.node), tree.span(of: path.node))
  }

  private static let decidedKeys: Set<String> = Set(
    [
      .answer, .answers, .checks, .code, .correctAnswerIndex, .correctAnswerIndices, .decoys, .lines, .result,
      .solutions,
      .starter, .tokens, .wrongPrograms,
    ].map { (key: FieldKey) in key.rawValue })

  /// What a name means, or what runs found out about the card in which a value is.
  private func valueHover(at place: RequestPlace) -> Shown? {
    let tree = place.tree
    if let kind = NodePath(at: place.offset, in: tree), kind.keys.last == FieldKey.type.rawValue, !kind.isKey,
      let form = CardKind(rawValue: tree.text(of: kind.node)).map({ CardForms.form(of: $0) })
    {
      return ("**\(form.kind.rawValue)**: \(form.documentation)", tree.span(of: kind.node))
    }
    if let curriculum = curricula[place.root], let path = NodePath(at: place.offset, in: tree),
      let thing = NamedThing(path, in: tree, file: place.file), let words = curriculum.explanation(of: thing)
    {
      return (words, tree.span(of: path.node))
    }
    let span = NodePath(at: place.offset, in: tree).map { tree.span(of: $0.node) }
    return facts(at: place).map { ($0.markdown, span ?? $0.span) }
  }

  /// What runs found out about the card at a place.
  private func facts(at place: RequestPlace) -> Shown? {
    guard let file = proofs[place.uri], file.bytes == place.text.source.bytes,
      let card = file.card(at: place.offset)
    else { return nil }
    let facts = card.summary.markdown
    return facts.isEmpty ? nil : (facts, card.card.location.span)
  }
}

extension FieldDeclaration {
  /// What the key means, what its value is, and an example, as Markdown.
  var explanation: String {
    let example = example.contains("\n") ? "" : "\n\n```yaml\n\(key): \(example)\n```"
    return "\(documentation)\n\n\(typeName)\(isRequired ? ", required" : "")\(example)"
  }
}
