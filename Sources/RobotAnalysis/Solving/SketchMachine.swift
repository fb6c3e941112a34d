import Execution
import Robot

/// Runs a sketch until it is solved, fails, or comes to something open.
struct SketchMachine {
  /// Why a run stops.
  enum Stop {
    /// All worlds are done.
    case solved
    /// The robot bumped, fell, or will go on for ever.
    case failed
    /// Something has to be decided first.
    case asks(Question)
  }

  /// Something that is open.
  enum Question {
    /// What stands at a link?
    case card(Int, Sketch.Field)
    /// Does the condition of a card hold?
    case condition(Int, holding: Int)
    /// Has an `if` an `else`?
    case otherwise(Int)
    /// Does a `repeat` go round again? With the counts that it may have when it ends here, and when it does not.
    case round(Int, staying: CountSet, goingOn: CountSet)
  }

  /// A block or call that is open.
  struct Frame {
    let card: Int
    /// Rounds of a `repeat`, this one included.
    var round = 1
    /// After so many rounds of a `repeat` the robot is as it was, from now on; 0 while that is not known.
    private(set) var period = 0
    /// A state in which a `while` looked, a `call` began or a round of a `repeat` ended; to meet it again means to go
    /// on for ever, or for a `repeat`, to go on in the same way.
    var seen: Board.State
    /// How many more times a `while` may look before `seen` is renewed; Brent, "An improved Monte Carlo factorization
    /// algorithm", 1980.
    private var laps = 0
    private var power = 1

    init(card: Int, seen: Board.State) { (self.card, self.seen) = (card, seen) }

    /// The counts of a `repeat` that end like its round that is done now.
    mutating func countsThatEndHere(_ state: Board.State) -> CountSet {
      if period == 0 {
        if seen == state { period = laps + 1 } else { continueLaps(of: self, state) }
      }
      if period == 0 { return CountSet(CollectionOfOne(round)) }
      return CountSet(stride(from: round, through: Move.counts.upperBound, by: period))
    }

    /// Counts one more lap than another frame, and looks out for another state at the first, second, fourth, … lap.
    mutating func continueLaps(of frame: Frame, _ state: Board.State) {
      (seen, laps, power) = (frame.seen, frame.laps + 1, frame.power)
      if laps == power { (seen, laps, power) = (state, 0, power * 2) }
    }
  }

  /// The world in which the robot is.
  private(set) var world = 0
  private(set) var state: Board.State
  private(set) var frames: [Frame] = []
  /// Where the next card is linked.
  private(set) var card = Sketch.root
  private(set) var field = Sketch.Field.body
  /// Steps in this world, counted as a run counts them.
  private(set) var steps = 0
  /// What the robots did in all worlds, decisions aside.
  private(set) var actions = 0
  private var calls = 0

  init(start: Board.State) { state = start }

  mutating func advance(_ sketch: inout Sketch, _ boards: [Board], _ options: SearchOptions) -> Stop {
    while true {
      let link = sketch[card, field]
      let stop: Stop?
      switch link {
      case Sketch.Link.open: return .asks(.card(card, field))
      case Sketch.Link.closed, Sketch.Link.undecided: stop = closeBlock(&sketch, boards)
      default: stop = execute(link, &sketch, boards)
      }
      if let stop { return stop }
    }
  }

  /// Goes on behind a card.
  mutating func go(behind card: Int) { (self.card, field) = (card, .next) }

  /// Goes into a block of a card.
  mutating func go(into card: Int, _ field: Sketch.Field) { (self.card, self.field) = (card, field) }

  // MARK: - Cards

  private mutating func execute(_ card: Int, _ sketch: inout Sketch, _ boards: [Board]) -> Stop? {
    switch sketch.words[card] {
    case .forward, .left, .right, .jump, .collect: return act(sketch.words[card], card, &sketch, boards)
    case .repeat:
      frames.append(Frame(card: card, seen: state))
      go(into: card, .body)
      return count()
    case .while:
      frames.append(Frame(card: card, seen: state))
      return look(card, sketch, boards)
    case .if: return look(card, sketch, boards)
    case .call: return call(card, sketch)
    case .else, .end, .routine: preconditionFailure("no such card is laid")
    }
  }

  /// Counts a step.
  private mutating func count() -> Stop? {
    steps += 1
    return steps > Budget.robot.steps ? .failed : nil
  }

