import Execution
import Robot

/// Finds a program of at most so many cards that does all worlds, or proves that there is none.
///
/// It runs a program that nobody has written yet, and each time that the run comes to something open it tries
/// everything that may stand there, one after the other: the next card, the answer that a condition must have given,
/// another round or the end of a repeat. What bumps, falls or goes round for ever is never continued. So all programs
/// of a size are covered while only those that differ in what they do are run. With one world, a state of the robot
/// between two cards at the outermost level is left alone when it has been reached with as few cards before.
struct ProgramSearch {
  /// What a search came to.
  enum Result {
    /// This program does all worlds.
    case found(RobotProgram)
    /// No program of that size does.
    case none
    /// More tries than allowed would be needed.
    case tooManyTries
  }

  let boards: [Board]
  let options: SearchOptions
  let mostCards: Int
  var sketch = Sketch()
  var machine: SketchMachine
  /// Steps that were run and decisions that were tried.
  private(set) var tries = 0
  /// What the last decision led to at once.
  var pending: SketchMachine.Stop?
  /// Programs with which the robots do as much as this are not looked for, once one is known.
  var mostActions = Int.max
  private var choices: [Choice] = []
  private var isResumed = false
  private let minimizesActions: Bool
  private var leastCosts: [Board.State: (cards: Int, actions: Int)] = [:]

  /// A decision that was made and may be made differently.
  private struct Choice {
    let question: SketchMachine.Question
    let machine: SketchMachine
    let mark: Sketch.Mark
    var alternatives: [Alternative]
  }

  /// A search for a program of a size; where `minimizesActions`, one with fewest actions is among those that it finds
  /// when it is run again and again.
  init(_ boards: [Board], _ options: SearchOptions, mostCards: Int, minimizesActions: Bool = false) {
    self.boards = boards
    self.minimizesActions = minimizesActions
    self.options = options
    self.mostCards = mostCards
    machine = SketchMachine(start: boards[0].start)
  }

  /// Finds a program, and when it is run again, another one.
  mutating func run(mostTries: Int) -> Result {
    if isResumed, !chooseAgain() { return .none }
    isResumed = true
    while true {
      guard tries < mostTries else { return .tooManyTries }
      switch advance() {
      case .solved: return .found(sketch.program(options))
      case .failed: if !chooseAgain() { return .none }
      case .asks(let question):
        choices.append(
          Choice(
            question: question, machine: machine, mark: sketch.mark, alternatives: alternatives(question).reversed()))
        if !chooseAgain() { return .none }
      }
    }
  }

  private mutating func advance() -> SketchMachine.Stop {
    if let stop = pending {
      pending = nil
      return stop
    }
    let before = machine.steps
    let stop = machine.advance(&sketch, boards, options)
    tries += max(1, machine.steps - before)
    return machine.actions < mostActions ? stop : .failed
  }

  /// Takes back what followed the last decision that can be made differently, and makes it so.
  private mutating func chooseAgain() -> Bool {
    while let choice = choices.last {
      guard let alternative = choices[choices.count - 1].alternatives.popLast() else {
        choices.removeLast()
        continue
      }
      machine = choice.machine
      sketch.takeBack(to: choice.mark)
      tries += 1
      apply(alternative, to: choice.question)
      return true
    }
    return false
  }

  /// Whether the place between two cards of the outermost level has been reached before with as few cards.
  mutating func isKnown(_ state: Board.State) -> Bool {
    guard boards.count == 1, sketch.routine == nil else { return false }
    let cost = (cards: sketch.cards, actions: minimizesActions ? machine.actions : 0)
    if let least = leastCosts[state], least <= cost { return true }
    leastCosts[state] = cost
    return false
  }
}
