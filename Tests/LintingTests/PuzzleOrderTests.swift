import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Execution
import Grading
import Linting
import Python
import TestSupport
import Testing

/// Which orders of a puzzle's lines are right is found out by running them.
@Suite("Orders and blanks of puzzles")
struct PuzzleOrderTests {
  private static let effort = OrderSearch.Effort(runs: 100_000, looks: 1_000_000, orders: 10_000)

  private static let budget = Budget(steps: 100_000, memory: 1 << 22, output: 10_000, depth: 1000)

  private static let straight = [
    "a = 1", "b = 2", "b = a + 1", "a = a * 2", "print(a)", "print(b)", "print(a + b)", "# a note", "c = [a]",
    "c.append(b)", "print(c)", "a, b = 3, 4", "if b > 1: print('more')", "else: print('less')", "import math",
    "def f(): return a", "print(f())", "x = input()", "print('done', end='')", "exit()", "a += 1; print(a)",
  ]
  /// Lines that share names and lists in all ways.
  private static let entangled = [
    "a = [1]", "b = a", "a += [2]", "b.append(3)", "c = list(a)", "print(a)", "print(b)", "n = len(b)", "print(n)",
    "def f(k=[]): k.append(1); return len(k)", "def f(): b.append(9)", "def g(): return f()", "print(g())", "n = f()",
    "n = 5", "sum = 3", "print(sum)", "print(sum([1, 2]))", "h = f", "h()", "m = max(a, key=g)", "x, y = a, b",
    "d = {1: a}", "d[1] = 4", "print(d)", "for n in a: print(n)", "for k in enumerate(a): n = k", "z = lambda: n",
    "print(z())", "s = [t for t in a if t > 1]", "s = (n for n in a)", "print(*s)", "print(sorted(a, key=len))",
    "n += 1", "n *= 2", "a *= 2", "print(f'{n}{a}')", "if n: a = []", "while n > 3: n -= 1", "print('x')", "# a note",
    "p = print", "p(1)", "a.sort(key=z)", "q = map(f, a)", "q = list(map(g, a))", "global n", "del n", "import math",
    "print(math.floor(2.5))", "math = 3",
  ]
  private static let nested = [
    "a = 0", "for n in range(2):", "  a += n", "  print(n)", "print(a)", "else:", "  print('end')", "if a == 0:",
    "while a < 2:", "  a += 1", "def f():", "  return a", "print(f())", "try:", "  print(zzz)", "except NameError:",
    "  pass", "    print('deep')", "finally:", "class A:", "  b = 3", "print(A.b)", "  # a note", "@staticmethod",
    "def g(): return 5", "  break", "  global a", "print('''", "''')", "with_ = (1,", "2)", "match a:", "  case 0:",
    "  b = 1",
    "  print('in')", "  a = a + 1", "  def f(self): return 'own'", "  def __str__(self): return 'text'", "print(A())",
    "print(A().f())", "def g(n):", "  global b", "  b = a", "print(g(a))", "if a:", "  return b",
  ]

  /// Lines of which some order prints something, stated in one of the orders that do;
  /// with the others that print the same.
  private struct Puzzle {
    let lines: [String]
    let result: String
    let right: Set<[String]>

    init?(_ lines: [String], using random: inout SeededRandom) {
      var outputs: [[String]: String] = [:]
      for order in permutations(lines) {
        let outcome = PythonProgram(source: order.joined(separator: "\n")).run(budget: PuzzleOrderTests.budget)
        guard case .finished = outcome.ending, let seen = Observation(outcome), !seen.output.isEmpty else { continue }
        outputs[order] = seen.output
      }
      let stated = outputs.sorted { $0.key.joined() < $1.key.joined() }.randomElement(using: &random)
      guard let stated else { return nil }
      self.lines = stated.key
      result = stated.value
      right = Set(outputs.filter { $0.value == stated.value }.keys)
    }
  }

  @Test("the search finds what trying every order finds, and grading accepts exactly that", arguments: 0..<9)
  func searchFindsWhatTryingEvery(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var count = 0
    while count < 12 {
      let pool = [Self.straight, Self.nested, Self.entangled][seed % 3]
      let drawn = (0..<Int.random(in: 2...5, using: &random)).map { _ in pool.randomElement(using: &random) ?? "" }
      guard let puzzle = Puzzle(drawn, using: &random) else { continue }
      count += 1
      let (found, apart) = (Self.search(puzzle, fewestGrouped: 0), Self.search(puzzle, fewestGrouped: 100))
      let texts = found.orders.map { $0.map { puzzle.lines[$0] } }
      #expect(found.isComplete && found.orders == apart.orders && found.runs <= apart.runs, "\(puzzle.lines)")
      #expect(Set(texts).count == texts.count, "an order twice: \(puzzle.lines)")
      #expect(Set(texts) == puzzle.right, "\(puzzle.lines)")
      let card = CardContent.codeBlocks(
        CodeBlocksCard(text: "Lay it.", lines: puzzle.lines, result: puzzle.result, alsoAccepted: found.orders))
      for order in permutations(puzzle.lines) {
        #expect(grade(.laid(order), on: card).isRight == puzzle.right.contains(order), "\(order)")
      }
    }
  }

