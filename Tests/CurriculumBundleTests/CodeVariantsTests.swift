import CurriculumBundle
import Foundation
import Testing

@Suite("Code in several languages on one card")
struct CodeVariantsTests {
  private static let variants = CodeVariants([.java: "System.out.println(5);", .pseudocode: "DISPLAY(5)"])
  private static let ask = CardContent.questionWithCode(
    QuestionWithCodeCard(
      code: "print(5)", variants: variants, text: "What is shown?", answers: ["5", "6"], correctAnswerIndex: 0))

  private func curriculum(_ content: CardContent) -> Curriculum {
    let episode = Episode(id: "e", title: "Episode", cards: [Card(id: "c", content: content)])
    let block = Block(id: "b", title: "Block", episodes: [episode])
    let module = Module(id: "m", title: "Module", summary: "A module.", language: "python", blocks: [block])
    return Curriculum(title: "Course", locale: "en", minimumClient: "1.0.0", modules: [module])
  }

  @Test("variants are an object by language, and those in newer languages are left out")
  func coding() throws {
    let json = Data(#"{"pseudocode": "DISPLAY(5)", "newest": "say 5", "java": "System.out.println(5);"}"#.utf8)
    let read = try JSONDecoder().decode(CodeVariants.self, from: json)
    #expect(read == Self.variants && read.languages == [.java, .pseudocode])
    #expect(read[.java] == "System.out.println(5);" && read[.swift] == nil)
    let written = try JSONDecoder().decode([String: String].self, from: JSONEncoder().encode(read))
    #expect(written == ["java": "System.out.println(5);", "pseudocode": "DISPLAY(5)"])
  }

  @Test("the chosen language takes the place of the code, and the code stays where there is no variant")
  func choice() {
    let java = Self.ask.shown(in: .java)
    #expect(java.code == "System.out.println(5);" && java.language == .java && java.codeVariants == nil)
    #expect(java.onlyKey == 0)
    #expect(Self.ask.shown(in: .swift) == Self.ask)
    let run = CardContent.executor(
      ExecutorCard(text: "Run it.", code: "print(5)", variants: Self.variants, result: "5"))
    #expect(run.shown(in: .pseudocode).code == "DISPLAY(5)")
    // No app runs Java.
    #expect(run.shown(in: .java) == run)
    let done = CardContent.finished(FinishedCard(header: "Done", text: "Bye."))
    #expect(done.shown(in: .java) == done && done.codeVariants == nil)
  }

  @Test("a whole curriculum is shown in the chosen language, the questions of quizzes among it")
  func everywhere() {
    let quiz = CardContent.quiz(QuizCard(header: "Quiz", questions: [Card(id: "q", content: Self.ask)], passMark: 1))
    let shown = curriculum(quiz).shown(in: .java).modules[0].blocks[0].episodes[0].cards[0].content
    #expect(shown.questions.map(\.content.language) == [.java])
    #expect(curriculum(Self.ask).shown(in: .swift) == curriculum(Self.ask))
  }

  @Test("variants need format 4.11, on a card and on a question of a quiz")
  func format() {
    let quiz = CardContent.quiz(QuizCard(header: "Quiz", questions: [Card(id: "q", content: Self.ask)], passMark: 1))
    for content in [Self.ask, quiz] {
      let needed = curriculum(content).neededFormat
      #expect(needed.format == FormatVersion(4, 11) && needed.client == SemanticVersion(1, 11, 0))
    }
    #expect(curriculum(Self.ask.shown(in: .java)).neededFormat.format == FormatVersion(4, 0))
  }
}
