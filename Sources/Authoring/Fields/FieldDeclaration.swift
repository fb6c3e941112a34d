public import JSON
import YAMLSource

/// What there is to say about a key apart from how its value is read.
public struct FieldDeclaration: Sendable {
  let name: KeyName
  /// The key as it stands in YAML.
  public let key: String
  /// What the value is, in an author's words: `text`, `list of texts`.
  public let typeName: String
  /// The schemas of the value.
  let schemas: FieldSchemas
  /// The form of the mappings that the value is or holds; nil for a value without any, and for cards.
  package let form: (any Form.Type)?
  /// Whether a mapping without it is wrong.
  public let isRequired: Bool
  /// The key that may be there in the place of one that is required.
  public let alternative: FieldKey?
  /// One or two sentences for an author.
  public let documentation: String
  /// The same for apps, to which the value has another shape; nil where the author's words fit them as well.
  let appDocumentation: String?
  /// A value as an author would write it, in YAML.
  public let example: String
  /// When it is published.
  let publication: Publication
  /// What holds when the key is left out; nil when there is no such value.
  public let standard: JSONValue?

  /// The JSON Schema of the value.
  public var schema: JSONValue { schemas.written() }
}

/// When a key is part of what apps download.
enum Publication: Sendable {
  /// Always, though an author may leave it out.
  case always
  /// When an author wrote it.
  case whenThere
  /// Never: it is for authors alone.
  case never
}
