import Diagnostics
public import JSON
import YAMLSource

/// What a value may be: how it is read, named and described by JSON Schema.
///
///     CardForms.form(of: .poll).payload.map(\.typeName).prefix(2) == ["text", "list of texts"]
public struct FieldType<Value: Sendable>: Sendable {
  /// The type in an author's words: `text`, `list of texts`.
  public let name: String
  /// The JSON Schemas of a value, as it is written and as it is published.
  let schemas: FieldSchemas
  /// The form of the mappings that a value is or holds; nil for values without any, and for cards, whose form depends
  /// on their kind.
  var form: (any Form.Type)?
  /// Reads a value; reports what is wrong with it and gives nil.
  let read: @Sendable (YAMLTree.NodeID, borrowing FieldContext) -> Value?

  /// A type with its own schemas.
  init(
    name: String, schemas: FieldSchemas,
    read: @escaping @Sendable (YAMLTree.NodeID, borrowing FieldContext) -> Value?
  ) {
    self.name = name
    self.schemas = schemas
    self.read = read
  }

  /// A type that is published like it is written.
  init(
    name: String, schema: @autoclosure @escaping @Sendable () -> JSONValue,
    read: @escaping @Sendable (YAMLTree.NodeID, borrowing FieldContext) -> Value?
  ) {
    self.init(name: name, schemas: FieldSchemas(written: schema, published: schema), read: read)
  }

  /// A type with a schema for what is published.
  init(
    name: String, schema: @autoclosure @escaping @Sendable () -> JSONValue,
    published: @autoclosure @escaping @Sendable () -> JSONValue,
    read: @escaping @Sendable (YAMLTree.NodeID, borrowing FieldContext) -> Value?
  ) {
    self.init(name: name, schemas: FieldSchemas(written: schema, published: published), read: read)
  }

  /// The JSON Schema (draft-07) that accepts the same values.
  public var schema: JSONValue { schemas.written() }

  /// The JSON Schema of the value as it is published, where texts are always strings.
  var publishedSchema: JSONValue { schemas.published() }
}

/// The JSON Schemas of a value, made only when they are asked for: whoever reads files needs none.
struct FieldSchemas: Sendable {
  /// What accepts the value as an author writes it.
  let written: @Sendable () -> JSONValue
  /// What accepts it as it is published.
  let published: @Sendable () -> JSONValue
}

/// What reading one value needs to know.
struct FieldContext: ~Copyable {
  let key: String
  let findings: FileFindings
  /// The mapping that has the key, where what stands next to it may help.
  let mapping: YAMLTree.NodeID?
  /// The place in the list under the key; nil for what stands there alone.
  var index: Int?
  /// Whether it stands between brackets, where a value of several lines has no place.
  let isInBrackets: Bool

  init(
    key: String, findings: FileFindings, mapping: YAMLTree.NodeID? = nil, index: Int? = nil, isInBrackets: Bool
  ) {
    self.key = key
    self.mapping = mapping
    self.findings = findings
    self.index = index
    self.isInBrackets = isInBrackets
  }

  var tree: YAMLTree { findings.tree }

  /// Reports a value that is not of the wanted type.
  func reportWrongType(_ node: YAMLTree.NodeID, wanted: String, help: String? = nil, fixes: [Fix] = []) {
    findings.report(
      .wrongType(
        name, wanted: wanted, found: found(node), help: help ?? "write \(wanted)\(besides(node))", fixes: fixes,
        at: tree.location(of: node)))
  }

  /// What it is called in a message: `'text'`, `the answer at index 2`.
  var name: String {
    guard let index else { return "'\(key)'" }
    return key == "answers" ? "the answer at index \(index)" : "'\(key)' at index \(index)"
  }

  /// Warns of a scalar that readers of YAML 1.1 and 1.2 take for different things, where a text or another value is
  /// wanted.
  func reportAmbiguity(of node: YAMLTree.NodeID, isText: Bool) {
    guard let ambiguity = tree.ambiguity(of: node) else { return }
    findings.warn(.ambiguousScalar(ambiguity, isText: isText, at: tree.location(of: node)))
  }

  /// Where the first of a group of keys belongs, when it was meant for the card.
  private func besides(_ node: YAMLTree.NodeID) -> String {
    guard case .mapping = tree.kind(of: node), let key = tree.entries(of: node).map(\.key).first else { return "" }
    return "; a key such as `\(shortened(tree.text(of: key))):` stands beside `\(self.key):`, not below it"
  }

  /// Whether a mapping is one entry on one line without braces, as a text with a colon is.
  private func isOneEntry(_ node: YAMLTree.NodeID) -> Bool {
    let written = tree.source.text(in: tree.span(of: node))
    return !written.contains("\n") && !written.hasPrefix("{") && tree.entries(of: node).map(\.key).count == 1
  }

  private func found(_ node: YAMLTree.NodeID) -> String {
    switch tree.kind(of: node) {
    case .mapping: isOneEntry(node) ? "a key with a value, which its colon makes of it" : "a group of keys"
    case .sequence: "a list"
    case .scalar: tree.isNull(of: node) ? "empty" : "'\(shortened(tree.text(of: node)))'"
    }
  }
}
