import CurriculumBundle
import Evidence
import Execution
import Grading
import Testing

@Suite("Trials of mutants")
struct MutantTrialTests {
  @Test("a mutant is run up to the first check that kills it, within the steps that are left")
  func steps() throws {
    let double = ChallengeCard(
      title: "Double", text: "Double the number.", language: .python,
      checks: [ProgramCheck(input: ["3"], result: "6"), ProgramCheck(input: ["5"], result: "10")])
    let task = try #require(CardContent.challenge(double).task)
    let right = task.run(TaskProgram(.text("print(2 * int(input()))"), for: task))
    let first = try #require(task.checks.first?.input?.first)
    func trial(_ program: String, steps: Int = 1_000_000) -> (MutantTrial.Verdict, Int) {
      let trial = task.trial(of: TaskProgram(.text(program), for: task), of: right, steps: steps)
      return (trial.verdict, trial.runs.reduce(0) { $0 + $1.outcome.steps })
    }
    #expect(trial("n = int(input())\nprint(n + n)").0 == .survived)
    #expect(trial("print(2 + int(input()))").0 == .killed)
    let endless = trial("while True: pass")
    #expect(endless.0 == .timedOut && endless.1 < 20_000 * task.checks.count)
    #expect(trial("n = int(input())\nwhile n == \(first): pass\nprint(n)").0 == .killed)
    #expect(trial("n = int(input())\nwhile n == \(first): pass\nprint(2 * n)").0 == .timedOut)
    #expect(trial("while True: print(7)").0 == .killed)
    #expect(trial("print(6)", steps: 0).0 == .notRun)
    let one = task.trial(of: TaskProgram(.text("while True: pass"), for: task), of: right, steps: 1000, stepsOfRun: 10)
    #expect(one.verdict == .timedOut && one.runs.allSatisfy { $0.outcome.steps < 100 })
  }
}
