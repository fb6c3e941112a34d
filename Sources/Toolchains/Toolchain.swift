package import Execution
import Synchronization

/// A tool of this machine that runs programs of a language, always behind a wall.
///
///     let node = try NodeToolchain.find(path: "/usr/bin").get()
///     let runs = node.run([ToolchainProgram("console.log(2 + 3)")])
///     try runs[0].get().outcome.standardOutput == "5\n"
package protocol Toolchain: Sendable {
  /// The tool, with all of it that what programs come to depends on.
  var tool: Tool { get }
  /// How often it was started to compile or run programs.
  var starts: Int { get }

  /// The outcomes of programs, each as if it had run alone, in their order; or why a program was not run.
  func run(
    _ programs: [ToolchainProgram], budget: Budget, options: RunOptions
  ) -> [Result<ToolchainRun, NotRun>]
}

extension Toolchain {
  /// The outcomes of programs as on the machines of learners.
  package func run(_ programs: [ToolchainProgram]) -> [Result<ToolchainRun, NotRun>] {
    run(programs, budget: .lesson, options: RunOptions())
  }
}

/// A program for a tool.
package struct ToolchainProgram: Sendable, Hashable {
  /// Its text.
  package let source: String
  /// The lines that it reads.
  package let input: [String]
  /// Expressions to evaluate in its names when it has ended, such as `double(4)`; only JavaScript's tool knows them.
  package let checks: [String]
  /// The question that is asked of it when it has ended, in place of `checks`; only JavaScript's tool knows it.
  package let question: ProgramQuestion?
  /// True for one of many of which it only counts whether they do what another one does: that it does not compile next
  /// to others is enough, and it is not compiled alone to hear the same in the compiler's words.
  package let isTrial: Bool

  /// A program with what it reads and what is asked of it afterwards.
  package init(
    _ source: String, input: [String] = [], checks: [String] = [], question: ProgramQuestion? = nil,
    isTrial: Bool = false
  ) {
    (self.source, self.input, self.checks, self.question, self.isTrial) = (source, input, checks, question, isTrial)
  }
}

/// The outcome of a program.
package struct ToolchainRun: Sendable, Hashable {
  /// Its output and its ending; its steps and its memory are 0, since no tool counts them.
  package var outcome: Outcome
  /// The outcome of each check.
  package var answers: [CheckAnswer] = []
  /// Milliseconds of processor time that it took, with the start of its process where it had one of its own.
  package var milliseconds = 0
}

/// The outcome of an expression that was evaluated after a program.
package enum CheckAnswer: Sendable, Hashable {
  /// A value, as the tool shows it: `'FizzBuzz'`.
  case value(String)
  /// An error.
  case raised(RaisedError)
  /// It reached a limit.
  case stopped(Limit)
  /// The program itself did not come to its end.
  case notMade
}

/// A tool as far as what programs come to depends on it: part of the key under which evidence is stored.
package struct Tool: Sendable, Hashable {
  /// Its name: `node`.
  package let name: String
  /// Its version, in its own words.
  package let version: String
  /// Its options.
  package let options: [String]

  /// All of it in one line, with the digest of the sources here: they complete programs, share them out and read what
  /// comes of them.
  package var key: String { ([name, version] + options + [plannerDigest]).joined(separator: " ") }
}

/// The limits of a program, as seconds and bytes: tools cannot count steps.
struct ToolchainLimits {
  /// Seconds of processor time: those of the steps on a phone.
  let seconds: Int
  /// Bytes of memory, four times as many, and at least 128 MiB: the engines themselves take much of it.
  let memory: Int
  /// Bytes of output.
  let output: Int

  /// The limits that a budget comes to.
  init(_ budget: Budget) {
    seconds = max(1, budget.steps / Budget.stepsOfASecond)
    memory = max(4 * budget.memory, 128 << 20)
    output = budget.output
  }

  /// Memory in MiB.
  var mebibytes: Int { memory >> 20 }
}

/// The processor time that programs get, by what those before them took.
///
/// Most trials of a puzzle never end, such as a loop before the line that would end it. An order that takes some times
/// as long as the slowest right program does not do the same as one, so that a trial is stopped then.
final class ProgramTimes: Sendable {
  /// Milliseconds of the slowest program that came to its end and is no trial.
  private let slowest = Atomic<Int>(0)

  /// Every trial has so many milliseconds: a program of a lesson takes a few, and its engine some more to begin with.
  static let fewest = 100
  /// A trial has so many times the time of the slowest right program.
  static let factor = 4

  /// The most milliseconds of a program.
  func limit(of program: ToolchainProgram, _ limits: ToolchainLimits) -> Int {
    let all = 1000 * limits.seconds
    return program.isTrial ? min(all, max(Self.fewest, Self.factor * slowest.load(ordering: .relaxed))) : all
  }

  /// Takes note of a run, for the trials that come after it.
  func note(_ run: Result<ToolchainRun, NotRun>, of program: ToolchainProgram) {
    guard !program.isTrial, case .success(let run) = run else { return }
    if case .stopped = run.outcome.ending { return }
    slowest.max(run.milliseconds, ordering: .relaxed)
  }
}

extension [ToolchainProgram] {
  /// The places of the programs in the order in which they are run: trials come last, since how long they may take
  /// depends on the others.
  var runOrder: [Int] { indices.filter { !self[$0].isTrial } + indices.filter { self[$0].isTrial } }
}

extension Outcome {
  /// The outcome of a tool, which counts nothing.
  init(_ transcript: Transcript, _ ending: Ending) {
    self.init(transcript: transcript, ending: ending, steps: 0, peakMemory: 0)
  }

  /// A program that was stopped before it said anything.
  static func stopped(_ limit: Limit) -> Outcome { Outcome(Transcript(), .stopped(limit, line: 0)) }
}
