import Authoring
import CurriculumBundle
import Evidence
import Testing

@testable import Linting

/// Rules are pure functions of a card, the facts about it, and its neighbours: to ask one, neither a file nor a run of
/// the linter is needed.
@Suite("Rules are functions")
struct RuleFunctionTests {
  private static let sum = Card(
    id: "sum",
    content: .questionWithCode(
      QuestionWithCodeCard(
        code: "print(2 + 3)", text: "What is printed?", answers: ["2 + 3", "5", "23"], correctAnswerIndex: 2)))

  private static let greeting = Card(
    id: "greeting",
    content: .questionWithCode(
      QuestionWithCodeCard(
        code: "print(\"Hi\")", text: "What is printed?", answers: ["\"Hi\"", "hi", "Hi"], correctAnswerIndex: 2)))

  private static func evidence(on card: Card) -> CardEvidence {
    EvidencePlanner().evidence(on: EvidenceSubject(card.content, language: .python, steps: 10_000))
  }

  private static func context(_ card: Card, _ evidence: CardEvidence) -> CardContext {
    let episode = AuthoredEpisode(unplaced: Episode(id: "sums", title: "Sums", cards: [card]), language: "python")
    return CardContext(
      episode.card(at: 0), in: EpisodeContext(episode, LintLimits(), isEnglish: true), evidence: evidence)
  }

  @Test("a verdict follows from the facts")
  func verdict() throws {
    let findings = AnswerKeyWrong.findings(in: Self.context(Self.sum, Self.evidence(on: Self.sum)))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.message == "the program prints '5', but the answer at index 2 is '23'")
    #expect(finding.help == "write `correctAnswerIndex: 1`")
  }

  @Test("a rule believes the facts that it is given, and finds out none by itself")
  func facts() {
    #expect(AnswerKeyWrong.findings(in: Self.context(Self.sum, .none)).isEmpty)
    // The facts of a card whose key is right, on one whose key is wrong.
    #expect(AnswerKeyWrong.findings(in: Self.context(Self.sum, Self.evidence(on: Self.greeting))).isEmpty)
  }
}
