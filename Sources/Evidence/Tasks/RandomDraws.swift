import AnswerReading
import Execution
import Grading

/// The random numbers of a program, which are the same on every run: `random` begins with a fixed seed.
enum RandomDraws {
  /// The seeds that are tried besides the one that apps use.
  static let seeds: ClosedRange<UInt32> = 1...3

  /// The seeds that are tried of code about which a card asks, besides the one that apps use: one of two things that
  /// are as likely as each other stays the same in one case of 256.
  static let seedsOfQuestions: ClosedRange<UInt32> = 1...8

  /// The first seeds of the runs in which right programs have to satisfy conditions, besides those of apps: each stands
  /// for as many as an app tries, so that these are a hundred with its own.
  static let seedsOfConditions = (1...4).map { UInt32($0 * CheckRun.draws) }

  /// Whether a program drew numbers on some check without a seed of its own.
  static func areMade(in run: TaskRun) -> Bool { run.checks.contains { $0.outcome.chances.contains(.draws) } }

  /// Whether a learner knows which functions of `random` the program takes its numbers from: the text, the program at
  /// the start or `uses` says so, so that a right program draws the same.
  static func areTold(_ program: TaskProgram, _ starter: TaskProgram?, _ task: TaskExaminer) -> Bool {
    let starter = names(in: starter)
    return names(in: program).allSatisfy { function in
      task.task.uses.contains("python.random." + function) || starter.contains(function)
        || ToldText.words(of: task.told.all).contains(function)
    }
  }

  /// The functions that a program calls, imports or takes from something, whatever its name for the module or a
  /// generator is; a variable may be called `choice`, too.
  private static func names(in program: TaskProgram?) -> Set<String> {
    guard let text = program?.text else { return [] }
    let imports = text.split(separator: "\n").filter { $0.contains("import ") }
    let imported = imports.flatMap { $0.split { !$0.isLetter && $0 != "_" } }
    let used = text.matches(of: /\.?[A-Za-z_0-9]+\(?/).map(\.output).filter { $0.first == "." || $0.last == "(" }
    let names = imported.map(String.init) + used.map { $0.filter { $0 != "." && $0 != "(" } }
    let named = functions.intersection(names)
    return text.contains("random()") ? named.union(["random"]) : named
  }

  /// The functions of `random` that draw something, but for `random`, which is the module's name as well.
  private static let functions: Set<String> = [
    "betavariate", "choice", "choices", "expovariate", "gammavariate", "gauss", "getrandbits", "lognormvariate",
    "normalvariate", "paretovariate", "randbytes", "randint", "randrange", "sample", "shuffle", "triangular", "uniform",
    "vonmisesvariate", "weibullvariate",
  ]
}
