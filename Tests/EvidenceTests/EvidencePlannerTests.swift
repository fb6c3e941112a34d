import Authoring
import CurriculumBundle
import Evidence
import Testing

/// Facts about cards, which need neither files nor rules.
@Suite("Evidence on a card")
struct EvidencePlannerTests {
  private func evidence(
    on content: CardContent, _ task: AuthoredTask? = nil, language: CodeLanguage = .python
  ) -> CardEvidence {
    EvidencePlanner().evidence(on: EvidenceSubject(content, task: task, language: language, steps: 1_000_000))
  }

  @Test("of a card without programs nothing is known, and nothing is run")
  func none() {
    let card = QuestionCard(text: "Which is a number?", answers: ["5", "five"], correctAnswerIndex: 0)
    #expect(evidence(on: .question(card)) == .none)
  }

  @Test("of a question it is known which answers are right, whatever its key says")
  func question() throws {
    for key in 0...1 {
      let card = QuestionWithCodeCard(
        code: "print(2 + 3)", text: "What is printed?", answers: ["5", "23"], correctAnswerIndex: key)
      let evidence = evidence(on: .questionWithCode(card))
      let proof = try #require(evidence.code?.keyProof)
      #expect(proof.rightAnswers == [0])
      #expect(proof.isSound == (key == 0))
      #expect(evidence.code?.seen?.output == "5")
      #expect(evidence.programs == 1 && evidence.steps > 0 && evidence.unproven == [])
    }
  }

  @Test("what another hash seed changes is known")
  func instability() throws {
    let card = ExecutorCard(text: "Run it.", code: "print({'cat', 'dog', 'owl'})", result: "?")
    let found = evidence(on: .executor(card))
    guard case .output(let other, .setOrder)? = found.code?.instability else {
      Issue.record("\(String(describing: found.code?.instability))")
      return
    }
    #expect(other != found.code?.seen)
  }

  @Test("of a task it is known what each program does, and which mutants survive")
  func task() throws {
    let card = ChallengeCard(
      title: "Double", text: "Read a number and print its double.", language: .python,
      checks: [ProgramCheck(input: ["2"], result: "4")],
      wrongPrograms: [WrongProgram(program: .text("print(input())\n"), feedback: "Twice as much!")])
    let answers = AuthoredTask(solutions: [.text("n = int(input())\nprint(n * 2)\n")])
    let task = try #require(evidence(on: .challenge(card), answers).task)
    #expect(task.hasWholeChecks)
    #expect(task.solutions.map(\.isRight) == [true])
    #expect(task.wrongPrograms.map(\.isRight) == [false])
    // 2 * 2, 2 + 2 and 2 ** 2 are the same.
    #expect(task.mutants.survivors.contains { $0.program.contains("n + 2") })
    #expect(task.mutants.survivors.allSatisfy { !$0.differences.isEmpty })
    #expect(task.mutants.counts.count == task.mutants.total)
  }

  @Test("two runs find out the same")
  func isSame() {
    let card = CodeBlocksCard(
      text: "Order them.", lines: ["n = 2", "m = 3", "print(n + m)"], decoys: ["print(n)"], result: "5")
    let first = evidence(on: .codeBlocks(card))
    #expect(first.orders?.others == [[1, 0, 2]])
    #expect(evidence(on: .codeBlocks(card)) == first)
  }
}