  private mutating func act(_ action: Move.Word, _ card: Int, _ sketch: inout Sketch, _ boards: [Board]) -> Stop? {
    guard count() == nil, let moved = boards[world].state(after: action, state) else { return .failed }
    state = moved
    actions += 1
    go(behind: card)
    guard boards[world].isDone(state) else { return nil }
    for frame in frames where sketch.words[frame.card] == .repeat {
      sketch.set(frame.card, counts: sketch.counts(of: frame.card).from(frame.round))
    }
    world += 1
    guard world < boards.count else { return .solved }
    (state, frames, steps, calls) = (boards[world].start, [], 0, 0)
    go(into: Sketch.root, .body)
    return nil
  }

  private mutating func call(_ card: Int, _ sketch: Sketch) -> Stop? {
    guard let routine = sketch.routine else { preconditionFailure("a call comes with its routine") }
    var frame = Frame(card: card, seen: state)
    if let last = frames.last(where: { sketch.words[$0.card] == .call }) {
      guard calls < Budget.robot.depth, last.seen != state else { return .failed }
      frame.continueLaps(of: last, state)
    }
    frames.append(frame)
    calls += 1
    go(into: routine, .body)
    return count()
  }

  // MARK: - Decisions

  /// Looks whether the condition of a card holds; asks when its possible conditions differ.
  private mutating func look(_ card: Int, _ sketch: Sketch, _ boards: [Board]) -> Stop? {
    let holding = SearchOptions.holding(boards[world], state)
    let conditions = sketch[card, .conditions]
    if conditions & ~holding == 0 { return decide(card, true, sketch) }
    if conditions & holding == 0 { return decide(card, false, sketch) }
    return .asks(.condition(card, holding: holding))
  }

  /// Goes on with the answer of a condition.
  mutating func decide(_ card: Int, _ holds: Bool, _ sketch: Sketch) -> Stop? {
    if count() != nil { return .failed }
    let isWhile = sketch.words[card] == .while
    if holds {
      if !isWhile { frames.append(Frame(card: card, seen: state)) }
      go(into: card, .body)
    } else if isWhile {
      frames.removeLast()
      go(behind: card)
    } else if sketch[card, .otherwise] == Sketch.Link.undecided {
      return .asks(.otherwise(card))
    } else {
      goOn(behindNoAnswerOf: card, sketch[card, .otherwise] != Sketch.Link.closed)
    }
    return nil
  }

  /// Goes on where the condition of an `if` does not hold.
  mutating func goOn(behindNoAnswerOf card: Int, _ hasElse: Bool) {
    guard hasElse else { return go(behind: card) }
    frames.append(Frame(card: card, seen: state))
    go(into: card, .otherwise)
  }

  private mutating func closeBlock(_ sketch: inout Sketch, _ boards: [Board]) -> Stop? {
    guard let frame = frames.last else { return .failed }
    switch sketch.words[frame.card] {
    case .repeat: return closeRound(&sketch)
    case .while:
      guard frame.seen != state else { return .failed }
      frames[frames.count - 1].continueLaps(of: frame, state)
      return look(frame.card, sketch, boards)
    case .if: leave(frame)
    case .call:
      calls -= 1
      leave(frame)
    case .forward, .left, .right, .jump, .collect, .else, .end, .routine: preconditionFailure("it opens no block")
    }
    return nil
  }

  private mutating func leave(_ frame: Frame) {
    frames.removeLast()
    go(behind: frame.card)
  }

  /// Ends a round of the innermost `repeat`: whether another follows may be open.
  private mutating func closeRound(_ sketch: inout Sketch) -> Stop? {
    let top = frames.count - 1
    let (card, done) = (frames[top].card, frames[top].round)
    let counts = sketch.counts(of: card).from(done)
    let staying = counts.intersection(frames[top].countsThatEndHere(state))
    let goingOn = counts.subtracting(staying).from(done + 1)
    if staying.isEmpty { return goingOn.isEmpty ? .failed : goRound() }
    guard goingOn.isEmpty else { return .asks(.round(card, staying: staying, goingOn: goingOn)) }
    leaveRepeat()
    return nil
  }

  /// Begins the next round of the innermost `repeat`.
  mutating func goRound() -> Stop? {
    let top = frames.count - 1
    frames[top].round += 1
    go(into: frames[top].card, .body)
    return count()
  }

  /// Leaves the innermost `repeat`.
  mutating func leaveRepeat() { if let frame = frames.last { leave(frame) } }
}
