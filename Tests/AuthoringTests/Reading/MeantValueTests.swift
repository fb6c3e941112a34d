import Authoring
import AuthoringSamples
import Diagnostics
import Testing

@Suite("What an author most likely meant")
struct MeantValueTests {
  /// What is found in a card.
  private func findings(in card: String) throws -> [Diagnostic] {
    let text = SampleCurriculum.heading + card + SampleCurriculum.finished
    return try read(SampleCurriculum.with([SampleCurriculum.episodePath: text])).diagnostics
  }

  private func question(_ lines: String) throws -> [Diagnostic] {
    try findings(in: "  - id: ask\n    type: question\n    text: What?\n\(lines)")
  }

  @Test(
    "brackets and parentheses as items of a list are items",
    arguments: ["(, On the screen, )", "print, (, x, )", "print(, x, )", "On paper, In a file), At (the, b"])
  func bracketsAsItems(_ items: String) throws {
    let found = try question("    answers: [\(items)]\n    correctAnswerIndex: 0\n")
    #expect(found.map(\.message) == [])
  }

  @Test("a call in a list is one item", arguments: ["add, print(1, 2)", "print (1, 2), add", "f(g(1), (2, 3)), b"])
  func callsAsItems(_ items: String) throws {
    let found = try question("    answers: [\(items)]\n    correctAnswerIndex: 0\n")
    #expect(found.map(\.code) == ["comma-in-text"])
  }

  @Test(
    "an index that is an answer means its place",
    arguments: [
      ("[\"1\", \"3\", \"5\"]", "correctAnswerIdx: \"3\"", "write `correctAnswerIndex: 1`"),
      ("[1, 3, 5]", "correctAnswerIdx: 3", "write `correctAnswerIndex: 1`"),
      ("[1, 3, 5]", "correctAnswerIndex: \"3\"", "write `correctAnswerIndex: 1`"),
      ("[Moon, Sun, Star]", "correctAnswerIdx: 2", "write `correctAnswerIndex`"),
      ("[Moon, Sun, Star]", "correctAnswerIdx: \"2\"", "write `correctAnswerIndex: 2`"),
      ("[Moon, Sun, Star]", "correctAnswerIndex: \"7\"", "write it with digits alone, without quotes"),
    ])
  func indexes(_ answers: String, _ entry: String, _ help: String) throws {
    #expect(try question("    answers: \(answers)\n    \(entry)\n").map(\.help) == [help])
  }

  @Test("a comment in the place of a text is quoted as what it belongs to")
  func comments() throws {
    let list = try question("    answers:\n      - On paper\n      - # of lines\n    correctAnswerIndex: 0\n")
    #expect(list.map(\.help) == ["put the text in quotes: `- \"# of lines\"`"])
    for lineEnd in ["\n", "\r\n"] {
      let below = "  - id: look\n    type: description\n    header: Look\n    text:\n      # of lines\n"
      let found = try findings(in: below.split(separator: "\n").joined(separator: lineEnd) + lineEnd)
      #expect(found.map(\.help) == ["write `text: |`, so that the lines below it are its text"])
    }
  }

  @Test("the line of an added key ends like those of the file", arguments: ["\n", "\r\n"])
  func addedKey(lineEnd: String) throws {
    let card = "  - text: Run it.\n    type: executor\n    code: print(1)\n    result: 1\n"
    let text = (SampleCurriculum.heading + card + SampleCurriculum.finished).replacing("\n", with: lineEnd)
    let found = try read(SampleCurriculum.with([SampleCurriculum.episodePath: text])).diagnostics
    let edits = found.filter { $0.code == "missing-key" }.flatMap { $0.fixes.flatMap(\.edits) }
    #expect(edits.count == 1)
    #expect(edits.allSatisfy { $0.replacement.hasSuffix("\(lineEnd)    ") }, "\(edits)")
  }

