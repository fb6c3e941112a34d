import Authoring
import Claims
import CurriculumBundle
import Diagnostics
import Evidence
import Execution
import Explaining
import Grading
import JSON
import Linting
import Pseudocode

/// Runs the program on a card and shows what it does beside what the card says.
struct CardRun {
  /// The curriculum's folder.
  let curriculum: String
  /// What the program may spend, given what the apps allow.
  let budget: (Budget) -> Budget
  /// The tools of this machine; nil where they are not asked.
  let tools: MachineToolchains?

  /// Runs the card with a full id.
  ///
  /// - Throws: `CommandFailure` when there is no such card or it has no program,
  ///   `ExitStatus` when it does not do what it says.
  func run(card id: String) throws {
    let found = try find(id)
    var allowed = Budget.lesson
    allowed.steps = found.limits.steps
    allowed = budget(allowed)
    let isRight = try found.withPlanner(tools) { planner in
      guard !found.questions.isEmpty else { return try runVariants(of: found.card, id, found, allowed, planner) }
      var isRight = true
      for question in found.questions {
        Terminal.write("\(id)/\(question.card.id)\n")
        isRight = try runVariants(of: question, "\(id)/\(question.card.id)", found, allowed, planner) && isRight
      }
      return isRight
    }
    if !isRight { throw ExitStatus.findings }
  }

  /// Shows all that runs of a card's programs find out, as JSON.
  ///
  /// - Throws: as `run(card:)` does.
  func prove(card id: String) throws {
    let found = try find(id)
    let cards = found.withPlanner(tools) { planner in
      (found.questions.isEmpty ? [found.card] : found.questions).flatMap { found.proven($0, planner) }
    }
    Terminal.write(content: PrettyJSON.text(of: try EvidenceReport.report(on: cards.map { ($0.path, $0.evidence) })))
    if !cards.allSatisfy({ $0.evidence.bearsOut($0.card.card.content) }) { throw ExitStatus.findings }
  }

  /// A card with a program, its questions that have one if it is a quiz, its episode, and what limits it.
  private func find(_ id: String) throws -> FoundCard {
    let lookup = CardLookup(
      curriculum: curriculum, alternative: "a file that ends in .py, .slang, .robot, .pseudocode, .js, .java or .swift")
    let (card, episode, authored) = try lookup.card(id)
    var limits = authored.settings.limits
    var allowed = Budget.lesson
    allowed.steps = limits.steps
    limits.steps = budget(allowed).steps
    let questions = card.questions.filter(\.card.content.hasProgram)
    guard card.card.content.hasProgram || !questions.isEmpty else {
      throw CommandFailure(
        "the card '\(id)' has no program", help: "name a card with code, a puzzle of code, an exercise or a challenge")
    }
    return FoundCard(
      curriculum: curriculum, authored: authored, path: ItemPath(id), card: card, questions: questions,
      episode: episode, limits: limits)
  }

  /// Runs what is on a card, then the variants of its code that can be run here; gives whether all do what it says.
  private func runVariants(
    of card: AuthoredCard, _ id: String, _ found: FoundCard, _ budget: Budget, _ planner: EvidencePlanner
  ) throws -> Bool {
    var isRight = try run(card, of: found, budget, planner)
    for variant in card.variants {
      let (content, language) = (variant.card.content, variant.variant)
      let isRun = content.runLanguage(in: language) != nil || tools != nil && language?.needsTool == true
      Terminal.write("\(id) in \(language?.rawValue ?? "")\(isRun ? "" : ", which is shown and not run")\n")
      if isRun { isRight = try run(variant, of: found, budget, planner) && isRight }
    }
    return isRight
  }

