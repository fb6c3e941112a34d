import CurriculumBundle
import YAMLSource

/// A card in its file: its node, and the part of it that no learner gets.
struct WrittenCard: Sendable {
  let node: YAMLTree.NodeID
  let part: AuthorsPart
}

/// The part of a card that an author writes and that is not published as it is.
///
/// Most cards have none, and the others one, so that it is as small as a reference.
enum AuthorsPart: Sendable {
  /// All that the author wrote is published as it is.
  case none
  /// The answers to an exercise or a challenge.
  indirect case task(AuthoredTask)
  /// The lines of a puzzle that do not belong to its program, where one at least says why.
  case decoys([AuthoredDecoy])
  /// Why only the stated words are right in the blanks of a puzzle where its code does the same with others.
  indirect case reasonForBlanks(String)
  /// The key under which the file says which answer is right: `correctAnswer` or `correctAnswerIndex`.
  case rightAnswer(FieldKey)
  /// Nothing is said of what a program prints, which is published as nothing being printed.
  case noResult
  /// The questions of a quiz, in order.
  case questions([WrittenCard])
}
