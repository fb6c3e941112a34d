import CurriculumBundle
import JSON

extension JSONSchema {
  /// What an app keeps of a learner: a `LearnerProgress`.
  ///
  /// Keys that it does not name are those of newer apps, which older ones keep as they are.
  static var progress: JSONValue {
    let paths: JSONValue = ["type": "array", "items": path, "uniqueItems": true]
    return [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": "Hornbook learner progress",
      "description": "What a learner has done, as an app keeps it, sends it and merges it between devices.",
      "type": "object",
      "properties": [
        "version": described("The version of this shape; 1 where it is left out.", ["type": "integer", "minimum": 1]),
        "finishedEpisodes": described("The full ids of finished episodes.", paths),
        "finishedCards": described(
          "The full ids of finished cards, so that an episode goes on where it was left.", paths),
        "stars": described(
          "The best stars so far, by the full id of a card, or of an episode that counts wrong answers.",
          byPath(["type": "integer", "minimum": 0, "maximum": .integer(StarCount.mostAtOnce)])),
        "wrongAnswers": described(
          "The wrong answers that were tried, by the full id of a card, each by its identity.",
          byPath(["type": "array", "items": ["type": "string"], "uniqueItems": true])),
        "questions": described(
          "What is known of the answers to questions, by the full id of a card, for practice.", byPath(record)),
        "badges": described("The full ids of items whose badges were earned.", paths),
        "accessCodes": described(
          "The `sha256` of each access code that was entered and is right, as the index has it.",
          ["type": "array", "items": ["type": "string"], "uniqueItems": true]),
        "currentEpisode": described("The full id of the episode that was open last.", path),
        "lastActive": described("The day of the last activity.", day),
      ],
    ]
  }

  /// A `QuestionRecord`.
  private static var record: JSONValue {
    [
      "type": "object",
      "properties": [
        "answered": described("The day of the last answer.", day),
        "misses": described(
          "How often it was missed; each right answer on another day halves it.",
          ["type": "integer", "minimum": 0, "maximum": .integer(QuestionRecord.mostMisses)]),
      ],
    ]
  }

  private static var day: JSONValue { ["type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"] }

  private static func byPath(_ value: JSONValue) -> JSONValue {
    ["type": "object", "propertyNames": path, "additionalProperties": value]
  }

  private static func described(_ text: String, _ schema: JSONValue) -> JSONValue {
    (["description": .string(text)] as JSONValue).merging(schema)
  }
}
