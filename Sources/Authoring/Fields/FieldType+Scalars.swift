import Diagnostics
import JSON
import YAMLSource

extension FieldType where Value == String {
  /// A text that a learner reads: any scalar, taken as it is written.
  static let text = FieldType(
    name: "text", schema: ["allOf": [["$ref": "#/definitions/text"]]],
    published: ["type": "string", "pattern": .string(visiblePattern)]
  ) { node, context in
    guard let text = visibleText(node, context) else { return nil }
    context.reportCommentInText(node)
    return text
  }

  /// Code: a text whose lines YAML must keep.
  static let code = FieldType(name: text.name, schemas: text.schemas) { node, context in
    guard let code = visibleText(node, context) else { return nil }
    context.reportCommentInCode(node)
    if context.tree.joinsLines(of: node) {
      context.findings.report(.joinedCode(help: context.helpForCode, at: context.tree.location(of: node)))
      return nil
    }
    return code
  }

  /// What a program prints: any scalar, taken as it is written; it may be empty.
  static let output = FieldType(name: "text", schema: scalarSchema, published: ["type": "string"]) { node, context in
    writtenScalar(node, context)
  }

  /// What `#/definitions/text` stands for in the schemas of files that authors write.
  static let textSchema = scalarSchema.merging(["pattern": .string(visiblePattern)])

  private static var scalarSchema: JSONValue { ["type": ["string", "number", "boolean"]] }

  /// A name that must fit a pattern.
  static func name(_ pattern: NamePattern) -> FieldType {
    let wanted = withArticle(pattern.typeName)
    return FieldType(
      name: pattern.typeName, schema: ["type": "string", "pattern": .string(pattern.regularExpression)]
    ) { node, context in
      guard context.tree.kind(of: node) == .scalar, !context.tree.isNull(of: node) else {
        context.reportWrongType(node, wanted: wanted)
        return nil
      }
      let text = context.tree.text(of: node)
      if context.tree.readsAsOtherThanText(node) {
        let help =
          pattern.matches(text)
          ? "write it in quotes: `\(context.beginningOfEntry)\"\(shortened(text))\"`"
          : "write it like `\(pattern.example)`"
        context.reportWrongType(node, wanted: wanted, help: help)
        return nil
      }
      guard pattern.matches(text) else {
        context.findings.report(.malformedName(text, key: context.key, pattern, at: context.tree.location(of: node)))
        return nil
      }
      context.reportAmbiguity(of: node, isText: true)
      return text
    }
  }
}

extension FieldType where Value == Int {
  /// A whole number in a range, whose end may be known only by a name.
  static func integer(_ range: ClosedRange<Int>, upTo end: String? = nil) -> FieldType {
    let range = range.clamped(to: JSONValue.exactIntegers)
    return FieldType(
      name: "whole number",
      schema: ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
    ) { node, context in
      guard context.tree.kind(of: node) == .scalar, let value = context.tree.wholeNumber(of: node) else {
        context.reportNotANumber(node)
        return nil
      }
      guard range.contains(value) else {
        context.findings.report(
          .numberOutOfRange(value, range, upTo: end, key: context.key, at: context.tree.location(of: node)))
        return nil
      }
      context.reportAmbiguity(of: node, isText: false)
      return value
    }
  }
}

extension FieldType where Value == Bool {
  /// True or false.
  static let boolean = FieldType(name: "true or false", schema: ["type": "boolean"]) { node, context in
    guard context.tree.kind(of: node) == .scalar, let value = context.tree.boolean(of: node) else {
      context.reportNotABoolean(node)
      return nil
    }
    context.reportAmbiguity(of: node, isText: false)
    return value
  }

  /// True, where leaving the key out says the contrary.
  static let onlyTrue = FieldType(name: "true", schema: ["const": true]) { node, context in
    guard let value = boolean.read(node, context) else { return nil }
    guard value else {
      context.reportWrongType(node, wanted: "true, or left out", help: "take `\(context.key)` out")
      return nil
    }
    return true
  }
}

extension FieldType where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of a few words.
  static var choice: FieldType { choice(schema: [:]) }

  /// One of a few words, each of which editors explain.
  ///
  /// - Parameters:
  ///   - values: Those to choose from, where it is not all.
  ///   - instead: What to do about another one.
  static func choice(
    among values: [Value] = Array(Value.allCases), instead: String? = nil, _ explain: (Value) -> String
  ) -> FieldType {
    choice(values, instead, schema: ["enumDescriptions": .array(values.map { .string(explain($0)) })])
  }

  private static func choice(
    _ values: [Value] = Array(Value.allCases), _ instead: String? = nil, schema: JSONValue
  ) -> FieldType {
    let words = values.map(\.rawValue)
    let wanted = "one of \(words.joined(separator: ", "))"
    let list: JSONValue = ["enum": .array(words.map { .string($0) })]
    return FieldType(name: wanted, schema: list.merging(schema)) { node, context in
      guard context.tree.kind(of: node) == .scalar else {
        context.reportWrongType(node, wanted: wanted)
        return nil
      }
      let word = context.tree.text(of: node)
      // Most words have a length of their own, which is seen without a comparison of texts.
      guard let place = words.firstIndex(where: { $0.utf8.count == word.utf8.count && $0 == word }) else {
        let isElsewhere = Value(rawValue: word) != nil
        context.findings.report(
          .unknownChoice(
            word, key: context.key, choices: words, help: isElsewhere ? instead : nil,
            at: context.tree.location(of: node)))
        return nil
      }
      return values[place]
    }
  }
}

/// A scalar with something to see in it; reports anything else.
private func visibleText(_ node: YAMLTree.NodeID, _ context: borrowing FieldContext) -> String? {
  guard let text = writtenScalar(node, context) else { return nil }
  guard !isBlank(text) else {
    context.findings.report(
      .emptyValue(
        key: context.key, above: context.mapping.flatMap { LinesOutsideBlock(below: node, in: $0, context.tree) },
        at: context.tree.location(of: node)))
    return nil
  }
  return text
}

/// Any scalar as it is written; reports anything else.
private func writtenScalar(_ node: YAMLTree.NodeID, _ context: borrowing FieldContext) -> String? {
  guard context.tree.kind(of: node) == .scalar, !context.tree.isNull(of: node) else {
    context.reportNoText(node)
    return nil
  }
  if let mark = context.tree.mark(of: node) {
    context.findings.report(.unreadableMark(mark, at: context.tree.location(of: node)))
    return nil
  }
  return writtenText(of: node, in: context.tree)
}

/// A scalar's value; the line end that closes a block scalar is layout and not part of it.
func writtenText(of node: YAMLTree.NodeID, in tree: YAMLTree) -> String {
  switch tree.style(of: node) {
  case .literal, .folded:
    tree.withUTF8(of: node) { String(decoding: $0.last == 0x0A ? $0.dropLast() : $0[...], as: UTF8.self) }
  case .plain, .singleQuoted, .doubleQuoted: tree.text(of: node)
  }
}

/// What a text must contain to be seen: anything but whitespace as ECMAScript's `\s` knows it, the next-line sign, and
/// joiners and spaces without width.
private let visiblePattern = #"[^\s\u0085\u200B-\u200D\u2060]"#

/// Whether nothing in a text fits `visiblePattern`.
package func isBlank(_ text: String) -> Bool {
  if let first = text.utf8.first, first > 0x20, first < 0x7F { return false }
  return text.unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    case 0x85, 0xFEFF, 0x200B...0x200D, 0x2060: true
    default: scalar.properties.isWhitespace
    }
  }
}
