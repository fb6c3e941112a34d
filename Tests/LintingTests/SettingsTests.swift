import Diagnostics
import Linting
import Testing

@Suite("Settings of the linter")
struct SettingsTests {
  private func lint(_ settings: String, _ cards: String) throws -> [Diagnostic] {
    var files = Sample(cards: cards).files
    files["curriculum.yaml"]? += "lint:\n  \(settings)\n"
    return try Sample(files).lint().filter { $0.code != "nothing-to-do" }
  }

  private static let look = "- id: look\n  type: description\n  header: Look over here\n  text: Follow my lead.\n"
  private static let ask =
    "- id: ask\n  type: question\n  text: Is it dark?\n  answers: [Yes, No]\n  correctAnswerIndex: 0\n"

  @Test("a rule can be switched off")
  func ruleCanSwitchedOff() throws {
    #expect(try lint("rules: {too-few-answers: off}", Self.ask).codes == [])
  }

  @Test("a rule can be made stricter or milder")
  func ruleCanMadeStricter() throws {
    #expect(try lint("rules: {too-few-answers: error}", Self.ask).map(\.severity) == [.error])
    #expect(try lint("rules: {too-few-answers: info}", Self.ask).map(\.severity) == [.info])
  }

  @Test("settings for a rule that does not exist are reported with the nearest name")
  func settingsForRuleDoes() throws {
    let found = try lint("rules: {too-few-answer: off}", Self.look)
    #expect(found.codes == ["unknown-rule"])
    #expect(found.first?.label == "did you mean 'too-few-answers'?")
  }

  @Test(
    "an error met while a file is read keeps its severity, and the setting is reported", arguments: ["off", "info"])
  func errorMetWhileFileRead(_ severity: String) throws {
    let found = try lint("rules: {missing-key: \(severity)}", "- id: look\n  type: description\n  header: Look\n")
    #expect(found.codes == ["silenced-reading-error", "missing-key"])
    #expect(found.map(\.severity) == [.warning, .error])
  }

  @Test(
    "limits are taken from the settings",
    arguments: [
      ("header: 13", "header-too-long"), ("cardText: 14", "card-text-too-long"), ("episodeCards: 1", "too-many-cards"),
    ])
  func limitsTakenFromSettings(_ limit: String, _ code: String) throws {
    #expect(try lint("limits: {\(limit)}", Self.look).codes == [code])
  }

  @Test("what just fits a limit is right", arguments: ["header: 14", "cardText: 15", "episodeCards: 2"])
  func whatFitsIsRight(_ limit: String) throws {
    #expect(try lint("limits: {\(limit)}", Self.look).codes == [])
  }

  @Test("limits count characters, not bytes")
  func limitsCountCharacters() throws {
    let cards = "- id: look\n  type: description\n  header: Große Größe 👩‍🚀\n  text: Follow my lead.\n"
    #expect(try lint("limits: {header: 13}", cards).codes == [])
    #expect(try lint("limits: {header: 12}", cards).codes == ["header-too-long"])
  }

  @Test("only the rules that are asked for report")
  func onlyChosenRulesReport() throws {
    var options = Linter.Options()
    options.selected = ["too-few-answers", "duplicate-answer"]
    options.ignored = ["duplicate-answer"]
    let cards = "- {id: ask, type: question, text: The the sky?, answers: [Yes, Yes], correctAnswerIndex: 0}\n"
    #expect(try Sample(cards: cards).lint(options).codes == ["too-few-answers"])
  }

  @Test("an episode that is not wanted is left alone, the order of all is not")
  func unwantedEpisodeIsLeftAlone() throws {
    var options = Linter.Options()
    options.isWanted = { $0.hasSuffix("say-goodbye.yaml") }
    let found = try Sample([
      "training/printing/say-hello.yaml": """
      title: Say the the hello
      requires: [nowhere]
      cards:
        - {id: ask, type: question, text: Is it dark?, answers: [Yes, No], correctAnswerIndex: 0}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """
    ]).lint(options)
    #expect(found.codes == ["unknown-prerequisite"])
  }
}
