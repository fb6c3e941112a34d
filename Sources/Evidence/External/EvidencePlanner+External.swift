import CurriculumBundle
import Execution
import Remembering
import Support

/// The evidence on a card whose programs a tool ran.
private struct ToolEvidence: Sendable, Codable {
  /// The key of the tool.
  let tool: String
  /// The evidence.
  let evidence: CardEvidence
}

extension EvidencePlanner {
  /// True where what tools found out is used, which no memory of findings knows.
  package var asksTools: Bool { toolMemory != nil }

  /// The evidence of tools on a card, from this machine or another one; nil where it is unknown.
  func evidenceOfTools(on subject: EvidenceSubject) -> CardEvidence? {
    guard subject.needsTool, let toolMemory, let key = EntryKey(subject, byTool: "") else { return nil }
    return (passingMemory.recall(key, as: ToolEvidence.self) ?? toolMemory.recall(key, as: ToolEvidence.self))?.evidence
  }

  /// Runs the programs of all cards whose languages the tools of a machine run, and remembers what that shows, so that
  /// it is known when each card is asked for.
  ///
  /// All programs of a language are run in one batch, and languages at the same time. What follows only from what these
  /// do is run in a second one; what is unknown after that stays unproven.
  ///
  /// - Returns: Of how many cards something was found out that was not known.
  @discardableResult
  public func proveWithTools(_ subjects: [EvidenceSubject], by runner: some ExternalRunner) -> Int {
    guard let toolMemory else { return 0 }
    let batches = CodeLanguage.allCases.filter(\.needsTool).compactMap { language -> ToolBatch? in
      let cards = subjects.filter { $0.language == language && $0.needsTool }
      guard !cards.isEmpty, let tool = runner.key(of: language) else { return nil }
      let unknown = cards.filter { !isKnown($0, by: tool, toolMemory) }
      return unknown.isEmpty ? nil : ToolBatch(unknown, language, tool)
    }
    return batches.concurrentMap(chunk: 1) { self.prove($0, by: runner, toolMemory) }.reduce(0, +)
  }

  /// Runs the programs of a batch, and remembers what that shows; gives of how many cards.
  private func prove(_ batch: ToolBatch, by runner: some ExternalRunner, _ memory: Memory) -> Int {
    var batch = batch
    for _ in 0..<Self.batches { batch.run(by: runner) { self.compute($0, $1) } }
    let all = batch.evidence { self.compute($0, $1) }
    for found in all {
      let evidence = ToolEvidence(tool: batch.tool, evidence: found.evidence)
      remember(evidence, on: found.subject, found.isWhole ? memory : passingMemory)
    }
    return all.count
  }

  /// How many batches of programs are run for the cards of a language: what follows from the first is in the second.
  private static var batches: Int { 2 }

  /// True if a tool's evidence on a card is known; where it is not the last that was found, it is from then on.
  private func isKnown(_ subject: EvidenceSubject, by tool: String, _ memory: Memory) -> Bool {
    guard let last = EntryKey(subject, byTool: ""), let own = EntryKey(subject, byTool: tool) else { return true }
    if memory.recall(last, as: ToolEvidence.self)?.tool == tool { return true }
    guard let evidence = memory.recall(own, as: ToolEvidence.self) else { return false }
    memory.keep(evidence, under: last)
    return true
  }

  private func remember(_ evidence: ToolEvidence, on subject: EvidenceSubject, _ memory: Memory) {
    guard let last = EntryKey(subject, byTool: ""), let own = EntryKey(subject, byTool: evidence.tool) else { return }
    memory.keep(evidence, under: last)
    memory.keep(evidence, under: own)
  }
}

/// The cards of a language of which evidence is found out together.
private struct ToolBatch: Sendable {
  /// The key of the tool that runs its programs.
  let tool: String
  private let subjects: [EvidenceSubject]
  private let language: CodeLanguage
  private var known: [ExternalRun: Outcome] = [:]
  /// The runs at which a tool failed.
  private var failed: Set<ExternalRun> = []

  init(_ subjects: [EvidenceSubject], _ language: CodeLanguage, _ tool: String) {
    (self.subjects, self.language, self.tool) = (subjects, language, tool)
  }

  /// Runs the programs that the cards want, as far as they are not known.
  mutating func run(
    by runner: some ExternalRunner, _ compute: (EvidenceSubject, ExternalRuns) -> CardEvidence
  ) {
    var trials: [ExternalRun: Bool] = [:]
    var wanted: [ExternalRun] = []
    for subject in subjects {
      let runs = ExternalRuns(known, in: language, of: subject, isRehearsal: true)
      _ = compute(subject, runs)
      for run in runs.wanted {
        if trials[run.run] == nil { wanted.append(run.run) }
        trials[run.run] = run.isTrial && trials[run.run] ?? true
      }
    }
    guard !wanted.isEmpty else { return }
    let outcomes = runner.outcomes(of: wanted.map { WantedRun($0, isTrial: trials[$0] ?? false) }, in: language)
    for (run, outcome) in zip(wanted, outcomes) {
      known[run] = outcome.outcome
      if outcome == .failed { failed.insert(run) } else { failed.remove(run) }
    }
  }

  /// The evidence on a card that was found.
  struct Found {
    let subject: EvidenceSubject
    let evidence: CardEvidence
    /// False where a tool failed at one of its programs, so that another run may find out more.
    let isWhole: Bool
  }

  /// The evidence on each card whose own programs were run.
  func evidence(_ compute: (EvidenceSubject, ExternalRuns) -> CardEvidence) -> [Found] {
    subjects.compactMap { subject in
      let runs = ExternalRuns(known, in: language, of: subject, isRehearsal: false)
      let evidence = compute(subject, runs)
      let isWhole = !runs.wanted.contains { failed.contains($0.run) }
      return runs.lacksMainRun ? nil : Found(subject: subject, evidence: evidence, isWhole: isWhole)
    }
  }
}
