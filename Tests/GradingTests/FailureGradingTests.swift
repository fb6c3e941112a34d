import CurriculumBundle
import Grading
import Testing

@Suite("What a learner reads after a wrong program")
struct FailureGradingTests {
  private static let greet = ChallengeCard(
    title: "Greet", text: "Greet.", language: .python,
    checks: [
      ProgramCheck(input: ["Ada"], result: "Hi Ada"),
      ProgramCheck(input: ["Bo"], result: "Hi Bo", failure: "Does it read the name?"),
    ], uses: ["python.call.input"], failure: "Is there a space?",
    wrongPrograms: [WrongProgram(program: .text("print('Ada')"), feedback: "Say Hi first.")])

  private func verdict(_ program: String, on card: ChallengeCard = greet) -> Verdict {
    grade(.wrote(.text(program)), on: .challenge(card))
  }

  @Test("the author's words are those of the first check that fails, or else of the card, beside what was printed")
  func beside() {
    let card = verdict("print('Hi' + input())")
    #expect(card.feedback == "Is there a space?" && !card.isRight)
    #expect(card.runWords == "For the input 'Ada' your program prints 'HiAda', but it should print 'Hi Ada'.")
    let check = verdict("input()\nprint('Hi Ada')")
    #expect(check.feedback == "Does it read the name?")
    #expect(check.runWords == "For the input 'Bo' your program prints 'Hi Ada', but it should print 'Hi Bo'.")
  }

  @Test("with `failureAlone` nothing is shown next to the author's words")
  func alone() {
    var card = Self.greet
    card.failureAlone = true
    #expect(verdict("print('Bye')", on: card) == Verdict(isRight: false, feedback: "Is there a space?"))
  }

  @Test("feedback of a wrong program comes first, and a program that passes all checks has no words after failed ones")
  func others() {
    #expect(verdict("name = 'Ada'\nprint(name)") == Verdict(isRight: false, feedback: "Say Hi first."))
    var card = Self.greet
    card.uses = ["python.if"]
    let works = verdict("print('Hi', input())", on: card)
    #expect(!works.isRight && works.runWords == nil)
    #expect(works.feedback?.hasPrefix("Your program works, but it should use") == true)
    #expect(verdict("print('Hi', input())") == .right)
  }

  @Test("a check of a Slang program may have a condition that any name satisfies, and no name does not")
  func conditionOfSlang() {
    let card = ExerciseCard(text: "Print your name.", language: .slang, satisfies: "output.strip() != ''")
    #expect(grade(.wrote(.text("print \"Grace\"")), on: .exercise(card)).isRight)
    #expect(!grade(.wrote(.text("print \" \"")), on: .exercise(card)).isRight)
    #expect(!grade(.wrote(.text("blank")), on: .exercise(card)).isRight)
  }
}
