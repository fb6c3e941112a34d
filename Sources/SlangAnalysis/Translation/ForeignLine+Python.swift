import Slang

extension ForeignLine {
  /// A line of Python.
  init?(python line: Substring) {
    self.init(line, symbols: PythonReader.symbols, comment: PythonReader.comment)
  }

  /// What is said of the line; nil when nothing is known of it.
  var pythonFailure: ReadingFailure? {
    blockOnOneLine ?? augmented ?? textWithValues ?? loop ?? severalValues ?? first(of: Self.pythonOddities)
      ?? comparison
  }

  /// `for _ in range(3): print("Hi")`.
  private var blockOnOneLine: ReadingFailure? {
    guard let word = firstWord, ["for", "if", "elif", "else", "while"].contains(word),
      let colon = outermost(where: { $0.isSymbol(":") }), colon < tokens.count - 1
    else { return nil }
    return failure(
      Oddity("what belongs to the '\(word)' stands on the same line", "write it on the next line, further in"),
      at: tokens[colon + 1])
  }

  /// `f"{score}"`, and texts over several lines.
  private var textWithValues: ReadingFailure? {
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      guard case .string = next.kind, token.range.upperBound == next.range.lowerBound else { continue }
      if case .string("") = token.kind {
        return failure(
          Oddity("Slang has no texts in three quotes", "write a text in one line, in \"quotes\""), at: token)
      }
      guard let prefix = token.name?.lowercased(), ["f", "r", "b", "rf", "fr", "u"].contains(prefix) else { continue }
      let isFormat = prefix.contains("f")
      return failure(
        isFormat
          ? Oddity(
            "Slang cannot put values into a text", "join them with +, as in `\"Score: \" + str(score)`")
          : Oddity("Slang has no '\(prefix)' before a text", "write the text in \"quotes\" alone"), at: token)
    }
    return nil
  }

  /// A `for` that is not `for _ in range(3):`.
  private var loop: ReadingFailure? {
    guard firstWord == "for" else { return nil }
    guard let range = tokens.firstIndex(where: { $0.name == "range" }) else {
      return failure(Oddity("Slang repeats so many times, and not for each of something", Self.countedLoop))
    }
    if tokens.dropFirst(range).contains(where: { $0.isSymbol(",") }) {
      return failure(
        Oddity(
          "Slang repeats so many times, and does not count from here to there",
          Self.countedLoop + ", and count in a variable of its own"))
    }
    return failure(Oddity("the count of a loop is a whole number that stands there", Self.countedLoop))
  }

  private static let countedLoop = "write how often, as in `for _ in range(3):`"

  /// `print(a, b)`, and `a, b = 1, 2`.
  private var severalValues: ReadingFailure? {
    if let comma = comma(behind: "print", "(") {
      return failure(
        Oddity("Slang prints one value a line", "join them with +, as in `print(\"Score: \" + str(score))`"), at: comma)
    }
    guard let comma = outermost(where: { $0.isSymbol(",") }) else { return nil }
    return failure(Oddity("a line gives one variable a value", "write a line for each"), at: tokens[comma])
  }

  /// An `if` that compares nothing, or twice.
  private var comparison: ReadingFailure? {
    guard firstWord == "if" || firstWord == "elif" else { return nil }
    let signs = tokens.filter { SlangComparison(rawValue: $0.written) != nil }
    if signs.count > 1 { return failure(Self.oneComparison, at: signs[1]) }
    guard signs.isEmpty, tokens.last?.isSymbol(":") == true else { return nil }
    return failure(Oddity("this 'if' compares nothing", "write with what, as in `if score == 10:`"))
  }

  private static let oneComparison = Oddity(
    "an 'if' compares two values, and nothing else", "put a second 'if' into its block")
  private static let function = Oddity("Slang has no functions of one's own", "write what it does where it is needed")
  private static let module = Oddity("Slang has no modules", "take the line out, and what needs it")
  private static let list = Oddity("Slang has no lists", "give each value a variable of its own")
  private static let dictionary = Oddity("Slang has no dictionaries and sets", "give each value a variable of its own")
  private static let error = Oddity("Slang has no errors to catch or raise", "take it out")

  private static let pythonOddities: [String: Oddity] = [
    "while": Oddity("Slang repeats so many times, and not as long as something holds", countedLoop),
    "import": module, "from": module, "def": function, "return": function, "lambda": function, "yield": function,
    "class": Oddity("Slang has no classes", "give each value a variable of its own"), "try": error, "except": error,
    "finally": error, "raise": error, "assert": error, "and": oneComparison, "or": oneComparison, "not": oneComparison,
    "is": Oddity("Slang compares with == and !=", "write == here"),
    "in": Oddity("Slang cannot look into a value", "compare two values, as in `if score == 10:`"),
    "break": Oddity("a loop of Slang always goes on to its end", "write in `range(…)` how often it is to run"),
    "continue": Oddity("a loop of Slang always goes on to its end", "put an 'if' around what follows"),
    "input": Oddity("Slang reads nothing from a keyboard", "give the variable a value, as in `name = \"Ada\"`"),
    "**": Oddity("Slang has no powers", "multiply, as in `side * side`"), "[": list, "{": dictionary,
    ";": Oddity("a line has one statement", "write what follows on a line of its own"),
    ":=": Oddity("a variable gets its value on a line of its own", "write it before this line"),
  ]
}
