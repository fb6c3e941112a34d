import CurriculumBundle
public import JSON

extension JSONSchema {
  /// The schemas of the files that authors write, by their file names in `schemas/`.
  public static var authoring: [(name: String, schema: JSONValue)] {
    [
      ("curriculum.schema.json", document(CurriculumForm.self)),
      ("module.schema.json", document(ModuleForm.self)),
      ("block.schema.json", document(BlockForm.self)),
      ("episode.schema.json", document(EpisodeForm.self, cards)),
      ("level.schema.json", document(LevelForm.self)),
      ("library.schema.json", document(CardLibraryForm.self)),
    ]
  }

  private static func document(_ form: any Form.Type, _ definitions: JSONValue = [:]) -> JSONValue {
    let heading: JSONValue = [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": .string("Hornbook \(form.name)"),
    ]
    let text: JSONValue = ["text": FieldType<String>.textSchema]
    return SharedSchemas.sharing(
      heading.merging(object(for: form)).merging(["definitions": text.merging(definitions)]))
  }

  /// The cards of an episode, the questions of a quiz, and what both are by their kinds.
  private static var cards: JSONValue {
    let questions = CardKind.allCases.filter(\.isQuestion)
    var definitions: JSONValue = [
      "card": heldCard(CardKind.allCases), "question": heldCard(questions, type: CardKeys.typeOfQuestion.declaration),
      "anyCard": anyCard,
    ]
    for kind in CardKind.allCases {
      definitions = definitions.merging(.members([definition(of: kind): object(for: CardForms.form(of: kind))]))
    }
    return definitions
  }

  private static func definition(of kind: CardKind) -> String { "\(kind.rawValue)Card" }

  private static func reference(_ definition: String) -> JSONValue { ["$ref": .string("#/definitions/\(definition)")] }

  /// A card where some kinds may be; `type` says which, where not every kind may.
  private static func heldCard(_ kinds: [CardKind], type: FieldDeclaration? = nil) -> JSONValue {
    let narrowed = type.map { keys([$0]) } ?? [:]
    return narrowed.merging([
      "description": "One screen of an episode.", "allOf": [reference("anyCard")],
      "defaultSnippets": .array(kinds.map(snippet)),
    ])
  }

  /// A card is narrowed by its `type` first, so that a validator names the keys of that kind and of no other.
  private static var anyCard: JSONValue {
    let branches = CardKind.allCases.map { kind -> JSONValue in
      [
        "if": ["properties": ["type": ["const": .string(kind.rawValue)]], "required": ["type"]],
        "then": reference(definition(of: kind)),
      ]
    }
    return keys(CardKeys.all).merging(["allOf": .array(branches)])
  }

  /// A whole card that an editor offers to write.
  private static func snippet(_ kind: CardKind) -> JSONValue {
    let form = CardForms.form(of: kind)
    let entries = form.exampleEntries.with(.type, .text(kind.rawValue))
    return [
      "label": .string(kind.rawValue), "description": .string(form.documentation), "body": JSONValue(.mapping(entries)),
    ]
  }
}
