import CurriculumBundle
import Execution
import Grading
import JSON

// Which answers are right about what a run prints, and about how it ends.
extension KeyRuns {
  /// Which answers are what is printed, with or without the prompts of what is read: both may be meant, so that the
  /// reading counts in which the keys are right.
  func findOutputs(_ seen: Observation, _ answers: [String], _ keys: [Int]) -> AnswerFindings {
    var findings = outputs(seen, answers)
    if seen.error == nil, findings.said.isEmpty {
      findings.inWords = keys.filter { SpokenAnswer.tellsLines(of: seen.output, answers[$0]) }
    }
    guard !findings.hasAll(keys), let bare = screen?.withoutPrompts,
      let without = Observation(output: Observation.withoutClosingLineEnds(bare), seen.ending)
    else { return findings }
    var other = outputs(without, answers)
    other.fact = findings.fact
    let isOther = other.hasAll(keys) || findings.said.isEmpty && !other.said.isEmpty
    return isOther ? other : findings
  }

  private func outputs(_ seen: Observation, _ answers: [String]) -> AnswerFindings {
    var findings = AnswerFindings(fact: .observed(seen: seen), rightText: seen.error == nil ? seen.output : nil)
    findings.right = withoutOtherMessages(
      Self.nearest(in: answers) { seen.isAnswered(by: $0, reader, $1) }, seen, answers)
    if seen.error == nil {
      let right = Set(findings.right)
      findings.inWords = answers.indices.filter {
        !right.contains($0) && reader.says(answers[$0], seen.output)
      }
      if right.isEmpty, findings.inWords.isEmpty { findings.reformatted = reformatted(seen.output, in: answers) }
    }
    return findings
  }

  /// The answers that are an output in another format; none where several different ones are, so that the format is
  /// what they differ by.
  private func reformatted(_ output: String, in answers: [String]) -> [Int] {
    guard output.utf8.count < 300 else { return [] }
    let wanted = OtherFormat(output)
    let places = answers.indices.filter { answers[$0].utf8.count < 600 && wanted.isSaid(by: OtherFormat(answers[$0])) }
    return Set(places.map { ExactText(answers[$0]) }).count == 1 ? places : []
  }

  /// Which answers name the error, or its line where all of them are lines.
  func findErrors(_ seen: Observation, _ answers: [String]) -> AnswerFindings {
    if let findings = errorLines(seen, answers) { return findings }
    return AnswerFindings(
      fact: seen.error == nil ? .endsWell : .observed(seen: seen),
      right: withoutOtherMessages(
        Self.nearest(in: answers) { seen.isErrorNamed(by: $0, reader, $1) }, seen, answers),
      rightText: seen.error?.type ?? "no error")
  }

