import CurriculumBundle
import JSON

/// An answer to choose from as an author writes it: a text, or an image with what it shows.
struct AuthoredAnswer: Sendable {
  /// What a learner reads, or hears in the place of the image.
  let text: String
  /// The path of the image with what it shows; nil for an answer that is a text.
  let image: (image: Located<String>, alt: Located<String>)?
}

/// How an answer that is an image is written.
enum AnswerImageForm: Form {
  static let name = "answer"
  static let documentation = "An answer that is an image, with what it shows."

  static let image = Field.required(
    .image, .name(.asset), "The path of an image under `assets/`.", example: "assets/cat.svg")
  static let alt = Field.required(
    .alt, .text, "What the image shows, for those who do not see it: the answer in words.", example: "A cat")

  static let fields = [image.declaration, alt.declaration]

  /// The schema of a key that is published, and that no author writes.
  static let published: KeyValuePairs<String, JSONValue> = [
    "answerImages": [
      "description": "The images of the answers that are one, each with the place of its answer from 0.",
      "type": "array", "minItems": 1,
      "items": [
        "type": "object", "required": ["answer", "image"], "additionalProperties": false,
        "properties": [
          "answer": ["description": "The place of the answer, from 0.", "type": "integer", "minimum": 0],
          "image": [
            "description": "The path of the image, which the index finds; the answer's text says what it shows.",
            "type": "string", "pattern": .string(NamePattern.asset.regularExpression),
          ],
        ],
      ],
    ]
  ]

  static func read(_ reader: borrowing FieldReader) -> AuthoredAnswer? {
    let (image, alt) = (reader.located(image), reader.located(alt))
    guard let image, let alt else { return nil }
    return AuthoredAnswer(text: alt.value, image: (image, alt))
  }
}
