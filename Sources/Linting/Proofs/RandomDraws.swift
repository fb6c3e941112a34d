internal import CurriculumBundle
internal import Grading
internal import Python

/// The random numbers of a Python program, which are the same on every run: `random` begins with a fixed seed.
enum RandomDraws {
  /// The seeds that are tried besides the fixed one.
  private static let seeds = 1...3

  /// A program with other random numbers for each of some seeds; none for one that draws none.
  static func reseeded(_ program: TaskProgram) -> [TaskProgram] {
    guard case .python(let python) = program, python.source.contains("random") else { return [] }
    return seeds.map { .python(PythonProgram(source: "import random\nrandom.seed(\($0))\n" + python.source)) }
  }

  /// Whether a learner knows which functions of `random` the program takes its numbers from: the text, the program at the
  /// start or `uses` says so, so that a right program draws the same.
  static func areTold(_ program: TaskProgram, in task: TaskProofs) -> Bool {
    let prefix = "python.random."
    let functions = program.concepts.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.utf8.count).description }
    let starter = task.starter?.program.concepts ?? []
    return functions.allSatisfy { function in
      task.task.uses.contains(prefix + function) || starter.contains(prefix + function)
        || ToldText.words(of: task.told.all).contains(function)
    }
  }
}
