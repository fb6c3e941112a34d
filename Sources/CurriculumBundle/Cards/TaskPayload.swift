/// A payload that asks for a program.
public protocol TaskPayload: CardPayload {
  /// The task, which stays on the screen.
  var text: String { get }
  /// The language of its programs.
  var language: ProgramLanguage { get }
  /// The program in the editor at the start; nil for an empty editor.
  var starter: Program? { get set }
  /// A right program, for a learner who gives up; nil where the author keeps it.
  var solution: Program? { get set }
  /// Programs that learners write by mistake, each with its feedback.
  var wrongPrograms: [WrongProgram]? { get set }
}

extension TaskPayload {
  /// To write a program.
  public static var demand: CardDemand { .program }
  /// Its text.
  public var shownText: String? { text }
  /// The language that it says.
  public var codeLanguage: CodeLanguage? { CodeLanguage(language) }

  /// The card with another program in the place of each of its own.
  public func mapPrograms(_ transform: (Program) -> Program) -> Self {
    var card = self
    card.starter = starter.map(transform)
    card.solution = solution.map(transform)
    card.wrongPrograms = wrongPrograms?.map { WrongProgram(program: transform($0.program), feedback: $0.feedback) }
    return card
  }
}