  /// Runs what is on a card; gives whether it does what the card says.
  private func run(
    _ authored: AuthoredCard, of found: FoundCard, _ budget: Budget, _ planner: EvidencePlanner
  ) throws -> Bool {
    let (card, episode) = (authored.card, found.episode)
    if let task = card.content.task, let answers = authored.task {
      guard task.language.isRunByApps else { return try showTask(on: authored, of: found, planner) }
      return TaskTable(task, answers, budget: budget).show()
    }
    if let code = card.content.wholeCode ?? card.content.codeToRun {
      var console = ScriptedConsole(input: card.content.codeInput)
      let outcome = try program(code, of: card, in: episode.language, budget).run(on: &console, budget: budget)
        .countingLines(after: CodeSetting(before: card.content.codeBefore).lineCount)
      let evidence = found.proven(authored, planner).first?.evidence
      guard let proof = QuestionProof(of: authored, from: evidence?.code) else {
        return show(outcome, card.content, in: episode.locale)
      }
      if card.content.code != nil { show(outcome, of: "the program") }
      return show(proof)
    }
    let puzzles = card.content.puzzlePrograms.prefix(Self.mostPuzzlePrograms)
    let checks = card.content.readyPuzzleChecks
    guard checks.isEmpty else {
      let setting = CodeSetting(before: card.content.codeBefore)
      return try puzzles.reduce(true) { isRight, puzzle in
        let inputs = checks.map { $0.check.input ?? [] }
        let program = try program(setting.program(puzzle.code), of: card, in: episode.language, budget, inputs: inputs)
        return show(puzzle, as: program, on: checks, budget) && isRight
      }
    }
    return try puzzles.reduce(true) { isRight, puzzle in
      var console = ScriptedConsole(input: card.content.codeInput)
      let code = CodeSetting(before: card.content.codeBefore).program(puzzle.code)
      let outcome = try program(code, of: card, in: episode.language, budget).run(on: &console, budget: budget)
      return show(outcome, of: puzzle, card.content.puzzleResult) && isRight
    }
  }

  /// Shows what a tool found of the programs of a task; gives whether each does what it is there for.
  ///
  /// - Throws: `CommandFailure` when no tool ran them.
  private func showTask(on card: AuthoredCard, of found: FoundCard, _ planner: EvidencePlanner) throws -> Bool {
    let language = card.card.content.language
    let evidence = found.proven(card, planner).first?.evidence.task
    guard let evidence, evidence.allToBeRight.contains(where: \.isRun)
    else { throw notRun(card.card, language?.rawValue ?? "", tools == nil ? language : nil) }
    return TaskTable.show(evidence)
  }

  /// The most right answers of one puzzle that are run, as many as the linter runs.
  private static let mostPuzzlePrograms = 64

  /// The code of a card as a program.
  ///
  /// - Parameter inputs: What it reads in each of its runs, by default what the card gives.
  /// - Throws: `CommandFailure` when its language is only shown, or it needs a world.
  private func program(
    _ code: String, of card: Card, in module: String, _ budget: Budget, inputs: [[String]]? = nil
  ) throws -> TaskProgram {
    let name = card.content.language?.rawValue ?? module
    let language = CodeLanguage(rawValue: name)
    if let known = card.content.runLanguage(in: language), known != .robot {
      return TaskProgram(.text(code), in: known)
    }
    if language == .pseudocode { throw unread(code, of: card) }
    guard let language, language.needsTool, let tools else { throw notRun(card, name, language) }
    var outcomes: [ProgramCheck: Outcome] = [:]
    for input in inputs ?? [card.content.codeInput] {
      guard let outcome = tools.outcome(of: code, in: language, input: input, budget: budget) else {
        throw notRun(card, name, nil)
      }
      outcomes[ProgramCheck(input: input)] = outcome
    }
    return .external(ExternalProgram(ExternalProgram(source: code, in: language), with: outcomes))
  }

  private func unread(_ code: String, of card: Card) -> CommandFailure {
    let error = PseudocodeProgram(source: code).error
    return CommandFailure(
      "the pseudocode of the card '\(card.id)' cannot be read, so it was not run"
        + (error.map { ": line \($0.place.line): \($0.message)" } ?? ""),
      help: "write it as `hornbook manual pseudocode` says, or leave it as an example in words")
  }

  private func notRun(_ card: Card, _ name: String, _ language: CodeLanguage?) -> CommandFailure {
    CommandFailure(
      "the code of the card '\(card.id)' is \(name), which is shown and not run",
      help: language?.needsTool == true
        ? "add `--with-toolchains`, with which it is run by the tools of this machine"
        : "name a card with code in Python, Slang or pseudocode, an exercise or a challenge")
  }

  /// Shows both sides; gives whether they agree.
  private func show(_ outcome: Outcome, _ content: CardContent, in locale: String) -> Bool {
    show(outcome, of: "the program")
    guard let claim = content.claim else { return true }
    let isRight =
      if case .executor(let executor) = content {
        executor.isBorneOut(by: outcome)
      } else {
        Observation(outcome).map { $0.agrees(with: content, in: locale) } ?? false
      }
    Terminal.write("what the card says (\(isRight ? "right" : "wrong")):\n" + barred(claim))
    return isRight
  }

  /// Shows what a run says about the answers; gives whether the card says the same.
  private func show(_ proof: QuestionProof) -> Bool {
    let facts = proof.facts.map { fact in (fact.answer.map { "\($0). " } ?? "") + fact.text }
    Terminal.write("what it asks: \(proof.question)\n" + barred(facts.joined(separator: "\n")))
    return proof.isSound
  }

