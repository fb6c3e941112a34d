import CurriculumBundle
import Execution
import Grading
import Testing

@Suite("Tasks in JavaScript in apps, which do not run them")
struct JavaScriptGradingTests {
  private let exercise = CardContent.exercise(
    ExerciseCard(text: "Print 5.", language: .javascript, result: "5"))

  @Test("any program lets a learner go on, and the words say that it was not checked")
  func ungraded() {
    let verdict = grade(.wrote(.text("console.log(4)")), on: exercise)
    #expect(verdict.isRight)
    #expect(verdict.feedback == "Your program was not checked: this app cannot run its language.")
    #expect(!grade(.read, on: exercise).isRight)
  }

  @Test("a program comes to what a tool found on the check that is asked, or with its input alone")
  func outcomes() {
    func outcome(_ text: String) -> Outcome {
      var transcript = Transcript()
      transcript.append(text, to: .standardOutput)
      return Outcome(transcript: transcript, ending: .finished(status: 0), steps: 0, peakMemory: 0)
    }
    let call = ProgramCheck(input: ["a"], call: "f(1)", returns: "2")
    let program = ExternalProgram(
      ExternalProgram(source: "", in: .javascript),
      with: [call.asked: outcome("call"), ProgramCheck(input: ["a"]): outcome("input")])
    #expect(program.outcome(on: call).standardOutput == "call")
    #expect(program.outcome(on: ProgramCheck(input: ["a"], result: "x")).standardOutput == "input")
    #expect(program.outcome(on: ProgramCheck(input: ["b"])).standardOutput == "")
  }
}
