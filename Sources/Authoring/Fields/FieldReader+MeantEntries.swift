internal import YAMLSource

// What an author most likely meant by a key that has run into its value, or whose value does not fit.
extension FieldReader {
  /// A key that has run into its value, `three:0` or `two 2` between braces, with both of them.
  func tightKey(at entry: Int) -> (key: String, value: String)? {
    let text = tree.text(of: keys.key(at: entry))
    guard tree.isFlow(node), tree.source.text(in: tree.span(of: keys.value(at: entry))).isEmpty,
      let sign = text.firstIndex(where: { $0 == ":" || $0 == " " })
    else { return nil }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }

  /// Reports keys that have run into their values, all at the first of them.
  func reportTightKeys(_ entries: [Int]) {
    guard let first = entries.first else { return }
    let meant = entries.compactMap { tightKey(at: $0) }
    for key in meant { findings.addUnread(key: key.key) }
    findings.report(
      .tightKey(
        tree.text(of: keys.key(at: first)), meant: meant.map { "\($0.key): \($0.value)" }, in: formName,
        at: tree.location(of: keys.key(at: first))))
  }

  /// Whether a text is among the answers of the card, or may be, since they could not be read.
  private func hasAnswer(_ text: String) -> Bool {
    tree.value(for: FieldKey.answers, in: node) == nil || index(ofAnswer: text) != nil
  }

  /// The index of a text among the answers of the card; nil for one that is none of them.
  private func index(ofAnswer text: String) -> Int? {
    guard let list = tree.value(for: FieldKey.answers, in: node), tree.kind(of: list) == .sequence else { return nil }
    return Array(tree.elements(of: list)).firstIndex { tree.kind(of: $0) == .scalar && tree.text(of: $0) == text }
  }

  /// What to write for a key and its value where the value does not fit the key that is meant: `hints: […]` for one
  /// hint.
  func entryMeant(by near: String, at entry: Int, _ fields: [FieldDeclaration]) -> String? {
    let value = keys.value(at: entry)
    guard tree.kind(of: value) == .scalar, let field = fields.first(where: { $0.key == near }) else { return nil }
    let written = tree.source.text(in: tree.span(of: value))
    guard !written.isEmpty, !written.contains("\n") else { return nil }
    if near == FieldKey.correctAnswerIndices.rawValue, let index = index(ofAnswer: tree.text(of: value)) {
      return "\(near): [\(index)]"
    }
    if field.typeName.hasPrefix("list of") {
      let element = written.contains { "[]{},:".contains($0) } ? QuotedScalar.written(written) : written
      return "\(near): [\(element)]"
    }
    if near == FieldKey.correctAnswer.rawValue, let index = tree.wholeNumber(of: value),
      !hasAnswer(tree.text(of: value))
    {
      return "\(FieldKey.correctAnswerIndex): \(index)"
    }
    guard field.typeName == FieldType<Int>.integer(0...1).name else { return nil }
    let text = withoutTypographicQuotes(tree.text(of: value))
    let meant = near == "correctAnswerIndex" ? AnswerPlace.index(of: value, in: node, tree) : Int(text)
    return meant.flatMap { $0 == tree.wholeNumber(of: value) ? nil : "\(near): \($0)" }
  }
}
