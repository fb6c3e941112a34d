internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Execution
internal import Grading

/// Runs the program on a card and shows what it does beside what the card says.
struct CardRun {
  /// The curriculum's folder.
  let curriculum: String
  /// What the program may spend, given what the apps allow.
  let budget: (Budget) -> Budget

  /// Runs the card with a full id.
  ///
  /// - Throws: `CommandFailure` when there is no such card or it has no program, `ExitStatus` when it does not do what it says.
  func run(card id: String) throws {
    let lookup = CardLookup(curriculum: curriculum, alternative: "a file that ends in .py, .slang or .robot")
    let (card, authored) = try lookup.card(id)
    var allowed = Budget.lesson
    allowed.steps = authored.settings.limits.steps
    let isRight: Bool
    if let task = card.content.task {
      isRight = TaskTable(task, budget: budget(allowed)).show()
    } else if let code = card.content.code {
      var console = ScriptedConsole(input: card.content.input)
      let program = try program(code, of: card, in: moduleLanguage(of: ItemPath(id), authored))
      isRight = show(program.run(on: &console, budget: budget(allowed)), card.content)
    } else {
      throw CommandFailure("the card '\(id)' has no program", help: "name a card with code, an exercise or a challenge")
    }
    if !isRight { throw ExitStatus.findings }
  }

  private func moduleLanguage(of id: ItemPath, _ authored: AuthoredCurriculum) -> String {
    authored.episodes.first { $0.path == id.parent }?.language ?? CodeLanguage.python.rawValue
  }

  /// The code of a card as a program.
  ///
  /// - Throws: `CommandFailure` when its language is only shown, or it needs a world.
  private func program(_ code: String, of card: Card, in module: String) throws -> TaskProgram {
    let language = card.content.language?.rawValue ?? module
    guard let known = ProgramLanguage(rawValue: language), known != .robot else {
      throw CommandFailure(
        "the code of the card '\(card.id)' is \(language), which is shown and not run",
        help: "name a card with code in Python or Slang, an exercise or a challenge")
    }
    return TaskProgram(.text(code), in: known)
  }

  /// Shows both sides; gives whether they agree.
  private func show(_ outcome: Outcome, _ content: CardContent) -> Bool {
    Terminal.write("what the program does:\n" + indented(outcome.standardOutput + outcome.standardError))
    if case .stopped(let limit, let line) = outcome.ending {
      Terminal.write("  stopped on line \(line): over its budget of \(limit.rawValue)\n")
    }
    guard let claim = content.claim else { return true }
    let isRight = Observation(outcome).map { $0.agrees(with: content) } ?? false
    Terminal.write("what the card says (\(isRight ? "right" : "wrong")):\n" + indented(claim))
    return isRight
  }

  private func indented(_ text: String) -> String {
    let lines = Observation.withoutClosingLineEnds(text).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { "  \($0)\n" }.joined()
  }
}

extension CardContent {
  fileprivate var input: [String] {
    if case .executor(let card) = self { card.input ?? [] } else { [] }
  }
}