  @Test(
    "code in double quotes whose lines end in a backslash is not joined",
    arguments: [
      ("\"print(1)\\n\\\n      print(2)\"", []), ("\"print(1)\\n\\\r\n      print(2)\"", []),
      ("\"print(1)\n      print(2)\"", ["joined-code"]), ("\"print(1)\\\\\n      print(2)\"", ["joined-code"]),
      ("'print(1)\\\n      print(2)'", ["joined-code"]),
    ] as [(String, [Diagnostic.Code])])
  func escapedLineEnds(_ code: String, _ codes: [Diagnostic.Code]) throws {
    let found = try findings(
      in: "  - id: run\n    type: executor\n    text: Run it.\n    code: \(code)\n    result: 1\n")
    #expect(found.map(\.code) == codes)
  }

  @Test(
    "the help for a missing key gives no value that only the author knows",
    arguments: [
      (
        "type: question\n    answers: [a, b]",
        ["add `correctAnswer:` (the right answer, written as it is among the answers)"]
      ),
      ("type: trueFalse", ["add `answer: true` or `answer: false`, whichever is right"]),
      (
        "type: challenge\n    title: Go",
        [
          "add `checks:` (what a program must do)",
          "add `language:` (the language of its programs: one of python, slang, robot, pseudocode, javascript)",
          "add `solutions:` (programs that are right, the best first)",
        ]
      ),
      (
        "type: exercise\n    language: slang\n    solutions: [print 5]",
        ["add 'result' or 'satisfies' or 'checks'"]
      ),
      ("answers: [Moon, Sun, Star]\n    answer: true", ["add `type: question`"]),
      ("answers: [Moon, Sun, Star]\n    answer: 1", ["add `type: question`"]),
      ("answers: [yes, no]\n    answer: true", ["add `type: question`"]),
      ("answer: true", ["add `type: trueFalse`"]),
    ] as [(String, [String?])])
  func missingKeys(_ keys: String, _ helps: [String?]) throws {
    #expect(
      try findings(in: "  - id: ask\n    text: Which is it?\n    \(keys)\n").map(\.help).sorted {
        ($0 ?? "") < ($1 ?? "")
      } == helps)
  }

  @Test("what is in braces in the place of a list is written in brackets")
  func braces() throws {
    let found = try question("    answers: {On paper, a: On screen, In a file}\n    correctAnswerIndex: 0\n")
    #expect(found.map(\.help) == ["put brackets around it: `answers: [On paper, On screen, In a file]`"])
  }

  @Test("an entry in braces in the place of a list keeps its keys")
  func entryInBraces() throws {
    let written = #"{input: [3], result: "1\n2\n3"}"#
    let found = try findings(
      in: """
          - id: write
            type: exercise
            text: Count.
            language: python
            solutions: [print(1)]
            checks: \(written)

        """)
    #expect(found.map(\.help) == ["put brackets around it: `checks: [\(written)]`"])
    #expect(found.first?.fixes.first?.edits.map(\.replacement) == ["[\(written)]"])
  }

  @Test("a file is given no name that another one has")
  func takenNames() throws {
    let folder = "training/printing"
    let text = SampleCurriculum.heading + SampleCurriculum.finished
    func helps(_ names: [String], listed: String) throws -> [String?] {
      var files = ["\(folder)/block.yaml": "title: Printing\nepisodes: [\(listed)]\n"]
      for name in names { files["\(folder)/\(name).yaml"] = text }
      return try read(SampleCurriculum.with(files)).diagnostics.filter { $0.code == "malformed-id" }.map(\.help)
    }
    #expect(
      try helps(["greet", "Greet"], listed: "say-hello, greet")
        == ["take '\(folder)/Greet.yaml' away, or give it a name of its own"])
    #expect(
      try helps(["Greet"], listed: "say-hello")
        == ["rename it to `greet.yaml`, and add `greet` to the list in '\(folder)/block.yaml'"])
    #expect(try helps(["Greet"], listed: "say-hello, greet") == [])
    #expect(
      try helps(["Greet", "GREET"], listed: "say-hello, greet")
        == ["take '\(folder)/Greet.yaml' away, or give it a name of its own"])
  }
}
