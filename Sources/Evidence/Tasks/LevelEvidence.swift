import CurriculumBundle
import Grading
import Robot
import RobotAnalysis

/// What the solver knows of a robot's level.
///
///     {"practices": [{"index": 0, "canBeLeftOut": "yes",
///      "program": {"text": "forward\nforward\nforward\ncollect\n", "cards": 4}}]}
public struct LevelEvidence: Sendable, Hashable, Codable {
  /// Whether any program can do it; nil where a solution does.
  public let isSolvable: Decision?
  /// What is known of the cards that the author says are practiced, by their places in `practises`.
  public let practices: [Practice]
  /// Whether a program is short enough for three stars; nil where a solution is, and where there are no stars.
  public let threeStars: Decision?
  /// The fewest cards that are known to do, where three stars are out of reach.
  public let fewestCards: Int?
  /// True if the stated least number of cards is the least; nil where none is stated.
  public let isLeast: Decision?
  /// The fewest cards that are known to do, where another number is stated as the least.
  public let leastKnown: Int?

  /// An answer of the solver.
  public enum Decision: String, Sendable, Hashable, Codable {
    /// Yes, and a program shows it.
    case yes
    /// No, which is proven.
    case no
    /// The solver gave up.
    case undecided
  }

  /// What is known of a card that is to be practiced.
  ///
  ///     {"index": 0, "canBeLeftOut": "yes", "program": {"text": "forward\nforward\nforward\ncollect\n", "cards": 4}}
  public struct Practice: Sendable, Hashable, Codable {
    /// Its place in `practises`.
    public let index: Int
    /// Whether the level can be done without it, within the limit.
    public let canBeLeftOut: Decision
    /// A program without it; nil where none is known.
    public let program: Program?
  }

  /// A program for the robot.
  ///
  ///     {"text": "forward\nforward\nforward\ncollect\n", "cards": 4}
  public struct Program: Sendable, Hashable, Codable {
    /// Its text.
    public let text: String
    /// How many cards it has.
    public let cards: Int
  }
}

extension LevelEvidence {
  /// What the solver finds out; nil for other tasks, and where a world or the deck cannot be read.
  init?(of task: ProgramTask, practises: [String], _ solutions: [ProgramEvidence], _ runs: CardRuns) {
    let worlds = task.checks.compactMap(\.robotWorld)
    guard task.language == .robot, task.hasKnownDeck, !worlds.isEmpty, worlds.count == task.checks.count else {
      return nil
    }
    let level = LevelProof(worlds, deck: task.robotDeck, effort: runs.levelEffort)
    isSolvable = solutions.contains(where: \.passesChecks) ? nil : Decision(level.best())
    let sizes = solutions.filter(\.isRight).compactMap(\.size)
    practices = sizes.isEmpty ? [] : Self.practices(practises, task, level)
    if let stars = task.stars, let best = sizes.min(), best > stars.three {
      threeStars = Decision(level.fits(within: stars.three))
      fewestCards = threeStars == .no ? min(best, level.fewestCards ?? best) : nil
    } else {
      (threeStars, fewestCards) = (nil, nil)
    }
    isLeast = task.leastCards.map { Decision(level.isLeast($0)) }
    leastKnown = isLeast == .no ? ([level.fewestCards].compactMap { $0 } + sizes).min() : nil
    runs.solverTries += level.tries
    if ([isSolvable, threeStars, isLeast] + practices.map(\.canBeLeftOut)).contains(.undecided) {
      runs.leaveUnproven(.level)
    }
  }

  private static func practices(_ names: [String], _ task: ProgramTask, _ level: LevelProof) -> [Practice] {
    names.enumerated().compactMap { index, name in
      guard let word = Move.Word(rawValue: name), word != .end, task.robotDeck.allows(word) else { return nil }
      let fit = level.fits(within: task.cardLimit ?? RobotProgram.mostCards, without: word)
      return Practice(index: index, canBeLeftOut: Decision(fit), program: Program(fit))
    }
  }
}

extension ProgramTask {
  /// Whether every name in the deck is a card's; otherwise nobody knows which cards are meant.
  var hasKnownDeck: Bool { deck.map { Deck.named($0).unknown.isEmpty } ?? true }
}

extension LevelEvidence.Decision {
  fileprivate init(_ fit: Solver.Fit) {
    switch fit {
    case .yes: self = .yes
    case .no: self = .no
    case .undecided: self = .undecided
    }
  }

  fileprivate init(_ isLeast: Bool?) { self = isLeast.map { $0 ? .yes : .no } ?? .undecided }

  fileprivate init(_ answer: Solver.Answer) {
    self = answer.isImpossible ? .no : answer.solution == nil ? .undecided : .yes
  }
}

extension LevelEvidence.Program {
  fileprivate init?(_ fit: Solver.Fit) {
    guard case .yes(let program) = fit else { return nil }
    text = program.text
    cards = program.moves.count
  }
}
