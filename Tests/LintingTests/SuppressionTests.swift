import Diagnostics
import Linting
import Testing

@Suite("Comments that silence findings")
struct SuppressionTests {
  private func codes(_ cards: String, _ options: Linter.Options = Linter.Options()) throws -> [String] {
    try Sample(cards: cards).lint(options).codes.filter { $0 != "nothing-to-do" }
  }

  private static let twoAnswers = "- id: ask\n  type: question\n  text: Is it dark?\n"

  @Test("a comment that names no finding is reported")
  func commentNamesNoFindingReported() throws {
    let cards =
      Self.twoAnswers + "  answers: [Yes, No, 1] # hornbook: ignore because I say so\n  correctAnswerIndex: 0\n"
    let found = try Sample(cards: cards).lint()
    #expect(found.codes == ["suppression-without-reason"])
    #expect(found.first?.message == "this comment names no finding to ignore")
  }

  @Test(
    "blanks in a comment are free",
    arguments: [
      "# hornbook: ignore nothing-to-do because it is short",
      "#hornbook:ignore nothing-to-do because it is short",
    ])
  func blanksInCommentFree(_ comment: String) throws {
    #expect(try codes("\(comment)\n\(Self.twoAnswers)").contains("misspelled-suppression") == false)
  }

  @Test(
    "a comment that speaks to hornbook and is not understood is reported",
    arguments: [
      "# hornbook ignore x because y", "# Hornbook: ignore x", "# HORNBOOK", "# hornbook: ignored x",
      "# hornbook: disable",
    ])
  func commentSpeaksToHornbook(_ comment: String) throws {
    let run = "- {id: run, type: executor, text: Run it., code: print(1), result: 1}\n"
    #expect(try codes("\(comment)\n\(run)") == ["misspelled-suppression"])
  }

  @Test("a comment in a block of lines is part of the text")
  func commentInBlockLinesPart() throws {
    let cards = """
      - id: look
        type: descriptionWithCode
        header: Look
        text: A comment.
        code: |
          # hornbook: ignore x because y

      """
    #expect(try codes(cards) == ["suppression-in-code"])
  }

  @Test("a comment about a rule that is off or was not chosen is not called useless")
  func commentAboutRuleOff() throws {
    let cards =
      Self.twoAnswers + """
          answers: [Yes, No] # hornbook: ignore too-few-answers because it is a warm-up
          correctAnswerIndex: 0

        """
    var options = Linter.Options()
    options.ignored = ["too-few-answers"]
    #expect(try codes(cards, options) == [])
    options = Linter.Options()
    options.selected = ["unused-suppression"]
    #expect(try codes(cards, options) == [])
  }

  @Test("a comment about what the last release had is not called useless where no release is known")
  func commentAboutWhatLastRelease() throws {
    let comment = "# hornbook: ignore lost-id, lost-card-id because it was never used\n"
    let files = ["training/printing/block.yaml": "title: Printing\n\(comment)episodes: [say-hello]\n"]
    #expect(try Sample(files).lint().codes == [])
    let found = try Sample(.release(published: [:], now: files)).lint()
    #expect(found.codes == ["unused-suppression", "unused-suppression"])
  }

  @Test("thousands of comments silence what they name")
  func thousandsCommentsSilenceWhatThey() throws {
    let question = { (number: Int) in
      """
      # hornbook: ignore too-few-answers because it is a warm-up
      - id: ask-\(number)
        type: question
        text: What is \(number)?
        answers: [Yes, No]
        correctAnswerIndex: \(number % 2)

      """
    }
    let cards = (0..<4000).map(question).joined()
    #expect(try codes(cards) == ["too-many-cards"])
  }

  @Test("settings change the severity of findings about comments too")
  func settingsChangeSeverityFindingsAbout() throws {
    var files = Sample(
      cards: Self.twoAnswers + """
          answers: [Yes, No, Maybe] # hornbook: ignore too-few-answers because it is a warm-up
          correctAnswerIndex: 0

        """
    ).files
    files["curriculum.yaml"]? += "lint: {rules: {unused-suppression: error}}\n"
    let found = try Sample(files).lint()
    #expect(found.map(\.severity) == [.error])
  }

  @Test("a finding about the whole curriculum is silenced where it stands")
  func findingAboutWholeCurriculumSilenced() throws {
    let found = try Sample([
      "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, say-goodbye]\n",
      "training/printing/say-goodbye.yaml": """
      title: Say goodbye
      # hornbook: ignore redundant-prerequisite because it is shown on the map
      requires: [training/printing/say-hello]
      cards:
        - {id: ask, type: question, text: Is it dark?, answers: [Yes, No, Maybe], correctAnswerIndex: 0}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """,
    ]).lint()
    #expect(found.codes.filter { $0 != "wrong-result" } == [])
  }

  private static let bag = """
    - id: first
      type: questionWithCode
      code: pets = list({"cat", "dog", "owl"})%@
      text: What is the first one?
      answers: [cat, dog, owl]
      correctAnswerIndex: %#
      asks: value
      expression: pets[0]

    """

  /// What is found of a question about the order of a set.
  private func codes(key: Int, comment: String = "", rules: String = "") throws -> [String] {
    let cards = Self.bag.replacing("%@", with: comment).replacing("%#", with: "\(key)")
    let settings = "title: Sample\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [training]\n\(rules)"
    let episode = try #require(Sample(cards: cards).files[Sample.episodePath])
    return try Sample(["curriculum.yaml": settings, Sample.episodePath: episode]).lint().codes
  }

  @Test("a wrong key that depends on the order of a set is told where it is silenced that it does")
  func keyThatHangsOnSetOrder() throws {
    let right = try #require((0...2).first { try codes(key: $0, rules: Self.off).isEmpty })
    let comment = "  # hornbook: ignore nondeterministic-output because apps have one order"
    for key in 0...2 {
      let wrong = key == right ? [] : ["answer-key-wrong"]
      #expect(try codes(key: key) == ["nondeterministic-output"])
      #expect(try codes(key: key, comment: comment) == wrong)
      #expect(try codes(key: key, rules: Self.off) == wrong)
    }
  }

  private static let off = "lint: {rules: {nondeterministic-output: off}}\n"
}
