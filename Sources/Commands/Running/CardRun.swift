internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Execution
internal import Grading
internal import Python

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
    let (authored, reading) = try readOrFail(try folder(for: id))
    let card = try find(ItemPath(id), in: authored, reading)
    guard let code = card.content.code else {
      throw CommandFailure("the card '\(id)' has no program", help: "name a card that has `code:`")
    }
    let program = PythonProgram(source: code, fileName: "main.py")
    var allowed = Budget.lesson
    allowed.steps = authored.settings.limits.steps
    let outcome = program.run(input: card.content.input, budget: budget(allowed))
    let isRight = show(outcome, card.content)
    if !isRight { throw ExitStatus.findings }
  }

  private func folder(for id: String) throws(CommandFailure) -> CurriculumFolder {
    do throws(CommandFailure) {
      return try CurriculumFolder(containing: curriculum)
    } catch {
      throw CommandFailure(
        "'\(id)' does not end in .py or .slang, and there is no curriculum '\(curriculum)' with such a card",
        help: "name a file that ends in .py or .slang, or a card by its full id, and with `--curriculum` its folder")
    }
  }

  private func find(_ id: ItemPath, in authored: AuthoredCurriculum, _ reading: [Diagnostic]) throws -> Card {
    let episode = authored.episodes.first { $0.path == id.parent }
    if let episode, let card = episode.episode.cards.first(where: { episode.path.appending($0.id) == id }) {
      return card
    }
    if let parent = id.parent, let failure = unreadEpisode(parent, of: authored, reading, curriculum) { throw failure }
    let all = authored.episodes.lazy.flatMap { episode in
      episode.episode.cards.map { episode.path.appending($0.id).description }
    }
    let near = nearestName(to: id.description, among: all)
    throw CommandFailure(
      "there is no card '\(id)' in '\(curriculum)'",
      help: near.map { "did you mean '\($0)'?" }
        ?? "name a card by its full id, MODULE/BLOCK/EPISODE/CARD, or a file that ends in .py")
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
