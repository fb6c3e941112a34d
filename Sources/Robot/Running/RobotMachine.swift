import Execution

/// Runs a program without problems in a world, card by card.
struct RobotMachine {
  private(set) var run: RobotRun
  private let moves: [Move]
  private let partners: [Int]
  private let budget: Budget
  private var situation: Situation
  private var next = 0
  /// For each open `repeat`, how many rounds are done; the innermost is the last.
  private var rounds: [Int] = []
  /// The cards behind the calls that are open.
  private var returns: [Int] = []
  private var isOver = false

  init(_ program: RobotProgram, _ world: World, _ budget: Budget) {
    moves = program.moves
    partners = program.partners
    self.budget = budget
    situation = Situation(world)
    run = RobotRun(program: program, world: world, ending: .done)
  }

  mutating func runToEnd() {
    while !isOver {
      if next >= moves.count {
        end(.unfinished(left: situation.left, missesGoal: situation.missesGoal))
      } else if run.steps.count >= budget.steps {
        end(.overBudget(.steps))
      } else {
        execute(moves[next])
      }
    }
  }

  private mutating func execute(_ move: Move) {
    switch move {
    case .forward: go(1, .went)
    case .jump: go(2, .jumped)
    case .left: turn(situation.pose.heading.left)
    case .right: turn(situation.pose.heading.right)
    case .collect: collect()
    case .repeat:
      rounds.append(1)
      note(.began(round: 1))
      next += 1
    case .while(let condition), .if(let condition):
      let holds = situation.holds(condition)
      note(.looked(holds))
      next = holds ? next + 1 : partners[next] + 1
    case .else: next = partners[next] + 1
    case .routine: next = partners[next] + 1
    case .call: call()
    case .end: close(partners[next])
    }
  }

  private mutating func note(_ event: RobotRun.Event, picked: Tile? = nil) {
    run.steps.append(
      RobotRun.Step(card: next + 1, event: event, picked: picked, pose: situation.pose, depth: returns.count))
  }

  private mutating func end(_ ending: RobotEnding) {
    run.ending = ending
    isOver = true
  }

  // MARK: - Actions

  private mutating func go(_ distance: Int, _ event: RobotRun.Event) {
    let pose = situation.pose
    for step in 1...distance {
      let coordinate = pose.coordinate.moved(pose.heading, by: step)
      guard situation.isBlocked(coordinate) else { continue }
      note(.bumped(coordinate))
      return end(.bumped(coordinate))
    }
    let target = pose.coordinate.moved(pose.heading, by: distance)
    guard situation.isSafe(target) else {
      note(.fell(target))
      return end(.fell(target))
    }
    situation.pose.coordinate = target
    let picked = situation.takeOnArrival()
    if picked != nil { run.taken.append(target) }
    finishAction(event, picked: picked)
  }

  private mutating func turn(_ heading: Heading) {
    situation.pose.heading = heading
    finishAction(.turned)
  }

  private mutating func collect() {
    let coordinate = situation.pose.coordinate
    let item = situation.take()
    if item != nil { run.taken.append(coordinate) }
    finishAction(item.map { .took($0) } ?? .foundNothing)
  }

  private mutating func finishAction(_ event: RobotRun.Event, picked: Tile? = nil) {
    note(event, picked: picked)
    next += 1
    guard situation.isDone else { return }
    end(firstCardLeftOver.map { .cardsLeftOver(from: $0 + 1) } ?? .done)
  }

  /// The first card behind everything that is open which is not part of the routine.
  private var firstCardLeftOver: Int? {
    var index = returns.first.map { $0 - 1 } ?? (next - 1)
    index = endOfOutermostBlock(around: index) + 1
    while index < moves.count, moves[index] == .routine { index = partners[index] + 1 }
    return index < moves.count ? index : nil
  }

  private func endOfOutermostBlock(around card: Int) -> Int {
    var index = 0
    while index < card {
      let end = moves[index].word.opensBlock ? endOfBlock(index) : index
      if end > card { return end }
      index = end + 1
    }
    return card
  }

  private func endOfBlock(_ start: Int) -> Int {
    let partner = partners[start]
    return moves[partner] == .else ? partners[partner] : partner
  }

  // MARK: - Blocks

  private mutating func call() {
    guard returns.count < budget.depth else { return end(.overBudget(.depth)) }
    note(.called)
    returns.append(next + 1)
    next = partners[next] + 1
  }

  /// Goes on behind the `end` of the block that begins at a card.
  private mutating func close(_ start: Int) {
    switch moves[start] {
    case .repeat(let count):
      let round = (rounds.popLast() ?? 0) + 1
      guard round <= count else { return next += 1 }
      rounds.append(round)
      next = start
      note(.began(round: round))
      next += 1
    case .while: next = start
    case .routine: next = returns.popLast() ?? moves.count
    case .if, .else: next += 1
    case .forward, .left, .right, .jump, .collect, .end, .call: preconditionFailure("it begins no block")
    }
  }
}
