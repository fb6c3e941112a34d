public import CurriculumBundle
public import Execution

/// A run of a program in a language that the tools of a machine run, with all that its outcome depends on but the tool.
///
///     ExternalRun(language: .java, source: "System.out.println(2 + 3);", input: [], steps: 20_000_000)
public struct ExternalRun: Sendable, Hashable {
  /// The language.
  public let language: CodeLanguage
  /// The text of the program.
  public let source: String
  /// The lines that it reads, and all that is asked of it when it has ended, such as the value of a call.
  public let check: ProgramCheck
  /// The limit of steps, which tools take for processor time.
  public let steps: Int

  /// The lines that it reads.
  public var input: [String] { check.input ?? [] }

  /// A run of which nothing is asked.
  public init(language: CodeLanguage, source: String, input: [String], steps: Int) {
    self.init(language: language, source: source, check: ProgramCheck(input: input), steps: steps)
  }

  /// A run from its parts.
  init(language: CodeLanguage, source: String, check: ProgramCheck, steps: Int) {
    (self.language, self.source, self.check, self.steps) = (language, source, check, steps)
  }
}

/// A run that is wanted.
public struct WantedRun: Sendable, Hashable {
  /// The run.
  public let run: ExternalRun
  /// True for one of many programs of a card, such as another order of its lines, of which it only counts whether it
  /// does as well: one that a compiler refuses is not compiled again to hear the same words.
  public let isTrial: Bool

  /// A run, and how much is wanted of it.
  public init(_ run: ExternalRun, isTrial: Bool) { (self.run, self.isTrial) = (run, isTrial) }
}

/// The tools of a machine, as what finds out about cards sees them.
public protocol ExternalRunner: Sendable {
  /// All that the outcomes of programs in a language depend on besides the programs; nil where they cannot be run here.
  func key(of language: CodeLanguage) -> String?

  /// The outcomes of programs in a language, in their order.
  ///
  /// All of them are one batch, since the start of a compiler takes long.
  func outcomes(of runs: [WantedRun], in language: CodeLanguage) -> [ExternalOutcome]
}

/// The end of a run that was wanted.
public enum ExternalOutcome: Sendable, Hashable {
  /// It was run.
  case outcome(Outcome)
  /// It is never run, on no machine: a trial that would need a compiler of its own.
  case notTried
  /// A tool failed, for want of memory for example: another time it may be run.
  case failed

  /// The outcome of one that was run.
  public var outcome: Outcome? { if case .outcome(let outcome) = self { outcome } else { nil } }
}
