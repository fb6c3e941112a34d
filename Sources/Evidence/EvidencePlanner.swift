package import CurriculumBundle
import Execution
import Grading
public import Remembering

/// Finds out about a card all that running and reading its programs can tell, within the budget of `RunPurpose`.
///
///     EvidencePlanner().evidence(on: EvidenceSubject(card, module: "python", limits: limits))
public struct EvidencePlanner: Sendable {
  /// What runs of programs hand on to each other.
  private let regions = RunMemory()
  /// What is known already; nil to find out everything anew.
  private let memory: Memory?
  /// The runs of cards in languages that only tools run; nil without tools.
  let toolMemory: Memory?
  /// Findings of tools about cards at some of whose programs they failed: they hold for this planner alone.
  let passingMemory = Memory([:], .heldHere)

  /// A planner; threads may share it.
  ///
  /// - Parameters:
  ///   - memory: What is known already; nil to find out everything anew.
  ///   - tools: What tools found out about cards in languages that only they run; nil where these are only shown.
  public init(_ memory: Memory? = nil, tools: Memory? = nil) { (self.memory, toolMemory) = (memory, tools) }

  /// All that is found out about a card; of a quiz's questions each is a card of its own.
  ///
  /// - Parameter isCancelled: Whether nobody waits for it any more; what is found out is worth nothing then, and is not
  ///   remembered. Once it is true it has to stay true.
  public func evidence(
    on subject: EvidenceSubject, unless isCancelled: (@Sendable () -> Bool)? = nil
  ) -> CardEvidence {
    guard subject.hasSomethingToRun else { return .none }
    if let evidence = evidenceOfTools(on: subject) { return evidence }
    guard let memory, let key = EntryKey(subject) else { return compute(subject, unless: isCancelled) }
    if let known = memory.recall(key, as: CardEvidence.self) { return known }
    let evidence = compute(subject, unless: isCancelled)
    if isCancelled?() != true { memory.keep(evidence, under: key) }
    return evidence
  }

  /// Finds out about a card.
  ///
  /// - Parameters:
  ///   - tools: The runs of its programs where tools make them.
  ///   - isCancelled: Whether nobody waits for it any more.
  func compute(
    _ subject: EvidenceSubject, _ tools: ExternalRuns? = nil, unless isCancelled: (@Sendable () -> Bool)? = nil
  ) -> CardEvidence {
    let subject = tools == nil ? subject : subject.runByTools
    let runs = CardRuns(
      steps: subject.steps, options: RunOptions(memory: regions, isCancelled: isCancelled),
      hiddenLines: CodeSetting(before: subject.content.codeBefore).lineCount, input: subject.content.codeInput,
      tools: tools)
    var evidence = CardEvidence()
    evidence.code = CodeEvidence(of: subject, runs)
    evidence.answers = CodeAnswers(of: subject, beside: evidence.code, runs)
    evidence.puzzle = PuzzleEvidence(of: subject, runs)
    evidence.orders = OrderEvidence(of: subject, evidence.puzzle, runs)
    evidence.blanks = BlankEvidence(of: subject, evidence.puzzle, runs)
    evidence.namedSolutions = NamedSolutions(of: subject, evidence.puzzle, runs)
    if evidence.puzzle?.isRight(for: subject.content) == true {
      let basis = PuzzleBasis(of: subject, evidence, runs)
      evidence.puzzle?.basis = basis
      if basis == nil, !runs.unproven.contains(.nothingToCompare) { runs.leaveUnproven(.nothingStated) }
    }
    evidence.task = TaskEvidence(of: subject, runs)
    evidence.pieces = PieceEvidence.all(in: subject)
    evidence.concepts = ConceptEvidence.all(on: subject, runs.read)
    evidence.programs = runs.programs
    evidence.steps = runs.spentSteps
    evidence.solverTries = runs.solverTries
    if subject.content.codeToRun != nil || subject.content.hasTask, tools == nil, let language = subject.language,
      language.program == nil
    {
      runs.leaveUnproven(asksTools && language.needsTool ? .notRun : .shownOnly)
    }
    if subject.isInWords { runs.leaveUnproven(.inWords) }
    if case .trueFalse(let statement) = subject.content, statement.code != nil, statement.satisfies == nil {
      runs.leaveUnproven(.silent)
    }
    evidence.unproven = UnprovenReason.allCases.filter(runs.unproven.contains)
    return evidence
  }
}

extension CardContent {
  /// Whether the card has anything to run, or code that is only shown.
  package var hasPrograms: Bool { codeToRun != nil || hasTask || isPuzzle || !codePieces.isEmpty }
}
