internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Execution
internal import Grading

/// The program on a card: run at most once, when the first rule asks.
final class CardProgram {
  private let card: AuthoredCard
  private let language: ProgramLanguage?
  private let runs: CardRuns
  private let findings: Findings

  init(_ card: AuthoredCard, language: ProgramLanguage?, _ runs: CardRuns, _ findings: Findings) {
    self.card = card
    self.language = language
    self.runs = runs
    self.findings = findings
  }

  /// The code, if the card has some in a language that we run.
  var code: String? { language.flatMap { _ in card.card.content.code } }

  /// The program read and compiled; nil without code that we run.
  private(set) lazy var compiled: TaskProgram? = {
    guard let code, let language else { return nil }
    return TaskProgram(.text(code), in: language)
  }()

  /// What running it comes to; nil without code that we run.
  private(set) lazy var outcome: Outcome? = {
    // What a robot does depends on a world, which no card with code has.
    guard let compiled, language != .robot, let run = runs.run(compiled, for: .code, input: input) else { return nil }
    unreadLines = run.console.unreadLines
    if !input.isEmpty { prompts = run.console.prompts }
    ranOutcome = run.outcome
    return run.outcome
  }()

  /// What the run came to, if any rule asked for it.
  private(set) var ranOutcome: Outcome?

  /// What the run printed before it read each line.
  private(set) var prompts: [String] = []

  /// How many lines of the input the run left.
  private(set) var unreadLines = 0

  /// What a learner sees of the run; nil when it was stopped at a limit of its budget.
  private(set) lazy var observation: Observation? = outcome.flatMap(Observation.init)

  /// What it prints in another run; nil when that makes no difference.
  private(set) lazy var difference: OtherRuns.Difference? = {
    guard let compiled, let outcome, let seen = observation else { return nil }
    return OtherRuns.difference(of: compiled, input: input, seen: seen, asking: outcome.chances, runs)
  }()

  /// What a run says about the card's key; nil for cards that ask nothing about code that we run.
  private(set) lazy var keyVerdict: KeyVerdict? = {
    guard let verdict = findKeyVerdict() else { return nil }
    findings.statistics.count(verdict, on: card.card.content)
    if case .undecided(let reason) = verdict { findings.leaveUnproven(reason) }
    return verdict
  }()

  /// What the question was taken to ask, where the card does not say and its answers do.
  private(set) var assumption: KeyAssumption?

  /// What another run says about the card's key, and what this one says, in words; nil when that makes no difference.
  private(set) lazy var otherKeyFacts: (fact: String, other: String, cause: OtherRuns.Cause)? = {
    let content = card.card.content
    guard let verdict = keyVerdict, let question = assumption?.question ?? content.codeQuestion, let language,
      let compiled, case .python(let python) = compiled, let cause = OtherRuns.Cause(runs.chances)
    else { return nil }
    return OtherRuns.seeds.lazy.compactMap { [runs] seed in
      guard let seen = runs.run(compiled, for: .hashSeeds, hashSeed: seed)?.seen else { return nil }
      let other = KeyRuns(of: compiled, in: language, code: python.source, seen: seen, runs, hashSeed: seed)
      return other.verdict(on: question, of: content).flatMap(verdict.facts).map { ($0.fact, $0.other, cause) }
    }.first
  }()

  /// Which answers are right, for a question about code that a run can decide.
  var keyProof: KeyProof? { if case .proven(let proof) = keyVerdict { proof } else { nil } }

  /// Whether the code asks for input, which a question has not: then its error says nothing about the answers.
  var lacksInput: Bool {
    guard let question = card.card.content.codeQuestion, question.isAboutTheWholeRun else { return false }
    let answers = card.card.content.choices?.answers ?? []
    return observation.map { seen in seen.error?.type == "EOFError" && !answers.contains(where: seen.raises) } ?? false
  }

  /// The module without which the code cannot be run, where a run is what the card is about.
  private(set) lazy var unavailableModule: String? = {
    let content = card.card.content
    switch content {
    case .executor(let executor): if executor.raises != nil { return nil }
    default:
      guard let question = content.codeQuestion ?? content.impliedQuestion, question != .concept else { return nil }
    }
    return observation?.error.flatMap { $0.unavailableModule(in: code ?? "") }
  }()

  private func findKeyVerdict() -> KeyVerdict? {
    let content = card.card.content
    guard let language, let compiled, let question = content.codeQuestion ?? content.impliedQuestion else { return nil }
    guard question != .concept else { return .undecided(.concept) }
    guard language != .robot else { return .undecided(.robotCode) }
    guard !lacksInput, unavailableModule == nil else { return nil }
    let keyRuns = KeyRuns(of: compiled, in: language, code: code ?? "", seen: observation, runs)
    guard let verdict = keyRuns.verdict(on: question, of: content) else { return nil }
    switch verdict {
    case .proven(let proof):
      guard content.codeQuestion != nil else {
        assumption = KeyAssumption(severalIn: content, proof, keyRuns)
        return assumption.map { .proven($0.proof) } ?? .undecided(.silent)
      }
      if let assumed = KeyAssumption(content, proof, keyRuns) {
        assumption = assumed
        return .proven(assumed.proof)
      }
      return proof.isKeyRight || CardEntries(card).hasReadableLanguage ? verdict : nil
    case .unprovable: return CardEntries(card).hasReadableLanguage ? verdict : nil
    // What was stopped is a finding of its own.
    case .undecided: return observation == nil && question.isAboutTheWholeRun ? nil : verdict
    case .statement: return verdict
    }
  }

  /// The place in the file of a line of the code, from 1; the code as a whole when there is no such line.
  func location(ofLine line: Int) -> Location {
    let tree = card.document.tree
    guard line > 0, let scalar = tree.value(for: .code, in: card.node), line <= lineCount else {
      return card.location(of: .code)
    }
    return Location(card.document.source.path, tree.span(ofContentOfLine: line - 1, in: scalar))
  }

  private var lineCount: Int { (code ?? "").utf8.count { $0 == 0x0A } + 1 }

  private var input: [String] {
    if case .executor(let executor) = card.card.content { executor.input ?? [] } else { [] }
  }
}
