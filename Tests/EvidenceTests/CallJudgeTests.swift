import Authoring
import AuthoringSamples
import CurriculumBundle
import Evidence
import Grading
import Python
import TestSupport
import Testing

/// What checks that call say of programs and their mutants, compared with the real `python3`, which runs every one.
@Suite("Checks that call in python3", .enabled(if: TestRun.hasJudges))
struct CallJudgeTests {
  @Test("the samples have 40 tasks with calls, 10 with errors and 10 on classes, each solved")
  func samplesAreSolved() throws {
    let samples = try CallSample.all(withConditions: false)
    func all(_ block: String) -> [CallSample] { samples.filter { $0.path.description.contains("/\(block)/") } }
    #expect(all("functions").count == 40 && all("errors").count == 10 && all("classes").count == 10)
    for sample in all("errors") { #expect(sample.hasError, "\(sample.path)") }
    for sample in samples {
      let run = sample.run(sample.solution)
      #expect(run.isRight, "\(sample.path): \(run.firstFailure?.inWords ?? "")")
      #expect(sample.task.calls)
    }
  }

  @Test("every mutant is killed, or survives, or does not come to an end, as python3 says")
  func mutants() throws {
    #expect(try CheckJudge.compareMutants(of: CallSample.all(withConditions: false)).count >= 900)
  }

  @Test("each check that is proposed kills the mutant that survives, and the solution passes it, in python3, too")
  func proposals() throws {
    var (cases, passes, survivors): ([CheckJudge.Case], [Bool], Int) = ([], [], 0)
    for sample in try CallSample.all(withConditions: false) {
      let evidence = EvidencePlanner().evidence(
        on: EvidenceSubject(sample.card.card.content, task: sample.card.task, language: .python, steps: 20_000_000))
      let mutants = try #require(evidence.task?.mutants)
      #expect(mutants.total > 0, "\(sample.path)")
      survivors += mutants.survivors.count
      for input in mutants.decisive.prefix(20) {
        cases.append(CheckJudge.Case(program: sample.solution, checks: [input.check]))
        passes.append(true)
      }
      for survivor in mutants.survivors {
        for difference in survivor.differences.prefix(3) {
          cases.append(CheckJudge.Case(program: survivor.program, checks: [mutants.decisive[difference.input].check]))
          passes.append(false)
        }
      }
    }
    #expect(survivors >= 5)
    for (judged, (wanted, item)) in zip(try CheckJudge.judge(cases), zip(passes, cases)) {
      #expect((judged == "passes") == wanted, "\(judged): \(item.checks)\n\(item.program)")
    }
    print("\(survivors) mutants survive; \(cases.count) runs of proposed checks as in python3")
  }

  @Test("a function that returns what all checks want is found")
  func constants() {
    let card = ExerciseCard(
      text: "Write is_even(n).", language: .python,
      checks: [ProgramCheck(call: "is_even(4)", returns: "True"), ProgramCheck(call: "is_even(8)", returns: "True")])
    let task = AuthoredTask(solutions: [.text("def is_even(n):\n  return n % 2 == 0\n")])
    let evidence = EvidencePlanner().evidence(
      on: EvidenceSubject(.exercise(card), task: task, language: .python, steps: 20_000_000))
    let stub = evidence.task?.mutants.stub
    #expect(stub?.body == "return True")
    #expect(stub?.differences.isEmpty == false)
  }

  @Test("arguments are drawn from what 'inputs' states")
  func statedArguments() throws {
    let card = ExerciseCard(
      text: "Write ticket(age).", language: .python,
      checks: [ProgramCheck(call: "ticket(20)", returns: "9"), ProgramCheck(call: "ticket(12)", returns: "5")])
    var task = AuthoredTask(solutions: [.text("def ticket(age):\n  return 5 if age < 18 else 9\n")])
    task.inputs = [InputLine(name: "age", values: "10..25")]
    let evidence = EvidencePlanner().evidence(
      on: EvidenceSubject(.exercise(card), task: task, language: .python, steps: 20_000_000))
    let mutants = try #require(evidence.task?.mutants)
    #expect(!mutants.decisive.isEmpty && !mutants.survivors.isEmpty)
    let ages = mutants.decisive.compactMap { $0.call?.wholeMatch(of: /ticket\((\d+)\)/).flatMap { Int($0.1) } }
    #expect(ages.count == mutants.decisive.count && ages.allSatisfy { (10...25).contains($0) })
  }
}
