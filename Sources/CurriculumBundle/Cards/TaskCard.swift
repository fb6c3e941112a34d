/// A kind of card that asks for a program.
protocol TaskCard {
  var starter: Program? { get set }
  var solution: Program? { get set }
  var wrongPrograms: [WrongProgram]? { get set }
}

extension ExerciseCard: TaskCard {}
extension ChallengeCard: TaskCard {}

extension TaskCard {
  /// The card with another program in the place of each of its own.
  func withPrograms(_ transform: (Program) -> Program) -> Self {
    var card = self
    card.starter = starter.map(transform)
    card.solution = solution.map(transform)
    card.wrongPrograms = wrongPrograms?.map { WrongProgram(program: transform($0.program), feedback: $0.feedback) }
    return card
  }
}
