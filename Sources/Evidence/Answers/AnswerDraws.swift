import Support

/// Values for the variables of answers, on which these are compared.
///
/// They are the same in every run: numbers of the text first, then those around the numbers of the answers, at which
/// comparisons come to differ, and then a few values of several types.
struct AnswerDraws {
  /// A variable with an expression for its value.
  struct Variable: Hashable {
    let name: String
    let value: String
  }

  /// The values of all variables, one row a draw.
  let rows: [[Variable]]

  /// The most variables for which values are drawn.
  static let mostVariables = 3
  private static let mostRows = 60

  /// Draws for some variables; of none there is one draw without values.
  init(for names: [String], in answers: [String], text: String) {
    guard !names.isEmpty else {
      rows = [[]]
      return
    }
    let (written, told) = (Self.numbers(in: answers).prefix(5), Self.numbers(in: [text]).prefix(3))
    let around = written.flatMap { [$0 - 1, $0, $0 + 1, $0 - 0.5, $0 + 0.5] }
    let numbers = (told + around).map(Self.written) + ["8", "7", "0", "-3", "1", "10", "15", "2.5", "True"]
    let texts = Self.texts(in: answers).prefix(5) + ["'hello'", "''", "'7'", "'Ada'", "'a'"]
    let lists = ["[1, 2, 3]", "[]", "[4]", "['a', 'b']", "[5, 1, 4, 2, 3]", "(1, 2)", "{'a': 1}"]
    let groups = [numbers.unique, Array(texts).unique, lists]
    let all = groups.flatMap { $0 }
    var found = Self.rows(for: names, groups[0])
    if names.count > 1 { found += Self.rows(for: names, all, step: 7) }
    rows = Array((found + Self.rows(for: names, groups[1]) + Self.rows(for: names, lists)).prefix(Self.mostRows))
  }

  /// A row for each value: the first variable has it, and the others have those behind it, further away each time.
  private static func rows(for names: [String], _ values: [String], step: Int = 1) -> [[Variable]] {
    values.indices.map { index in
      names.enumerated().map { place, name in
        Variable(name: name, value: values[(index * (place + 1) + place * step) % values.count])
      }
    }
  }

  private static func numbers(in texts: [String]) -> [Double] {
    let found = texts.flatMap { $0.matches(of: /[0-9]+(\.[0-9]+)?/).compactMap { Double($0.output.0) } }
    return found.filter { $0 < 1_000_000 }.unique
  }

  private static func texts(in answers: [String]) -> [String] {
    answers.flatMap { $0.matches(of: /"[^"\\\n{]*"|'[^'\\\n{]*'/).map { String($0.output) } }
  }

  /// A number as Python writes it.
  static func written(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
