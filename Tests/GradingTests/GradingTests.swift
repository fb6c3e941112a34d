import CurriculumBundle
import Execution
import Grading
import Testing

@Suite("What a learner is told")
struct GradingTests {
  private let question = CardContent.questionWithCode(
    QuestionWithCodeCard(code: "print(2 + 3)", text: "What?", answers: ["23", "5"], correctAnswerIndex: 1))
  private let executor = CardContent.executor(ExecutorCard(text: "Run it.", code: "print(5)", result: "5"))

  @Test("the right answer opens the next card, a wrong one asks to try again")
  func choices() {
    #expect(grade(.chose(1), on: question).isRight)
    #expect(grade(.chose(0), on: question) == Verdict(isRight: false, feedback: "Not this one. Try again!"))
    #expect(!grade(.chose(2), on: question).isRight)
    #expect(!grade(.read, on: question).isRight)
  }

  @Test("a text opens the next card once it is read")
  func reading() {
    #expect(grade(.read, on: .description(DescriptionCard(header: "Hi", text: "There"))).isRight)
    #expect(grade(.read, on: .finished(FinishedCard(header: "Done", text: "Well done"))).isRight)
    #expect(grade(.read, on: .unsupported(kind: "hologram")).isRight)
  }

  @Test("whatever is chosen in a poll opens the next card")
  func polls() {
    let poll = CardContent.poll(PollCard(text: "How was it?", answers: ["Easy", "Hard"]))
    for action in [Action.chose(0), .chose(1), .read] { #expect(grade(action, on: poll).isRight) }
  }

  @Test("an executor is right when the screen shows the result, line ends at the end aside")
  func running() {
    #expect(grade(.ran(outcome("5\n")), on: executor).isRight)
    #expect(!grade(.ran(outcome("6\n")), on: executor).isRight)
    #expect(!grade(.ran(outcome(" 5\n")), on: executor).isRight)
    #expect(!grade(.ran(outcome("5\n", .raised(nameError))), on: executor).isRight)
    #expect(!grade(.ran(outcome("5\n", .stopped(.steps, line: 1))), on: executor).isRight)
    #expect(!grade(.read, on: executor).isRight)
  }

  @Test("an expected error is right with or without the interpreter's suggestion")
  func expectedErrors() {
    let suggested = RaisedError(
      type: "NameError", message: "name 'prnt' is not defined. Did you mean: 'print'?", line: 1)
    for raises in ["NameError", "NameError: name 'prnt' is not defined", suggested.summary] {
      let card = CardContent.executor(ExecutorCard(text: "Run it.", code: "prnt()", result: "", raises: raises))
      #expect(grade(.ran(outcome("", .raised(suggested))), on: card).isRight, "\(raises)")
    }
    let other = CardContent.executor(ExecutorCard(text: "Run it.", code: "prnt()", result: "", raises: "TypeError"))
    #expect(!grade(.ran(outcome("", .raised(suggested))), on: other).isRight)
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
