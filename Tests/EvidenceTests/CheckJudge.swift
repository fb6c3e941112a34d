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

/// A task of the sample curriculum of checks that call, with its first solution.
struct CallSample {
  let path: ItemPath
  let card: AuthoredCard
  let task: ProgramTask
  let solution: String

  var hasError: Bool { task.checks.contains { $0.raises != nil } }

  /// Those whose checks have conditions on random programs, or the others.
  static func all(withConditions hasConditions: Bool) throws -> [CallSample] {
    try SampleFolder.read("Tests/Samples/calls").episodes.flatMap { episode in
      episode.cards.compactMap { card in
        guard let task = card.card.content.task, task.hasConditions == hasConditions,
          case .text(let solution)? = card.task?.solutions.first
        else { return nil }
        return CallSample(path: episode.path.appending(card.card.id), card: card, task: task, solution: solution)
      }
    }
  }

  func run(_ program: String) -> TaskRun { task.run(TaskProgram(.text(program), for: task)) }
}

/// What the real `python3` says of programs and checks.
enum CheckJudge {
  /// A program, the checks that it is tried on, and the seeds of its random numbers, with each of which it runs.
  struct Case: Encodable {
    let program: String
    let checks: [ProgramCheck]
    var seeds: [UInt] = [0]
  }

  /// Of each program `passes`, `fails`, or `late` where a check did not come to its end.
  static func judge(_ cases: [Case]) throws -> [String] {
    let finished = try Judge.python(program, input: Array(try JSONEncoder().encode(cases)))
    #expect(finished.status == 0, "\(finished.output)")
    return try JSONDecoder().decode([String].self, from: Data(finished.output.utf8))
  }

  /// Expects of every mutant of the solutions the verdict of python3; answers all of them.
  ///
  /// - Parameter seeds: The seeds with which python3 runs each, as the trial here does.
  static func compareMutants(of samples: [CallSample], seeds: [UInt] = [0]) throws -> [MutantTrial.Verdict] {
    var (cases, here): ([Case], [MutantTrial.Verdict]) = ([], [])
    for sample in samples {
      // What a program uses is no matter of its checks.
      var task = sample.task
      task.uses = []
      let right = task.run(TaskProgram(.text(sample.solution), for: task))
      for mutant in PythonProgram(source: sample.solution).mutants(knowing: []) {
        cases.append(Case(program: mutant.program.source, checks: task.checks, seeds: seeds))
        here.append(task.trial(of: .python(mutant.program), of: right, steps: 100_000_000).verdict)
      }
    }
    let judged = try judge(cases)
    #expect(judged.count == cases.count)
    for (verdict, (judged, item)) in zip(here, zip(judged, cases)) {
      let wanted: MutantTrial.Verdict = judged == "late" ? .timedOut : judged == "passes" ? .survived : .killed
      #expect(verdict == wanted, "\(judged) in python3, \(verdict) here:\n\(item.program)")
    }
    let counts = [MutantTrial.Verdict.killed, .survived, .timedOut].map { verdict in here.count { $0 == verdict } }
    print(
      "\(samples.count) tasks, \(cases.count) mutants as in python3: "
        + "\(counts[0]) killed, \(counts[1]) survived, \(counts[2]) timed out")
    return here
  }

  private static let program = #"""
    import io, json, math, random, re, resource, signal, sys, warnings
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
    warnings.simplefilter("ignore")
    class Late(BaseException): pass
    def stop(*_): raise Late
    signal.signal(signal.SIGVTALRM, stop)
    real, read = sys.stdout, sys.stdin
    def visible(text):
        return re.sub(r"[ \t\r]+(?=\n|$)", "", text).rstrip(" \t\r\n")
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
    def passes(program, check, seed):
        names, meaning = {"__name__": "__main__"}, {"re": re}
        random.seed(seed)
        sys.stdout, sys.stdin = io.StringIO(), io.StringIO("".join(line + "\n" for line in check.get("input") or []))
        # Time of this process alone, so that a busy machine changes nothing.
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.5)
        try:
            exec(compile(program, "main.py", "exec"), names)
            if "call" in check:
                for line in check.get("setup") or []: exec(line, names)
                sys.stdout = io.StringIO()
                try:
                    value = meaning["returned"] = eval(check["call"], names)
                except MemoryError: raise
                except Exception as error:
                    if "raises" not in check: return False
                    name, _, message = check["raises"].partition(":")
                    return isinstance(error, eval(name, names)) and (not message or str(error) == message.strip())
                if "raises" in check: return False
                if "returns" in check and not same(value, eval(check["returns"], names)): return False
            output = meaning["output"] = visible(sys.stdout.getvalue())
            meaning["lines"] = output.split("\n") if output else []
            if "result" in check and output != visible(check["result"]): return False
            known = names if "call" in check else {}
            return "satisfies" not in check or bool(eval(check["satisfies"], {**known, **meaning}))
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
