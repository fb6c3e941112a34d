import Authoring
import AuthoringSamples
import CurriculumBundle
import Evidence
import Foundation
import Grading
import Python
import PythonAnalysis
import TestSupport
import Testing

/// What checks that call say of programs and their mutants, compared with the real `python3`, which runs every one.
@Suite("Checks that call in python3", .enabled(if: TestRun.hasJudges))
struct CallJudgeTests {
  /// A task of the sample curriculum, with its first solution.
  private struct Sample {
    let path: ItemPath
    let card: AuthoredCard
    let task: ProgramTask
    let solution: String

    var hasError: Bool { task.checks.contains { $0.raises != nil } }

    func runs(_ program: String) -> TaskRun { task.run(TaskProgram(.text(program), for: task)) }
  }

  private static func samples() throws -> [Sample] {
    try SampleFolder.read("Tests/Samples/calls").episodes.flatMap { episode in
      episode.cards.compactMap { card in
        guard let task = card.card.content.task, !task.hasConditions,
          case .text(let solution)? = card.task?.solutions.first
        else { return nil }
        return Sample(path: episode.path.appending(card.card.id), card: card, task: task, solution: solution)
      }
    }
  }

  @Test("the samples have 40 tasks with calls, 10 with errors and 10 on classes, each solved")
  func samplesAreSolved() throws {
    let samples = try Self.samples()
    func all(_ block: String) -> [Sample] { samples.filter { $0.path.description.contains("/\(block)/") } }
    #expect(all("functions").count == 40 && all("errors").count == 10 && all("classes").count == 10)
    for sample in all("errors") { #expect(sample.hasError, "\(sample.path)") }
    for sample in samples {
      let run = sample.runs(sample.solution)
      #expect(run.isRight, "\(sample.path): \(run.firstFailure?.inWords ?? "")")
      #expect(sample.task.calls)
    }
  }

  @Test("every mutant is killed, or survives, or does not come to an end, as python3 says")
  func mutants() throws {
    let samples = try Self.samples()
    var (cases, here): ([Case], [Trial.Verdict]) = ([], [])
    for sample in samples {
      let right = sample.runs(sample.solution)
      for mutant in PythonProgram(source: sample.solution).mutants(knowing: []) {
        cases.append(Case(program: mutant.program.source, checks: sample.task.checks))
        here.append(sample.task.trial(of: .python(mutant.program), of: right, steps: 100_000_000).verdict)
      }
    }
    let judged = try Self.judge(cases)
    #expect(samples.count >= 30 && judged.count == cases.count)
    for (verdict, (judged, item)) in zip(here, zip(judged, cases)) {
      let wanted: Trial.Verdict = judged == "late" ? .timedOut : judged == "passes" ? .survived : .killed
      #expect(verdict == wanted, "\(judged) in python3, \(verdict) here:\n\(item.program)")
    }
    let counts = [Trial.Verdict.killed, .survived, .timedOut].map { verdict in here.count { $0 == verdict } }
    print(
      "\(samples.count) tasks that call, \(cases.count) mutants as in python3: "
        + "\(counts[0]) killed, \(counts[1]) survived, \(counts[2]) timed out")
  }

  @Test("each check that is proposed kills the mutant that survives, and the solution passes it, in python3, too")
  func proposals() throws {
    var (cases, passes, survivors): ([Case], [Bool], Int) = ([], [], 0)
    for sample in try Self.samples() {
      let evidence = EvidencePlanner().evidence(
        on: EvidenceSubject(sample.card.card.content, task: sample.card.task, language: .python, steps: 20_000_000))
      let mutants = try #require(evidence.task?.mutants)
      #expect(mutants.total > 0, "\(sample.path)")
      survivors += mutants.survivors.count
      for input in mutants.decisive.prefix(20) {
        cases.append(Case(program: sample.solution, checks: [input.check]))
        passes.append(true)
      }
      for survivor in mutants.survivors {
        for difference in survivor.differences.prefix(3) {
          cases.append(Case(program: survivor.program, checks: [mutants.decisive[difference.input].check]))
          passes.append(false)
        }
      }
    }
    #expect(survivors >= 5)
    for (judged, (wanted, item)) in zip(try Self.judge(cases), zip(passes, cases)) {
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
    let constant = evidence.task?.mutants.constant
    #expect(constant?.result == "True")
    #expect(constant?.differences.isEmpty == false)
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

  // MARK: - python3

  /// A program and the checks that it is tried on.
  private struct Case: Encodable {
    let program: String
    let checks: [ProgramCheck]
  }

  /// Of each program `passes`, `fails`, or `late` where a check did not come to its end.
  private static func judge(_ cases: [Case]) throws -> [String] {
    let finished = try Judge.python(program, input: Array(try JSONEncoder().encode(cases)))
    #expect(finished.status == 0, "\(finished.output)")
    return try JSONDecoder().decode([String].self, from: Data(finished.output.utf8))
  }

  private static let program = #"""
    import io, json, math, resource, signal, sys, warnings
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
    warnings.simplefilter("ignore")
    class Late(BaseException): pass
    def stop(*_): raise Late
    signal.signal(signal.SIGVTALRM, stop)
    real, read = sys.stdout, sys.stdin
    def same(value, wanted):
        if isinstance(value, bool) or isinstance(wanted, bool): return value is wanted
        numbers = (int, float)
        if isinstance(value, numbers) and isinstance(wanted, numbers):
            if isinstance(value, float) or isinstance(wanted, float):
                return math.isclose(value, wanted, rel_tol=1e-9, abs_tol=1e-12) or value != value and wanted != wanted
            return value == wanted
        if type(value) is not type(wanted): return False
        if isinstance(wanted, (list, tuple)):
            return len(value) == len(wanted) and all(map(same, value, wanted))
        if isinstance(wanted, dict):
            return len(value) == len(wanted) and all(key in value and same(value[key], wanted[key]) for key in wanted)
        return value == wanted
    def passes(program, check):
        names = {"__name__": "__main__"}
        sys.stdout, sys.stdin = io.StringIO(), io.StringIO("".join(line + "\n" for line in check.get("input") or []))
        # Time of this process alone, so that a busy machine changes nothing.
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.5)
        try:
            exec(compile(program, "main.py", "exec"), names)
            for line in check.get("setup") or []: exec(line, names)
            sys.stdout = io.StringIO()
            try:
                value = eval(check["call"], names)
            except MemoryError: raise
            except Exception as error:
                if "raises" not in check: return False
                name, _, message = check["raises"].partition(":")
                return isinstance(error, eval(name, names)) and (not message or str(error) == message.strip())
            if "raises" in check: return False
            if "returns" in check and not same(value, eval(check["returns"], names)): return False
            return "result" not in check or sys.stdout.getvalue().rstrip("\n") == check["result"].rstrip("\n")
        except MemoryError: raise Late
        except (Exception, SystemExit): return False
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            sys.stdout, sys.stdin = real, read
    def judge(case):
        late = False
        for check in case["checks"]:
            try:
                if not passes(case["program"], check): return "fails"
            except Late: late = True
        return "late" if late else "passes"
    print(json.dumps([judge(case) for case in json.load(sys.stdin)]))
    """#
}
