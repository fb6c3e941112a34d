/// The role of a program in its exercise or challenge.
///
///     {"solution": {"index": 0}}
public enum TaskProgramRole: Sendable, Hashable, Codable {
  /// The program in the editor at the start.
  case starter
  /// A solution, by its index.
  case solution(Int)
  /// A program that does it another way, by its index.
  case alsoRight(Int)
  /// A wrong program, by its index.
  case wrongProgram(Int)

  private enum SolutionCodingKeys: String, CodingKey { case _0 = "index" }
  private enum AlsoRightCodingKeys: String, CodingKey { case _0 = "index" }
  private enum WrongProgramCodingKeys: String, CodingKey { case _0 = "index" }

  /// Whether it must be right from the start.
  public var mustBeRight: Bool {
    switch self {
    case .solution, .alsoRight: true
    case .starter, .wrongProgram: false
    }
  }
}
