import AnswerReading
import Grading
import Support

/// The parts of what a program prints, for questions about one of them.
struct OutputParts {
  /// The lines; none where nothing is printed.
  let lines: [String]
  private let reader: AnswerReader

  /// The parts of an output.
  ///
  /// - Parameters:
  ///   - lines: Its lines, those with nothing on them as well.
  ///   - reader: What understands the answers.
  init(_ lines: [String], _ reader: AnswerReader) { (self.lines, self.reader) = (lines, reader) }

  /// A line, counted from 1, as if nothing else were printed; the last one for nil, and nil for one that there is not.
  func line(_ number: Int?) -> Observation? {
    let place = (number ?? lines.count) - 1
    guard lines.indices.contains(place) else { return nil }
    return Observation(output: lines[place], .finished(status: 0), emptyLines: lines[place].isEmpty ? 1 : nil)
  }

  /// The last line with something on it; nil without one.
  var lastSeenLine: Observation? { line(lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0) }

  /// Which answers say how many times a text is printed.
  func occurrences(of text: String, _ answers: [String]) -> AnswerFindings {
    let count = Self.count(of: text, in: lines.joined(separator: "\n"))
    return AnswerFindings(
      fact: .occurrences(of: text, count: count), right: places(answers) { says($0, count: count) },
      rightText: String(count))
  }

  /// Which answers say how many lines are printed.
  func lineCount(_ answers: [String]) -> AnswerFindings {
    AnswerFindings(
      fact: .lineCount(count: lines.count), right: places(answers) { says($0, count: lines.count) },
      rightText: String(lines.count))
  }

  /// The lines, from 1, on which a text is printed.
  func places(of text: String) -> [Int] {
    lines.indices.filter { Self.count(of: text, in: lines[$0]) > 0 }.map { $0 + 1 }
  }

  /// Which answers say on which lines a text is printed.
  ///
  /// - Parameter takesSeveral: Whether each answer may name one of them.
  func position(of text: String, on found: [Int], _ answers: [String], _ takesSeveral: Bool) -> AnswerFindings {
    let wanted = Set(found)
    var right = places(answers) { found.isEmpty ? says($0, count: 0) : positions($0) == wanted }
    if takesSeveral, right.isEmpty { right = places(answers) { positions($0)?.isSubset(of: wanted) ?? false } }
    return AnswerFindings(
      fact: .position(of: text, lines: found), right: right, rightText: found.first.map(String.init) ?? "never")
  }

  private func places(_ answers: [String], where isRight: (String) -> Bool) -> [Int] {
    answers.indices.filter { isRight(answers[$0]) }
  }

  /// Whether an answer says a number of times, or of lines: `3`, `three times`, `3 lines`; of none also `nothing`.
  private func says(_ answer: String, count: Int) -> Bool {
    switch reader.claim(of: answer, to: .count) {
    case .count(let claimed): claimed == count
    case .nothing: count == 0
    default: isNumber(answer, count)
    }
  }

  /// The lines that an answer names: `2`, `on line 2`, `the last line`, `1 and 3`; nil for another answer.
  private func positions(_ answer: String) -> Set<Int>? {
    if let one = position(answer) { return [one] }
    let pieces = reader.pieces(of: answer)
    let named = pieces.compactMap { piece in
      position(piece) ?? piece.split(separator: " ").last.flatMap { position(String($0)) }
    }
    return pieces.count > 1 && named.count == pieces.count ? Set(named) : nil
  }

  /// The line that an answer names.
  private func position(_ answer: String) -> Int? {
    if case .position(let claimed) = reader.claim(of: answer) {
      return claimed < 0 ? lines.count + 1 + claimed : claimed
    }
    return lines.indices.map { $0 + 1 }.first { isNumber(answer, $0) } ?? Int(answer.trimmingWhitespace())
  }

  private func isNumber(_ answer: String, _ number: Int) -> Bool {
    Int(answer.trimmingWhitespace()) == number || reader.says(answer, String(number))
  }

  /// How many times a text is in another one, without counting a sign twice; a number is not a part of a longer one,
  /// and a word not of another one, unless that is the word several times without spaces.
  static func count(of text: String, in output: String) -> Int {
    guard !text.isEmpty else { return 0 }
    let isNumber = Double(text) != nil
    return output.ranges(of: text).count { range in
      let before = output[..<range.lowerBound].suffix(2)
      let after = output[range.upperBound...].prefix(2)
      guard isNumber else { return isWhole(text, at: range, of: output) }
      return !(isDigit(before.last) || isPoint(before.last) && isDigit(before.first))
        && !(isDigit(after.first) || isPoint(after.first) && isDigit(after.dropFirst().first))
    }
  }

  /// Whether a text begins and ends where words do; a single sign is looked for in words, too.
  private static func isWhole(_ text: String, at range: Range<String.Index>, of output: String) -> Bool {
    guard text.count > 1 else { return true }
    let before = output[..<range.lowerBound].reversed().prefix { isOfWord($0) }.reversed()
    let after = output[range.upperBound...].prefix { isOfWord($0) }
    return (!isOfWord(text.first) || isRepeated(text, in: String(before)))
      && (!isOfWord(text.last) || isRepeated(text, in: String(after)))
  }

  /// Whether a rest of a word is a text some times, or nothing.
  private static func isRepeated(_ text: String, in rest: String) -> Bool {
    rest.isEmpty || rest.utf8.elementsEqual(String(repeating: text, count: rest.count / text.count).utf8)
  }

  private static func isOfWord(_ sign: Character?) -> Bool { sign.map { $0.isLetter || $0.isNumber } ?? false }
  private static func isDigit(_ sign: Character?) -> Bool { sign?.isWholeNumber ?? false }
  private static func isPoint(_ sign: Character?) -> Bool { sign == "." }
}
