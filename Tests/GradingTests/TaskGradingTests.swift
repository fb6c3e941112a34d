import CurriculumBundle
import Execution
import Grading
import Testing

@Suite("Verdicts on learners' programs")
struct TaskGradingTests {
  private static let double = ChallengeCard(
    title: "Double", text: "Double the number.", language: .python, solutions: [.text("print(2 * int(input()))")],
    checks: [ProgramCheck(input: ["3"], result: "6"), ProgramCheck(input: ["5"], result: "10")], success: "Well done!",
    wrongPrograms: [WrongProgram(program: .text("print(2 + int(input()))"), feedback: "Times, not plus.")])

  private static let fetch = ChallengeCard(
    title: "Fetch", text: "Take it.", language: .robot, solutions: [.text("forward\nforward\ncollect")],
    checks: [ProgramCheck(world: "#####\n#>.o#\n#####")],
    wrongPrograms: [WrongProgram(program: .text("forward\nforward"), feedback: "Take it with collect.")],
    deck: ["forward", "repeat", "collect"], cardLimit: 6, stars: StarThresholds(three: 3, two: 4))

  private static let names = ExerciseCard(
    text: "Print the name twice.", language: .slang, solutions: [.text("repeat 2\nprint \"Ada\"\nend")],
    result: "Ada\nAda")

  private func verdict(_ program: String, on content: CardContent) -> Verdict {
    grade(.wrote(.text(program)), on: content)
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
    #expect(!long.isRight && long.feedback == "It works! Now do it with fewer cards: 1 less.")
  }

  @Test("a card that is not in the deck is refused")
  func deck() {
    #expect(verdict("left\nright\nforward\nforward\ncollect", on: .challenge(Self.fetch)).isRight == false)
  }

  @Test("a published program is graded like its text")
  func published() throws {
    let card = Card(id: "a", content: .exercise(Self.names))
    let episode = Episode(id: "e", title: "E", cards: [card])
    let curriculum = Curriculum(
      title: "C", locale: "en", minimumClient: "1.0.0",
      modules: [
        Module(
          id: "m", title: "M", summary: "", language: "python",
          blocks: [Block(id: "b", title: "B", episodes: [episode])])
      ])
    let published = curriculum.withStructuredPrograms.modules[0].blocks[0].episodes[0].cards[0].content
    let solution = try #require(published.task?.solutions.first)
    guard case .elements(let elements) = solution else {
      Issue.record("the solution is still a text")
      return
    }
    #expect(elements.count == 3)
    #expect(grade(.wrote(solution), on: published).isRight)
  }
}
