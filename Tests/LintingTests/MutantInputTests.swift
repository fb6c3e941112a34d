import Testing

/// On which inputs the wrong variants are tried that pass checks which are too alike.
@Suite("Inputs that mutants are tried on")
struct MutantInputTests {
  private func findings(_ solution: String, _ checks: [(input: String, result: String)]) throws -> [String] {
    let sample = Sample(
      cards: """
        - id: task
          type: challenge
          title: A task
          text: Read what comes and print what is asked.
          language: python
          solutions:
            - |
        \(solution.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n"))
          checks:
        \(checks.map { "    - {input: \($0.input), result: \($0.result)}" }.joined(separator: "\n"))

        """)
    return try sample.lint().filter { $0.code.rawValue == "surviving-mutant" }.map(\.message)
  }

  @Test("rows of numbers of other lengths and orders, where the checks have such")
  func rows() throws {
    let largest = """
      row = input().split()
      best = int(row[0])
      for part in row:
          if int(part) > best:
              best = int(part)
      print(best)
      """
    let rising = try findings(largest, [("[1 2 3]", "3"), ("[4 5]", "5")])
    #expect(rising.contains { $0.contains("`int(part) > best` became `True`") }, "\(rising)")
    #expect(try findings(largest, [("[1 2 3]", "3"), ("[7 2 5]", "7"), ("[3 9 4]", "9"), ("[4]", "4")]).isEmpty)
  }

  @Test("words that are not the same backwards, and a value that is left as it was")
  func words() throws {
    let backwards = "word = input()\nprint(word[::-1])"
    let same = try findings(backwards, [("[anna]", "anna"), ("[otto]", "otto")])
    #expect(same == ["a mutant of solution 1 survives every check: `word[::-1]` became `word`"])
    #expect(try findings(backwards, [("[anna]", "anna"), ("[tea]", "aet")]).isEmpty)
  }

  @Test("numbers a little larger than those of the checks, unless a learner or the program is told of the largest")
  func largerNumbers() throws {
    let product = "n = int(input())\nm = 1\nfor i in range(n):\n    m *= i + 1\nprint(m)"
    let found = try findings(product, [("[1]", "1"), ("[2]", "2")])
    #expect(found.contains { $0.contains("`m = 1` is done in each round") }, "\(found)")
    #expect(try findings(product, [("[1]", "1"), ("[2]", "2"), ("[4]", "24")]).isEmpty)
    #expect(try findings("n = int(input())\nprint(['a', 'b', 'c'][n % 2 + 1])", [("[1]", "c"), ("[2]", "b")]).isEmpty)
  }

  @Test("a line less and a line more, where programs read until something comes")
  func untilSomething() throws {
    let names = "count = 0\nwhile input() != 'stop':\n    count += 1\nprint(count)"
    #expect(
      try findings(names, [("[Ada, stop]", "1"), ("[stop]", "0")]).contains {
        $0.contains("ends after its first round")
      })
    #expect(try findings(names, [("[Ada, Bo, stop]", "2"), ("[stop]", "0"), ("[Bo, stop]", "1")]).isEmpty)
  }
}
