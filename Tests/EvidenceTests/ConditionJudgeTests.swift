import Authoring
import AuthoringSamples
import CurriculumBundle
import Evidence
import Execution
import Foundation
import Grading
import PythonAnalysis
import TestSupport
import Testing

@testable import Python

/// What conditions say of random programs and their mutants, compared with the real `python3`, which runs every one
/// with the same random numbers.
@Suite("Conditions in python3", .enabled(if: TestRun.hasJudges))
struct ConditionJudgeTests {
  /// A task of the sample curriculum, with its first solution.
  private struct Sample {
    let path: ItemPath
    let card: AuthoredCard
    let task: ProgramTask
    let solution: String
  }

  private static func samples() throws -> [Sample] {
    try SampleFolder.read("Tests/Samples/calls").episodes.flatMap { episode in
      episode.cards.compactMap { card in
        guard let task = card.card.content.task, task.hasConditions,
          case .text(let solution)? = card.task?.solutions.first
        else { return nil }
        return Sample(path: episode.path.appending(card.card.id), card: card, task: task, solution: solution)
      }
    }
  }

  /// The numbers that are drawn in an app, and eighty more runs.
  private static let hundred = Array(RandomModule.freshSeed..<RandomModule.freshSeed + 100)
  private static let twenty = Array(hundred.prefix(20))

  @Test("the solutions of 5 random tasks satisfy their conditions with 100 seeds, here and in python3")
  func solutions() throws {
    let samples = try Self.samples()
    #expect(samples.count == 5)
    for sample in samples {
      let program = TaskProgram(.text(sample.solution), for: sample.task)
      for seed in stride(from: UInt32(0), to: 100, by: 20) {
        let run = sample.task.run(program, options: RunOptions(drawSeed: seed))
        #expect(run.isRight, "\(sample.path) with \(seed): \(run.firstFailure?.inWords ?? "")")
      }
    }
    let judged = try Self.judge(samples.map { Case(program: $0.solution, checks: $0.task.checks, seeds: Self.hundred) })
    #expect(judged == samples.map { _ in "passes" })
  }

  @Test("every mutant is killed, or survives, or does not come to an end, as python3 says with the same 20 draws")
  func mutants() throws {
    var (cases, here): ([Case], [Trial.Verdict]) = ([], [])
    for sample in try Self.samples() {
      var task = sample.task
      task.uses = []
      let right = task.run(TaskProgram(.text(sample.solution), for: task))
      for mutant in PythonProgram(source: sample.solution).mutants(knowing: []) {
        cases.append(Case(program: mutant.program.source, checks: task.checks, seeds: Self.twenty))
        here.append(task.trial(of: .python(mutant.program), of: right, steps: 100_000_000).verdict)
      }
    }
    let judged = try Self.judge(cases)
    #expect(cases.count >= 30 && judged.count == cases.count)
    for (verdict, (judged, item)) in zip(here, zip(judged, cases)) {
      let wanted: Trial.Verdict = judged == "late" ? .timedOut : judged == "passes" ? .survived : .killed
      #expect(verdict == wanted, "\(judged) in python3, \(verdict) here:\n\(item.program)")
    }
    let counts = [Trial.Verdict.killed, .survived, .timedOut].map { verdict in here.count { $0 == verdict } }
    print(
      "5 random tasks, \(cases.count) mutants as in python3: "
        + "\(counts[0]) killed, \(counts[1]) survived, \(counts[2]) timed out")
  }

  @Test("programs that are wrong only now and then fail in the run in which python3 says so, and no constant is right")
  func wrongPrograms() throws {
    let samples = Dictionary(uniqueKeysWithValues: try Self.samples().map { ($0.card.card.id, $0) })
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
      let run = sample.task.run(TaskProgram(.text(program), for: sample.task))
      #expect(!run.isRight, "\(name): \(program)")
      let failure = try Self.judge([Case(program: program, checks: sample.task.checks, seeds: Self.twenty)])
      #expect((failure == ["fails"]) == !run.passesChecks, "\(failure): \(program)")
      guard let seed = run.firstFailure?.draw, !run.passesChecks else { continue }
      let before = Case(
        program: program, checks: [try #require(run.firstFailure).check], seeds: Array(Self.twenty.prefix(Int(seed))))
      #expect(try Self.judge([before]) == ["passes"], "\(program)")
    }
  }

  // MARK: - python3

  /// A program, the checks that it is tried on, and the seeds of its random numbers.
  private struct Case: Encodable {
    let program: String
    let checks: [ProgramCheck]
    let seeds: [UInt]
  }

  /// Of each program `passes`, `fails`, or `late` where a check did not come to its end.
  private static func judge(_ cases: [Case]) throws -> [String] {
    let finished = try Judge.python(program, input: Array(try JSONEncoder().encode(cases)))
    #expect(finished.status == 0, "\(finished.output)")
    return try JSONDecoder().decode([String].self, from: Data(finished.output.utf8))
  }

  private static let program = #"""
    import io, json, random, re, resource, signal, sys, warnings
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
    warnings.simplefilter("ignore")
    class Late(BaseException): pass
    def stop(*_): raise Late
    signal.signal(signal.SIGVTALRM, stop)
    real, read = sys.stdout, sys.stdin
    def visible(text):
        return re.sub(r"[ \t\r]+(?=\n|$)", "", text).rstrip(" \t\r\n")
    def passes(program, check, seed):
        names = {"__name__": "__main__"}
        random.seed(seed)
        sys.stdout, sys.stdin = io.StringIO(), io.StringIO("".join(line + "\n" for line in check.get("input") or []))
        # Time of this process alone, so that a busy machine changes nothing.
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.5)
        try:
            exec(compile(program, "main.py", "exec"), names)
            meaning = {"re": re}
            if "call" in check:
                for line in check.get("setup") or []: exec(line, names)
                sys.stdout = io.StringIO()
                meaning["returned"] = eval(check["call"], names)
            output = meaning["output"] = visible(sys.stdout.getvalue())
            meaning["lines"] = output.split("\n") if output else []
            if "satisfies" not in check: return output == visible(check["result"])
            return bool(eval(check["satisfies"], {**(names if "call" in check else {}), **meaning}))
        except MemoryError: raise Late
        except (Exception, SystemExit): return False
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            sys.stdout, sys.stdin = real, read
    def judge(case):
        late = False
        for check in case["checks"]:
            try:
                if not all(passes(case["program"], check, seed) for seed in case["seeds"]): return "fails"
            except Late: late = True
        return "late" if late else "passes"
    print(json.dumps([judge(case) for case in json.load(sys.stdin)]))
    """#
}
