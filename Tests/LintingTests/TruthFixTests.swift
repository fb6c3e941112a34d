import Diagnostics
import Linting
import Testing

/// What `--accept` writes into cards.
@Suite struct TruthFixTests {
  /// The cards after all repairs that write what really happens.
  private func accepted(_ cards: String) throws -> String {
    let sample = Sample(cards: cards)
    let fixes = try sample.lint().flatMap(\.fixes).filter { $0.effect == .acceptsTruth }
    let bytes = Array(try #require(sample.files[Sample.episodePath]).utf8)
    return String(decoding: Edit.apply(fixes.flatMap(\.edits), to: bytes).bytes, as: UTF8.self)
  }

  private func unchanged(_ cards: String) throws -> String {
    try #require(Sample(cards: cards).files[Sample.episodePath])
  }

  private func run(_ code: String, _ claim: String) -> String {
    "- id: run\n  type: executor\n  text: Run it.\n  code: \(code)\n  \(claim)\n"
  }

  @Test(arguments: [
    ("print(5)", "result: 6", "result: 5"),
    ("print(5)", "result: 6  # the sum", "result: 5  # the sum"),
    ("'print(5); print(6)'", "result: 6  # the sum", "result: \"5\\n6\"  # the sum"),
    ("'print(5); print(6)'", "result: 6", "result: |\n      5\n      6"),
    ("print(5)", "result: | # the sum\n    6", "result: 5 # the sum"),
    ("'print(5); print(6)'", "result: | # the sum\n    6", "result: | # the sum\n      5\n      6"),
    ("print(x)", "result: 6 # x", "raises: \"NameError: name 'x' is not defined\" # x"),
  ])
  func `What really happens is written where the claim stands, and comments stay`(
    _ code: String, _ claim: String, _ truth: String
  ) throws {
    let wanted = try unchanged(run(code, "CLAIM")).replacing("CLAIM", with: truth)
    #expect(try accepted(run(code, claim)) == wanted)
  }

  @Test(arguments: [
    "- {id: look, type: description, header: &six Six, text: Look.}\n- id: run\n  type: executor\n  text: Run it.\n"
      + "  code: print(5)\n  result: *six\n",
    "- {id: run, type: executor, text: Run it., code: print(5), result: &six 6}\n"
      + "- {id: look, type: description, header: *six, text: Look.}\n",
    "- {id: a, type: question, text: Q, answers: [x, y, z], correctAnswerIndex: &zero 0}\n"
      + "- {id: b, type: questionWithCode, text: Q, code: print(1), answers: [0, 1, 2], correctAnswerIndex: *zero}\n",
    "- id: run\n  type: executor\n  text: Run it.\n  code: print(5)\n  result: 5\n  raises: NameError # a note\n",
  ])
  func `What is shared with other places, or has a comment that would be lost, is left to the author`(
    _ cards: String
  ) throws {
    #expect(try Sample(cards: cards).lint().contains { $0.severity == .error })
    #expect(try accepted(cards) == unchanged(cards))
  }

  @Test func `A new key below code that is an alias stands below the alias`() throws {
    let look = "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Look.\n  code: &code 'print(5); x'\n"
    let run = "- id: run\n  type: executor\n  text: Run it.\n  code: *code\n  result: 5\n"
    let raises = "    raises: \"NameError: name 'x' is not defined\"\n"
    let before = try unchanged(look + run)
    #expect(
      try accepted(look + run) == before.replacing("code: *code\n", with: "code: *code\n\(raises)"))
  }
}
