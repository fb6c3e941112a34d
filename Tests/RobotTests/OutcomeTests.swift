import Execution
import Robot
import Testing

@Suite("Runs of the robot as every language tells them")
struct OutcomeTests {
  private func run(_ source: String, _ map: String = ">.#\n.o.") throws -> RobotRun {
    RobotProgram(source: source).run(in: try World.read(map).get())
  }

  @Test("a level that is done is a program that finished")
  func finished() throws {
    let outcome = try run("right\nforward\nleft\nforward\ncollect").outcome
    #expect(outcome.ending == .finished(status: 0))
    #expect(outcome.steps == 5)
    #expect(outcome.standardOutput.hasSuffix("done: the robot did all that there was to do\n"))
  }

  @Test("every other ending is an error at its card, or a limit")
  func raised() throws {
    let error = { (source: String) throws -> String in
      switch try run(source).outcome.ending {
      case .finished: "finished"
      case .raised(let error): "\(error.line): \(error.summary)"
      case .stopped(let limit, let line): "\(line): \(limit)"
      }
    }
    #expect(try error("forward\nforward") == "2: Bumped: something was in the robot's way")
    #expect(try error("left") == "1: Unfinished: there is still something to collect (1)")
    #expect(try error("while not at goal\nleft\nend") == "2: steps")
    #expect(try error("call\nroutine\ncall\nend") == "3: depth")
    #expect(try error("left\nrepeat") == "2: ProgramProblem: this 'repeat' does not say how many times")
  }

  @Test("a trace has a step for each that was counted, with what was so before it")
  func trace() throws {
    let run = try run("call\nroutine\nright\nforward\nend", ">.\no.")
    let trace = run.trace()
    #expect(trace.steps.map(\.line) == [1, 3, 4])
    #expect(trace.steps.map(\.depth) == [0, 1, 1])
    #expect(
      trace.steps[2].variables.map { "\($0.name) \($0.value)" } == [
        "place row 1, column 1", "heading south", "collected 0 of 1",
      ])
    #expect(!run.trace(limits: .init(steps: 1, variables: 2, characters: 10)).isComplete)
  }

  @Test("the depth of a trace goes down where a routine ends")
  func depthOfTrace() throws {
    let run = try run(
      "call\nforward\nroutine\nright\nif on collectible\nelse\nif path ahead\nforward\ncall\nend\nend\nleft\nend",
      ">.\n..\n.o")
    let steps = run.trace().steps
    #expect(steps.map(\.depth) == run.steps.map(\.depth))
    let card = { (step: Trace.Step) in run.program.moves[step.line - 1].text }
    #expect(steps.filter { card($0) == "left" }.map(\.depth) == [2, 1])
    #expect(steps.filter { card($0) == "left" }.allSatisfy { $0.function == "routine" })
    #expect(steps.last?.depth == 0 && steps.last?.function == nil)
  }

  @Test("a run over its budget says over which limit")
  func limits() {
    let words = Set(Limit.allCases.map { RobotEnding.overBudget($0).message })
    #expect(words.count == 3)
  }

  @Test("problems of a text have their bytes")
  func places() {
    let source = "  forwrd\nrepeat x\nend\nforward 3 4\nwhile wal ahead\nend\n\n end"
    let problems = RobotProgram(source: source).problems
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    let meant = problems.map { problem in
      problem.bytes.map { String(decoding: lines[problem.line - 1][$0], as: UTF8.self) } ?? ""
    }
    #expect(meant == ["forwrd", "x", "3 4", "wal ahead", "end"])
    #expect(Set(problems.map(\.kind.name)).count == problems.count)
    #expect(RobotProgram([.end]).problems.map(\.bytes) == [nil])
  }

  @Test("what a program uses is told at its card")
  func facts() throws {
    let source = """
      repeat 2
        while not on red
          if path ahead
            forward
          else
            call
          end
        end
      end
      routine
        call
      end
      """
    let facts = try #require(RobotFacts(of: RobotProgram(source: source)))
    #expect(
      facts.facts.map { "\($0.card) \($0.concept.dropFirst(6))" } == [
        "1 repeat", "2 while", "2 loop.nested", "2 condition.on-color", "2 condition.not", "3 if", "3 loop.if",
        "3 condition.path-ahead", "4 forward", "5 else", "6 call", "10 routine", "11 call", "11 recursion",
      ])
    #expect(RobotFacts(of: RobotProgram(source: "repeat")) == nil)
  }

  @Test("a program may only use the cards of its deck; an end comes with what needs one")
  func decks() {
    let deck = Deck([
      .init(number: 0, name: "Go", description: "", command: .move(.forward)),
      .init(number: 1, name: "Thrice", description: "", command: .move(.repeat(3))),
      .init(number: 2, name: "If", description: "", command: .anyIf),
    ])
    let source = "repeat 3\n  forward\nend\nrepeat 2\nend\nif at goal\nleft\nend\ncall\nroutine\nend"
    let problems = RobotProgram(source: source, deck: deck).problems
    #expect(
      problems.map { "\($0.card) \($0.message)" } == [
        "4 'repeat 2' is not among the cards of this level", "7 'left' is not among the cards of this level",
        "9 'call' is not among the cards of this level", "10 'routine' is not among the cards of this level",
      ])
    #expect(Deck.standard.without(.call).has(.routine) == false)
  }
}
