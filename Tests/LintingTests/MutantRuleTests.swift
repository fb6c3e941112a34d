import Authoring
import Diagnostics
import Execution
import Grading
import Linting
import Python
import Testing

@Suite("Checks that check")
struct MutantRuleTests {
  private func double(checks: String, more: String = "", solution: String = "print(2 * int(input()))") -> Sample {
    Sample(
      cards: """
        - id: double
          type: challenge
          title: Double it
          text: Read a number and print its double.
          language: python
          solutions:
            - \(solution)
        \(checks)
        \(more.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))

        """)
  }

  /// The file of the episode after all repairs.
  private func repaired(_ sample: Sample) throws -> String {
    let fix = try #require(try sample.lint().flatMap(\.fixes).first)
    #expect(fix.effect == .changesGrading)
    let bytes = Array(try #require(sample.files[Sample.episodePath]).utf8)
    return String(decoding: Edit.apply(fix.edits, to: bytes).bytes, as: UTF8.self)
  }

  @Test(
    "the repair adds checks in the layout of those that are there, and nothing is found then",
    arguments: [
      ("  checks: [{input: [2], result: 4}]", "[{input: [2], result: 4}, {input: [1], result: 2}]"),
      (
        "  checks:\n    - {input: [2], result: 4} # two",
        "    - {input: [2], result: 4} # two\n      - {input: [1], result: 2}\n"
      ),
      ("  checks:\n    - input: [2]\n      result: 4", "      result: 4\n      - input: [1]\n        result: 2\n"),
      (
        "  checks:\n    - input:\n        - 2\n      result: |\n        4",
        "          4\n      - input:\n          - 1\n        result: 2\n"
      ),
    ])
  func repairs(checks: String, wanted: String) throws {
    let sample = double(checks: checks)
    #expect(try sample.lint().codes.contains("surviving-mutant"))
    let text = try repaired(sample)
    #expect(text.contains(wanted), "\(text)")
    #expect(try Sample([Sample.episodePath: text]).lint().codes == [])
  }

  @Test("a list of checks that is shared with another card is left to the author")
  func sharedChecks() throws {
    let sample = double(
      checks: "  checks: &checks [{input: [2], result: 4}]",
      more: "")
    let found = try sample.lint().filter { $0.code == "surviving-mutant" }
    #expect(!found.isEmpty && found.allSatisfy { $0.fixes.isEmpty })
  }

  @Test("a survivor is shown with its program, an input and what both programs print")
  func evidence() throws {
    let found = try double(checks: "  checks: [{input: [2], result: 4}]").lint()
    let first = try #require(found.first { $0.code == "surviving-mutant" })
    #expect(first.message == "a mutant of solution 1 survives every check: `*` became `+`")
    #expect(
      first.notes.map(\.message).prefix(2) == [
        "this program passes every check:\nprint(2 + int(input()))",
        "for the input '1' it prints '3', but solution 1 prints '2'",
      ])
    #expect(
      first.help == "add the check `{input: [1], result: 2}`"
        + ", or state what may be read under 'inputs' where this cannot be")
  }

  @Test("a variant that the author calls right is not blamed, and one that does the same everywhere neither")
  func excused() throws {
    let both = "alsoRight:\n  - print(2 + int(input()))\n  - print(2 ** int(input()))"
    let codes = try double(checks: "  checks: [{input: [2], result: 4}]", more: both).lint()
      .filter { $0.code == "surviving-mutant" }.map(\.message)
    #expect(!codes.contains { $0.contains("`*` became `+`") })
    let same = double(
      checks: "  checks: [{input: [2], result: 2}, {input: [5], result: 5}]", solution: "print(abs(int(input())))")
    #expect(try same.lint().codes == [])
  }

  /// How many variants pass and count as doing the same, and how many are out of reach for want of an input.
  private func unblamed(_ checks: String, _ solution: String, more: String = "") throws -> (same: Int, left: Int) {
    let sample = double(checks: "  checks: [\(checks)]", more: more, solution: solution)
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(sample.files))
    let statistics = Linter().lint(authored, reading: reading).statistics
    #expect(statistics.mutants.survived == 0)
    #expect((statistics.unprovenCards.map(\.reasons) == [[.noOtherInput]]) == (statistics.mutants.notRun > 0))
    return (statistics.mutants.equivalent, statistics.mutants.notRun)
  }

  @Test("a variant that no input but those of checks could tell from a right program is out of reach")
  func withoutOtherInput() throws {
    // The text of the card says 'number' and 'double', so that no other words may be read.
    let solution = "'print(\"in\" if input() == \"number\" else \"out\")'"
    let checks = "{input: [number], result: in}, {input: [double], result: out}"
    let silent = try unblamed(checks, solution)
    #expect(silent.same == 0 && silent.left > 0)
    let stated = try unblamed(checks, solution, more: "inputs: {word: [number, double]}")
    #expect(stated.same == silent.left && stated.left == 0)
    let inputless = try unblamed("{result: 5}", "print(max(5, 3))")
    #expect(inputless.same > 0 && inputless.left == 0)
  }

  /// Whether a finding shows what a variant does for an input.
  private func isTried(_ input: String, _ solution: String, _ checks: String, more: String = "") throws -> Bool {
    try double(checks: "  checks: [\(checks)]", more: more, solution: solution).lint().contains {
      $0.notes.contains { $0.message.contains("input '\(input)'") }
    }
  }

  @Test("without 'inputs' numbers are drawn from what the checks' inputs span, and from the bounds of the solution")
  func span() throws {
    let checks = "{input: [3], result: child}, {input: [17], result: child}"
    let bound = "'n = int(input()); print(\"child\" if n < 18 else \"grown\")'"
    #expect(try isTried("18", bound, checks))
    let otherwise = "'n = int(input()); print(\"child\" if n + 2 < 20 else \"grown\")'"
    #expect(try !isTried("18", otherwise, checks))
    #expect(try isTried("18", otherwise, checks, more: "inputs: {n: 3..20}"))
  }

  @Test("0 and 1 are the least of many numbers, unless the solution asks for one of them")
  func leastNumbers() throws {
    let checks = "{input: [0], result: 0}, {input: [1], result: 1}"
    #expect(try isTried("2", "'n = int(input()); print(n ** 3)'", checks))
    #expect(try !isTried("2", "'n = int(input()); print(1 if n == 1 else 0)'", checks))
  }

  @Test("other words are drawn where nothing announces the words of the checks")
  func otherWords() throws {
    let solution = "'print(\"in\" if input() == \"sesame\" else \"out\")'"
    #expect(try isTried("tiger", solution, "{input: [sesame], result: in}, {input: [apple], result: out}"))
    // The text of the card says 'number' and 'double'.
    let announced = "'print(\"in\" if input() == \"number\" else \"out\")'"
    #expect(try !isTried("rabbit", announced, "{input: [number], result: in}, {input: [double], result: out}"))
  }

  @Test("of two lines that are compared each is the larger one, and they meet as numbers of other lengths")
  func comparedLines() throws {
    let solution = "'a = int(input()); b = int(input()); print(a if a > b else b)'"
    #expect(try isTried("2', '3", solution, "{input: [5, 3], result: 5}, {input: [9, 1], result: 9}"))
    let checks = "{input: [5, 3], result: 5}, {input: [1, 9], result: 9}, {input: [4, 4], result: 4}"
    #expect(try isTried("10', '3", solution, checks))
  }

  @Test("more lines follow a first one that says how many")
  func moreLines() throws {
    let solution =
      "|\n        total = 0\n        for turn in range(int(input())):\n          total += int(input())\n        print(total)"
    #expect(try isTried("2', '5', '8", solution, "{input: [1, 5], result: 5}, {input: [1, 8], result: 8}"))
  }

  @Test("a program under 'alsoRight' must pass, and 'uses' asks every right program")
  func proven() throws {
    let checks = "  checks: [{input: [2], result: 4}, {input: [5], result: 10}]"
    let wrong = try double(checks: checks, more: "alsoRight: [print(4)]").lint()
    #expect(wrong.codes == ["failing-solution"])
    #expect(wrong.first?.message.contains("'alsoRight' index 0") == true)
    let unused = try double(checks: checks, more: "uses: [python.for]").lint()
    #expect(unused.codes == ["failing-solution"])
    #expect(unused.first?.message == "solution 1 does not use 'python.for', which 'uses' asks for")
  }

  @Test("variants that never end cost little, and the rest is still judged")
  func endlessVariants() throws {
    let solution = "|\n        n = int(input())\n        while n > 0:\n          print(n)\n          n -= 1"
    let sample = double(
      checks: "  checks: [{input: [3], result: \"3\\n2\\n1\"}, {input: [0], result: \"\"}]", solution: solution)
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(sample.files))
    let report = Linter().lint(authored, reading: reading)
    let mutants = report.statistics.mutants
    #expect(mutants.killed > 8 && mutants.timedOut + mutants.notRun < 10 && report.statistics.steps < 200_000)
    #expect(mutants.count == mutants.killed + mutants.survived + mutants.equivalent + mutants.timedOut + mutants.notRun)
  }

  @Test("of a solution of 2,000 lines some mutants are made")
  func longSolution() throws {
    let lines = (0..<2000).map { "        v\($0) = \($0) + 1\n" }.joined()
    let sample = double(
      checks: "  checks: [{input: [3], result: 8}, {input: [5], result: 10}]",
      solution: "|\n\(lines)        print(int(input()) + int(v4))")
    let mutants = try sample.report().statistics.mutants
    #expect((10...100).contains(mutants.count))
  }

  @Test("'inputs' takes ranges, words and lists; anything else is told at its place")
  func inputs() throws {
    let checks = "  checks: [{input: [2], result: 4}, {input: [5], result: 10}]"
    for line in ["{n: 0..20}", "{n: -5..5}", "{n: [2, 5, 7]}"] {
      #expect(try double(checks: checks, more: "inputs: \(line)").lint().codes == [], "\(line)")
    }
    for line in ["{n: 0-20}", "{n: 0..1.5}", "{n: 1...5}", "{n: number}", "{n: {}}", "[1]", "{}"] {
      let found = try double(checks: checks, more: "inputs: \(line)").lint()
      #expect(found.contains { $0.severity == .error }, "\(line)")
    }
  }

  @Test(
    "odd inputs of checks draw what they draw, and stop nothing",
    arguments: [
      "-9223372036854775808, 9223372036854775807", "007, 1e3", "'', ' '", "-1.5, 99999999999999.999999", "1.5.2, 2.-5",
      "'1  2', '1 -2'", "'-5 9223372036854775807', '3 4'", "'٣', '²'",
    ])
  func oddInputs(lines: String) throws {
    let lines = lines.split(separator: ", ")
    let checks = lines.map { "    - {input: [\($0)], result: \($0)}\n" }.joined()
    let found = try double(checks: "  checks:\n\(checks)", solution: "print(input())").lint()
    #expect(found.filter { $0.severity == .error }.codes == [])
  }

  @Test(
    "numbers at the ends of what a whole number can be stop nothing",
    arguments: [
      ("'n = int(input()); print(1 if n > 5 else 2)'", "[-9223372036854775808]", "[9223372036854775807]"),
      ("'a = int(input()); b = input(); print(1 if b > \"5\" else 2)'", "[9223372036854775807, 1]", "[1, 9]"),
    ])
  func extremeInputs(solution: String, least: String, most: String) throws {
    let checks = "  checks: [{input: \(least), result: 2}, {input: \(most), result: 1}]"
    #expect(try double(checks: checks, solution: solution).lint().filter { $0.severity == .error }.codes == [])
  }

  @Test("a variant that passes and does not end on drawn inputs is out of reach, and not called equivalent")
  func endlessOnDrawnInputs() throws {
    let solution = "|\n        n = int(input())\n        while n > 0:\n          n -= 1\n        print(n)"
    let sample = double(checks: "  checks: [{input: [0], result: 0}]", more: "inputs: {n: 0..5}", solution: solution)
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(sample.files))
    let mutants = Linter().lint(authored, reading: reading).statistics.mutants
    #expect(mutants.timedOut + mutants.notRun > 0)
  }

  @Test("3,000 checks of 30 lines draw no more inputs than are wanted, and end")
  func manyChecks() throws {
    let input = (0..<30).map { _ in "7" }.joined(separator: ", ")
    let checks = (0..<3000).map { "    - {input: [\(input)], result: \($0 % 2 == 0 ? 7 : 8)}\n" }.joined()
    let codes = try double(checks: "  checks:\n\(checks)", solution: "print(input())").lint().codes
    #expect(codes.contains("failing-solution"))
  }

  @Test(
    "what is written otherwise does the same: a name that is a parameter, too, and prompts in their order",
    arguments: [
      "x = 5\ndouble = lambda x: x * 2\nprint(double(4), x)", "a = 1\ndef show(*a): print(a)\nshow(2, 3)\nprint(a)",
      "a = 1\ndef show(**a): print(a)\nshow(b=3)\nprint(a)",
      "print(int(input(\"A? \")) + int(input(\"B? \")) + int(input(\"C? \")))",
    ])
  func otherWritings(program: String) throws {
    let outcome = PythonProgram(source: program).run(input: ["1", "2", "3"])
    let output = Observation.withoutClosingLineEnds(outcome.standardOutput).replacing("\n", with: "\\n")
    let sample = double(
      checks: "  checks:\n    - {input: [1, 2, 3], result: \"\(output)\"}",
      solution: "|\n" + program.split(separator: "\n").map { "        \($0)\n" }.joined())
    let notes = try sample.lint().flatMap(\.notes).map(\.message)
    #expect(!notes.contains { $0.hasPrefix("what it prints depends on") })
  }

  @Test(
    "an unknown name under 'uses' is one finding, which proposes only what may have been meant",
    arguments: [
      ("python.call.imput", "write `python.call.input`"), ("pyhton.while", "write `python.while`"),
      ("python.operator.banana", "name one of those that `hornbook manual concepts` lists"),
    ])
  func unknownUse(name: String, help: String) throws {
    let checks = "  checks: [{input: [2], result: 4}, {input: [5], result: 10}]"
    let found = try double(checks: checks, more: "uses: [\(name)]").lint()
    #expect(found.codes == ["unknown-concept"])
    #expect(found.first?.help == help)
  }

  @Test("a constant is told from a solution that computes, in Slang, too")
  func constants() throws {
    let slang = { (more: String) in
      Sample(
        cards: """
          - id: again
            type: exercise
            text: Print the name twice with a repeat.
            language: slang
            solutions:
              - |
                repeat 2
                  print "Ada"
                end
            result: "Ada\\nAda"
          \(more)

          """)
    }
    #expect(try slang("").lint().codes == ["passing-constant"])
    #expect(try slang("  uses: [slang.repeat]").lint().codes == [])
  }

  @Test("a program that only prints the result is told with a check that refuses it, of what 'inputs' states")
  func constantIsRefused() throws {
    let sample = double(
      checks: "  checks:\n    - {input: [Ada], result: Hi Ada}", more: "inputs: {name: [Ada, Bo]}",
      solution: "print(\"Hi \" + input())")
    let found = try #require(try sample.lint().first { $0.code == "passing-constant" })
    #expect(
      found.notes.map(\.message) == [
        "this program passes every check:\nprint(\"Hi Ada\")",
        "for the input 'Bo' it prints 'Hi Ada', but solution 1 prints 'Hi Bo'",
      ])
    #expect(
      found.help == "add the check `{input: [Bo], result: Hi Bo}`")
    #expect(try Sample([Sample.episodePath: repaired(sample)]).lint().codes == [])
  }

  @Test("a program that has the input of all checks written out is found though it has what 'uses' asks for")
  func inputIsWrittenOut() throws {
    let solution = "|\n        n = int(input())\n        for turn in range(n):\n          print(turn)"
    let sample = double(
      checks: "  checks: [{input: [3], result: \"0\\n1\\n2\"}]", more: "uses: [python.for]\ninputs: {n: 3..4}",
      solution: solution)
    let found = try sample.lint()
    #expect(found.codes == ["surviving-mutant"])
    #expect(
      found.first?.help == "add the check `{input: [4], result: \"0\\n1\\n2\\n3\"}`")
    #expect(try Sample([Sample.episodePath: repaired(sample)]).lint().codes == [])
  }

  @Test(
    "what 'inputs' states and no program or check has is told",
    arguments: [
      ("{n: 0..20, m: 0..9}", "{input: [2], result: 4}", ["no right program reads 'm', a line that 'inputs' states"]),
      ("{n: 3..20}", "{input: [2], result: 4}", ["check 1 gives '2' for 'n', but 'inputs' states 3..20"]),
      ("{n: [5, 7]}", "{input: [2], result: 4}", ["check 1 gives '2' for 'n', but 'inputs' states one of '5', '7'"]),
      (
        "{n: 0.5..9.5}", "{input: [2], result: 4}",
        ["every right program ends in an error for the input '0.5', which 'inputs' allows"]
      ),
      (
        "{n: word}", "{input: [2], result: 4}",
        ["every right program ends in an error for the input 'cat', which 'inputs' allows"]
      ),
      ("{n: 0..20}", "{input: [' 2 '], result: 4}", []), ("{n: 0..20}", "{input: ['02'], result: 4}", []),
    ])
  func statedInputs(inputs: String, check: String, wanted: [String]) throws {
    let found = try double(checks: "  checks: [\(check), {input: [5], result: 10}]", more: "inputs: \(inputs)").lint()
    #expect(found.filter { $0.code == "inputs-mismatch" }.map(\.message) == wanted)
  }

  @Test(
    "an error that only some programs meet is a difference, and no mismatch; nor are programs that read as they like")
  func otherInputs() throws {
    let checks = "  checks: [{input: [2], result: 4}, {input: [5], result: 10}]"
    let differing = double(checks: checks, more: "alsoRight: [print(20 // (10 // int(input())))]\ninputs: {n: 0..5}")
    #expect(!(try differing.lint().codes.contains("inputs-mismatch")))
    let counted =
      "|\n        total = 0\n        for turn in range(int(input())):\n          total += int(input())\n        print(total)"
    let found = try double(
      checks: "  checks: [{input: [1, 5], result: 5}, {input: [2, 8, 1], result: 9}]",
      more: "inputs: {count: 1..3, a: 0..9}",
      solution: counted
    ).lint().filter { $0.code == "inputs-mismatch" }
    #expect(found.map(\.message) == ["check 2 gives 3 lines of input, but 'inputs' states 2 lines"])
  }
}
