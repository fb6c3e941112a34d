public import CurriculumBundle

/// What an author writes about a task that stays at home: its answers, and what the linter proves them with.
///
///     {"solutions": ["print(2 * int(input()))"], "inputs": [{"name": "n", "values": "0..20"}]}
public struct AuthoredTask: Codable, Sendable, Hashable {
  /// Programs that are right, the best first.
  public var solutions: [Program]
  /// Whether an app may show the first of them to a learner who gives up; nil means that it may not.
  public var reveal: Bool?
  /// Programs that do it another way and are right, too.
  public var alsoRight: [Program]?
  /// The lines of input that a program has to be right for, in order; nil where nobody says.
  public var inputs: [InputLine]?
  /// The cards that no program within the limit can do without.
  public var practises: [String]?

  /// A task from its parts.
  public init(
    solutions: [Program], reveal: Bool? = nil, alsoRight: [Program]? = nil, inputs: [InputLine]? = nil,
    practises: [String]? = nil
  ) {
    self.solutions = solutions
    self.reveal = reveal
    self.alsoRight = alsoRight
    self.inputs = inputs
    self.practises = practises
  }

  /// The program that an app may show to a learner who gives up; nil where the author keeps it.
  public var revealedSolution: Program? { reveal == true ? solutions.first : nil }
}
