package import CurriculumBundle

extension CardContent {
  /// What a question with any number of right answers may ask where it does not say: what the code prints.
  package var impliedQuestion: CodeQuestion? {
    if case .multiSelect(let card) = self, card.code != nil, card.asks == nil { .output } else { nil }
  }

  /// Whether its answers are whole programs.
  package var asksForProgram: Bool { if case .program = codeQuestion { true } else { false } }

  /// Whether a run decides which answers are right, so that they are code or what code shows, and no texts.
  package var isDecidedByRun: Bool { codeQuestion.isDecidedByRun }
}
