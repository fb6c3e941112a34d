import Authoring
import CurriculumBundle
import Evidence
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

  /// Shows a line for each program that a tool ran; gives whether each does what it is there for.
  static func show(_ evidence: TaskEvidence) -> Bool {
    let programs =
      evidence.solutions.map { ("solution", $0) } + evidence.alsoRight.map { ("also right", $0) }
      + (evidence.starter.map { [("starter", $0)] } ?? []) + evidence.wrongPrograms.map { ("wrong program", $0) }
    return programs.filter(\.1.isRun).reduce(true) { isRight, entry in
      let (kind, program) = entry
      let number =
        switch program.role {
        case .starter: ""
        case .solution(let index), .alsoRight(let index), .wrongProgram(let index): " \(index + 1)"
        }
      let feedback = program.firstFailure.flatMap { program.checks[$0].feedback }
      let verdict = Verdict(isRight: program.isRight, feedback: feedback)
      return show(kind + number, verdict, shouldPass: program.role.mustBeRight) && isRight
    }
  }

  private func show(_ name: String, _ program: Program, shouldPass: Bool) -> Bool {
    Self.show(name, task.verdict(on: program, budget: budget), shouldPass: shouldPass)
  }

  private static func show(_ name: String, _ verdict: Verdict, shouldPass: Bool) -> Bool {
    let isExpected = verdict.isRight == shouldPass
    let stars = verdict.stars.map { " with \($0) of 3 stars" } ?? ""
    let result = verdict.isRight ? "passes\(stars)" : "does not pass"
    Terminal.write("\(name): \(result)\(isExpected ? "" : ", which is wrong")\n")
    if let words = verdict.runWords { Terminal.write("  a learner is told: \(words)\n") }
    if let feedback = verdict.feedback { Terminal.write("  a learner is told: \(feedback)\n") }
    return isExpected
  }
}