  /// Shows a right answer to a puzzle with what it prints; gives whether that is what the card says.
  private func show(_ outcome: Outcome, of puzzle: PuzzleProgram, _ result: String?) -> Bool {
    Terminal.write("\(puzzle.name):\n" + barred(puzzle.code))
    show(outcome, of: "it")
    let seen = Observation(outcome)
    guard let result else { return seen.map { $0.error == nil } ?? false }
    let isRight = seen.map { $0.error == nil && $0.prints(result) } ?? false
    Terminal.write("what the card says (\(isRight ? "right" : "wrong")):\n" + barred(result))
    return isRight
  }

  /// Shows a right answer to a puzzle with what it does on each check; gives whether it passes them all.
  private func show(
    _ puzzle: PuzzleProgram, as program: TaskProgram, on checks: [ReadyCheck], _ budget: Budget
  ) -> Bool {
    Terminal.write("\(puzzle.name):\n" + barred(puzzle.code))
    let runs = Array(CheckRuns(of: program, on: checks, budget))
    for (index, run) in runs.enumerated() {
      let input = (run.check.input ?? []).map { "'\($0)'" }.joined(separator: ", ")
      show(run.outcome, under: "what it does on check \(index + 1)\(input.isEmpty ? "" : ", for the input \(input)")")
      Terminal.write("  \(run.passes ? "right" : "wrong: \(run.inWords)")\n")
    }
    return runs.count == checks.count && runs.allSatisfy(\.passes)
  }

  private func show(_ outcome: Outcome, of name: String) { show(outcome, under: "what \(name) does") }

  private func show(_ outcome: Outcome, under heading: String) {
    Terminal.write("\(heading):\n" + barred(outcome.standardOutput + outcome.standardError))
    guard case .stopped(let limit, let line) = outcome.ending else { return }
    // Tools count no steps.
    let isOfTool = outcome.steps == 0
    let note = isOfTool && limit == .steps ? "over its time" : "over its budget of \(limit.rawValue)"
    Terminal.write("  stopped\(stopPlace(line, inTool: isOfTool)): \(note)\n")
  }

  /// The lines of a text behind bars, since a platform that runs this may take whatever begins a line for a command.
  private func barred(_ text: String) -> ShownText {
    // Made visible first: a return before a line end would hide it.
    let shown = Observation.withoutClosingLineEnds(text).visibleLines
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    return ShownText(lines: lines.map { "  | \($0)\n" }.joined())
  }
}

/// A card with programs, and what its evidence depends on.
private struct FoundCard {
  /// The folder as it was named.
  let curriculum: String
  let authored: AuthoredCurriculum
  let path: ItemPath
  let card: AuthoredCard
  /// The questions with programs; none where it is not a quiz.
  let questions: [AuthoredCard]
  let episode: AuthoredEpisode
  let limits: LintLimits

  /// Does something with what finds out about the card, but for what earlier runs left.
  ///
  /// - Parameter tools: The tools of this machine, which run its programs; nil where they are not asked.
  func withPlanner<Result>(_ tools: MachineToolchains?, _ body: (EvidencePlanner) throws -> Result) rethrows -> Result {
    let folder = try? CurriculumFolder(containing: curriculum)
    let source = folder.map { EvidenceSource.cache(of: $0.root) } ?? .nowhere
    return try source.withPlanner(for: authored, isWhole: false) { planner in
      if let tools {
        let subjects = (questions.isEmpty ? [card] : questions).flatMap(\.withVariants).map {
          EvidenceSubject($0, in: episode, limits: limits)
        }
        planner.proveWithTools(subjects, by: tools)
      }
      return try body(planner)
    }.result
  }

  /// The evidence on the card, or on one of its questions.
  func proven(_ card: AuthoredCard, _ planner: EvidencePlanner) -> [EvidenceByCard.Entry] {
    let isQuestion = !questions.isEmpty
    let path = isQuestion ? path.appending(card.card.id) : path
    return planner.prove(card, at: path, in: episode, limits: limits).cards
  }
}

extension CardContent {
  /// Whether there is something to run: code, right answers that make a program, or a task.
  fileprivate var hasProgram: Bool { task != nil || codeToRun != nil || !puzzlePrograms.isEmpty }

}

/// The line on which a program was stopped, in words with a space before them; a tool does not say one.
func stopPlace(_ line: Int, inTool isOfTool: Bool) -> String {
  line > 0 ? " on line \(line)" : isOfTool ? "" : " after its last line"
}
