import CurriculumBundle
import Grading
import Python
import PythonAnalysis
import Support

/// What right programs do when they are called, as checks that ask for it.
struct CallTruth {
  /// Whether every error counts, since a check of the card asks for one.
  private let expectsErrors: Bool
  /// The errors that right programs raise themselves.
  private let errors: Set<String>
  /// The texts in right programs, such as the message of an error.
  private let texts: Set<String>
  /// The texts that learners read on the card.
  private let told: String

  /// - Parameters:
  ///   - checks: The checks of the card.
  ///   - programs: Right programs.
  ///   - told: All that the card shows to learners.
  init(_ checks: [ProgramCheck], programs: [TaskProgram], told: String = "") {
    self.told = told
    expectsErrors = checks.contains { $0.raises != nil }
    var (errors, texts): (Set<String>, Set<String>) = ([], [])
    for case .python(let program) in programs {
      errors.formUnion(program.guards.errors)
      texts.formUnion(program.literals.texts.filter { !$0.isEmpty })
    }
    (self.errors, self.texts) = (errors, texts)
  }

  /// Checks of the call of a run, the one that asks for most first.
  ///
  /// It asks for what is printed, and for the value that is returned or the error that is raised; the next for the
  /// latter alone. There are none where no check can ask for what came of the call.
  func checks(from run: CheckRun) -> [ProgramCheck] {
    guard let seen = Observation(run.outcome) else { return [] }
    var check = ProgramCheck(input: run.check.input, setup: run.check.setup, call: run.check.call)
    switch run.outcome.call?.end {
    case .returned("None") where !seen.output.isEmpty:
      check.result = seen.output
      return [check]
    case .returned(let value):
      guard value.utf8.count <= 100, PythonProgram.isLiteral(value) else { return [] }
      check.returns = value
    case .raised:
      guard let error = seen.error, expectsErrors || errors.contains(error.type) else { return [] }
      // A message counts where learners are told it, and programs write it out.
      let message = error.message.trimmingWhitespace()
      check.raises = texts.contains(message) && told.contains(message) ? "\(error.type): \(message)" : error.type
    case .notMade, .notPrepared, .undefined, .left, nil: return []
    }
    guard !seen.output.isEmpty else { return [check] }
    var whole = check
    whole.result = seen.output
    return [whole, check]
  }
}
