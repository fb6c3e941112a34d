public import JSON
import YAMLSource

/// A key that an author writes, declared once.
///
/// The reader, the "unknown key" message, the JSON Schema, the scaffold and the manual all come from here.
///
///     static let title = Field.required(.title, .text, "What it is called.", example: "Say a name")
public final class Field<Value: Sendable>: Sendable {
  let name: KeyName
  /// The key as it stands in YAML.
  public let key: String
  /// The key, by which code names the field.
  public let fieldKey: FieldKey
  /// What the value is, and how it is read.
  public let type: FieldType<Value>
  /// Whether a mapping without it is wrong.
  public let isRequired: Bool
  /// The key that may be there in the place of one that is required.
  let alternative: FieldKey?
  /// One or two sentences for an author.
  public let documentation: String
  /// The same for apps, to which the value has another shape; nil where the author's words fit them as well.
  let appDocumentation: String?
  /// A value as an author would write it, in YAML; `new` writes it into scaffolds.
  public let example: String
  /// When it is published.
  let publication: Publication
  /// What holds when the key is left out; nil when there is no such value.
  public let standard: JSONValue?

  private init(
    key: FieldKey, type: FieldType<Value>, isRequired: Bool, alternative: FieldKey? = nil, documentation: String,
    appDocumentation: String?, example: String, publication: Publication, standard: JSONValue?
  ) {
    name = KeyName(key.rawValue)
    self.key = key.rawValue
    fieldKey = key
    self.type = type
    self.isRequired = isRequired
    self.alternative = alternative
    self.documentation = documentation
    self.appDocumentation = appDocumentation
    self.example = example
    self.publication = publication
    self.standard = standard
  }

  /// A key that must be there, or another one in its place.
  static func required(
    _ key: FieldKey, _ type: FieldType<Value>, _ documentation: String, example: String,
    published publication: Publication = .always, orElse alternative: FieldKey? = nil, forApps words: String? = nil
  ) -> Field {
    Field(
      key: key, type: type, isRequired: true, alternative: alternative, documentation: documentation,
      appDocumentation: words, example: example, publication: publication, standard: nil)
  }

  /// A key that may be left out.
  static func optional(
    _ key: FieldKey, _ type: FieldType<Value>, _ documentation: String, example: String, standard: JSONValue? = nil,
    published publication: Publication = .whenThere, forApps words: String? = nil
  ) -> Field {
    Field(
      key: key, type: type, isRequired: false, documentation: documentation, appDocumentation: words, example: example,
      publication: publication, standard: standard)
  }

  /// The declaration without its type of value, for lists.
  public var declaration: FieldDeclaration {
    FieldDeclaration(
      name: name, key: key, typeName: type.name, schemas: type.schemas, form: type.form, isRequired: isRequired,
      alternative: alternative, documentation: documentation, appDocumentation: appDocumentation, example: example,
      publication: publication, standard: standard)
  }
}
