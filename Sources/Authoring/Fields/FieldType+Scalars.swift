internal import JSON
internal import YAMLSource

extension FieldType where Value == String {
  /// A text that a learner reads: any scalar, taken as it is written.
  static let text = FieldType(
    name: "text", schema: ["type": ["string", "number", "boolean"], "pattern": "\\S"]
  ) { node, context in
    guard context.tree.kind(of: node) == .scalar, !context.tree.isNull(of: node) else {
      context.reportWrongType(node, wanted: "a text", help: textHelp(node, context.tree))
      return nil
    }
    let text = writtenText(of: node, in: context.tree)
    if isBlank(text) {
      context.findings.report(.emptyValue(key: context.key, at: context.tree.location(of: node)))
      return nil
    }
    return text
  }

  /// What a program prints: any scalar, taken as it is written; it may be empty.
  static let output = FieldType(
    name: "text", schema: ["type": ["string", "number", "boolean"]]
  ) { node, context in
    guard context.tree.kind(of: node) == .scalar, !context.tree.isNull(of: node) else {
      context.reportWrongType(node, wanted: "a text", help: textHelp(node, context.tree))
      return nil
    }
    return writtenText(of: node, in: context.tree)
  }

  /// A name that must fit a pattern.
  static func name(_ pattern: NamePattern) -> FieldType {
    FieldType(name: pattern.typeName, schema: ["type": "string", "pattern": .string(pattern.regularExpression)]) {
      node, context in
      guard context.tree.kind(of: node) == .scalar, !context.tree.isNull(of: node) else {
        context.reportWrongType(node, wanted: "a \(pattern.typeName)")
        return nil
      }
      let text = context.tree.text(of: node)
      if context.tree.readsAsOtherThanText(node) {
        context.reportWrongType(
          node, wanted: "a \(pattern.typeName)", help: "write it in quotes: `\(context.key): \"\(text)\"`")
        return nil
      }
      guard pattern.matches(text) else {
        context.findings.report(.malformedName(text, key: context.key, pattern, at: context.tree.location(of: node)))
        return nil
      }
      return text
    }
  }
}

extension FieldType where Value == Int {
  /// A whole number in a range.
  static func integer(_ range: ClosedRange<Int>) -> FieldType {
    let upper: JSONValue = range.upperBound == .max ? [:] : ["maximum": .integer(range.upperBound)]
    let schema: JSONValue = ["type": "integer", "minimum": .integer(range.lowerBound)]
    return FieldType(name: "whole number", schema: schema.merging(upper)) { node, context in
      guard context.tree.kind(of: node) == .scalar, let value = context.tree.wholeNumber(of: node) else {
        context.reportWrongType(node, wanted: "a whole number", help: "write it with digits alone, without quotes")
        return nil
      }
      guard range.contains(value) else {
        context.findings.report(
          .numberOutOfRange(value, range, key: context.key, at: context.tree.location(of: node)))
        return nil
      }
      if let ambiguity = context.tree.ambiguity(of: node) {
        context.findings.report(.ambiguousScalar(ambiguity, at: context.tree.location(of: node)))
      }
      return value
    }
  }
}

extension FieldType where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of a few words.
  static var choice: FieldType {
    let words = Value.allCases.map(\.rawValue)
    return FieldType(
      name: "one of \(words.joined(separator: ", "))", schema: ["enum": .array(words.map { .string($0) })]
    ) { node, context in
      guard context.tree.kind(of: node) == .scalar else {
        context.reportWrongType(node, wanted: "one of \(words.joined(separator: ", "))")
        return nil
      }
      let word = context.tree.text(of: node)
      guard let value = Value(rawValue: word) else {
        context.findings.report(
          .unknownChoice(word, key: context.key, choices: words, at: context.tree.location(of: node)))
        return nil
      }
      return value
    }
  }
}

private func textHelp(_ node: YAMLTree.NodeID, _ tree: YAMLTree) -> String? {
  guard tree.kind(of: node) == .scalar else { return nil }
  let word = tree.text(of: node)
  return word.isEmpty ? nil : "write it in quotes if the word is meant: `\"\(word)\"`"
}

/// A scalar's value; the line end that closes a block scalar is layout and not part of it.
func writtenText(of node: YAMLTree.NodeID, in tree: YAMLTree) -> String {
  switch tree.style(of: node) {
  case .literal, .folded:
    tree.withUTF8(of: node) { String(decoding: $0.last == 0x0A ? $0.dropLast() : $0[...], as: UTF8.self) }
  case .plain, .singleQuoted, .doubleQuoted: tree.text(of: node)
  }
}

private func isBlank(_ text: String) -> Bool {
  if let first = text.utf8.first, first > 0x20, first < 0x7F { return false }
  return text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
}
