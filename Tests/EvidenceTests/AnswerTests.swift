import AnswerReading
import Claims
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
      "A NameError", "It ends with a NameError.", "a name error", "The program raises a NameError",
      "NameError: it was never set", "Error: NameError", "Runtime error", "An error on line 1",
      "Nothing, there is an error",
    ])
  func errorWords(answer: String) throws {
    let seen = try #require(Observation(outcome("", .raised(nameError))))
    #expect(seen.isAnswered(by: answer))
  }

  @Test(
    "words of another language are understood in a curriculum in that language",
    arguments: [
      ("de", "Ein Fehler"), ("de-AT", "Es gibt eine Fehlermeldung"), ("fr", "une erreur"), ("it", "errore"),
      ("es", "un error"), ("tr", "Hata verir"), ("tr", "İsim hatası"), ("de", "It ends in an error"),
    ])
  func otherLanguages(locale: String, answer: String) throws {
    let seen = try #require(Observation(outcome("", .raised(nameError))))
    #expect(seen.isAnswered(by: answer, AnswerReader(locale: locale)))
  }

  @Test("what the code prints as it is written there is no error")
  func printedWords() throws {
    let seen = try #require(Observation(outcome("", .raised(nameError))))
    let code = "try:\n  x\nexcept ValueError as e:\n  print('Error:', e)\n  print(\"Error\")"
    let reader = AnswerReader(locale: "en", about: code)
    for answer in ["Error", "Error: name 'x' is not defined"] { #expect(!seen.isAnswered(by: answer, reader)) }
    for answer in ["ERROR", "An error", "NameError"] { #expect(seen.isAnswered(by: answer, reader)) }
  }

  @Test("endless recursion is a RecursionError, and a runtime error any but a syntax error")
  func kindsOfErrors() throws {
    func seen(_ type: String, _ output: String = "") throws -> Observation {
      try #require(Observation(outcome(output, .raised(RaisedError(type: type, message: "", line: 3)))))
    }
    #expect(try seen("RecursionError").isAnswered(by: "Infinite recursion"))
    #expect(try !seen("TypeError").isAnswered(by: "Infinite recursion"))
    #expect(try !seen("RecursionError").isAnswered(by: "infinite loop"))
    #expect(try seen("KeyError").isAnswered(by: "A runtime error"))
    #expect(try !seen("SyntaxError").isAnswered(by: "A runtime error"))
    #expect(try seen("KeyError").isAnswered(by: "an error on line 3"))
    #expect(try !seen("KeyError").isAnswered(by: "an error on line 2"))
    #expect(try !seen("KeyError", "1\n").isAnswered(by: "Nothing, there is an error"))
  }

  @Test(
    "words that do not",
    arguments: [
      "TypeError", "No error", "champion", "", "terror", "A TypeError", "a type error", "It ends without an error",
      "5 and an error", "It prints an error", "a print error", "Look for the error",
      "TypeError: name 'x' is not defined",
      "raise NameError", "An error on line 2",
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
    #expect(seen.agrees(with: .questionWithCode(right), in: "en"))
    #expect(!seen.agrees(with: .questionWithCode(wrong), in: "en"))
    #expect(seen.agrees(with: .questionWithCode(concept), in: "en"))
    #expect(!seen.agrees(with: .executor(ExecutorCard(text: "", code: "", result: "6")), in: "en"))
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
