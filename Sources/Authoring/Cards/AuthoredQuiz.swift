import CurriculumBundle

/// A `quiz` card.
package struct AuthoredQuiz: Sendable {
  /// The heading.
  package let header: Located<String>
  /// The text before the first question.
  package let text: Located<String>?
  /// The questions.
  let questions: [WrittenCard]
  /// How many of them a learner is asked.
  package let draw: Located<Int>?
  /// How many must be right to pass.
  package let passMark: Located<Int>

  /// The questions after their kinds, in order.
  package var kinds: [AuthoredKind] { questions.map(\.content.card) }

  /// The card that learners get.
  var card: QuizCard {
    QuizCard(
      header: header.value, text: text?.value, questions: questions.map(\.card), draw: draw?.value,
      passMark: passMark.value)
  }

  var fields: CardFields {
    var fields = CardFields(header: header, text: text)
    (fields.draw, fields.passMark) = (draw, passMark)
    return fields
  }
}
