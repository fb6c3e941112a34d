import AnswerReading
import CurriculumBundle
import Grading
import Support

// Keys that are most likely wrong, where the words of a question are not understood.
extension UnstatedQuestion {
  /// The answer that makes the key likely wrong: no key, and alone of all answers what is most likely asked.
  func likelyMistake() -> KeyProof? {
    guard seen.error?.isStatic != true else { return nil }
    if reading == .negated { return absentAnswer }
    guard isOpen, !reader.supposes(card.text), CodeNames.otherCalls(in: card.text, than: card.code).isEmpty else {
      return nil
    }
    if hasSeveralRightErrors { return output }
    let proofs = likelyQuestions.compactMap(proof)
    let value = variable.flatMap { proof(of: .value(of: $0)) }
    guard !(proofs + [output, value].compactMap { $0 }).contains(where: \.isSound) else { return nil }
    return proofs.first { proof in
      proof.acceptable.count == 1 && !proof.keys.contains { proof.acceptable.contains($0) }
    }
  }

  /// True where the code ends in an error that more answers than the key name, whatever is asked: `IndexError`, and `an
  /// error`.
  private var hasSeveralRightErrors: Bool {
    let right = output.acceptable
    return seen.error != nil && right.count > 1 && output.keys.count == 1 && output.isKeyRight
      && right.allSatisfy { saysError(output.answers[$0]) }
      && Set(right.map { output.answers[$0] }).count == right.count
  }

  private func saysError(_ answer: String) -> Bool {
    guard let claim = reader.claim(of: answer) else { return false }
    if case .error = claim { return true }
    return claim == .anyError || claim == .errorAtRunTime
  }

  /// True where the words leave open what they ask, and it depends on nothing but them.
  private var isOpen: Bool {
    switch reading {
    case .unclear: true
    case .asked(let questions, let isCertain):
      !isCertain
        && questions.allSatisfy { asked in
          asked.condition == .none || asked.condition == .isOneStatement && CodeNames.isOneStatement(card.code)
        }
    case .negated, .hypothetical: false
    }
  }

  /// The questions that are most likely asked, the most likely first.
  private var likelyQuestions: [CodeQuestion] {
    if seen.error != nil, nameErrors { return [.error] }
    if !answers.isEmpty, answers.allSatisfy(reader.isTypeName) {
      return expressions.filter(runs.isStable).map { .type(of: $0) }
    }
    if asksHowOften { return [.lineCount] }
    if let line = askedLine { return [line] }
    guard !isLimited else { return [] }
    let values = seen.output.isEmpty ? variable.map { [CodeQuestion.value(of: $0)] } ?? [] : []
    // In words that are known, one of them says that the output is asked.
    return values + (!reader.understandsLocale || reader.asksForOutput(card.text) ? [.output] : [])
  }

  /// True where all answers name errors, or at least two do and the others say what is printed.
  private var nameErrors: Bool {
    let others = answers.filter { !reader.namesError($0) }
    return answers.count - others.count > 1 && others.allSatisfy(reader.saysOutput)
      || others.isEmpty && !answers.isEmpty
  }

  /// True where the same line is printed again and again, and all answers say how often; of a function that the text
  /// names it may be asked how often it is called.
  private var asksHowOften: Bool {
    guard let lines = runs.screen?.lines, lines.count > 1, Set(lines).count == 1, seen.error == nil,
      Double(lines[0].trimmingWhitespace()) == nil, !CodeNames(in: card.code).hasDefinition(namedIn: card.text)
    else { return false }
    return answers.allSatisfy { answer in
      if case .count? = reader.claim(of: answer, to: .count) { return true }
      return Int(answer.trimmingWhitespace()) != nil
    }
  }

  /// The question for a line of the output, where the text names one by its place and asks for no part besides.
  private var askedLine: CodeQuestion? {
    guard reader.asksForOutput(card.text), let place = reader.placeOfLine(in: card.text) else { return nil }
    return place > 0 ? .outputLine(line: place) : place == -1 ? .lastLine : nil
  }

  /// True where the text may ask for a part of the output, or for a moment of the run; one line has no part by its
  /// place.
  private var isLimited: Bool {
    let isOneLine = (runs.screen?.lines.count ?? 0) == 1
    return reader.mayAskForAPart(card.text, butLines: isOneLine)
  }

  /// The proof for a question for what is not printed: of the answers just one is not, and it is no key.
  private var absentAnswer: KeyProof? {
    guard reader.asksForOutput(card.text), seen.error == nil else { return nil }
    let lines = (runs.screen?.lines ?? []).map { $0.trimmingWhitespace() }
    let printed = Set(lines + lines.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })
    let absent = card.answers.indices.filter { !printed.contains(card.answers[$0].trimmingWhitespace()) }
    guard absent.count == 1, let only = absent.first, !output.keys.contains(only) else { return nil }
    let text = card.answers[only]
    return KeyProof(
      question: .occurrences(of: text), answers: card.answers, keys: output.keys, seen: seen,
      findings: AnswerFindings(fact: .occurrences(of: text, count: 0), right: [only]))
  }
}
