/// Answers that say in words what a program prints: `five` or `it prints 5` for `5`.
enum SpokenAnswer {
  /// Whether an answer says an output in words, and is not the output itself.
  static func says(_ answer: String, _ output: String) -> Bool {
    guard !output.isEmpty, output.utf8.count < 200, answer.utf8.count < 300 else { return false }
    if let number = numbers[answer.lowercased()], number == output { return true }
    guard answer.utf8.contains(0x20), let rest = withoutBeginning(answer) else { return false }
    return rest == output || numbers[rest.lowercased()] == output || withoutEnds(rest) == output
  }

  /// Whether a text says outright that a program prints something: `it prints 7`, or `that is seven`.
  static func givesAway(_ text: String, _ output: String) -> Bool {
    guard !output.isEmpty, output.utf8.count < 200 else { return false }
    if text.contains(output), says(text, verbs, [output, "\"\(output)\"", "'\(output)'", "`\(output)`"]) {
      return true
    }
    guard let word = wordsByNumber[output] else { return false }
    return says(text, verbs + sums, [word])
  }

  /// Whether one of some words stands in a text right before one of some things, and nothing behind them.
  private static func says(_ text: String, _ words: [String], _ things: [String]) -> Bool {
    words.contains { word in
      things.contains { thing in
        text.ranges(of: " \(word) \(thing)").contains { endsPhrase(text[$0.upperBound...]) }
      }
    }
  }

  private static func endsPhrase(_ rest: Substring) -> Bool {
    guard let next = rest.first else { return true }
    guard ".,;:!?)".contains(next) else { return false }
    return rest.dropFirst().first.map(\.isWhitespace) ?? true
  }

  private static let verbs = ["prints", "outputs", "displays", "writes", "shows"]
  private static let sums = ["is", "are", "makes", "make", "gives", "equals"]

  private static let beginnings = [
    "it prints", "prints", "the program prints", "the code prints", "the output is", "it outputs", "outputs",
    "it shows", "shows", "it displays", "displays", "it writes", "writes", "the result is", "the number", "the word",
    "the text", "the value", "the string",
  ]

  /// The rest of an answer behind words such as `it prints the number`; nil when it has none.
  private static func withoutBeginning(_ answer: String) -> String? {
    var rest = answer[...]
    while let words = beginnings.first(where: { rest.lowercased().hasPrefix("\($0) ") }) {
      rest = rest.dropFirst(words.count + 1)
    }
    return rest.count == answer.count ? nil : String(rest)
  }

  /// A text without a full stop and without quotes around it.
  private static func withoutEnds(_ text: String) -> String {
    var text = text[...]
    if text.last == "." { text = text.dropLast() }
    if let first = text.first, text.count > 1, first == text.last, "\"'`".contains(first) {
      text = text.dropFirst().dropLast()
    }
    return String(text)
  }

  private static let numbers: [String: String] = {
    let small = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
      "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
    ]
    let tens = ["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "one hundred"]
    let pairs =
      small.enumerated().map { ($1, String($0)) } + tens.enumerated().map { ($1, String(10 * ($0 + 3))) }
    return Dictionary(uniqueKeysWithValues: pairs + [("a hundred", "100")])
  }()

  private static let wordsByNumber = Dictionary(numbers.map { ($1, $0) }, uniquingKeysWith: min)
}
