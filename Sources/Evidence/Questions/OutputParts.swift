internal import Grading
internal import Phrases
internal import Support

/// The parts of what a program prints, for questions about one of them.
struct OutputParts {
  /// The lines; none where nothing is printed.
  let lines: [String]
  private let output: String
  private let reader: AnswerReader

  /// The parts of what a run shows.
  ///
  /// - Parameter reader: What understands the answers.
  init(of seen: Observation, _ reader: AnswerReader) {
    output = seen.output
    lines = output.isEmpty ? [] : output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.reader = reader
  }

  /// A line, counted from 1, as if nothing else were printed; the last one for nil, and nil for one that there is not.
  func line(_ number: Int?) -> Observation? {
    let place = (number ?? lines.count) - 1
    return lines.indices.contains(place) ? Observation(output: lines[place], .finished(status: 0)) : nil
  }

  /// Which answers say how many times a text is printed.
  func occurrences(of text: String, _ answers: [String]) -> AnswerFindings {
    let count = Self.count(of: text, in: output)
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

  /// Which answers say on which line a text is printed; of several lines any.
  func position(of text: String, _ answers: [String]) -> AnswerFindings {
    let found = lines.indices.filter { Self.count(of: text, in: lines[$0]) > 0 }.map { $0 + 1 }
    return AnswerFindings(
      fact: .position(of: text, lines: found),
      right: places(answers) { answer in
        found.isEmpty ? says(answer, count: 0) : found.contains { says(answer, position: $0) }
      },
      rightText: found.first.map(String.init) ?? "never")
  }

  private func places(_ answers: [String], where isRight: (String) -> Bool) -> [Int] {
    answers.indices.filter { isRight(answers[$0]) }
  }

  /// Whether an answer says a number of times, or of lines: `3`, `three times`, `3 lines`; of none also `nothing`.
  private func says(_ answer: String, count: Int) -> Bool {
    switch reader.claim(of: answer) {
    case .count(let claimed): claimed == count
    case .nothing: count == 0
    default: isNumber(answer, count)
    }
  }

  /// Whether an answer says a place among the lines: `2`, `on line 2`, `the last line`.
  private func says(_ answer: String, position: Int) -> Bool {
    guard case .position(let claimed) = reader.claim(of: answer) else { return isNumber(answer, position) }
    return position == (claimed < 0 ? lines.count + 1 + claimed : claimed)
  }

  private func isNumber(_ answer: String, _ number: Int) -> Bool {
    Int(answer.trimmingWhitespace()) == number || reader.says(answer, String(number))
  }

  /// How many times a text is in another one, without counting a sign twice; a number is not a part of a longer one.
  static func count(of text: String, in output: String) -> Int {
    guard !text.isEmpty else { return 0 }
    let isNumber = Double(text) != nil
    return output.ranges(of: text).count { range in
      let before = output[..<range.lowerBound].suffix(2)
      let after = output[range.upperBound...].prefix(2)
      return !isNumber
        || !(isDigit(before.last) || isPoint(before.last) && isDigit(before.first))
          && !(isDigit(after.first) || isPoint(after.first) && isDigit(after.dropFirst().first))
    }
  }

  private static func isDigit(_ sign: Character?) -> Bool { sign?.isWholeNumber ?? false }
  private static func isPoint(_ sign: Character?) -> Bool { sign == "." }
}
