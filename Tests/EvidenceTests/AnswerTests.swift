import CurriculumBundle
import Evidence
import Execution
import Grading
import Testing

@Suite("Answers about a run")
struct AnswerTests {
  @Test(
    "what is not seen at the ends of lines does not count",
    arguments: [
      ("0 1 2 ", "0 1 2", true), ("0 1 2", "0 1 2\n", true), ("a \t\nb\n\n", "a\nb", true), ("a\r\nb", "a\nb", true),
      (" a", "a", false), ("a\n\nb", "a\nb", false), ("a  b", "a b", false), ("\n", "", true), ("a\u{A0}", "a", false),
    ])
  func unseenEnds(output: String, answer: String, isRight: Bool) throws {
    let seen = try #require(Observation(outcome(output, .finished(status: 0))))
    #expect(seen.prints(answer) == isRight)
    #expect(seen.isAnswered(by: answer) == isRight || answer.isEmpty)
  }

  @Test(
    "words that stand for an error",
    arguments: [
      "ERROR", "Error", "an error", "An error!", "It is an error", "It ends in an error", "An error message",
      "It crashes",
      "A NameError", "It ends with a NameError.", "a name error", "The program raises a NameError", "Ein Fehler",
      "Es gibt eine Fehlermeldung", "une erreur",
    ])
  func errorWords(answer: String) throws {
    let seen = try #require(Observation(outcome("", .raised(nameError))))
    #expect(seen.isAnswered(by: answer))
  }

  @Test(
    "words that do not",
    arguments: [
      "TypeError", "No error", "champion", "", "terror", "A TypeError", "a type error", "It ends without an error",
      "5 and an error", "It prints an error", "a print error", "Look for the error",
    ])
  func otherWords(answer: String) throws {
    let seen = try #require(Observation(outcome("", .raised(nameError))))
    #expect(!seen.isAnswered(by: answer))
  }

  @Test("what was printed before the error may stand above it")
  func linesBeforeAnError() throws {
    let seen = try #require(Observation(outcome("1\n2\n", .raised(nameError))))
    for answer in ["1\n2\nERROR", "1\n2\nNameError", "1\n2\nA NameError\n"] { #expect(seen.isAnswered(by: answer)) }
    for answer in ["1\nERROR", "1\n2", "1\n2\nTypeError"] { #expect(!seen.isAnswered(by: answer)) }
  }

  @Test("a card agrees with what it says, and one that says nothing agrees with everything")
  func agreement() throws {
    let seen = try #require(Observation(outcome("5\n")))
    let answers = ["5", "23"]
    let right = QuestionWithCodeCard(code: "", text: "", answers: answers, correctAnswerIndex: 0)
    let wrong = QuestionWithCodeCard(code: "", text: "", answers: answers, correctAnswerIndex: 1)
    let concept = QuestionWithCodeCard(code: "", text: "", answers: answers, correctAnswerIndex: 1, asks: .concept)
    #expect(seen.agrees(with: .questionWithCode(right)))
    #expect(!seen.agrees(with: .questionWithCode(wrong)))
    #expect(seen.agrees(with: .questionWithCode(concept)))
    #expect(!seen.agrees(with: .executor(ExecutorCard(text: "", code: "", result: "6"))))
    #expect(CardContent.questionWithCode(wrong).claim == "23")
    #expect(CardContent.questionWithCode(concept).claim == nil)
  }

  @Test("an answer names the error in which a program ends, or says that there is none")
  func errorsByName() throws {
    let failed = try #require(Observation(outcome("", .raised(nameError))))
    let finished = try #require(Observation(outcome("5\n")))
    for answer in ["NameError", "NameError: name 'x' is not defined", "an error"] {
      #expect(failed.isErrorNamed(by: answer) && !finished.isErrorNamed(by: answer), "\(answer)")
    }
    for answer in ["No error", "none", "It works"] {
      #expect(!failed.isErrorNamed(by: answer) && finished.isErrorNamed(by: answer), "\(answer)")
    }
    #expect(!failed.isErrorNamed(by: "TypeError") && !finished.isErrorNamed(by: "5"))
  }

  @Test("a card that asks for something else than the output says nothing of it")
  func claims() {
    let card = QuestionWithCodeCard(
      code: "n = 5", text: "", answers: ["int"], correctAnswerIndex: 0, asks: .type, expression: "n")
    #expect(CardContent.questionWithCode(card).claim == nil)
  }

  @Test("texts that only look alike are not the same")
  func sameTextsByBytes() throws {
    let seen = try #require(Observation(outcome("e\u{301}\n")))
    #expect(seen.isAnswered(by: "e\u{301}"))
    #expect(!seen.isAnswered(by: "\u{E9}"))
  }

  private let nameError = RaisedError(type: "NameError", message: "name 'x' is not defined", line: 1)

  private func outcome(_ text: String, _ ending: Ending = .finished(status: 0)) -> Outcome {
    var transcript = Transcript()
    transcript.append(text, to: .standardOutput)
    return Outcome(transcript: transcript, ending: ending, steps: 1, peakMemory: 1)
  }
}
