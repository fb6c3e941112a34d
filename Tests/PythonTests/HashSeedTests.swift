import Execution
import Python
import TestSupport
import Testing

/// The order of sets under other seeds than 0, as the real `python3` has it under `PYTHONHASHSEED`.
@Suite("Hash seeds")
struct HashSeedTests {
  private static let program = """
    words = "the quick brown fox jumps over a lazy dog by the river".split()
    print(set(words), frozenset(words), set([b"a", b"bc", b"def", (1, "y")]))
    print([hash(word) for word in words], hash(("a", 1)), {word: 1 for word in words})

    """

  /// The same below so many native calls that the run goes on on another stack, which is a thread of its own.
  private static let deepProgram = """
    def deep(level):
        if level: return sorted([1], key=lambda item: deep(level - 1))
        words = "the quick brown fox jumps over a lazy dog by the river".split()
        print(set(words), hash("river"))
    deep(60)

    """

  @Test(
    "sets of strings have the order that python3 gives them, however deep the calls are",
    .enabled(if: TestRun.hasJudges),
    arguments: [program, deepProgram], [0, 1, 2, 77, 4_294_967_295] as [UInt32])
  func order(program: String, seed: UInt32) throws {
    let real = try Command(
      try Judge.path(of: "python3"), ["-c", program], environment: ["PYTHONHASHSEED": "\(seed)"]
    ).run()
    var console = ScriptedConsole(input: [])
    let outcome = PythonProgram(source: program).run(on: &console, options: RunOptions(hashSeed: seed))
    #expect(outcome.ending == .finished(status: 0))
    #expect(console.transcript.text(of: .standardOutput) == real.output)
  }

  @Test("draws and the clock below many native calls are those of the run's own options")
  func deepDrawsAndClock() {
    let source = """
      import random, time
      def deep(level):
          if level: return sorted([1], key=lambda item: deep(level - 1))
          print(random.Random().random(), int(time.time()) // 10 ** 5)
      deep(LEVEL)
      """
    func output(_ level: Int) -> String {
      var console = ScriptedConsole(input: [])
      let program = PythonProgram(source: source.replacing("LEVEL", with: "\(level)"))
      _ = program.run(on: &console, options: RunOptions(hashSeed: 7, drawSeed: 5))
      return console.transcript.text(of: .standardOutput)
    }
    #expect(output(1).count > 10)
    #expect(output(60) == output(1))
  }

  @Test("runs under several seeds at once do not see each other")
  func atOnce() async {
    let program = PythonProgram(source: Self.program)
    let expected = (0..<4).map { Self.output(of: program, seed: $0) }
    #expect(Set(expected).count == 4)
    await withTaskGroup(of: Bool.self) { group in
      for round in 0..<200 {
        group.addTask { Self.output(of: program, seed: UInt32(round % 4)) == expected[round % 4] }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  private static func output(of program: PythonProgram, seed: UInt32) -> String {
    var console = ScriptedConsole(input: [])
    _ = program.run(on: &console, options: RunOptions(hashSeed: seed))
    return console.transcript.text(of: .standardOutput)
  }
}
