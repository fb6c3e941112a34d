import Authoring
import AuthoringSamples
import CurriculumBundle
import Evidence
import Testing

@testable import Linting

/// Rules are pure functions of a card, the facts about it, and its neighbours: to ask one, neither a file nor a run of
/// the linter is needed.
@Suite("Rules are functions")
struct RuleFunctionTests {
  private static let sum = card("sum", "print(2 + 3)", "[2 + 3, 5, 23]")
  private static let greeting = card("greeting", "'print(\"Hi\")'", "['\"Hi\"', hi, Hi]")

  /// A question whose key is its third answer.
  private static func card(_ id: String, _ code: String, _ answers: String) -> String {
    """
    - id: \(id)
      type: questionWithCode
      code: \(code)
      text: What is printed?
      answers: \(answers)
      correctAnswerIndex: 2

    """
  }

  private static func episode(_ card: String) throws -> AuthoredEpisode {
    try #require(try CurriculumReader.read(SampleCurriculum.withCards(card)).authored.episodes.first)
  }

  private static func evidence(on card: String) throws -> CardEvidence {
    let content = try episode(card).card(at: 0).card.content
    return EvidencePlanner().evidence(on: EvidenceSubject(content, language: .python, steps: 10_000))
  }

  private static func context(_ card: String, _ evidence: CardEvidence) throws -> CardContext {
    let episode = try episode(card)
    return CardContext(
      episode.card(at: 0), in: EpisodeContext(episode, LintLimits(), isEnglish: true), evidence: evidence)
  }

  @Test("a verdict follows from the facts")
  func verdict() throws {
    let findings = AnswerKeyWrong.findings(in: try Self.context(Self.sum, try Self.evidence(on: Self.sum)))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.message == "the program prints '5', but the answer at index 2 is '23'")
    #expect(finding.help == "write `correctAnswerIndex: 1`")
  }

  @Test("a rule believes the facts that it is given, and finds out none by itself")
  func facts() throws {
    #expect(AnswerKeyWrong.findings(in: try Self.context(Self.sum, .none)).isEmpty)
    // The facts of a card whose key is right, on one whose key is wrong.
    #expect(AnswerKeyWrong.findings(in: try Self.context(Self.sum, try Self.evidence(on: Self.greeting))).isEmpty)
  }
}
