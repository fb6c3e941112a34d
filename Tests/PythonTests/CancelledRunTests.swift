import Execution
import Python
import Synchronization
import TestSupport
import Testing

@Suite("A run that can be cancelled")
struct CancelledRunTests {
  /// Programs that take more steps than they are given at a time, each in another part of the machine.
  static let programs = [
    "while True: pass",
    "n = 0\nfor i in range(300_000): n += i\nprint(n)",
    "def f(n): return n if n < 2 else f(n - 1) + f(n - 2)\nprint(f(21))",
    "class A:\n  def __getattr__(s, n): return 1\nwhile True:\n  class B(A): x = 1\n  B().y",
    "def g():\n  while True: yield 1\nfor i in g(): pass",
    "print(sum(i for i in range(200_000)))",
    "print(sum(range(10 ** 9)))",
    "import re\nprint(re.match('(a+)+b', 'a' * 40))",
    "import re\nfor i in range(2000): re.findall('[a-z]+ ?', 'some words of a text ' * 9)\nprint('done')",
    "class K:\n  def __hash__(s): return 1\nd = {K(): i for i in range(900)}\nprint(len(d))",
    "print(sorted(range(90_000), key=lambda n: -n)[0])",
    "import time\nfor i in range(150_000): pass\nprint(time.perf_counter() > 0, time.time())",
    "class D:\n  def __del__(s): print('gone')\nfor i in range(40_000):\n  d = D() if i % 10_000 == 0 else d",
    "def f(n):\n  if n: f(n - 1); f(n - 1)\nf(40)",
    "try:\n  while True: pass\nexcept BaseException: print('caught')\nfinally: print('finally')",
    "for i in range(120_000): pass\nraise ValueError('late')",
    "x = 1\nfor i in range(200_000): x = x * 3 % 1_000_003\nprint(eval('x + 1'))",
  ]

  private static let budget = Budget(steps: 3_000_000, memory: 64 << 20, output: 1 << 20, depth: 1000)

  @Test("is the same as any other while somebody waits for it", arguments: programs)
  func same(source: String) {
    let program = PythonProgram(source: source)
    let asked = Mutex(0)
    let run = { (options: RunOptions) in
      program.run(input: [], budget: Self.budget, options: options, pace: .normal)
    }
    let options = RunOptions(isCancelled: {
      asked.withLock { $0 += 1 }
      return false
    })
    #expect(run(options) == run(RunOptions()))
    #expect(asked.withLock { $0 } > 1)
    let traced = program.trace(budget: Self.budget, options: options)
    #expect(traced.outcome == program.trace(budget: Self.budget).outcome)
  }

  @Test("stops soon after nobody waits for it any more, whatever it does", arguments: programs)
  func cancelled(source: String) {
    let program = PythonProgram(source: source)
    let asked = Mutex(0)
    let options = RunOptions(isCancelled: {
      asked.withLock {
        $0 += 1; return $0 > 1
      }
    })
    let outcome = program.run(input: [], budget: Self.budget, options: options, pace: .normal)
    guard case .stopped(.steps, _) = outcome.ending else {
      Issue.record("\(outcome.ending)")
      return
    }
    #expect(outcome.steps < 400_000, "\(outcome.steps) steps")
  }
}
