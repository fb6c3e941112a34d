import CurriculumBundle
import Execution
import Foundation
import Grading
import Robot
import Testing

@Suite("Verdicts on learners' programs")
struct TaskGradingTests {
  private static let double = ChallengeCard(
    title: "Double", text: "Double the number.", language: .python,
    checks: [ProgramCheck(input: ["3"], result: "6"), ProgramCheck(input: ["5"], result: "10")], success: "Well done!",
    wrongPrograms: [WrongProgram(program: .text("print(2 + int(input()))"), feedback: "Times, not plus.")])

  private static let fetch = ChallengeCard(
    title: "Fetch", text: "Take it.", language: .robot,
    checks: [ProgramCheck(world: "#####\n#>.o#\n#####")],
    wrongPrograms: [WrongProgram(program: .text("forward\nforward"), feedback: "Take it with collect.")],
    deck: ["forward", "repeat", "collect"], cardLimit: 6, stars: StarThresholds(three: 3, two: 4))

  private static let names = ExerciseCard(
    text: "Print the name twice.", language: .slang, result: "Ada\nAda")

  private func verdict(_ program: String, on content: CardContent) -> Verdict {
    grade(.wrote(.text(program)), on: content)
  }

  @Test("a level is graded by how it says that things are collected, and when it is done")
  func levelRules() {
    var walk = Self.fetch
    walk.checks = [ProgramCheck(world: ">.oG", collecting: .byWalking, doneWhen: .atGoal)]
    #expect(verdict("forward\nforward\nforward", on: .challenge(walk)).isRight)
    #expect(verdict("forward", on: .challenge(walk)).feedback == "Not yet: the robot is not at the goal.")
    walk.checks[0].doneWhen = .both
    #expect(verdict("forward\nforward\nforward", on: .challenge(walk)).isRight)
    walk.checks[0].collecting = nil
    #expect(!verdict("forward\nforward\nforward", on: .challenge(walk)).isRight)
    walk.checks[0].doneWhen = .allCollected
    #expect(verdict("forward\nforward\ncollect", on: .challenge(walk)).isRight)
  }

  @Test("a level whose least number of cards is stated gives points for a right program")
  func score() {
    var scored = Self.fetch
    #expect(verdict("forward\nforward\ncollect", on: .challenge(scored)).score == nil)
    scored.leastCards = 3
    #expect(verdict("forward\nforward\ncollect", on: .challenge(scored)).score == 100)
    #expect(verdict("repeat 2\nforward\nend\ncollect", on: .challenge(scored)).score == 75)
    #expect(verdict("forward", on: .challenge(scored)).score == nil)
  }

  @Test("a card library names the cards of a deck, and an app lays programs with its numbers")
  func library() {
    let library = CardLibrary(cards: [
      LibraryCard(number: 20, name: "Step", description: "Go.", command: "forward"),
      LibraryCard(number: 21, name: "Fly", description: "Fly.", command: "fly"),
    ])
    #expect(library.deck.cards.map(\.name) == ["Step"])
    #expect(library.naming(.actions).cards.map(\.name) == ["Step", "Left", "Right", "Jump", "Collect"])
    #expect(CardRow([20, 20], deck: library.deck).source == "forward\nforward\n")
    #expect(library.commands(named: "Step") == ["forward"] && library.commands(named: "Jump") == nil)
  }

  @Test("the rules of a check and of its world are each other's")
  func rulesOfWorlds() throws {
    for collecting in [nil, Collecting.byWalking] {
      for end in [nil, LevelEnd.allCollected, .atGoal] {
        let check = ProgramCheck(world: ">oG", collecting: collecting, doneWhen: end)
        #expect(ProgramCheck(try #require(check.robotWorld)) == check)
      }
    }
    #expect(ProgramCheck(world: ">o", doneWhen: .atGoal).robotWorld == nil)
  }

  @Test("a right program gets the success text, however it is written")
  func right() {
    let verdict = verdict("n = input()\nprint(int(n) + int(n))", on: .challenge(Self.double))
    #expect(verdict == Verdict(isRight: true, feedback: "Well done!"))
    #expect(grade(.wrote(.text("print \"Ada\"\nprint \"Ada\"")), on: .exercise(Self.names)).isRight)
  }

  @Test("a program that does what a listed wrong program does gets its feedback")
  func wrongProgram() {
    let feedback = verdict("n = int(input())\nprint(n + 2)", on: .challenge(Self.double)).feedback
    #expect(feedback == "Times, not plus.")
    #expect(verdict("forward\nforward", on: .challenge(Self.fetch)).feedback == "Take it with collect.")
  }

