package import CurriculumBundle

extension CardContent {
  /// What the card says that its program does, as a learner would see it; nil when it says nothing of it.
  package var claim: String? {
    if case .executor(let card) = self {
      if card.neverEnds == true { return "(it never ends)" }
      return [card.result, card.raises ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    guard codeQuestion == .output, let key = onlyKey, let answers = choices?.answers, answers.indices.contains(key)
    else { return nil }
    return answers[key]
  }
}
