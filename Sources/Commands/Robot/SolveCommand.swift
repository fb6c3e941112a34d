internal import ArgumentParser
internal import CurriculumBundle
internal import Diagnostics
internal import Grading
internal import Robot

/// `hornbook solve LEVEL…`.
struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Find the least number of cards with which the robot does a level.",
    discussion: """
      Examples:
        hornbook solve level.txt                  without loops, and with all
        hornbook solve easy.txt hard.txt          one program for several maps
        hornbook solve level.txt --deck forward,left,collect,repeat --limit 6
        hornbook solve level.json                 AR Programming's JSON
        hornbook solve level.txt --picture level.svg
        hornbook solve training/robots/first/fetch          a challenge, with its deck and limit

      A map is rows of # wall, . floor, o collectible, G goal and one of ^ > v <
      for the robot. After an empty line come the map's own characters, a line
      each: `~ pit`, `D red door`, `k red key`, `r red floor`.

      Each laid card counts one, an `end` too. "The least there are" is proven,
      "the best found" is not.

      Exit status: 0 when there is a program and it fits the limit, 1 when not,
      2 when it could not run.
      """)

  @Argument(
    help: "Text maps, which one program has to do, a level that ends in .json, or a robot challenge's full id.")
  var levels: [String]

  @Option(help: "The cards that may be laid, such as forward,left,repeat; by default all of the level's.")
  var deck: String?

  @Option(parsing: .unconditional, help: "Most cards that a program may have.")
  var limit: Int?

  @Option(help: "Where to write the first map as a picture, as SVG.")
  var picture: String?

  @Option(help: "The curriculum in which a card's id is looked up.")
  var curriculum = "curriculum"

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit takes a whole number above 0, not \(limit)") }
  }

  func run() throws {
    let levels = try levels.map(level)
    let worlds = levels.flatMap(\.worlds)
    let limit = limit ?? levels[0].cardLimit
    if let picture, let world = worlds.first {
      try AtomicFile.write(Array(world.picture(title: levels[0].title).utf8), to: picture)
    }
    let solver = Solver(worlds, deck: try deck.map(LevelFile.deck) ?? levels[0].deck)
    for level in levels { for world in level.worlds { Terminal.write("\(level.name): \(world.summaryLine)\n") } }
    let straight = solver.straight()
    Terminal.write("without loops: \(words(straight.verdict))\n")
    let answer = solver.solve(mostCards: max(limit ?? 0, 12))
    Terminal.write("with all cards: \(words(answer.verdict))\n")
    if let solution = answer.solution { show(solution) }
    if let limit { try tell(answer.fit(within: limit), limit) }
    if answer.solution == nil { throw ExitStatus.findings }
  }

  /// What is to be solved.
  private struct Level {
    /// What it was called on the command line.
    let name: String
    let title: String
    let worlds: [World]
    let deck: Deck
    var cardLimit: Int?
  }

  private func level(_ name: String) throws -> Level {
    let isCard = name.split(separator: "/").count == 4 && !name.hasSuffix(".txt") && !name.hasSuffix(".json")
    guard isCard, (try? FileReading.contents(of: name)) == nil else {
      let level = try LevelFile.read(name)
      return Level(name: name, title: level.name, worlds: level.worlds, deck: level.deck)
    }
    let card = try CardLookup(curriculum: curriculum, alternative: "a file with a map").card(name).card
    let worlds = card.content.task?.checks.map(\.robotWorld) ?? []
    guard let task = card.content.task, task.language == .robot, !worlds.isEmpty, !worlds.contains(nil) else {
      throw CommandFailure(
        "'\(name)' is no level that could be solved",
        help: "name a challenge in the language robot; `hornbook lint` says what is wrong with its worlds")
    }
    return Level(
      name: name, title: title(of: card), worlds: worlds.compactMap { $0 }, deck: task.robotDeck,
      cardLimit: task.cardLimit)
  }

  private func title(of card: Card) -> String {
    if case .challenge(let challenge) = card.content { challenge.title } else { card.id }
  }

  private func words(_ verdict: Solver.Verdict) -> String {
    switch verdict {
    case .unsolvable: "it cannot be done; everything that the robot can reach was tried"
    case .unknown(let noneBelow): "no program was found; none has fewer than \(noneBelow) cards"
    case .solved(let solution):
      "\(solution.cards) cards, "
        + (solution.isLeast ? "the least there are" : "the best found; none has fewer than \(solution.noneBelow)")
    }
  }

  private func show(_ solution: Solver.Solution) {
    for line in solution.program.text.split(separator: "\n") { Terminal.write("  \(line)\n") }
    Terminal.write("stars: 3 for up to \(solution.stars.three) cards, 2 for up to \(solution.stars.two)\n")
  }

  private func tell(_ fit: Solver.Fit, _ limit: Int) throws {
    switch fit {
    case .yes: Terminal.write("it fits into \(limit) cards\n")
    case .no: Terminal.write("it does not fit into \(limit) cards, which is proven\n")
    case .undecided(let noneBelow):
      Terminal.write("no program of \(limit) cards was found; none has fewer than \(noneBelow)\n")
    }
    if case .yes = fit { return }
    throw ExitStatus.findings
  }
}

extension World {
  /// The map's size and what there is to do.
  fileprivate var summaryLine: String {
    "\(counted(height, "row")) of \(counted(width, "tile")), \(collectibleCount) to collect"
      + (hasGoal ? ", a goal" : "")
  }
}