  @Test("any other wrong program is told what the first failing check shows")
  func otherMistakes() {
    let double = CardContent.challenge(Self.double)
    #expect(
      verdict("print(6)", on: double).feedback == "For the input '5' your program prints '6', but it should print '10'."
    )
    #expect(verdict("print(x)", on: double).feedback?.contains("NameError: name 'x' is not defined") == true)
    #expect(verdict("while True: pass", on: double).feedback?.contains("does not come to an end") == true)
    #expect(verdict("forward\nforward\nforward", on: .challenge(Self.fetch)).feedback?.hasPrefix("Not yet: ") == true)
    #expect(verdict("repeat 2\nprint \"Ada\"", on: .exercise(Self.names)).feedback?.contains("no End") == true)
  }

  @Test("shorter robot programs earn more stars; one beyond the limit is not right yet")
  func stars() {
    let fetch = CardContent.challenge(Self.fetch)
    #expect(verdict("forward\nforward\ncollect", on: fetch).stars == 3)
    #expect(verdict("repeat 2\nforward\nend\ncollect", on: fetch).stars == 2)
    #expect(verdict("repeat 1\nforward\nend\nforward\ncollect", on: fetch).stars == 1)
    let long = verdict("repeat 1\nforward\nend\nrepeat 1\nforward\nend\ncollect", on: fetch)
    #expect(!long.isRight && long.feedback == "It works! Now do it with at most 6 cards.")
  }

  @Test("a program that does not use what it should works, and is told what to use")
  func uses() {
    var names = Self.names
    names.uses = ["slang.repeat"]
    let constant = "print \"Ada\"\nprint \"Ada\""
    #expect(verdict(constant, on: .exercise(Self.names)).isRight)
    let feedback = verdict(constant, on: .exercise(names))
    #expect(feedback == Verdict(isRight: false, feedback: "Your program works, but it should use a Repeat."))
    #expect(verdict("repeat 2\nprint \"Ada\"\nend", on: .exercise(names)).isRight)
    var double = Self.double
    double.uses = ["python.for"]
    #expect(
      verdict("print(2 * int(input()))", on: .challenge(double)).feedback
        == "Your program works, but it should use a for loop.")
    #expect(verdict("print(2 + int(input()))", on: .challenge(double)).feedback == "Times, not plus.")
    double.wrongPrograms?.append(WrongProgram(program: .text("print(2 * int(input()))"), feedback: "Use a loop!"))
    #expect(verdict("n = int(input())\nprint(n + n)", on: .challenge(double)).feedback == "Use a loop!")
  }

  @Test("a program with what it should not use works, and its feedback says where that is")
  func avoids() {
    var names = Self.names
    names.avoids = ["slang.string"]
    let feedback = verdict("repeat 2\nprint \"Ada\"\nend", on: .exercise(names)).feedback
    #expect(feedback == "Your program works, but it should not use a text (element 2).")
    var double = Self.double
    double.avoids = ["int", "python.multiply"]
    #expect(
      verdict("n = input()\nprint(2 * int(n))", on: .challenge(double)).feedback
        == "Your program works, but it should not use 'int' (line 2).")
    #expect(verdict("print(2 + int(input()))", on: .challenge(double)).feedback == "Times, not plus.")
    double.avoids = ["sum"]
    #expect(verdict("print(2 * int(input()))  # sum", on: .challenge(double)).isRight)
    double.checks[0].avoids = ["input"]
    #expect(
      verdict("\nprint(2 * int(input()))", on: .challenge(double)).feedback
        == "Your program works, but it should not use 'input' (line 2).")
  }

  @Test("a card that is not in the deck is refused")
  func deck() {
    #expect(verdict("left\nright\nforward\nforward\ncollect", on: .challenge(Self.fetch)).isRight == false)
  }

  @Test("what is no program of the language at all is not right, and says so")
  func unreadable() throws {
    let task = try #require(CardContent.challenge(Self.double).task)
    let elements = Program.elements(["print"])
    #expect(grade(.wrote(elements), on: .challenge(Self.double)).feedback?.contains("this is no program") == true)
    #expect(!grade(.wrote(elements), on: .exercise(Self.names)).isRight)
    #expect(!grade(.wrote(elements), on: .challenge(Self.fetch)).isRight)
    let listed = WrongProgram(program: elements, feedback: "Not this.")
    var double = Self.double
    double.wrongPrograms = [listed] + (double.wrongPrograms ?? [])
    #expect(verdict("n = input()\nprint(int(n) + 2)", on: .challenge(double)).feedback == "Times, not plus.")
    #expect(task.run(TaskProgram(elements, for: task)).firstFailure != nil)
  }

  @Test("a task without checks is passed by nothing")
  func noChecks() {
    var double = Self.double
    double.checks = []
    let verdict = verdict("print(6)", on: .challenge(double))
    #expect(verdict == Verdict(isRight: false, feedback: "Times, not plus."))
    double.wrongPrograms = nil
    let alone = grade(.wrote(.text("print(6)")), on: .challenge(double))
    #expect(!alone.isRight && alone.feedback == "This task does not say what your program must do.")
  }

  @Test("the checks of a program share one budget, and none is run after one that took it up")
  func budget() throws {
    var double = Self.double
    double.checks = Array(repeating: ProgramCheck(input: ["3"], result: "6"), count: 100)
    let task = try #require(CardContent.challenge(double).task)
    let lazy = TaskProgram(.text("n = 0\nwhile n < 1000: n += 1\nprint(2 * int(input()))"), for: task)
    let run = task.run(lazy, budget: Budget(steps: 20_000, memory: 1 << 20, output: 1 << 20, depth: 100))
    #expect(run.steps <= 20_001 && run.checks.count < 20 && run.checks.count > 1 && !run.isRight)
    #expect(task.run(TaskProgram(.text("while True: pass"), for: task)).checks.count == 1)
  }

  @Test("input that a program leaves unread is counted")
  func unread() throws {
    let task = try #require(CardContent.challenge(Self.double).task)
    #expect(task.run(TaskProgram(.text("print(6)"), for: task)).checks.map(\.unreadLines) == [1, 1])
    #expect(task.run(TaskProgram(.text("print(input())"), for: task)).checks.map(\.unreadLines) == [0, 0])
  }

  @Test("a program of elements is graded like its text")
  func elements() throws {
    let json = """
      [{"type": "repeat", "count": {"integer": 2}}, {"type": "print", "statement": {"string": "Ada"}}, {"type": "end"}]
      """
    let program = try JSONDecoder().decode(Program.self, from: Data(json.utf8))
    #expect(grade(.wrote(program), on: .exercise(Self.names)).isRight)
  }
}
