package import Authoring
import Claims
import CurriculumBundle
import Diagnostics
package import Evidence
import Execution
import Grading
import Linting

/// The evidence on a card, in words for its author.
///
///     EvidenceSummary(evidence, of: card, in: "en").sections.map(\.title) == ["What the code does"]
package struct EvidenceSummary: Sendable {
  /// The evidence itself.
  package let evidence: CardEvidence
  private let card: AuthoredCard
  private let locale: String
  private let proof: QuestionProof?

  /// The words for a card, or for a question of a quiz.
  ///
  /// - Parameter locale: The language of the card's texts, as a language tag.
  package init(_ evidence: CardEvidence, of card: AuthoredCard, in locale: String) {
    self.evidence = evidence
    self.locale = locale
    self.card = card
    proof = QuestionProof(of: card, from: evidence.code)
  }

  /// The reasons for which the card is not proven; empty for a card that is.
  package var unproven: [String] {
    let reasons = evidence.unproven.map(\.inWords)
    return (reasons.isEmpty ? unprovenClaim : reasons)
      + (card.draws ? ["what it draws is not compared with anything"] : [])
  }

  /// The claim itself, where no run decides, and nothing more is known about it.
  private var unprovenClaim: [String] {
    guard let claim = evidence.claim(on: card.card.content, in: nil), claim.verdict == .undecided else { return [] }
    return [
      claim.subject == .words
        ? "whether the key is right, since it is about words alone" : "whether the card is right, since no run decides"
    ]
  }

  /// Facts about one part of a card.
  package struct Section: Sendable {
    /// Their subject: `Orders`.
    package let title: String
    /// The facts; never none.
    package let rows: [Row]
  }

  /// A fact.
  package struct Row: Sendable {
    /// The bearing of a fact on what the card says.
    package enum Tone: String, Sendable {
      case good, bad, plain, unknown
    }

    /// Its subject, in a few words: `answer 1`.
    package let label: String
    /// The fact, in words.
    package let text: String
    /// An output or a program that belongs to it.
    package var code: String?
    /// Its bearing on what the card says.
    package var tone = Tone.plain
  }

  /// The facts by their subjects, without sections that would be empty.
  package var sections: [Section] {
    let all: [(String, [Row])] = [
      ("What the code does", code), (proof.map { "Answers: \($0.question)" } ?? "Answers", answers),
      ("Right answers", puzzle), ("Orders", orders), ("Blanks", blanks), ("Programs", programs),
      ("Mutants", mutants), ("The solver", level), ("The drawing", drawing),
    ]
    let known = all.filter { !$0.1.isEmpty }.map { Section(title: $0.0, rows: $0.1) }
    guard known.isEmpty, evidence.programs > 0 else { return known }
    let row = Row(
      label: counted(evidence.programs, "run"), text: "none of them proves or disproves the card", tone: .unknown)
    return [Section(title: "Programs", rows: [row])]
  }

  private var code: [Row] {
    guard let code = evidence.code else { return [] }
    if let error = code.staticError {
      return [Row(label: error.isOfPseudocode ? "line \(error.line)" : "Python", text: error.summary, tone: .bad)]
    }
    let mistakes = code.mistakes.map { Row(label: "line \($0.line)", text: $0.message, tone: .bad) }
    guard let run = code.run else { return mistakes }
    let claim = card.card.content.claim
    let agrees = run.agrees(with: card.card.content, in: locale)
    let ran = Row(
      label: "1 run", text: words(for: run), code: run.output.isEmpty ? nil : run.output,
      tone: claim == nil ? .plain : agrees ? .good : .bad)
    guard let claim, !agrees else { return mistakes + [ran] }
    return mistakes + [ran, Row(label: "expected", text: "the card says that this happens", code: claim, tone: .bad)]
  }

  private func words(for run: RunEvidence) -> String {
    // Tools count no steps.
    let steps = run.steps == 0 ? "" : " after \(counted(run.steps, "step"))"
    switch run.ending {
    case .finished: return "it came to its end\(steps)"
    case .raised(let error): return "it ended in \(error.summary)\(steps)"
    case .stopped(.steps, _) where steps.isEmpty: return "it was stopped at its limit of time"
    case .stopped(let limit, _): return "it was stopped at its limit of \(limit.rawValue)\(steps)"
    }
  }

  private var answers: [Row] {
    let facts = (proof?.facts ?? []).map { fact in
      Row(
        label: fact.answer.map { "answer \($0)" } ?? "the code", text: fact.text,
        tone: fact.agrees.map { $0 ? .good : .bad } ?? .plain)
    }
    return facts + (evidence.answers.map { Self.rows(about: $0, on: card) } ?? [])
  }

  private var puzzle: [Row] {
    guard let puzzle = evidence.puzzle else { return [] }
    // One that nothing states is only compared with itself.
    let tone = puzzle.isRight(for: card.card.content) ? puzzle.basis == nil ? Row.Tone.plain : .good : .bad
    let (programs, checks) = (card.card.content.puzzlePrograms, card.card.content.readyPuzzleChecks.count)
    let rows = puzzle.solutions.map { solution in
      Row(
        label: programs.indices.contains(solution.index) ? programs[solution.index].name : "\(solution.index)",
        text: words(for: solution, checks: checks), code: solution.run.output, tone: tone)
    }
    return rows + puzzle.refused.map { Row(label: "refused", text: $0.mistake.message, tone: .bad) }
  }

  private func words(for solution: PuzzleEvidence.Solution, checks: Int) -> String {
    guard checks > 0 else { return words(for: solution.run) }
    guard let failure = solution.failure else { return "it passes \(counted(checks, "check"))" }
    return "it does not pass check \(failure.check + 1): \(failure.evidence.feedback ?? "")"
  }

  private var orders: [Row] {
    guard let orders = evidence.orders, case .codeBlocks(let puzzle) = card.card.content else { return [] }
    let does = puzzle.checks == nil && puzzle.statedEnding == nil ? "prints" : "does"
    let others = orders.others.map { order in
      Row(
        label: "also works", text: "this order \(does) the same, and counts as wrong",
        code: order.map { puzzle.lines[$0] }.joined(separator: "\n"), tone: .bad)
    }
    let completions = orders.completions.map {
      Row(label: "decoy", text: "this program with a decoy \(does) the same", code: $0.program, tone: .bad)
    }
    let verdict: Row =
      switch orders.verdict {
      case .proven: Row(label: "proven", text: "no other order \(does) the same", tone: .good)
      case .disproven where others.isEmpty:
        Row(label: "disproven", text: "\(counted(completions.count, "program")) with decoys found", tone: .bad)
      case .disproven: Row(label: "disproven", text: "\(counted(others.count, "other order")) found", tone: .bad)
      case .undecided: Row(label: "undecided", text: "not all orders could be tried", tone: .unknown)
      }
    return [verdict] + others + completions
  }

  private var blanks: [Row] {
    guard let blanks = evidence.blanks else { return [] }
    let fits = blanks.fits.map {
      Row(label: "blank \($0.blank + 1)", text: "'\($0.token)' is right, too, and counts as wrong", tone: .bad)
    }
    switch blanks.verdict {
    case .proven: return [Row(label: "proven", text: "no other word is right in any blank", tone: .good)] + fits
    case .disproven: return fits
    case .undecided:
      let isMeant = evidence.unproven.contains(.concept)
      let text = isMeant ? "others do the same, but the author says that the text decides" : "not all could be tried"
      return [Row(label: "undecided", text: text, tone: .unknown)] + fits
    }
  }

  private var programs: [Row] {
    guard let task = evidence.task else { return [] }
    let right = task.allToBeRight.map { program in
      Row(label: program.role.name, text: words(for: program), tone: program.isRight ? .good : .bad)
    }
    let wrong = ((task.starter.map { [$0] } ?? []) + task.wrongPrograms).map { program in
      Row(label: program.role.name, text: words(for: program), tone: program.isRight ? .bad : .good)
    }
    return right + wrong
  }

  private func words(for program: ProgramEvidence) -> String {
    guard program.isRun || !program.mistakes.isEmpty else { return "was not run" }
    if program.isRight { return "passes every check in \(counted(program.steps, "step"))" }
    if let failure = program.firstFailure {
      let feedback = program.checks[failure].feedback.map { ": \($0)" } ?? ""
      return "fails check \(failure + 1)\(feedback)"
    }
    if let missing = program.missingUses.first { return "passes every check, but does not use \(missing)" }
    if let forbidden = program.forbiddenUses?.first { return "passes every check, but \(forbidden.inWordsForAuthor)" }
    return "is longer than the task allows"
  }

  private var drawing: [Row] {
    guard card.draws else { return [] }
    let text = "it is not checked, only what is printed: look at it in the phone"
    return [Row(label: "not checked", text: text, tone: .unknown)]
  }

  private var mutants: [Row] {
    guard let mutants = evidence.task?.mutants, mutants.total > 0 else { return [] }
    let counts = mutants.counts
    let summary = Row(
      label: "\(mutants.total)",
      text: "\(counts.killed) killed, \(counts.survived) survived, \(counts.equivalent) equivalent, "
        + "\(counts.timedOut) timed out, \(counts.notRun) not run", tone: counts.survived == 0 ? .good : .bad)
    return [summary]
      + mutants.survivors.map { survivor in
        let killer = survivor.differences.first.map { mutants.decisive[$0.input] }
        let lines = killer.map { killer in
          killer.call.map { "call '\($0)'" } ?? "input \(killer.lines.map { "'\($0)'" }.joined(separator: ", "))"
        }
        return Row(
          label: "line \(survivor.line)",
          text: survivor.change + " survives" + (lines.map { "; the \($0) kills it" } ?? ""),
          code: survivor.program, tone: .bad)
      }
  }

  private var level: [Row] {
    guard let level = evidence.task?.level else { return [] }
    var rows: [Row] = []
    if let solvable = level.isSolvable { rows.append(row("can be solved", solvable)) }
    if let stars = level.threeStars { rows.append(row("three stars can be earned", stars)) }
    if let fewest = level.fewestCards { rows.append(Row(label: "fewest cards", text: "\(fewest)")) }
    return rows
  }

  private func row(_ label: String, _ decision: LevelEvidence.Decision) -> Row {
    switch decision {
    case .yes: Row(label: label, text: "yes, a program shows it", tone: .good)
    case .no: Row(label: label, text: "no, which is proven", tone: .bad)
    case .undecided: Row(label: label, text: "the solver gave up", tone: .unknown)
    }
  }
}

extension AuthoredCard {
  /// True where one of its programs draws with turtles; no card says what a drawing has to look like.
  fileprivate var draws: Bool { code.contains { $0.contains(/(?m)^\s*(?:from|import)\b.*\bturtle\b/) } }

  /// The code that it shows, and the programs of its task.
  private var code: [String] {
    let programs = [card.content.task?.starter].compactMap { $0 } + (task?.solutions ?? [])
    let texts = programs.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return [card.content.code].compactMap { $0 } + card.content.codePieces.map(\.code) + texts
  }
}
