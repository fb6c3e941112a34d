import Authoring
import CurriculumBundle
import Execution
import Grading

/// Shows what each program of an exercise or challenge comes to, as a learner would be told.
struct TaskTable {
  private let task: ProgramTask
  private let authored: AuthoredTask
  private let budget: Budget

  init(_ task: ProgramTask, _ authored: AuthoredTask, budget: Budget) {
    self.task = task
    self.authored = authored
    self.budget = budget
  }

  /// Shows a line a program; gives whether each does what it is there for.
  func show() -> Bool {
    var isRight = true
    for (index, program) in authored.solutions.enumerated() {
      isRight = show("solution \(index + 1)", program, shouldPass: true) && isRight
    }
    for (index, program) in (authored.alsoRight ?? []).enumerated() {
      isRight = show("also right \(index + 1)", program, shouldPass: true) && isRight
    }
    if let starter = task.starter { isRight = show("starter", starter, shouldPass: false) && isRight }
    for (index, wrong) in task.wrongPrograms.enumerated() {
      isRight = show("wrong program \(index + 1)", wrong.program, shouldPass: false) && isRight
    }
    return isRight
  }

  private func show(_ name: String, _ program: Program, shouldPass: Bool) -> Bool {
    let verdict = task.verdict(on: program, budget: budget)
    let isExpected = verdict.isRight == shouldPass
    let stars = verdict.stars.map { " with \($0) of 3 stars" } ?? ""
    let result = verdict.isRight ? "passes\(stars)" : "does not pass"
    Terminal.write("\(name): \(result)\(isExpected ? "" : ", which is wrong")\n")
    if let feedback = verdict.feedback { Terminal.write("  a learner is told: \(feedback)\n") }
    return isExpected
  }
}
