import CurriculumBundle
import Evidence
import Foundation
import TestSupport
import Testing

/// Which orders of a puzzle are right, compared with the real `python3`, which runs every order.
@Suite("Orders of puzzles in python3", .enabled(if: TestRun.hasJudges))
struct PuzzleJudgeTests {
  @Test("of 100 puzzles of at most eight lines every order is decided as python3 decides it")
  func puzzlesOfEightLines() throws {
    let all = PuzzleSamples.all
    #expect(all.count >= 100 && Set(all).count == all.count && all.allSatisfy { $0.count <= 8 })
    var (complete, listed, right, runs) = (0, 0, 0, 0)
    for (lines, judged) in zip(all, try Self.judge(all)) {
      #expect(!judged.result.isEmpty, "prints nothing: \(lines)")
      let card = CodeBlocksCard(text: "Lay it.", lines: lines, result: judged.result)
      let evidence = EvidencePlanner().evidence(
        on: EvidenceSubject(.codeBlocks(card), task: nil, language: .python, steps: 20_000_000))
      let orders = try #require(evidence.orders)
      #expect(orders.verdict != .undecided && orders.result == judged.result, "\(lines)")
      let found = orders.others.map { $0.map { lines[$0] } }
      let others = Set(judged.orders).subtracting([lines])
      #expect(Set(found).count == found.count && others.isSuperset(of: found), "\(lines)")
      if orders.isComplete {
        #expect(others == Set(found), "\(lines)")
        complete += 1
      } else {
        #expect(found.count > OrderEvidence.mostListed, "\(lines)")
        listed += 1
      }
      right += judged.orders.count
      runs += evidence.programs
    }
    print(
      "\(all.count) puzzles decided: \(complete) with all their right orders, \(listed) with more than "
        + "\(OrderEvidence.mostListed) others; \(right) orders are right in python3; \(runs) runs here")
  }

  /// What a program prints as its lines are listed, and every order with which it prints that.
  private struct Judged: Decodable {
    let result: String
    let orders: [[String]]
  }

  private static func judge(_ puzzles: [[String]]) throws -> [Judged] {
    let finished = try Judge.python(program, input: Array(try JSONEncoder().encode(puzzles)))
    #expect(finished.status == 0, "\(finished.output)")
    return try JSONDecoder().decode([Judged].self, from: Data(finished.output.utf8))
  }

  private static let program = #"""
    import io, itertools, json, signal, sys, warnings
    warnings.simplefilter("ignore")
    class Late(BaseException): pass
    def stop(*_): raise Late
    signal.signal(signal.SIGVTALRM, stop)
    real = sys.stdout
    def run(lines):
        try: code = compile("\n".join(lines), "main.py", "exec")
        except (SyntaxError, ValueError): return None
        sys.stdout, sys.stdin = io.StringIO(), io.StringIO("")
        # Time of this process alone, so that a busy machine changes nothing.
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.05)
        try: exec(code, {"__name__": "__main__"})
        except SystemExit as end:
            if end.code: return None
        except (Exception, Late): return None
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            printed, sys.stdout = sys.stdout.getvalue(), real
        return printed.rstrip("\n")
    def judge(lines):
        result = run(lines)
        orders = {order for order in itertools.permutations(lines) if run(order) == result} if result else set()
        return {"result": result or "", "orders": sorted(orders)}
    print(json.dumps([judge(lines) for lines in json.load(sys.stdin)]))
    """#
}
