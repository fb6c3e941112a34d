import Execution
import Python
import Testing

/// Runs share nothing but what a program is compiled to.
@Suite("Programs that run at the same time")
struct ConcurrencyTests {
  @Test("eight runs at once come to what one run comes to")
  func eightRunsAtOnceCome() async {
    let program = PythonProgram(
      source: """
        import collections, random, json, dataclasses, functools
        @dataclasses.dataclass
        class Point:
            x: int
            y: int = 2
        @functools.lru_cache
        def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
        random.seed(4)
        print(Point(1), fib(40), random.random(), json.dumps({"a": [1, None]}), input())
        print(collections.Counter(str(2 ** 500)).most_common(3), sorted({"b", "a", "c"}, key=hash))
        def deep(n): return sorted([1], key=lambda x: deep(n + 1))
        try: deep(0)
        except RecursionError as e: print(e)
        print(sum(i * i for i in range(10000)), [].missing)
        """)
    let alone = program.run(input: ["Ada"])
    let together = await withTaskGroup(of: Outcome.self) { group in
      for _ in 0..<8 { group.addTask { program.run(input: ["Ada"]) } }
      var outcomes: [Outcome] = []
      for await outcome in group { outcomes.append(outcome) }
      return outcomes
    }
    #expect(together.count == 8)
    for outcome in together { #expect(outcome == alone) }
    #expect(alone.standardError.contains("AttributeError: 'list' object has no attribute 'missing'"))
  }
}
