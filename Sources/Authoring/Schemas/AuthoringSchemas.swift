internal import CurriculumBundle
public import JSON

extension JSONSchema {
  /// The schemas of the files that authors write, by their file names in `schemas/`.
  public static var authoring: [(name: String, schema: JSONValue)] {
    [
      ("curriculum.schema.json", document(CurriculumForm.self)),
      ("module.schema.json", document(ModuleForm.self)),
      ("block.schema.json", document(BlockForm.self)),
      (
        "episode.schema.json",
        document(EpisodeForm.self).merging([
          "definitions": [
            "card": authoredCard(CardKind.allCases, type: CardKeys.type.declaration),
            "question": authoredCard(
              CardKind.allCases.filter(\.isQuestion), type: CardKeys.typeOfQuestion.declaration),
          ]
        ])
      ),
      ("level.schema.json", document(LevelForm.self)),
    ]
  }

  private static func document(_ form: any Form.Type) -> JSONValue {
    let heading: JSONValue = [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": .string("Hornbook \(form.name)"),
    ]
    return heading.merging(object(for: form))
  }

  /// A card is narrowed by its `type` first, so that a validator names the keys of that kind and of no other.
  private static func authoredCard(_ kinds: [CardKind], type: FieldDeclaration) -> JSONValue {
    let branches = kinds.map { kind -> JSONValue in
      [
        "if": ["properties": ["type": ["const": .string(kind.rawValue)]], "required": ["type"]],
        "then": object(for: CardForms.form(of: kind)),
      ]
    }
    return keys(CardKeys.all.map { $0.key == type.key ? type : $0 }).merging([
      "description": "One screen of an episode.", "allOf": .array(branches),
      "defaultSnippets": .array(kinds.map(snippet)),
    ])
  }

  /// A whole card that an editor offers to write.
  private static func snippet(_ kind: CardKind) -> JSONValue {
    let form = CardForms.form(of: kind)
    let entries = form.exampleEntries.with(CardKeys.type.key, .text(kind.rawValue))
    return [
      "label": .string(kind.rawValue), "description": .string(form.documentation), "body": JSONValue(.mapping(entries)),
    ]
  }
}