  /// Which answers are the line of the error, by its number or as it is in the code; nil where one of them is neither a
  /// line nor about the others.
  private func errorLines(_ seen: Observation, _ answers: [String]) -> AnswerFindings? {
    guard let error = seen.error, error.line > 0 else { return nil }
    let texts = code.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmingWhitespace() }
    var right: [Int] = []
    for (index, answer) in answers.enumerated() {
      let text = answer.trimmingWhitespace()
      switch reader.claim(of: answer) {
      case .noneOfTheOthers, .allOfTheOthers, .someOfTheOthers, .noError: continue
      case .position(let line) where line > 0: if line == error.line { right.append(index) }
      default:
        if let line = Int(text) {
          if line == error.line { right.append(index) }
        } else if texts.contains(where: { $0.utf8.elementsEqual(text.utf8) }) {
          let isMet = texts.indices.contains(error.line - 1) && texts[error.line - 1].utf8.elementsEqual(text.utf8)
          if isMet { right.append(index) }
        } else {
          return nil
        }
      }
    }
    return AnswerFindings(
      fact: .errorLine(line: error.line, error: error), right: right, rightText: String(error.line))
  }

  /// The answers that say just what happens, or else those that are near to it.
  private static func nearest(
    in answers: [String], _ isRight: (String, Observation.Closeness) -> Bool
  ) -> [Int] {
    let exact = answers.indices.filter { isRight(answers[$0], .exact) }
    return exact.isEmpty ? answers.indices.filter { isRight(answers[$0], .near) } : exact
  }

  /// Right answers without those that give the error another message, where one has the message that it has: then the
  /// question is about that, too.
  private func withoutOtherMessages(_ right: [Int], _ seen: Observation, _ answers: [String]) -> [Int] {
    func hasMessage(_ index: Int) -> Bool {
      if case .error(_, _?, _) = reader.claim(of: answers[index]) { true } else { false }
    }
    guard right.contains(where: { hasMessage($0) && seen.raises(answers[$0]) }) else { return right }
    return right.filter { !hasMessage($0) || seen.raises(answers[$0]) }
  }

  /// Which answers are right about a part of the output.
  ///
  /// - Parameter takesSeveral: Whether several answers may be right together.
  func findParts(
    of seen: Observation, _ question: CodeQuestion, _ answers: [String], _ takesSeveral: Bool
  ) -> Result<AnswerFindings?, Unprovable> {
    // The screen of a language without one shows what is printed.
    let shown = screen?.lines ?? []
    let parts = OutputParts(shown.isEmpty ? seen.outputLines : shown, reader)
    let found: AnswerFindings?
    switch question {
    case .occurrences(let text): found = parts.occurrences(of: text, answers)
    case .lineCount: found = parts.lineCount(answers)
    case .position(let text):
      let lines = parts.places(of: text)
      let findings = parts.position(of: text, on: lines, answers, takesSeveral)
      if lines.count > 1, findings.right.isEmpty {
        return .failure(Unprovable(reason: UnprovableReason(key: .of, problem: .severalLines(of: text, lines: lines))))
      }
      found = findings
    case .outputLine(let line): found = findLine(line, parts, seen, answers)
    case .lastLine: found = findLine(nil, parts, seen, answers)
    case .output, .value, .type, .error, .fix, .expression, .statement, .concept, .program: return .success(nil)
    }
    guard var found else {
      let line: Int? = if case .outputLine(let line) = question { line } else { nil }
      let problem = UnprovableReason.Problem.noSuchOutputLine(line: line ?? 0, count: parts.lines.count)
      return .failure(Unprovable(reason: UnprovableReason(key: line == nil ? .asks : .line, problem: problem)))
    }
    if seen.error != nil {
      let named = answers.indices.filter { seen.isErrorNamed(by: answers[$0], reader) }
      found.right = Set(found.right + named).sorted()
    }
    return .success(found)
  }

  /// Which answers are a line of the output, the last one for nil; nil where there is no such line and no answer says
  /// so.
  private func findLine(
    _ line: Int?, _ parts: OutputParts, _ seen: Observation, _ answers: [String]
  ) -> AnswerFindings? {
    func findings(_ shown: Observation) -> AnswerFindings {
      var findings = outputs(shown, answers)
      findings.fact = .outputLine(line: line ?? 0, text: shown.output)
      return findings
    }
    guard let shown = parts.line(line) else {
      let saysSo = answers.contains { answer in
        reader.claim(of: answer) == .nothing || seen.isErrorNamed(by: answer, reader) && seen.error != nil
      }
      return saysSo ? Observation(output: "", .finished(status: 0)).map(findings) : nil
    }
    let found = findings(shown)
    // Whoever asks what is printed last may not think of the empty lines below it.
    guard line == nil, found.right.isEmpty, shown.output.isEmpty, let seen = parts.lastSeenLine else { return found }
    let other = findings(seen)
    return other.right.isEmpty && other.inWords.isEmpty ? found : other
  }
}

extension AnswerFindings {
  /// The indices of the answers that say it in whatever way.
  fileprivate var said: Set<Int> { Set(right + inWords + reformatted) }

  fileprivate func hasAll(_ keys: [Int]) -> Bool { said.isSuperset(of: keys) }
}

extension Observation {
  /// How the run ended.
  fileprivate var ending: Ending { error.map { .raised($0) } ?? .finished(status: 0) }
}
