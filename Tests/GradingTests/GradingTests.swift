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
    #expect(grade(.chose(0), on: question) == Verdict(isRight: false, feedback: "Not this one."))
    #expect(!grade(.chose(2), on: question).isRight)
    #expect(!grade(.read, on: question).isRight)
  }

  @Test("a text opens the next card once it is read")
  func reading() {
    #expect(grade(.read, on: .description(DescriptionCard(header: "Hi", text: "There"))).isRight)
    #expect(grade(.read, on: .finished(FinishedCard(header: "Done", text: "Well done"))).isRight)
    #expect(grade(.read, on: .unsupported(kind: "hologram")).isRight)
  }

  @Test("whatever is done in a playground opens the next card")
  func playgrounds() {
    let free = CardContent.playground(PlaygroundCard(text: "Try it.", language: .slang))
    for action in [Action.read, .wrote(.text("print 1"))] { #expect(grade(action, on: free).isRight) }
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

  private let nameError = RaisedError(type: "NameError", message: "name 'x' is not defined", line: 1)

  private func outcome(_ text: String, _ ending: Ending = .finished(status: 0)) -> Outcome {
    var transcript = Transcript()
    transcript.append(text, to: .standardOutput)
    return Outcome(transcript: transcript, ending: ending, steps: 1, peakMemory: 1)
  }
}
