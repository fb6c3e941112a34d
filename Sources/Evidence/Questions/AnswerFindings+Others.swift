internal import CurriculumBundle
internal import Phrases

extension AnswerFindings {
  /// Adds the answers about the others: `None of the above` is right where no other one is, `All of the above` where
  /// all of at least two are.
  mutating func readOthers(in answers: [String], _ question: CodeQuestion, _ reader: AnswerReader) {
    guard question.hasOneAnswer else { return }
    let claims = answers.map { reader.claim(of: $0) }
    guard claims.contains(where: { $0?.isAboutOthers ?? false }) else { return }
    let told = Set(right + inWords)
    let others = answers.indices.filter { !(claims[$0]?.isAboutOthers ?? false) }
    for index in answers.indices where !told.contains(index) {
      switch claims[index] {
      case .noneOfTheOthers: if !others.isEmpty, told.isDisjoint(with: others) { right.append(index) }
      case .allOfTheOthers:
        guard others.count > 1, told.isSuperset(of: others) else { continue }
        right.append(index)
        all = index
      default: continue
      }
    }
    right.sort()
  }
}

extension CodeQuestion {
  /// Whether it asks for one thing, which the answers are or are not.
  fileprivate var hasOneAnswer: Bool {
    switch self {
    case .output, .value, .type, .error, .occurrences, .lineCount, .outputLine, .lastLine, .position: true
    case .fix, .expression, .statement, .concept, .program: false
    }
  }
}

extension CardContent {
  /// Whether a question about code says with `asks` what it asks, or in its text that it asks for what is printed.
  func isClearlyAsked(in reader: AnswerReader) -> Bool {
    switch self {
    case .questionWithCode(let card): card.asks != nil || reader.asksForOutput(card.text)
    case .question(let card): card.asks != nil
    case .multiSelect(let card): card.asks != nil || reader.asksForOutput(card.text)
    default: false
    }
  }
}
