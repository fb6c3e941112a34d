import CurriculumBundle
import JSON
import Testing

@testable import Preview

@Suite("A card on the learner's page")
struct CardViewTests {
  @Test("variants of code are there with their languages and colors, and none where there are none")
  func variants() {
    let question = QuestionWithCodeCard(
      code: "print(5)", variants: CodeVariants([.java: "int n;"]), text: "What?", answers: ["5", "6"],
      correctAnswerIndex: 0)
    let view = CardView(Card(id: "ask", content: .questionWithCode(question)), at: "m/b/e/ask", language: "python").json
    #expect(view["code"]?["text"] == "print(5)" && view["code"]?["language"] == "python")
    #expect(view["variants"]?.array?.map { $0["language"] } == ["java"])
    #expect(view["variants"]?.array?.map { $0["text"] } == ["int n;"])
    let plain = CardContent.questionWithCode(question).shown(in: .java)
    let other = CardView(Card(id: "ask", content: plain), at: "m/b/e/ask", language: "python").json
    #expect(other["code"]?["language"] == "java" && other["variants"] == nil)
  }

  @Test("answers that are programs or images are marked, and nothing tells the right one")
  func answers() {
    let question = QuestionCard(
      text: "Which prints 1?", answers: ["n = 1\nprint(n)", "A cat"], correctAnswerIndex: 0,
      answerImages: [AnswerImage(answer: 1, image: "assets/cat.svg")], asks: .program, result: "1", given: "k = 2")
    let view = CardView(Card(id: "ask", content: .question(question)), at: "m/b/e/ask", language: "python").json
    #expect(view["answers"] == ["n = 1\nprint(n)", "A cat"])
    #expect(view["asks"] == "program")
    #expect(view["answerImages"] == [["answer": 1, "src": "/assets/cat.svg"]])
    #expect(["correctAnswerIndex", "result", "given"].allSatisfy { view[$0] == nil })
    let plain = QuestionCard(text: "Which?", answers: ["a", "b"], correctAnswerIndex: 0)
    let other = CardView(Card(id: "ask", content: .question(plain)), at: "m/b/e/ask", language: "python").json
    #expect(other["asks"] == nil && other["answerImages"] == nil)
  }
}
