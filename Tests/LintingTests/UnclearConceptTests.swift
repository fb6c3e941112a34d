import Diagnostics
import Linting
import Testing

/// What is not known of one file says nothing about the concepts of others.
@Suite("Concepts where something is not understood")
struct UnclearConceptTests {
  /// Two episodes.
  private static func lessons(_ first: String, _ second: String) -> Sample {
    let last = "  - {id: done, type: finished, header: Well done!, text: You did it.}\n"
    return Sample([
      "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, two]\n",
      Sample.episodePath: "title: Say hello\n\(first)\(last)",
      "training/printing/two.yaml": "title: Two\n\(second)\(last)",
    ])
  }

  private static let early = "  - {id: run, type: executor, text: Press Run., code: \"print(len('Ada'))\", result: 3}\n"

  @Test("a syntax error that an author has silenced silences no other rule")
  func silencedSyntaxError() throws {
    let lookedAt = "  - {id: look, type: descriptionWithCode, header: Look, text: It is wrong., code: print 1}\n"
    let comment = "  # hornbook: ignore syntax-error-in-code because learners find the mistake\n"
    let second = "teaches: [python.call.len]\ncards:\n\(Self.early)"
    let silenced = try Self.lessons("cards:\n\(Self.early)\(comment)\(lookedAt)", second).lint().codes
    #expect(silenced.contains("premature-concept"))
    let open = try Self.lessons("cards:\n\(Self.early)\(lookedAt)", second).lint().codes
    #expect(open.contains("syntax-error-in-code"))
    #expect(!open.contains("premature-concept"))
  }

  @Test("what an unknown concept was meant to teach is not called untaught elsewhere")
  func unknownConceptElsewhere() throws {
    let task = """
      cards:
        - id: count
          type: exercise
          text: Count to two.
          language: python
          starter: print(1)
          solutions:
            - |
              for n in [1, 2]:
                print(n)
          result: |
            1
            2

      """
    let shown = "cards:\n  - {id: run, type: executor, text: Press Run., code: \"print([1, 2])\", result: \"[1, 2]\"}\n"
    func lint(_ concept: String) throws -> [Diagnostic] {
      try Self.lessons("teaches: [python.call.print, \(concept)]\n\(shown)", task).lint()
        .filter { $0.code.rawValue.hasSuffix("-concept") && $0.code != "unpracticed-concept" }
    }
    #expect(try lint("python.while").codes.contains("untaught-concept"))
    let found = try lint("python.fro")
    #expect(found.codes == ["unknown-concept"])
    #expect(found.first?.help == "write `python.for`")
  }
}
