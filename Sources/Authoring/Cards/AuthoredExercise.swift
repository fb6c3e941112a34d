import CurriculumBundle

/// An `exercise` card.
package struct AuthoredExercise: Sendable {
  /// The instructions.
  package let text: Located<String>
  /// Its programs, and what is said about them.
  package let task: AuthoredProgramTask
  /// The lines that the program reads.
  package let input: Located<[String]>?
  /// The output that is right.
  package let result: Located<String>?
  /// The condition on the output.
  package let satisfies: Located<String>?
  /// The checks that a program must pass where that is not one result.
  package let checks: Located<[AuthoredCheck]>?

  /// The card that learners get but for a solution, its programs as they are written.
  var card: ExerciseCard {
    ExerciseCard(
      text: text.value, language: task.language.value, starter: task.starter?.value, input: input?.value,
      result: result?.value, satisfies: satisfies?.value, checks: checks?.value.map(\.check), uses: task.uses?.value,
      avoids: task.avoids?.value, success: task.success?.value, failure: task.failure?.value,
      failureAlone: task.failureAlone?.value == true ? true : nil, hints: task.hints?.value,
      wrongPrograms: task.publishedWrongPrograms)
  }

  var fields: CardFields {
    var fields = CardFields(text: text)
    (fields.task, fields.guidance.hints, fields.checks) = (task, task.hints, checks)
    (fields.question.input, fields.question.result, fields.question.satisfies) = (input, result, satisfies)
    return fields
  }
}
