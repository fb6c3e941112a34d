import Authoring
import AuthoringSamples
import CurriculumBundle
import Evidence
import Execution
import Grading
import TestSupport
import Testing

@testable import Python

/// What conditions say of random programs and their mutants, compared with the real `python3`, which runs every one
/// with the same random numbers.
@Suite("Conditions in python3", .enabled(if: TestRun.hasJudges))
struct ConditionJudgeTests {
  /// The numbers that are drawn in an app, and eighty more runs.
  private static let hundred = Array(RandomModule.freshSeed..<RandomModule.freshSeed + 100)
  private static let twenty = Array(hundred.prefix(20))

  @Test("the solutions of 5 random tasks satisfy their conditions with 100 seeds, here and in python3")
  func solutions() throws {
    let samples = try CallSample.all(withConditions: true)
    #expect(samples.count == 5)
    for sample in samples {
      let program = TaskProgram(.text(sample.solution), for: sample.task)
      for seed in stride(from: UInt32(0), to: 100, by: 20) {
        let run = sample.task.run(program, options: RunOptions(drawSeed: seed))
        #expect(run.isRight, "\(sample.path) with \(seed): \(run.firstFailure?.inWords ?? "")")
      }
    }
    let judged = try CheckJudge.judge(
      samples.map { CheckJudge.Case(program: $0.solution, checks: $0.task.checks, seeds: Self.hundred) })
    #expect(judged == samples.map { _ in "passes" })
  }

  @Test("every mutant is killed, or survives, or does not come to an end, as python3 says with the same 20 draws")
  func mutants() throws {
    let samples = try CallSample.all(withConditions: true)
    #expect(try CheckJudge.compareMutants(of: samples, seeds: Self.twenty).count >= 30)
  }

  @Test("programs that are wrong only now and then fail in the run in which python3 says so, and no constant is right")
  func wrongPrograms() throws {
    let samples = Dictionary(
      uniqueKeysWithValues: try CallSample.all(withConditions: true).map { ($0.card.card.id, $0) })
    let wrong = [
      ("die", "import random\nprint(random.randint(1, 7))"), ("die", "import random\nprint(random.randint(0, 6))"),
      ("die", "print(4)"),
      ("coins", "import random\nfor n in range(int(input())):\n  print(random.choice(['heads', 'tails', 'edge']))"),
      ("code", "import random\nprint('AB-' + str(random.randint(0, 999)))"),
      ("dice", "import random\ndef roll(sides):\n  return random.randint(1, 6)"), ("dice", "def roll(sides): return 3"),
      (
        "deck",
        "class Deck:\n  def __init__(self, cards): self.cards = list(cards)\n"
          + "  def draw(self): return self.cards.pop()"
      ),
    ]
    for (name, program) in wrong {
      let sample = try #require(samples[name])
      let run = sample.run(program)
      #expect(!run.isRight, "\(name): \(program)")
      let failure = try CheckJudge.judge([
        CheckJudge.Case(program: program, checks: sample.task.checks, seeds: Self.twenty)
      ])
      #expect((failure == ["fails"]) == !run.passesChecks, "\(failure): \(program)")
      guard let seed = run.firstFailure?.draw, !run.passesChecks else { continue }
      let before = CheckJudge.Case(
        program: program, checks: [try #require(run.firstFailure).check], seeds: Array(Self.twenty.prefix(Int(seed))))
      #expect(try CheckJudge.judge([before]) == ["passes"], "\(program)")
    }
  }
}
