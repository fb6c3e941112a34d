import Execution
import Python
import Testing

/// Patterns that go back for ever end at the budget.
@Suite("The fence around regular expressions")
struct RegexFenceTests {
  private func run(_ source: String, steps: Int = 2_000_000, memory: Int = 32 << 20) -> Outcome {
    PythonProgram(source: source, fileName: "main.py")
      .run(budget: Budget(steps: steps, memory: memory, output: 1 << 20, depth: 1000))
  }

  @Test(
    "a pattern that goes back for ever runs out of steps",
    arguments: [
      "re.match('(a*)*b', 'a' * 40)", "re.search('(x+x+)+y', 'x' * 60)", "re.findall('(.*)*z', 'ab' * 50)",
      "re.sub('(?:a|aa)+$', '', 'a' * 90 + 'b')", "re.match(r'(?:(a)|b|ab)*?c', 'ab' * 60)",
    ])
  func patternGoesBackForEver(call: String) {
    #expect(run("import re\n\(call)").ending == .stopped(.steps, line: 2))
  }

  @Test("choices count as memory")
  func choicesCountAsMemory() {
    #expect(
      run("import re\nre.match('(?:ab|ba)*', 'ab' * 1000000)", steps: 1 << 40).ending == .stopped(.memory, line: 2))
  }

  @Test("patterns nested too deeply are a RecursionError", arguments: ["(", "(?:", "(?=", "(?P<a>", "(?i:"])
  func patternsNestedTooDeeplyRecursionError(opening: String) {
    let source = """
      import re
      try: re.compile('\(opening)' * 20000)
      except (RecursionError, re.error) as error: print(type(error).__name__)
      print(re.compile('(' * 400 + ')' * 400).groups)
      """
    #expect(run(source).standardOutput.hasSuffix("\n400\n"))
  }

  @Test("the same pattern takes the same number of steps")
  func samePatternTakesSameNumber() {
    let source = "import re\nprint(re.findall(r'(\\w+)\\s+(?:\\d|x)*', 'one 2 three xxx 4' * 50))"
    #expect(run(source).steps == run(source).steps)
  }
}
