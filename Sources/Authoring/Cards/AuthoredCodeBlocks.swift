import CurriculumBundle

/// A `codeBlocks` card.
package struct AuthoredCodeBlocks: Sendable {
  /// The text, which says what the program is to do.
  package let text: Located<String>
  /// The lines in the right order.
  package let lines: Located<[String]>
  /// Lines that do not belong to the program.
  package let decoys: Located<[AuthoredDecoy]>?
  /// The program, and how it ends.
  package let question: AuthoredCodeQuestion
  /// The checks of every right order, for several inputs or worlds.
  package let checks: Located<[AuthoredCheck]>?
  /// Other right orders.
  package let alsoAccepted: Located<[[Int]]>?
  /// The help for learners.
  package let guidance: AuthoredGuidance

  /// The card that learners get; the feedback of decoys comes after that of the card.
  var card: CodeBlocksCard {
    let (feedback, reasons) = (guidance.published, decoys?.value.feedback)
    return CodeBlocksCard(
      text: text.value, language: question.language?.value, lines: lines.value,
      decoys: decoys?.value.map(\.code.value), result: question.result?.value, input: question.input?.value,
      given: question.given?.value, raises: question.raises?.value, neverEnds: question.neverEnds?.value,
      checks: checks?.value.map(\.check), alsoAccepted: alsoAccepted?.value, hints: guidance.hints?.value,
      feedback: reasons.map { (feedback ?? []) + $0 } ?? feedback, explanation: guidance.explanation?.value)
  }

  var fields: CardFields {
    var fields = CardFields(text: text)
    (fields.question, fields.guidance, fields.lines) = (question, guidance, lines)
    (fields.decoys, fields.checks, fields.alsoAccepted) = (decoys, checks, alsoAccepted)
    return fields
  }
}
