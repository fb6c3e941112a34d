import AnswerReading
import CurriculumBundle
import Grading
import Python
import Support

/// The answers that are lines of the output, where a question with any number of right answers most likely asks for
/// them.
///
///     // Tick all numbers that this program prints: 0, 4, 8, 10
///     for i in range(0, 10, 4): print(i)     // 0, 4 and 8
struct PrintedAnswers {
  private let text: String
  private let code: String
  private let answers: [String]
  private let output: KeyProof
  private let reader: AnswerReader
  /// A program in Python with the variables of the code.
  private let namedCode: String
  /// The lines, without whitespace around them.
  private let lines: [String]
  /// True where the text asks for what is not printed.
  private let isNegated: Bool

  /// The answers to a question for whose printed output there is a proof; nil for other cards, where the words of the
  /// text are about something else, and where answers are more than single words or values.
  init?(to content: CardContent, _ output: KeyProof, _ runs: KeyRuns) {
    guard case .multiSelect(let card) = content, card.asks == nil, let code = card.code, let seen = output.seen,
      seen.error == nil, let screen = runs.screen, card.codeBefore?.contains("print") != true
    else { return nil }
    (text, self.code, answers, self.output, reader) = (card.text, code, card.answers, output, runs.reader)
    namedCode = runs.namedCode
    switch QuestionReader(text, in: reader).reading(about: namedCode) {
    case .hypothetical: return nil
    case .negated: isNegated = true
    case .unclear: isNegated = reader.negates(text)
    case .asked(let questions, _):
      guard questions.allSatisfy({ $0.question == .output && $0.condition == .none }) else { return nil }
      isNegated = reader.negates(text)
    }
    // `DISPLAY` shows all on one line, with a space behind each value.
    lines =
      runs.isPseudocode
      ? screen.lines.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
      : screen.lines.map { $0.trimmingWhitespace() }
    guard lines.count > 1, screen.withoutPrompts == nil, isAboutOutput, answers.allSatisfy(isWordOrValue) else {
      return nil
    }
  }

  /// The proof that makes the keys likely wrong: some of them are what is asked, yet others are not, or are left out.
  func likelyMistake() -> KeyProof? {
    guard !answers.contains(where: isPartOfLine) else { return nil }
    let counts = answers.map { answer in lines.count { isLine($0, answer) } }
    let right = answers.indices.filter { (counts[$0] > 0) != isNegated }
    let keys = output.keys
    guard keys.contains(where: right.contains), Set(keys) != Set(right) else { return nil }
    let facts = answers.indices.map { ($0, CodeFact.occurrences(of: answers[$0], count: counts[$0])) }
    let proof = KeyProof(
      question: .output, answers: answers, keys: keys, seen: output.seen,
      findings: AnswerFindings(facts: Dictionary(uniqueKeysWithValues: facts), right: Array(right)))
    let missing = right.filter { !proof.isKey($0) }
    let wrong = keys.filter { !right.contains($0) }
    // Where hardly anything fits, the text asks for something else.
    let common = keys.count - wrong.count
    guard max(wrong.count, missing.count) <= common else { return nil }
    return wrong.isEmpty && (missing.isEmpty || mayMean(keys, without: missing)) ? nil : proof
  }

  // MARK: - Doubts

  /// True where the text asks for what is printed: for all of it, not for what a variable is, and of no other code.
  private var isAboutOutput: Bool {
    guard !reader.supposes(text), !reader.mayAskForAPart(text), CodeNames.otherCalls(in: text, than: code).isEmpty,
      !reader.understandsLocale || reader.asksForOutput(text)
    else { return false }
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    // Many a language has words of one letter.
    return !CodeNames(in: namedCode).variables.contains { name in
      words.contains(name) && (name.count > 1 || text.contains("`\(name)`") || !reader.asksForOutput(text))
    }
  }

  private func isWordOrValue(_ answer: String) -> Bool {
    let word = answer.trimmingWhitespace()
    guard !word.isEmpty, reader.claim(of: answer)?.isAboutOthers != true else { return false }
    if lines.contains(word) || PythonProgram.isLiteral(word) { return true }
    return !word.contains { $0.isWhitespace || $0.isWrittenWithoutSpaces }
  }

  /// True for a line that is an answer, or the text that it has in quotes.
  private func isLine(_ line: String, _ answer: String) -> Bool {
    let word = answer.trimmingWhitespace()
    return line == word || word.hasSuffix("'\(line)'") && word.count == line.count + 2
      || word == "\"\(line)\""
  }

  /// True for an answer that is printed beside other things, so that it is open whether it counts.
  private func isPartOfLine(_ answer: String) -> Bool {
    let word = answer.trimmingWhitespace()
    return !lines.contains { isLine($0, answer) }
      && lines.contains { line in
        guard line.contains(word) else { return false }
        return Double(line) == nil || line.split { !$0.isLetter && !$0.isNumber && $0 != "." }.contains { $0 == word }
      }
  }

  /// True where the text may ask for some of what is printed alone: it has a number, something is printed again, or the
  /// keys have in common what those left out have not, such as to be even.
  private func mayMean(_ keys: [Int], without missing: [Int]) -> Bool {
    guard !text.contains(where: \.isNumber), Set(lines).count == lines.count else { return true }
    let (chosen, left) = (keys.map { answers[$0] }, missing.map { answers[$0] })
    let isMultiple = [3, 5, 10].contains { divisor in
      Self.tells({ Int($0)?.isMultiple(of: divisor) ?? false }, chosen, from: left)
    }
    let isLong = (2...8).contains { length in
      Self.tells({ Double($0) == nil && $0.count >= length }, chosen, from: left)
        || Self.tells({ Double($0) == nil && $0.count < length }, chosen, from: left)
    }
    return isMultiple || isLong
      || Self.properties.contains { Self.tells($0, chosen, from: left) || Self.tells($0, left, from: chosen) }
  }

  /// True for a property that some texts have, and none of the others.
  private static func tells(_ has: (String) -> Bool, _ some: [String], from others: [String]) -> Bool {
    some.allSatisfy(has) && !others.contains(where: has)
  }

  /// Properties by which a text may choose among what is printed.
  private static let properties: [@Sendable (String) -> Bool] = [
    { Int($0)?.isMultiple(of: 2) ?? false }, { Double($0).map { $0 < 0 } ?? false }, { Int($0) != nil },
    { Double($0) != nil }, { $0.first?.isUppercase ?? false }, { $0.first?.isLetter ?? false },
  ]
}
