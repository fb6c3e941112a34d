internal import CurriculumBundle

/// What a directive of Runestone's asks of a learner.
enum RunestoneItem: Hashable {
  /// `mchoice`.
  case choice(ChoiceQuestion)
  /// `fillintheblank`.
  case blanks(RunestoneBlanks)
  /// `parsonsprob`.
  case puzzle(RunestonePuzzle)
  /// `dragndrop`.
  case matching(MatchingQuestion, feedback: String?)
  /// `activecode`.
  case program(RunestoneProgram)
}

/// A text with blanks to fill in, `|blank|`.
struct RunestoneBlanks: Hashable {
  /// What to do.
  var text: String?
  /// The paragraph with the blanks, numbered as cards have them; a blank alone where they stand at the end.
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

/// Lines of code in a mixed order.
struct RunestonePuzzle: Hashable {
  var text: String
  var language: CodeLanguage?
  var lines: [String]
  var decoys: [String]
}

/// A program to run, or to write.
struct RunestoneProgram: Hashable {
  /// What to do; nil where nothing is said.
  var text: String?
  var code: String
  /// The unit tests, each an expression and the literal that it must equal, or the error that it must raise.
  var tests: [Test] = []
  /// The program of the tab `Answer`.
  var answer: String?

  /// `assertEqual(EXPRESSION, LITERAL)`, or `assertRaises(ERROR, FUNCTION, …)`; other assertions are of an expression
  /// that is `True`, such as `x in y`.
  struct Test: Hashable {
    /// The lines that run before it.
    var setup: [String] = []
    var expression: String
    /// The expression that it must equal; empty where it must raise an error.
    var literal: String
    /// The class of the error that it must raise.
    var raises: String?
  }
}
