public import CurriculumBundle
public import Grading

/// What the programs of an exercise or challenge do.
public struct TaskEvidence: Sendable, Hashable, Codable {
  /// Whether there are checks and each says what a program of the language must do; without that no run proves
  /// anything.
  public let hasWholeChecks: Bool
  /// Whether every name in the deck is a card's; otherwise nobody knows which cards are meant.
  public let hasKnownDeck: Bool
  /// The solutions.
  public let solutions: [ProgramEvidence]
  /// The programs that do it another way.
  public let alsoRight: [ProgramEvidence]
  /// The program in the editor at the start; nil when it is empty.
  public let starter: ProgramEvidence?
  /// The programs that learners write by mistake.
  public let wrongPrograms: [ProgramEvidence]
  /// The wrong programs that do the same as an earlier one on every check; none that is right.
  public let wrongTwins: [Twins]
  /// The wrong programs that write out something which nothing on the card suggests, and which no mutant does.
  public let strangers: [Stranger]
  /// The programs that have to be right whose output differs between runs.
  public let unstable: [Unstable]
  /// The conditions of checks that say nothing, at most one a check.
  public let conditions: [ConditionEvidence]
  /// What checks say of right programs written in another way.
  public let otherWritings: OtherWritings
  /// What right programs do on inputs that are drawn from `inputs`.
  public let statedInputs: StatedInputEvidence
  /// What the checks say of mutants of right programs.
  public let mutants: MutantEvidence
  /// What the solver knows of a robot's level; nil for other tasks, and where a world cannot be read.
  public let level: LevelEvidence?

  /// Two wrong programs that do the same.
  public struct Twins: Sendable, Hashable, Codable {
    /// The place of the first among the wrong programs.
    public let first: Int
    /// The place of the other.
    public let again: Int
  }

  /// A wrong program with something of its own.
  public struct Stranger: Sendable, Hashable, Codable {
    /// Its place among the wrong programs.
    public let index: Int
    /// What it writes out.
    public let literal: String
  }

  /// A program whose output differs between runs.
  public struct Unstable: Sendable, Hashable, Codable {
    /// Which one it is.
    public let role: TaskProgramRole
    /// What it shows in the run that counts.
    public let seen: Observation
    /// Why.
    public let instability: Instability

    private enum CodingKeys: String, CodingKey {
      case role = "place"
      case seen, instability
    }
  }

  /// All programs that have to be right.
  public var allToBeRight: [ProgramEvidence] { solutions + alsoRight }

  /// Those that are.
  public var rightPrograms: [ProgramEvidence] { hasWholeChecks ? allToBeRight.filter(\.isRight) : [] }

  /// All programs; none when the task says nothing that they must do.
  public func all(of task: ProgramTask) -> [ProgramEvidence] {
    task.checks.isEmpty ? [] : allToBeRight + (starter.map { [$0] } ?? []) + wrongPrograms
  }

  /// How many steps all programs of a task may take on its checks together, where one run may take some.
  public static func mostSteps(whereRunsTake steps: Int) -> Int { RunPurpose.programs.share * steps }
}
