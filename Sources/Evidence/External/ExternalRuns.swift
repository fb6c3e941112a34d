package import CurriculumBundle
import Execution
import Grading

/// The runs of a card's programs by tools: those that are known, and those that are wanted still.
///
/// In a rehearsal all programs that are not known have outcomes that are made up, each another one, so that what looks
/// for right orders or words goes through all of them and each program is wanted before the first is run.
final class ExternalRuns {
  /// The outcomes that are known.
  private let known: [ExternalRun: Outcome]
  private let isRehearsal: Bool
  private let language: CodeLanguage
  private let steps: Int
  /// The output that the card gives for its right answers; nil where it gives none.
  private let result: String?
  /// The runs that are wanted, in their order.
  private(set) var wanted: [WantedRun] = []
  /// True where it is not known what the code of the card, or a right answer, does in every run, so that all that was
  /// found out says nothing.
  private(set) var lacksMainRun = false
  private var isWanted: Set<WantedRun> = []
  /// The outcomes that were made up in a rehearsal.
  private var madeUp: [ExternalRun: Outcome] = [:]
  private var trials: [RunPurpose: Int] = [:]

  init(_ known: [ExternalRun: Outcome], in language: CodeLanguage, of subject: EvidenceSubject, isRehearsal: Bool) {
    (self.known, self.language, self.isRehearsal) = (known, language, isRehearsal)
    (steps, result) = (subject.steps, subject.content.puzzleResult)
  }

  /// A program with what it comes to on some checks; nil where that is not known.
  ///
  /// - Parameters:
  ///   - checks: What it reads, and what is asked of it.
  ///   - expected: What each run should print, where a card says so, in a rehearsal.
  func program(
    _ program: ExternalProgram, on checks: [ProgramCheck], for purpose: RunPurpose, expected: [String?]
  ) -> TaskProgram? {
    var outcomes: [ProgramCheck: Outcome] = [:]
    for (check, expected) in zip(checks, expected) {
      let run = ExternalRun(language: language, source: program.source, check: check, steps: steps)
      guard let outcome = outcome(of: run, for: purpose, expected: expected) else { return nil }
      outcomes[check] = outcome
    }
    return .external(ExternalProgram(program, with: outcomes))
  }

  private func outcome(of run: ExternalRun, for purpose: RunPurpose, expected: String?) -> Outcome? {
    let found = known[run] ?? madeUp[run]
    let texts = run.source + "\n" + (run.check.call ?? "")
    guard !language.mayDifferBetweenRuns(texts), !(found.map(language.mayDiffer) ?? false) else {
      if !purpose.isTrial { lacksMainRun = true }
      return nil
    }
    if let found { return found }
    guard want(WantedRun(run, isTrial: purpose.isTrial), for: purpose), isRehearsal else { return nil }
    var transcript = Transcript()
    let printed = purpose.isTrial ? "?\n?\(wanted.count)" : expected ?? result ?? "?"
    transcript.append(printed + "\n", to: .standardOutput)
    var outcome = Outcome(transcript: transcript, ending: .finished(status: 0), steps: 0, peakMemory: 0)
    let condition: ConditionOutcome? = run.check.satisfies.map { _ in purpose.isTrial ? .fails : .holds }
    if run.check.call == nil {
      outcome.condition = condition
    } else {
      outcome.call = CallOutcome(.returned("?\(wanted.count)"), meetsGoal: !purpose.isTrial, condition: condition)
    }
    madeUp[run] = outcome
    return outcome
  }

  /// Wants a run; gives whether so many may be wanted.
  private func want(_ run: WantedRun, for purpose: RunPurpose) -> Bool {
    if isWanted.contains(run) { return true }
    if run.isTrial {
      guard trials[purpose, default: 0] < language.mostTrials else { return false }
      trials[purpose, default: 0] += 1
    } else {
      lacksMainRun = true
    }
    isWanted.insert(run)
    wanted.append(run)
    return true
  }
}

extension RunPurpose {
  /// True for programs of which it only counts whether they do as well as others.
  var isTrial: Bool { self != .code && self != .rightAnswers && self != .programs }
}

extension CodeLanguage {
  /// The most programs that are tried for one purpose of a card: all orders of six lines in JavaScript and Java, and of
  /// five in Swift, whose compiler takes ten times as long.
  package var mostTrials: Int { self == .swift ? 120 : 720 }

  /// Of puzzles with at most so many lines every order is decided.
  package var mostDecidedLines: Int { self == .swift ? 5 : 6 }
}
