import CurriculumBundle

/// A text with blanks to fill in, `|blank|`.
struct RunestoneBlanks: Hashable {
  /// What to do.
  var text: String?
  /// The paragraph with the blanks, numbered as cards have them; a blank alone where they are at the end.
  var sentence: String
  var blanks: [Blank]
  /// What is said of every other answer.
  var otherwise: String?

  /// A blank: what is right in it, and answers that are wrong in their own way.
  struct Blank: Hashable {
    var rights: [String]
    var feedback: String?
    var wrong: [AnswerFeedback]
  }
}
