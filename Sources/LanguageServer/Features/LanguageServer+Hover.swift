import Authoring
import CurriculumBundle
import Diagnostics
import JSON
import Linting

extension LanguageServer {
  /// `textDocument/hover`: what the key, the name or the rule under the cursor means, and what runs found out about the
  /// card there.
  func hover(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let location = try location(of: params) else { return .null }
    guard let shown = ruleHover(at: location) ?? keyHover(at: location) ?? valueHover(at: location) else {
      return .null
    }
    return [
      "contents": clientCapabilities.hoverWords.json(shown.markdown),
      "range": encoding.range(of: shown.span, in: location.text),
    ]
  }

  /// Markdown about some bytes of a file.
  private typealias Shown = (markdown: String, span: Span)

  /// What a rule is about whose code is in a comment that silences it, or among the rules of `curriculum.yaml`.
  private func ruleHover(at location: RequestLocation) -> Shown? {
    let (bytes, line) = (location.text.source.bytes, location.text.lines.span(ofLine: location.line))
    let isPart = { (byte: UInt8) in byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
    let start = bytes[line.start..<location.offset].lastIndex { !isPart($0) }.map { $0 + 1 } ?? line.start
    let end = bytes[location.offset..<line.end].firstIndex { !isPart($0) } ?? line.end
    guard start < end else { return nil }
    let before = location.text.source.text(in: Span(line.start, start))
    let owners = CursorContext(at: location.offset, in: location.text).owners
    guard before.contains("hornbook: ignore") || owners.suffix(2) == RuleOffers.owners,
      let rule = AllRules.description(of: Diagnostic.Code(rawValue: location.text.source.text(in: Span(start, end))))
    else { return nil }
    return ("**\(rule.code)** (\(rule.severity)): \(rule.summary)\n\n\(rule.explanation)", Span(start, end))
  }

  /// What a key means; what runs found out about its card goes with keys that programs decide.
  private func keyHover(at location: RequestLocation) -> Shown? {
    guard let (key, span) = key(at: location) else { return nil }
    let cursor = CursorContext(at: span.start, in: location.text)
    if case .text = cursor.kind { return nil }
    guard let field = FormAtCursor(cursor.levels, inFileAt: location.file)?.field(key) else { return nil }
    let facts = Self.decidedKeys.contains(key) ? facts(at: location).map { "\n\n---\n\n\($0.markdown)" } : nil
    return (field.explanation + (facts ?? ""), span)
  }

  /// The key under the cursor: that of a line, or one in braces.
  private func key(at location: RequestLocation) -> (name: String, span: Span)? {
    let line = CursorFinder(location.text).line(location.line)
    let start = location.text.lines.start(ofLine: location.line) + line.column
    if let key = line.key {
      let span = Span(start, start + key.utf8.count)
      return span.contains(location.offset) || location.offset == span.end ? (key, span) : nil
    }
    guard let path = ValuePath(at: location.offset, in: location.written), path.isKey else { return nil }
    return (path.value.text, path.value.span)
  }

  private static let decidedKeys: Set<String> = Set(
    [
      .answer, .answers, .checks, .code, .correctAnswerIndex, .correctAnswerIndices, .decoys, .lines, .result,
      .solutions,
      .starter, .tokens, .wrongPrograms,
    ].map { (key: FieldKey) in key.rawValue })

  /// What a name means, or what runs found out about the card in which a value is.
  private func valueHover(at location: RequestLocation) -> Shown? {
    let path = ValuePath(at: location.offset, in: location.written)
    if let path, path.keys.last == FieldKey.type.rawValue, !path.isKey,
      let form = CardKind(rawValue: path.value.text).map({ CardForms.form(of: $0) })
    {
      return ("**\(form.kind.rawValue)**: \(form.documentation)", path.value.span)
    }
    if let curriculum = curricula[location.root], let path, let thing = NamedThing(path, file: location.file),
      let words = curriculum.explanation(of: thing)
    {
      return (words, path.value.span)
    }
    return facts(at: location).map { ($0.markdown, path?.value.span ?? $0.span) }
  }

  /// The results of runs of the card at a location.
  private func facts(at location: RequestLocation) -> Shown? {
    guard let file = proofs[location.uri], file.bytes == location.text.source.bytes,
      let card = file.card(at: location.offset)
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
