import CurriculumBundle

/// The fields of a card, whatever its kind: those that it does not have, or that its author left out, are nil.
///
/// For code that treats kinds alike; who needs one kind asks ``AuthoredContent/card``.
package struct CardFields: Sendable {
  /// The heading.
  package var header: Located<String>?
  /// The title of a challenge.
  package var title: Located<String>?
  /// The text.
  package var text: Located<String>?
  /// The sentence with blanks.
  package var sentence: Located<String>?
  /// The question about code, and the code.
  package var question = AuthoredCodeQuestion()
  /// The help for learners.
  package var guidance = AuthoredGuidance()
  /// The answers to choose from, or, for each blank, the words that are right in it.
  package var answers: AnyField?
  /// The images of the answers that are one.
  package var answerImages: [AuthoredAnswerImage] = []
  /// Which one answer is right.
  package var key: AuthoredKey?
  /// Which answers are right, of any number.
  package var keys: Located<[Int]>?
  /// The truth of a statement.
  package var answer: Located<Bool>?
  /// The words to drag.
  package var tokens: Located<[String]>?
  /// The lines to put in order.
  package var lines: Located<[String]>?
  /// The lines that do not belong to the program.
  package var decoys: Located<[AuthoredDecoy]>?
  /// Other right orders.
  package var alsoAccepted: Located<[[Int]]>?
  /// The checks that a program must pass.
  package var checks: Located<[AuthoredCheck]>?
  /// The task, for kinds that ask for a program.
  package var task: AuthoredProgramTask?
  /// The cards that a robot program may use.
  package var deck: Located<[String]>?
  /// The largest number of cards.
  package var cardLimit: Located<Int>?
  /// The least number of cards.
  package var leastCards: Located<Int>?
  /// The cards that no program can do without.
  package var practises: Located<[String]>?
  /// How short a program must be for its stars.
  package var stars: Located<AuthoredStars>?
  /// The parts of a lesson.
  package var content: Located<[AuthoredReadingPart]>?
  /// How many questions of a quiz are asked.
  package var draw: Located<Int>?
  /// How many must be right.
  package var passMark: Located<Int>?

  init(header: Located<String>? = nil, text: Located<String>? = nil) {
    self.header = header
    self.text = text
  }
}

extension CardFields {
  /// The code.
  package var code: Located<String>? { question.code }
  /// The lines that the program reads.
  package var input: Located<[String]>? { question.input }
}
