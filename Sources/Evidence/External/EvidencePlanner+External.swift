import CurriculumBundle
import Execution
import Remembering

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
    return toolMemory.recall(key, as: ToolEvidence.self)?.evidence
  }

  /// Runs the programs of all cards whose languages the tools of a machine run, and remembers what that shows, so that
  /// it is known when each card is asked for.
  ///
  /// All programs of a language are run in one batch. What follows only from what these do is run in a second one; what
  /// is unknown after that stays unproven.
  ///
  /// - Returns: Of how many cards something was found out that was not known.
  @discardableResult
  public func proveWithTools(_ subjects: [EvidenceSubject], by runner: some ExternalRunner) -> Int {
    guard let toolMemory else { return 0 }
    var count = 0
    for language in CodeLanguage.allCases where language.needsTool {
      let cards = subjects.filter { $0.language == language && $0.needsTool }
      guard !cards.isEmpty, let tool = runner.key(of: language) else { continue }
      var batch = ToolBatch(cards.filter { !isKnown($0, by: tool, toolMemory) }, language)
      for _ in 0..<Self.batches where !batch.isEmpty { batch.run(by: runner) { self.compute($0, $1) } }
      for (subject, evidence) in batch.evidence({ self.compute($0, $1) }) {
        remember(ToolEvidence(tool: tool, evidence: evidence), on: subject, toolMemory)
        count += 1
      }
    }
    return count
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
private struct ToolBatch {
  private let subjects: [EvidenceSubject]
  private let language: CodeLanguage
  private var known: [ExternalRun: Outcome] = [:]

  init(_ subjects: [EvidenceSubject], _ language: CodeLanguage) {
    (self.subjects, self.language) = (subjects, language)
  }

  var isEmpty: Bool { subjects.isEmpty }

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
    for (run, outcome) in zip(wanted, outcomes) { known[run] = outcome }
  }

  /// The evidence on each card whose own programs were run.
  func evidence(
    _ compute: (EvidenceSubject, ExternalRuns) -> CardEvidence
  ) -> [(subject: EvidenceSubject, evidence: CardEvidence)] {
    subjects.compactMap { subject in
      let runs = ExternalRuns(known, in: language, of: subject, isRehearsal: false)
      let evidence = compute(subject, runs)
      return runs.lacksMainRun ? nil : (subject, evidence)
    }
  }
}
