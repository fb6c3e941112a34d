import Testing

/// A source text that nests or repeats something beyond what any person writes.
struct NestedSource: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let ending: String

  var testDescription: String { name }

  private init(_ name: String, _ text: String, _ ending: String) {
    self.name = name
    self.text = text
    self.ending = ending
  }

  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  /// `count` lines, each further to the right than the one before it.
  private static func stairs(_ count: Int, _ line: String, _ last: String) -> String {
    (0..<count).map { times($0, " ") + line + "\n" }.joined() + times(count, " ") + last
  }

  private static let tooDeep = "RecursionError: maximum recursion depth exceeded during compilation"
  private static let tooManyBrackets = "SyntaxError: too many nested parentheses"
  private static let tooManyBlocks = "SyntaxError: too many statically nested blocks"
  private static let tooLarge = "MemoryError: the program is too large to be run here"

  static let all = [
    NestedSource("parentheses", "x = " + times(300, "(") + "1" + times(300, ")"), tooManyBrackets),
    NestedSource("brackets", "x = " + times(5000, "["), tooManyBrackets),
    NestedSource("signs", "x = " + times(20000, "-") + "1", tooDeep),
    NestedSource("lambdas", "x = " + times(5000, "lambda: ") + "1", tooDeep),
    NestedSource("a long sum", "x = 1" + times(5000, " + 1"), tooDeep),
    NestedSource("a sum", "x = 1" + times(2000, " + 1"), "finished"),
    NestedSource("attributes", "x = a" + times(5000, ".b"), tooDeep),
    NestedSource("calls", "x = a" + times(5000, "()"), tooDeep),
    NestedSource("loops", stairs(30, "for x in [1]:", "pass"), tooManyBlocks),
    NestedSource("branches", stairs(150, "if 1:", "pass"), "IndentationError: too many levels of indentation"),
    NestedSource("an elif chain", "if 0: pass\n" + times(5000, "elif 0: pass\n"), tooDeep),
    NestedSource("a comprehension's clauses", "x = [1 " + times(100, "for a in [1] ") + "]", "finished"),
    NestedSource("finally in finally", nestedFinally(19), tooManyBlocks),
    NestedSource("targets", times(50000, "a = ") + "1", "finished"),
    NestedSource("statements", times(60000, "x = 1\n"), "finished"),
    NestedSource("texts", "x = [" + (0..<70000).map { "'a\($0)'," }.joined() + "]", tooLarge),
    NestedSource("fields of a text", "x = 1\ny = f'" + times(30_000, "{x}") + "'", "finished"),
    NestedSource(
      "fields on lines of their own", "x = 1\ny = f\"\"\"" + times(10_000, "{x}\n") + "\"\"\"", "finished"),
    NestedSource(
      "fields with names",
      (0..<5_000).map { "a\($0) = 1\n" }.joined() + "y = f'"
        + (0..<5_000).map { "{a\($0)}" }.joined() + "'", "finished"),
    NestedSource("names", (0..<70000).map { "a\($0) = 1\n" }.joined(), tooLarge),
    NestedSource(
      "a number", "x = " + times(5000, "9"),
      "SyntaxError: Exceeds the limit (4300 digits) for integer string conversion: value has 5000 digits; use sys.set"
    ),
  ]

  private static func nestedFinally(_ depth: Int) -> String {
    (0..<depth).map { times($0, " ") + "try: pass\n" + times($0, " ") + "finally:\n" }.joined() + times(depth, " ")
      + "x = 1"
  }
}
