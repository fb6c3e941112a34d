import ArgumentParser
import CurriculumBundle
import Diagnostics
import Robot
import RobotAnalysis

/// `hornbook solve LEVEL…`.
struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Find the least number of cards with which the robot solves a level.",
    discussion: """
      Examples:
        hornbook solve level.txt                  actions alone, and all cards
        hornbook solve easy.txt hard.txt          one program for several maps
        hornbook solve level.txt --deck forward,left,collect,repeat --limit 6
        hornbook solve level.yaml                 a level: its deck, limit, stars, practice
        hornbook solve level.json                 AR Programming's JSON
        hornbook solve level.txt --picture level.svg
        hornbook solve training/robots/first/fetch    a challenge

      What a map is made of says `hornbook manual worlds`, what stands in a level's
      YAML `hornbook manual level`. Several levels are done by one program, with the
      cards that all of them have and within the smallest of their limits.

      Each laid card counts one, an `end` too. "The least there are" is proven
      for all programs of at most \(RobotProgram.mostCards) cards, "the best found" is not: a level
      with about 20 collectibles or more has too many ways to try all of them.

      Exit status: 0 when there is a program, it fits the limit, and what the level
      says of its stars and of cards to practise holds, 1 when not, 2 when it could not run.
      """)

  @Argument(
    help: "Text maps, levels that end in .yaml or .json, or full ids of robot challenges; one program has to do all.")
  var levels: [String]

  @Option(help: "The cards that may be laid, such as forward,left,repeat; by default all of the level's.")
  var deck: String?

  @Option(parsing: .unconditional, help: "Most cards that a program may have.")
  var limit: Count?

  @Option(help: "Where to write the first map as a picture, as SVG.")
  var picture: String?

  @Option(help: "The curriculum in which a card's id is looked up.")
  var curriculum = CurriculumFolder.unnamed

  func validate() throws {
    try limit?.check("--limit")
  }

  func run() throws {
    let lookup = LevelLookup(curriculum: curriculum)
    let levels = try levels.map(lookup.level)
    let deck = try deck.map { try DeckOption.read($0) } ?? levels.deck()
    let limit = limit?.value ?? levels.cardLimit
    let worlds = levels.worlds
    if let picture, let world = worlds.first?.world {
      try OutputFile(picture, for: "--picture", holdsPicture: true).write(world.picture(title: levels[0].title))
    }
    for (index, named) in worlds.enumerated() {
      let twin = worlds[..<index].first { $0.world.isSame(as: named.world) }
      Terminal.write("\(named.name): \(twin.map { "the same as \($0.name)" } ?? named.world.summaryLine)\n")
    }
    let proof = LevelProof(worlds.map(\.world), deck: deck)
    try checkNumber(ofWorldsIn: proof)
    if worlds.contains(where: \.world.needsCollecting), !deck.has(.collect) {
      Terminal.write("the deck has no 'collect', so nothing can be taken\n")
    }
    let row = proof.straight.verdict
    Terminal.write("actions alone: \(row == .unsolvable ? "no row of actions solves it" : words(row))\n")
    let answer = best(proof, limit)
    Terminal.write("with all cards: \(words(answer.verdict))\n")
    if let solution = answer.solution { show(solution) }
    var isRight = answer.solution != nil
    if let limit, !answer.isImpossible { isRight = tell(answer.fit(within: limit), limit) && isRight }
    if let level = levels.first, levels.count == 1, !answer.isImpossible {
      // Whoever waits for the answers gives them an effort of their own.
      proof.effort = .standard
      isRight = LevelClaims(level, limit: limit).tell(proof) && isRight
    }
    if !isRight { throw ExitStatus.findings }
  }

  /// The shortest program; where one is known that is longer than those looked for by themselves, a shorter one is
  /// looked for, too.
  private func best(_ proof: LevelProof, _ limit: Int?) -> Solver.Answer {
    let most = max(limit ?? 0, LevelProof.mostCards)
    let answer = proof.best(mostCards: most)
    guard let solution = answer.solution, !solution.isLeast, solution.noneBelow == most + 1 else { return answer }
    proof.effort = .standard
    let further = proof.best(mostCards: solution.cards - 1)
    guard let shorter = further.solution, shorter.isLeast || shorter.cards < solution.cards else { return answer }
    return further
  }

  private func checkNumber(ofWorldsIn proof: LevelProof) throws(CommandFailure) {
    let count = Solver(proof.worlds).worlds.count
    guard count > Solver.mostWorlds else { return }
    throw CommandFailure(
      "these are \(count) different worlds, and at most \(Solver.mostWorlds) are looked at together",
      help: "name fewer of them")
  }

  private func words(_ verdict: Solver.Verdict) -> String {
    switch verdict {
    case .unsolvable: "it cannot be done; everything that the robot can reach was tried"
    case .tooLong(let row):
      "it cannot be done; the shortest row has \(row.count) cards, and a program has at most \(RobotProgram.mostCards)"
    case .unknown(let noneBelow): "no program was found" + atLeast(noneBelow)
    case .solved(let solution):
      counted(solution.cards, "card")
        + (solution.isLeast ? ", the least there are" : ", the best found" + unknown(below: solution))
    }
  }

  /// What is not known of programs that are shorter than the best found.
  private func unknown(below solution: Solver.Solution) -> String {
    let (least, most) = (solution.noneBelow, solution.cards - 1)
    guard least > 1 else { return "; nothing is known of fewer" }
    return "\(atLeast(least)), and nothing is known of \(least == most ? "\(least)" : "\(least) to \(most)")"
  }

  private func atLeast(_ cards: Int) -> String { cards > 1 ? "; none has fewer than \(counted(cards, "card"))" : "" }

  private func show(_ solution: Solver.Solution) {
    for line in solution.program.text.split(separator: "\n") { Terminal.write("  \(line)\n") }
    let stars = StarThresholds(best: solution.cards)
    Terminal.write("stars: 3 for up to \(counted(stars.three, "card")), 2 for up to \(stars.two)\n")
  }

  private func tell(_ fit: Solver.Fit, _ limit: Int) -> Bool {
    switch fit {
    case .yes: Terminal.write("it fits into \(counted(limit, "card"))\n")
    case .no: Terminal.write("it does not fit into \(counted(limit, "card")), which is proven\n")
    case .undecided(let noneBelow):
      Terminal.write("no program of \(counted(limit, "card")) was found\(atLeast(noneBelow))\n")
    }
    if case .yes = fit { return true }
    return false
  }
}

extension World {
  /// A sentence as a part of another one.
  private static func clause(_ sentence: String) -> String {
    "; \(sentence.prefix(1).lowercased())\(sentence.dropFirst().dropLast())"
  }

  /// The map's size and what there is to do.
  fileprivate var summaryLine: String {
    "\(counted(height, "row")) of \(counted(width, "tile")), \(collectibleCount) to collect"
      + (hasGoal ? ", a goal" : "") + rules.sentences.map(Self.clause).joined()
  }
}
