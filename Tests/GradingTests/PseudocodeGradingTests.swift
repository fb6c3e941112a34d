import CurriculumBundle
import Execution
import Grading
import Testing

@Suite("Verdicts on programs in pseudocode")
struct PseudocodeGradingTests {
  private static let double = ExerciseCard(
    text: "Display twice the number.", language: .pseudocode,
    checks: [ProgramCheck(input: ["3"], result: "6"), ProgramCheck(input: ["5"], result: "10")], success: "Well done!",
    wrongPrograms: [WrongProgram(program: .text("DISPLAY(INPUT() + 2)"), feedback: "Times, not plus.")])

  private func verdict(_ program: String, on card: ExerciseCard = double) -> Verdict {
    grade(.wrote(.text(program)), on: .exercise(card))
  }

  @Test(
    "an error of a class of Python is not taken for one of pseudocode", arguments: ["unclosed", "stray", "unexpected"])
  func classes(name: String) {
    #expect(!RaisedError(type: name, message: "1", line: 2).isOfPseudocode)
    #expect(RaisedError(type: "unclosed-brace", message: "", line: 2).isOfPseudocode)
  }

  @Test("a right program gets the success text, and a listed wrong one its feedback")
  func programs() {
    #expect(verdict("n ← INPUT()\nDISPLAY(n + n)") == Verdict(isRight: true, feedback: "Well done!"))
    #expect(verdict("DISPLAY(2 + INPUT())").feedback == "Times, not plus.")
  }

  @Test("a learner reads the error in the words of pseudocode, with its line")
  func errors() {
    #expect(
      verdict("n ← INPUT()\nDISPLAY(m)").feedback
        == "Your program stopped with an error on line 2: 'm' has no value yet.")
    #expect(verdict("print(1)").feedback?.hasPrefix("Your program has a mistake on line 1: ") == true)
    #expect(verdict("REPEAT UNTIL (false) { }").feedback?.contains("does not come to an end") == true)
  }

  @Test("the space that DISPLAY leaves at the end is not seen, and those between values are")
  func spaces() {
    let card = ExerciseCard(text: "Display 1, 2 and 3.", language: .pseudocode, result: "1 2 3")
    #expect(verdict("DISPLAY(1) DISPLAY(2) DISPLAY(3)", on: card).isRight)
    #expect(verdict("DISPLAY(\"1 2 3\")", on: card).isRight)
    #expect(!verdict("DISPLAY(123)", on: card).isRight)
  }

  @Test("a space is shown where something follows it: a value, or what is typed")
  func screen() {
    func shown(_ source: String, _ input: [String] = []) -> String {
      var console = ScriptedConsole(input: input)
      let outcome = TaskProgram(.text(source), in: .pseudocode).run(on: &console)
      #expect(outcome.transcript == console.transcript)
      return outcome.standardOutput
    }
    #expect(shown("DISPLAY(1) DISPLAY(2)") == "1 2")
    #expect(shown("DISPLAY(\"a \")") == "a ")
    #expect(shown("DISPLAY(\"Who?\") x ← INPUT()", ["Ada"]) == "Who? ")
    #expect(shown("DISPLAY(1) DISPLAY(1 / 0)") == "1")
    #expect(shown("DISPLAY(\"\")") == "")
  }

  @Test("conditions, uses and avoids hold as for other languages")
  func conditions() {
    let dice = ExerciseCard(
      text: "Roll.", language: .pseudocode, satisfies: "1 <= int(output) <= 6", uses: ["pseudocode.random"],
      avoids: ["pseudocode.repeat"])
    #expect(verdict("DISPLAY(RANDOM(1, 6))", on: dice).isRight)
    #expect(!verdict("DISPLAY(RANDOM(6, 9))", on: dice).isRight)
    #expect(
      verdict("DISPLAY(4)", on: dice).feedback == "Your program works, but it should use a call of RANDOM().")
    #expect(
      verdict("REPEAT 1 TIMES { DISPLAY(RANDOM(1, 6)) }", on: dice).feedback
        == "Your program works, but it should not use a REPEAT n TIMES (line 1).")
  }

  @Test("an executor is borne out by what it displays, and by the kind or the words of its error")
  func executors() {
    let sum = ExecutorCard(text: "Run it.", code: "DISPLAY(2 + 3)", result: "5")
    #expect(sum.isBorneOut(by: sum.run(inModuleOf: .pseudocode)))
    for raises in ["division-by-zero", "a number cannot be divided by 0"] {
      let card = ExecutorCard(
        text: "Run it.", code: "DISPLAY(1 / 0)", language: .pseudocode, result: "", raises: raises)
      #expect(card.isBorneOut(by: card.run(inModuleOf: .python)))
    }
    let read = ExecutorCard(text: "Run it.", code: "DISPLAY(INPUT())", result: "5").run(inModuleOf: .pseudocode)
    guard case .raised(let error) = read.ending else {
      Issue.record("no error")
      return
    }
    #expect(error.isOfMissingInput && error.isOfPseudocode)
  }

  @Test("the steps of a program are its lines, with the values in view")
  func steps() throws {
    let (outcome, trace) = TaskProgram(.text("n ← 1\nDISPLAY(n)"), in: .pseudocode).trace(input: [])
    #expect(outcome.standardOutput == "1")
    #expect(try #require(trace).steps.map(\.line) == [1, 2])
  }
}
