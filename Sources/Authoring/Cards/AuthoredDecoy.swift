import CurriculumBundle

/// A line that does not belong to a program as an author writes it: the line, or the line with why it is wrong.
package struct AuthoredDecoy: Sendable {
  /// The line, with its indentation.
  package let code: Located<String>
  /// What a learner reads who put it into the program; published as feedback on it.
  package let because: Located<String>?
}

extension [AuthoredDecoy] {
  /// What is said of the decoys, as it is published; nil where nothing is.
  var feedback: [AnswerFeedback]? {
    let feedback = compactMap { decoy in
      decoy.because.map { AnswerFeedback(answer: decoy.code.value, text: $0.value) }
    }
    return feedback.isEmpty ? nil : feedback
  }
}

extension FieldType where Value == AuthoredDecoy {
  /// A line, or a line with why it is wrong.
  static var decoy: FieldType {
    let (line, reasoned) = (FieldType<String>.code, FieldType.form(DecoyForm.self))
    let type = FieldType(
      name: line.name, schema: ["anyOf": [line.schema, reasoned.schema]], published: line.publishedSchema
    ) { node, context in
      let isReasoned =
        context.tree.kind(of: node) == .mapping
        && [FieldKey.code, .because].contains { context.tree.value(for: $0, in: node) != nil }
      return isReasoned
        ? reasoned.read(node, context)
        : line.read(node, context).map { AuthoredDecoy(code: Located($0, at: node), because: nil) }
    }
    return type.holding(reasoned.form)
  }
}

/// How a decoy is written that says why it is wrong.
enum DecoyForm: Form {
  static let name = "decoy"
  static let documentation = "A line that does not belong to the program, with why it does not."

  static let code = Field.required(
    .code, .code, "The line, with its indentation.", example: "'for n in range(10):'")
  static let because = Field.required(
    .because, .text, "What a learner reads who put the line into the program; published as `feedback` on it.",
    example: "That counts to 9.")

  static let fields = [code.declaration, because.declaration]

  static func read(_ reader: borrowing FieldReader) -> AuthoredDecoy? {
    let (code, because) = (reader.located(code), reader.located(because))
    guard let code, let because else { return nil }
    return AuthoredDecoy(code: code, because: because)
  }
}
