import CurriculumBundle
import JSON
import YAMLSource

extension FieldType where Value == [InputLine] {
  /// What a program reads: a key for each line of input, in order, with what may stand there.
  static let inputLines = FieldType(
    name: "lines of input by name", schema: schema, published: publishedSchema
  ) { node, context in
    guard context.tree.kind(of: node) == .mapping else {
      context.reportWrongType(node, wanted: "a name for each line of input", help: "write `{n: 0..20}`")
      return nil
    }
    var lines: [InputLine] = []
    var count = 0
    for entry in context.tree.entries(of: node) {
      count += 1
      let place = FieldContext(
        key: context.tree.text(of: entry.key), findings: context.findings, isInBrackets: context.tree.isFlow(node))
      if let line = line(entry.value, place) { lines.append(line) }
    }
    guard count > 0 else {
      context.findings.report(
        .tooFewElements(0, minimum: 1, of: "lines", key: context.key, at: context.tree.location(of: node)))
      return nil
    }
    return lines.count == count ? lines : nil
  }

  private static func line(_ node: YAMLTree.NodeID, _ context: borrowing FieldContext) -> InputLine? {
    if context.tree.kind(of: node) == .sequence {
      let list = FieldType<[String]>.list(of: .output, named: "texts", atLeast: 1)
      return list.read(node, context).map { InputLine(name: context.key, choices: $0) }
    }
    guard context.tree.kind(of: node) == .scalar, isKind(context.tree.text(of: node)) else {
      context.reportWrongType(
        node, wanted: "a kind of input",
        help: "write a range such as `0..20` or `0.5..2.5`, `word`, `sentence`, or a list to choose from")
      return nil
    }
    let text = context.tree.text(of: node)
    if let turned = turned(text) {
      context.reportWrongType(node, wanted: "a range from the smaller to the larger number", help: "write `\(turned)`")
      return nil
    }
    return InputLine(name: context.key, values: text)
  }

  /// A whole number's range, a decimal number's, or a word; at most nine digits before a point and six behind it.
  private static let pattern =
    #"^(word|sentence|-?[0-9]{1,9}\.\.-?[0-9]{1,9}|-?[0-9]{1,9}\.[0-9]{1,6}\.\.-?[0-9]{1,9}\.[0-9]{1,6})$"#

  /// Whether a text fits `pattern`.
  private static func isKind(_ text: String) -> Bool {
    if text == "word" || text == "sentence" { return true }
    let bytes = Array(text.utf8)
    guard let dots = bytes.indices.dropLast().first(where: { bytes[$0] == 0x2E && bytes[$0 + 1] == 0x2E }) else {
      return false
    }
    let ends = [bytes[..<dots], bytes[(dots + 2)...]].map(digits)
    return ends[0] != nil && ends[1] != nil && (ends[0] == 0) == (ends[1] == 0)
  }

  /// A range with its ends the other way round, if nothing lies between them as they stand; nil for what is fine.
  private static func turned(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let dots = bytes.indices.dropLast().first(where: { bytes[$0] == 0x2E && bytes[$0 + 1] == 0x2E }) else {
      return nil
    }
    let (first, last) = (
      String(decoding: bytes[..<dots], as: UTF8.self), String(decoding: bytes[(dots + 2)...], as: UTF8.self)
    )
    guard let lower = Double(first), let upper = Double(last), lower > upper else { return nil }
    return "\(last)..\(first)"
  }

  /// How many digits a number has behind its point; nil for what is no such number.
  private static func digits(_ number: ArraySlice<UInt8>) -> Int? {
    let unsigned = number.first == UInt8(ascii: "-") ? number.dropFirst() : number
    let parts = unsigned.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.joined().allSatisfy({ 0x30...0x39 ~= $0 }),
      (1...9).contains(parts[0].count)
    else { return nil }
    guard parts.count == 2 else { return 0 }
    return (1...6).contains(parts[1].count) ? parts[1].count : nil
  }

  private static let schema: JSONValue = [
    "type": "object", "minProperties": 1,
    "additionalProperties": [
      "anyOf": [
        ["type": "string", "pattern": .string(pattern)],
        FieldType<[String]>.list(of: .output, named: "texts", atLeast: 1).schema,
      ]
    ],
  ]

  private static let publishedSchema: JSONValue = [
    "type": "array", "minItems": 1,
    "items": [
      "type": "object", "required": ["name"], "additionalProperties": false,
      "properties": [
        "name": ["type": "string"], "values": ["type": "string", "pattern": .string(pattern)],
        "choices": ["type": "array", "minItems": 1, "items": ["type": "string"]],
      ],
    ],
  ]
}
