import Authoring
import CurriculumBundle
import Diagnostics
import Linting
import Testing

@Suite("Variants of code")
struct VariantTests {
  private func statistics(of cards: String) throws -> LintStatistics {
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(Sample(cards: cards).files))
    return Linter().lint(authored, reading: reading).statistics
  }

  private func ask(_ variants: String, more: String = "") -> String {
    """
    - id: ask
      type: questionWithCode
      code: |
        print("one")
        print("two")
    \(more)  text: What is printed last?
      asks: lastLine
      answers: [one, two, three]
      correctAnswerIndex: 1
      variants:
    \(variants)
    """
  }

  @Test("each variant is a claim in its language: proven where it is run, and else unproven with its reason")
  func claims() throws {
    let statistics = try statistics(
      of: ask("    slang: |\n      print \"one\"\n      print \"two\"\n    java: System.out.println(2);\n"))
    #expect(statistics.claims[.code(.python)].proven == 1)
    #expect(statistics.claims[.code(.slang)].proven == 1)
    #expect(statistics.claims[.code(.java)].undecided == 1)
    #expect(statistics.unprovenCards.map(\.reasons) == [[.shownOnly]])
    #expect(statistics.unprovenCards.map { "\($0.path)" } == ["training/printing/say-hello/ask"])
  }

  @Test("pseudocode in words is unproven, and code to read in it claims to come to the same")
  func words() throws {
    let statistics = try statistics(
      of: """
        - {id: a, type: descriptionWithCode, header: A, text: It., code: print(1), variants: {pseudocode: show 1}}
        - {id: b, type: descriptionWithCode, header: B, text: It., code: print(2), variants: {pseudocode: DISPLAY(2)}}

        """)
    #expect(statistics.unprovenCards.map(\.reasons) == [[.inWords]])
    #expect(statistics.claims[.code(.pseudocode)].proven == 1 && statistics.claims[.code(.python)].count == 0)
  }

  @Test("a finding is at the variant, and says which line differs")
  func line() throws {
    let found = try Sample(cards: ask("    slang: |\n      print \"one\"\n      print \"too\"\n")).lint()
    #expect(found.map(\.code.rawValue) == ["variant-mismatch"])
    #expect(
      found.first?.message
        == "the variant in slang prints 'too' on line 2, where the code prints 'two'")
  }

  @Test("rules about code look at variants, each at its own place")
  func rules() throws {
    let wide = String(repeating: "7", count: 90)
    let found = try Sample(
      cards: """
        - {id: a, type: descriptionWithCode, header: A, text: It., code: print(1), variants: {java: "String n = '\(wide)';"}}
        - {id: b, type: executor, text: Run it., code: print(1), result: 1, variants: {pseudocode: "display(1"}}

        """
    ).lint()
    #expect(found.map(\.code.rawValue) == ["code-line-too-wide", "wrong-result"])
  }

  @Test(
    "an unknown language, none, and code that goes with one language alone are errors where they are",
    arguments: [
      ("    jave: print\n", "", "unknown-key"), ("    robot: forward\n", "", "unknown-key"),
      ("    {}\n", "", "missing-key"), ("    java:\n", "", "wrong-type"),
      ("    java: print\n", "  given: n = 1\n", "missing-key"),
    ])
  func mistakes(_ variants: String, more: String, code: String) throws {
    let found = try Sample(cards: ask(variants, more: more)).lint()
    #expect(found.map(\.code.rawValue).contains(code), "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.help != nil })
  }

  @Test("a question whose own code is not run is judged by the key, and code to read by nothing")
  func alone() throws {
    let cards = """
      - {id: a, type: questionWithCode, language: java, code: int n = 1;, text: What is printed?, answers: [1, 2, 3], correctAnswerIndex: 0, variants: {python: print(2)}}
      - {id: b, type: descriptionWithCode, language: java, header: A, text: It., code: int n = 1;, variants: {python: print(2)}}

      """
    let found = try Sample(cards: cards).lint()
    #expect(found.map(\.code.rawValue) == ["variant-mismatch"])
    #expect(found.first?.message == "the variant in python prints '2', for which the key '1' is wrong")
    let statistics = try statistics(of: cards)
    #expect(statistics.claims[.code(.python)].disproven == 1 && statistics.claims[.code(.python)].undecided == 1)
  }
}