  private static func search(_ puzzle: Puzzle, fewestGrouped: Int) -> OrderSearch.Answer {
    var search = OrderSearch(
      puzzle.lines, in: .python, result: puzzle.result, effort: effort, fewestGrouped: fewestGrouped
    ) {
      PythonProgram(source: $0).run(budget: budget)
    }
    return search.run()
  }

  @Test(
    "once every order is accepted that works, there is nothing more to find",
    arguments: [
      ("[a = 1, b = 2, print(a + b)]", "3"), ("['print(\"a\")', b = 2, 'print(\"c\")']", "\"a\\nc\""),
      ("['# one', 'print(1)', '# two']", "1"), ("[n = 0, 'for k in range(3):', '  n += k', print(n), x = 5]", "3"),
      ("['x = 1', 'x = 1', 'y = 2', print(x + y)]", "3"),
      ("[a = 1, b = 2, c = 3, print(a + b + c)]\n  alsoAccepted: [[1, 0, 2, 3], [0, 1, 2, 3]]", "6"),
    ])
  func acceptedOrdersAreComplete(
    _ lines: String, _ result: String
  ) throws {
    let card = "- id: lay\n  type: codeBlocks\n  text: Lay it.\n  lines: \(lines)\n  result: \(result)\n"
    let sample = Sample(cards: card)
    let found = try sample.lint()
    #expect(found.codes.contains("ambiguous-order"))
    // The last of them lists all orders, those among them that an author has to decide.
    let fixes = found.flatMap(\.fixes).sorted { $0.edits[0].replacement.count < $1.edits[0].replacement.count }
    let fixed = sample.applying(try #require(fixes.last))
    #expect(try fixed.lint().codes.filter { $0 != "order-by-indentation" } == [])
    let read = try CurriculumReader.read(FilesInMemory(fixed.files)).authored
    guard case .codeBlocks(let puzzle)? = read.episodes.first?.episode.cards.first?.content else {
      Issue.record("no puzzle")
      return
    }
    for order in permutations(puzzle.lines) {
      let outcome = PythonProgram(source: order.joined(separator: "\n")).run()
      let works = Observation(outcome).map { $0.error == nil && $0.prints(puzzle.result ?? "") } ?? false
      #expect(grade(.laid(order), on: .codeBlocks(puzzle)).isRight == works, "\(order)")
    }
  }

  @Test("where another number would tell orders apart, the help shows the line to add before it accepts the order")
  func furtherCase() throws {
    let lines = [
      "def grade(n):", "  if n > 5:", "    return 'good'", "  if n > 8:", "    return 'best'", "print(grade(7))",
    ]
    let list = lines.map { "    - \"\($0)\"\n" }.joined()
    let card = "- id: lay\n  type: codeBlocks\n  text: Lay it.\n  lines:\n\(list)"
    let found = try #require(try Sample(cards: card).lint().first { $0.code == "ambiguous-order" })
    #expect(
      found.help == "add `print(grade(9))` as the last line: the other order prints something else there")
    let programs = [lines, [0, 3, 4, 1, 2, 5].map { lines[$0] }].map {
      ($0 + ["print(grade(9))"]).joined(separator: "\n")
    }
    #expect(programs.map { PythonProgram(source: $0).run().standardOutput } == ["good\ngood\n", "good\nbest\n"])
    // What is left are the two lines that print the same.
    let fixed = try Sample(cards: card).applying(try #require(found.fixes.first)).lint()
    let orders = fixed.filter { $0.code == "ambiguous-order" }.flatMap(\.notes).map(\.message)
    #expect(found.notes.contains { $0.message.contains("'best'\n  if n > 5") })
    #expect(!orders.contains { $0.contains("'best'\n  if n > 5") })
  }

  @Test(
    "an order that only seems to be right is not accepted by a fix, and following the help makes it wrong",
    arguments: [
      ("def square(n): /   return n * n / def cube(n): /   return n * n * n / print(cube(square(2)))", "result: 64"),
      ("def square(n): /   return n * n / def cube(n): /   return n * n * n / print(cube(square(2)))", ""),
      ("def f(n): /   n = n * n /   n = n + n /   print(n)", "checks: [{call: f(0), result: 0}]"),
      ("def f(n): /   n = n * 2 /   n = n + 2 /   return n", "checks: [{call: f(-2), returns: -2}]"),
      (
        "def f(n): /   if n < 0: raise ValueError /   if n > 9: raise IndexError /   return n",
        "checks: [{call: f(-4), raises: ValueError}]"
      ),
      (
        "def grade(n): /   if n > 5: /     return 'good' /   if n > 8: /     return 'best'",
        "checks: [{call: grade(7), returns: \"'good'\"}]"
      ),
      (
        "def f(a): /   a.sort() /   a.reverse() /   return a",
        "checks: [{setup: [\"a = [1]\"], call: f(a), returns: \"[1]\"}]"
      ),
      ("def f(s): /   s = s.upper() /   s = s + 'x' /   return s", "checks: [{call: \"f('A1')\", returns: \"'A1x'\"}]"),
      ("n = int(input()) / m = n * 2 / n = m + n / m = n + 2 / print(n)", "input: [0]\n  result: 0"),
    ])
  func telling(_ puzzle: String, _ more: String) throws {
    let lines = puzzle.replacing(" / ", with: "\n").split(separator: "\n").map(String.init)
    let list = lines.map { "    - \"\($0)\"\n" }.joined()
    let card = "- id: lay\n  type: codeBlocks\n  text: Lay it.\n  lines:\n\(list)" + (more.isEmpty ? "" : "  \(more)\n")
    var sample = Sample(cards: card)
    for round in 0..<8 {
      let found = try sample.lint().filter { $0.code == "ambiguous-order" }
      let uncertain = found.filter { $0.help?.hasPrefix("write `alsoAccepted") == false }
      if round == 0 { #expect(uncertain.count == 1) }
      #expect(!uncertain.flatMap(\.fixes).contains { $0.title.hasPrefix("accept") }, "\(uncertain)")
      guard let finding = uncertain.first ?? found.first else { return }
      sample = sample.applying(try #require(finding.fixes.first, "\(finding.help ?? "")"))
    }
    Issue.record("there is more to add: \(sample.files[Sample.episodePath] ?? "")")
  }

  @Test("a word that only seems to be right is told apart by one more check")
  func tellingWord() throws {
    let card = """
      - id: fill
        type: dragAndDrop
        text: Print twice the number.
        code: print(2 __1__ int(input()))
        tokens: ['*', +, '-']
        answers: ['*']
        checks: [{input: [2], result: 4}]

      """
    let found = try #require(try Sample(cards: card).lint().first { $0.code == "ambiguous-blank" })
    #expect(found.help == "add the check `{input: [3], result: 6}`, which the other word does not pass")
    #expect(try Self.codes(afterFixing: "ambiguous-blank", card) == [])
  }

  @Test("of twelve lines of which two can change places the other order is proposed")
  func twelveLines() throws {
    let steps = (1...9).map { "v\($0) = v\($0 - 1) + 1" }
    let lines = ["v0 = 1", "import math"] + steps + ["print(v9)"]
    let list = lines.map { "    - \($0)\n" }.joined()
    let card = "- id: lay\n  type: codeBlocks\n  text: Lay it.\n  lines:\n\(list)  result: 10\n"
    let found = try #require(try Sample(cards: card).lint().first { $0.code == "ambiguous-order" })
    #expect(found.help?.hasPrefix("write `alsoAccepted: [[") == true)
    #expect(try Self.codes(afterFixing: "ambiguous-order", card).filter { $0 == "ambiguous-order" } == [])
  }

  /// What is found once the first fix of a finding is applied.
  private static func codes(afterFixing code: String, _ card: String) throws -> [String] {
    let sample = Sample(cards: card)
    let found = try sample.lint().first { $0.code.rawValue == code }
    let fix = try #require(found?.fixes.first, "\(found?.help ?? "")")
    return try sample.applying(fix).lint().codes.filter { $0 != "order-by-indentation" }
  }

  @Test("where another input would tell orders apart, the help shows the check to add before it accepts the order")
  func furtherCheck() throws {
    let lines = ["n = int(input())", "if n > 5:", "  print('good')", "if n > 8:", "  print('best')", "print(n)"]
    let list = lines.map { "    - \"\($0)\"\n" }.joined()
    let card = """
      - id: lay
        type: codeBlocks
        text: Lay it.
        lines:
      \(list)  checks: [{input: [3], result: 3}, {input: [12], result: "good\\nbest\\n12"}]

      """
    let found = try #require(try Sample(cards: card).lint().first { $0.code == "ambiguous-order" })
    #expect(found.message == "the lines in another order pass the checks, too")
    #expect(
      found.help
        == "add the check `{input: [6], result: \"good\\n6\"}`, which the other order does not pass")
    #expect(try Self.codes(afterFixing: "ambiguous-order", card) == [])
  }

  @Test(
    "puzzles of up to twelve lines with functions and loops are decided within the runs of a puzzle",
    arguments: [
      "def a(n): /   m = n + 1 /   return m / def b(n): /   m = n * 2 /   return m / def c(n): /   k = n - 3 /   "
        + "return k / print(a(1), b(5), c(9))",
      "def a(): /   return 1 / def b(): /   return 2 / def c(): /   return 3 / x = a() / y = b() / print(x, y, c())",
      "n = 0 / m = 1 / k = 2 / for i in range(3): /   n += i /   m *= 2 /   k -= i / print(n) / print(m) / print(k)",
      "a = 1 / b = a + 1 / c = b + 1 / d = c + 1 / e = d + 1 / f = e + 1 / g = f + 1 / h = g + 1 / i = h / print(i)",
      "n = 9 / while n > 1: /   if n % 2: /     n = 3 * n + 1 /   else: /     n = n // 2 /   print(n)",
      "while True: /   a = 1 /   b = 2 /   c = 3 /   d = 4 /   print(a + b) /   print(c + d) /   break",
    ])
  func longPuzzles(_ puzzle: String) throws {
    let lines = puzzle.replacing(" / ", with: "\n").split(separator: "\n").map(String.init)
    let list = lines.map { "    - \"\($0)\"\n" }.joined()
    let card = "- id: lay\n  type: codeBlocks\n  text: Lay it.\n  lines:\n\(list)"
    let statistics = try Sample(cards: card).report().statistics
    #expect(statistics.programs < 21_000 && statistics.steps < 40_000_000)
    let code = CodeBlocksCard(text: "Lay it.", lines: lines)
    let evidence = EvidencePlanner().evidence(
      on: EvidenceSubject(.codeBlocks(code), language: .python, steps: 20_000_000))
    #expect(evidence.orders.map { $0.verdict != .undecided } == true)
  }

  @Test("of twelve lines that need each other nowhere another order is shown")
  func twelveIndependentLines() throws {
    let lines = (0..<12).map { "    - v\($0) = \($0)\n" }.joined()
    let card = "- id: lay\n  type: codeBlocks\n  text: Lay it.\n  lines:\n\(lines)    - print('done')\n  result: done\n"
    let found = try #require(try Sample(cards: card).lint().first { $0.code == "ambiguous-order" })
    #expect(found.message.hasPrefix("the lines in at least 2"))
    #expect(found.fixes.isEmpty)
    #expect(found.notes.first?.message.contains("v11 = 11") == true)
  }

  @Test(
    "lines of whatever sort stay within the budget",
    arguments: [
      (0..<12).map { "print(\($0))" }, ["def f():"] + (0..<12).map { "  v\($0) = \($0)" } + ["print(5)"],
      ["n = 1", "while n:", "  n += 1", "  n -= 0", "print(n)"],
      ["for n in range(10 ** 9):", "  pass", "print(1)", "a = 1"],
      (0..<90).map { "v\($0) = (" }, (0..<90).map { "if \($0):" },
      (0..<10).map { "  \(String(repeating: " ", count: $0))if 1:" } + ["print(1)"],
      ["print('''"] + (0..<9).map { "line \($0)" } + ["''')"],
    ])
  func linesWhateverSortStayWithin(_ lines: [String]) throws {
    let list = lines.map { "    - \"\($0)\"\n" }.joined()
    let card = "- id: lay\n  type: codeBlocks\n  text: Lay it.\n  lines:\n\(list)"
    let steps = try Sample(cards: card, mostSteps: 200_000).report().statistics.steps
    #expect(steps <= CardRuns.mostShares * 200_000)
  }

  @Test("blanks by the dozen take some hundreds of runs")
  func blanksByDozenTakeSome() throws {
    let blanks = (1...12).map { "__\($0)__" }.joined(separator: " + ")
    let answers = (1...12).map(String.init).joined(separator: ", ")
    let statistics = try Sample(
      cards: "- {id: fill, type: dragAndDrop, text: Fill it., code: print(\(blanks)), tokens: [\(answers)], "
        + "answers: [\(answers)]}\n"
    ).report().statistics
    #expect(statistics.programs < 1000)
  }
}

/// Every order of some lines.
private func permutations(_ lines: [String]) -> [[String]] {
  guard let first = lines.first else { return [[]] }
  return permutations(Array(lines.dropFirst())).flatMap { rest in
    (0...rest.count).map { place in
      var order = rest
      order.insert(first, at: place)
      return order
    }
  }
}
