import AnswerReading
import CurriculumBundle

extension AnswerFindings {
  /// Adds the answers about the others: `None of the above` is right where no other one is, `All of the above` where
  /// all of at least two are.
  mutating func readOthers(in answers: [String], _ question: CodeQuestion, _ reader: AnswerReader) {
    guard question.mayLeaveOthers else { return }
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
      case .someOfTheOthers, .anyError, .errorAtRunTime, .error, .errorOnLine, .nothing, .emptyLines, .nothingAndError,
        .noError, .neverEnds, .endlessRecursion, .count, .position, nil:
        continue
      }
    }
    right.sort()
  }
}

extension CodeQuestion {
  /// Whether each answer is right or wrong on its own, so that none of them may be right.
  fileprivate var mayLeaveOthers: Bool {
    switch self {
    case .output, .value, .type, .error, .occurrences, .lineCount, .outputLine, .lastLine, .position, .program,
      .expression:
      true
    case .fix, .statement, .concept: false
    }
  }
}

extension CardContent {
  /// Whether a question about code says with `asks` what it asks, or in its text that it asks for all that is printed.
  ///
  /// With any number of right answers each may be a part of it, whatever `asks: output` says.
  func isClearlyAsked(in reader: AnswerReader) -> Bool {
    switch self {
    case .questionWithCode(let card): card.asks != nil || reader.asksForAllOutput(card.text, about: card.code)
    case .question(let card): card.asks != nil
    case .multiSelect(let card):
      card.asks ?? .output != .output || reader.asksForAllOutput(card.text, about: card.code ?? "")
    default: false
    }
  }

  /// Whether a key of the card is an answer about the other answers.
  func hasKeyAboutOthers(in reader: AnswerReader) -> Bool {
    hasKey { reader.claim(of: $0)?.isAboutOthers ?? false }
  }

  /// Whether a key of the card says that the program never ends.
  func hasKeyWithoutEnd(in reader: AnswerReader) -> Bool { hasKey { reader.claim(of: $0) == .neverEnds } }

  private func hasKey(where isMeant: (String) -> Bool) -> Bool {
    guard let (answers, keys) = choices else { return false }
    return keys.contains { answers.indices.contains($0) && isMeant(answers[$0]) }
  }
}
