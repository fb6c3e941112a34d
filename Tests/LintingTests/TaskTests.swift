import Authoring
import Diagnostics
import Linting
import Testing

@Suite("Exercises and challenges")
struct TaskTests {
  private func fetch(
    solution: String = "forward\nforward\ncollect", world: String = "#####\n#>.o#\n#####", more: String = ""
  ) -> Sample {
    let indented = { (text: String, by: Int) in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : String(repeating: " ", count: by) + $0 }.joined(separator: "\n")
    }
    return Sample(
      cards: """
        - id: fetch
          type: challenge
          title: Fetch it
          text: Take the coin.
          language: robot
          solutions:
            - |
        \(indented(solution, 6))
          checks:
            - world: |
        \(indented(world, 8))
        \(indented(more, 2))

        """)
  }

  @Test("a solution with one mistake makes one finding, whatever the card says of stars, limits and cards to practise")
  func oneCauseOneFinding() throws {
    let more = "cardLimit: 2\npractises: [repeat]\nstars: {three: 1, two: 2}"
    #expect(try fetch(solution: "forward\n\nfwd\ncollect", more: more).lint().codes == ["program-mistake"])
    #expect(try fetch(solution: "forward\ncollect", more: more).lint().codes == ["failing-solution"])
    #expect(try fetch(more: more).lint().codes == ["failing-solution"])
    #expect(try fetch(world: "#####\n#>#o#\n#####", more: more).lint().codes == ["unsolvable-level"])
    #expect(try fetch(world: "#####\n#>?o#\n#####", more: more).lint().codes == ["invalid-world"])
  }

  @Test("a card that the deck lacks makes one finding, however often it is laid")
  func missingCard() throws {
    let more = """
      deck: [forward, collect]
      practises: [repeat]
      cardLimit: 4
      starter: |
        repeat 3
        end
      wrongPrograms:
        - {program: "repeat 2\\n  forward\\nend", feedback: Who takes the coin?}
      """
    let found = try fetch(solution: "repeat 2\n  forward\nend\ncollect", more: more).lint()
    #expect(found.codes == ["program-mistake"])
    #expect(found.first?.help == "add 'repeat' to 'deck', or use another card")
    #expect(found.first?.notes.map(\.message) == ["wrong program 1 has it, too", "the starter has it, too"])
  }

  @Test("a program of more than 500 cards is too long for every place on a card")
  func tooManyCards() throws {
    let long = String(repeating: "left\n", count: 500) + "forward\nforward\ncollect"
    let found = try fetch(solution: long).lint()
    #expect(found.codes == ["program-mistake"] && found.first?.message.contains("503 cards") == true)
    let starter = String(repeating: "  left\n", count: 501)
    #expect(try fetch(more: "starter: |\n\(starter)").lint().codes == ["program-mistake"])
  }

  @Test("an absurd map makes one finding")
  func absurdMaps() throws {
    let wide = String(repeating: "x", count: 400_000)
    let tall = Array(repeating: "xyz", count: 100_000).joined(separator: "\n")
    let legend = "####\n#>o#\n####\n\n" + Array(repeating: "nonsense", count: 50_000).joined(separator: "\n")
    #expect(try fetch(world: wide).lint().codes == ["invalid-world"])
    #expect(try fetch(world: tall).lint().codes == ["invalid-world"])
    #expect(Set(try fetch(world: legend).lint().codes) == ["invalid-world"])
  }

  @Test("the programs of a card share a budget; what comes behind those that took it up is told, not run")
  func budgetOfACard() throws {
    let wrong = (1...30).map { "    - {program: \"while \($0): pass\", feedback: Not \($0).}\n" }.joined()
    let cards = """
      - id: greet
        type: challenge
        title: Greet
        text: Print the name Ada.
        language: python
        solutions: [print("Ada")]
        checks: [{result: Ada}, {result: Ada}]
        wrongPrograms:
      \(wrong)
      """
    var files = Sample(cards: cards).files
    files["curriculum.yaml", default: ""] += "lint: {limits: {steps: 1000}}\n"
    let found = try Sample(files).lint()
    #expect(found.filter { $0.severity == .error }.codes == ["program-over-budget"])
    #expect(found.contains { $0.message.contains("10,000") })
  }

  @Test("a card counts as proven when its solutions are right, and as unproven when its code is only shown")
  func statistics() throws {
    let cards = """
      - {id: a, type: exercise, text: Say Ada., language: slang, solutions: ['print "Ada"'], result: Ada}
      - {id: b, type: exercise, text: Say Bob., language: slang, solutions: ['print "Ada"'], result: Bob}
      - {id: c, type: descriptionWithCode, language: java, header: Java, text: Look., code: int x = 1;}
      - {id: d, type: questionWithCode, language: swift, text: What?, code: let x, answers: [a, b], correctAnswerIndex: 0}
      - {id: e, type: questionWithCode, language: slang, text: What?, code: print 1, answers: ["1", b], correctAnswerIndex: 0}

      """
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(Sample(cards: cards).files))
    let report = Linter().lint(authored, reading: reading)
    #expect(report.diagnostics.filter { $0.severity == .error }.codes == ["failing-solution"])
    #expect(report.statistics.claims.all.proven == 2)
    #expect(report.statistics.unproven == 2)
  }

  @Test("a language that nobody knows is one finding, and the code is run as none")
  func unknownLanguage() throws {
    let cards = """
      - {id: c, type: descriptionWithCode, language: jav, header: Java, text: Look., code: int x = 1;}
      - {id: d, type: questionWithCode, language: swft, text: What?, code: let x, answers: [a, b, c], correctAnswerIndex: 0}
      - {id: e, type: executor, language: robt, text: What?, code: forward, result: "1"}

      """
    #expect(try Sample(cards: cards).lint().codes == ["unknown-choice", "unknown-choice", "unknown-choice"])
  }

  @Test("an exercise for a robot is told where it belongs")
  func robotExercise() throws {
    let cards = "- {id: a, type: exercise, text: Go., language: robot, solutions: [forward], result: Ada}\n"
    let found = try Sample(cards: cards).lint()
    #expect(found.codes == ["unknown-choice"])
    #expect(found.first?.help?.contains("`challenge`") == true)
  }

  @Test("programs, inputs and hints are the same only where their bytes are")
  func lookalikes() throws {
    func card(_ other: String) -> Sample {
      Sample(
        cards: """
          - id: say
            type: challenge
            title: The café
            text: Read a name and print caf\u{E9} behind it.
            language: python
            solutions: ['print(input(), "caf\u{E9}"[:3])', 'print(input(), "\(other)"[:3])']
            checks: [{input: [caf\u{E9}], result: caf\u{E9} caf}, {input: ["\(other)"], result: "\(other) caf"}]
            wrongPrograms:
              - {program: 'print("caf\u{E9}")', feedback: Read the name.}
              - {program: 'print("\(other)")', feedback: Read the name first.}

          """)
    }
    let code: Diagnostic.Code = "duplicate-task-entry"
    #expect(try card("cafe\u{301}").lint().filter { $0.code == code }.isEmpty)
    #expect(try card("caf\u{E9}").lint().count { $0.code == code } == 3)
  }

  @Test(
    "what a program must use is named by its word as code or beside what it is, not by a word of everyday English",
    arguments: [
      ("Print one to three with a for loop.", true), ("Print one to three in a for-loop.", true),
      ("Print one to three with `for`.", true), ("Begin with `for n in`, and print one to three.", true),
      ("Print one to three. The keyword for helps.", true),
      ("Go through one to three in a loop, and print them.", true),
      ("Print one to three for Ada.", false), ("Print what is 'for you': one to three.", false),
      ("Print one to three. Wait for it, and call for more.", false),
    ])
  func namedConstructs(_ text: String, _ isNamed: Bool) throws {
    let found = try Sample(
      cards: """
        - id: count
          type: exercise
          text: "\(text)"
          language: python
          solutions: ["for n in range(1, 4):\\n  print(n)"]
          result: "1\\n2\\n3"
          uses: [python.for]

        """
    ).lint()
    #expect(found.contains { $0.code == "check-too-strict" } == !isNamed)
  }

  @Test("a mistake without feedback is told with what leads to other looks that have none either")
  func otherMistakesAreTold() throws {
    let sign = Sample(
      cards: """
        - id: sign
          type: challenge
          title: The sign
          text: Read a speed. Up to 3 print slow, from 4 to 9 print quick, from 10 on print rocket.
          language: python
          solutions:
            - |
              speed = int(input())
              if speed < 4:
                print("slow")
              elif speed < 10:
                print("quick")
              else:
                print("rocket")
          checks:
            - {input: [3], result: slow}
            - {input: [4], result: quick}
            - {input: [9], result: quick}
            - {input: [10], result: rocket}
          inputs: {speed: 0..20}
          wrongPrograms:
            - program: print("slow")
              feedback: Not all of them are slow.

        """)
    let found = try sign.lint().filter { $0.code == "common-mistake-without-feedback" }
    try #require(found.count == 1)
    #expect(found[0].notes.count == 2)
    #expect(found[0].notes.last?.message == "others draw none either: `<` became `<=`; `<` became `>`")
  }

  @Test("whether a task tells what to use is asked only of English texts", arguments: ["en", "de"])
  func usesInOtherLanguages(locale: String) throws {
    let english = Sample(
      cards: """
        - id: count
          type: exercise
          text: Gib die Zahlen von 1 bis 3 mit einer Schleife aus.
          language: python
          solutions:
            - |
              for zahl in range(1, 4):
                  print(zahl)
          result: "1\\n2\\n3"
          uses: [python.for]

        """)
    #expect(try inLanguage(locale, english).lint().codes == (locale == "en" ? ["check-too-strict"] : []))
  }

  @Test("what is to be typed is looked for only in English texts", arguments: ["en", "de"])
  func promptsInOtherLanguages(locale: String) throws {
    let english = Sample(
      cards: """
        - id: ask
          type: executor
          text: Tippe deinen Namen ein.
          code: print("Hallo", input())
          input: [Ida]
          result: Hallo Ida

        """)
    #expect(try inLanguage(locale, english).lint().codes == (locale == "en" ? ["unanswerable-prompt"] : []))
  }

  /// The same curriculum in a language of its own.
  private func inLanguage(_ locale: String, _ sample: Sample) -> Sample {
    Sample(sample.files.mapValues { $0.replacing("locale: en", with: "locale: \(locale)") })
  }
}
