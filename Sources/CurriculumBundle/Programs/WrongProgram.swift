/// A program that learners write by mistake, and what to tell them.
///
///     {"program": "print(\"ada\")", "feedback": "Names begin with a capital letter."}
public struct WrongProgram: Codable, Sendable, Hashable {
  /// The program.
  public var program: Program
  /// What a learner is told whose program does the same.
  public var feedback: String

  /// A wrong program from its parts.
  public init(program: Program, feedback: String) {
    self.program = program
    self.feedback = feedback
  }
}
