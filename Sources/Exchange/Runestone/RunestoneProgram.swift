/// A program to run, or to write.
struct RunestoneProgram: Hashable {
  /// What to do; nil where nothing is said.
  var text: String?
  var code: String
  /// The unit tests, each an expression and the literal that it must equal, or the error that it must raise.
  var tests: [Test] = []
  /// The program of the tab `Answer`.
  var answer: String?
  /// The name of another program or of a file without which it does not run; nil where it needs none.
  var needed: String?

  /// `assertEqual(EXPRESSION, LITERAL)`, or `assertRaises(ERROR, FUNCTION, …)`; other assertions are of an expression
  /// that is `True`, such as `x in y`.
  struct Test: Hashable {
    /// The lines that run before it; one may go on inside of a string.
    var setup: [String] = []
    var expression: String
    /// The expression that it must equal; empty where it must raise an error.
    var literal: String
    /// The class of the error that it must raise.
    var raises: String?
  }
}
