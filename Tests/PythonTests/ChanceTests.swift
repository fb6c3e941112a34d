import Execution
import Python
import Testing

/// What a run asked for that CPython has otherwise in every run.
@Suite("What differs between runs")
struct ChanceTests {
  @Test(
    "a run tells what it asked for that may be another in every run, whatever it calls it",
    arguments: [
      ("print(*{'a', 'b'})", .setOrder), ("print({('a', 1), 2})", .setOrder), ("{'a', 'b'}.pop()", .setOrder),
      ("print({'a': 1}.keys() | {'b'})", .setOrder), ("print(*{1, 2.5, True})", []), ("print({'a'})", []),
      ("print('a' in {'a', 'b'}, len({'a', 'b'}))", []), ("print(list(map(hash, 'ab')))", .hash),
      ("print(hash(5))", []), ("sorted([[1], [2]], key=id)", .memory), ("look = id\nlook(5)", .memory),
      ("from time import *\ntime()", .clock), ("import time as t\nt.process_time()", .clock),
      ("from datetime import date\ndate.today()", .clock), ("from datetime import date\nprint(date(2026, 1, 1))", []),
      ("from random import *\nrandint(1, 6)", .draws), ("import random as r\nr.Random().random()", .draws),
      ("import random\nrandom.seed(5)\nrandom.random()", []), ("import random\nrandom.Random('x').random()", []),
    ] as [(String, Chance)])
  func chances(_ source: String, _ wanted: Chance) {
    #expect(PythonProgram(source: source).run().chances == wanted)
  }

  @Test("generators to which nobody gives a seed draw other numbers under another one, and all others the same")
  func draws() {
    let fresh = "import random\nprint(random.randint(1, 10 ** 9), random.Random().randint(1, 10 ** 9))"
    #expect(Set((0..<4).map { output(of: fresh, drawSeed: $0) }).count == 4)
    #expect(output(of: fresh, drawSeed: 0) == PythonProgram(source: fresh).run().standardOutput)
    let seeded = "import random\nrandom.seed(7)\nprint(random.random(), random.Random(8).random())"
    #expect(Set((0..<4).map { output(of: seeded, drawSeed: $0) }).count == 1)
  }

  private func output(of source: String, drawSeed: UInt32) -> String {
    var console = ScriptedConsole(input: [])
    _ = PythonProgram(source: source).run(on: &console, options: RunOptions(drawSeed: drawSeed))
    return console.transcript.text(of: .standardOutput)
  }
}
