import CurriculumBundle
import Evidence
import Execution
import Grading
import Python
import Testing

/// What the examples in the comments of `Execution` and `Grading` say.
@Suite("Examples of runs")
struct RunExamples {
  @Test("a run prints, ends and spends steps")
  func outcomes() {
    #expect(PythonProgram(source: "print(2 + 3)").run().standardOutput == "5\n")
    #expect(PythonProgram(source: "print(2 + 3)").run().ending == .finished(status: 0))
    var budget = Budget.lesson
    budget.steps = 1000
    #expect(PythonProgram(source: "while True: pass").run(budget: budget).ending == .stopped(.steps, line: 1))
    let error = RaisedError(type: "NameError", message: "name 'n' is not defined", line: 1)
    #expect(error.summary == "NameError: name 'n' is not defined")
    #expect(PythonProgram(source: "print(id(5))").run().chances == [.memory])
    #expect(OutputCondition("1 <= int(output) <= 6").check("7").outcome == .fails)
    #expect(OutputCondition("1 <= int(output) <= 6").check("4").outcome == .holds)
    #expect(OutputCondition("len(lines) == 2").check("Ada").outcome == .fails)
  }

  @Test("a console gives its lines, and a transcript keeps what is printed")
  func consoles() {
    var console = ScriptedConsole(input: ["Ada"])
    #expect(console.readLine() == "Ada")
    #expect(console.readLine() == nil)
    var transcript = Transcript()
    transcript.append("5", to: .standardOutput)
    transcript.append("\n", to: .standardOutput)
    #expect(transcript.text(of: .standardOutput) == "5\n")
    #expect(transcript.chunks.map(\.text) == ["5\n"])
  }

  @Test("a trace shows each line with its variables")
  func traces() {
    #expect(PythonProgram(source: "n = 5\nprint(n)").trace().trace.steps.map(\.line) == [1, 2])
    let trace = PythonProgram(source: "n = 5\nprint(n)").trace().trace
    #expect(trace.steps[1].variables == [Trace.Variable(name: "n", value: "5")])
  }

  @Test("a drawing holds marks, and a mutation says what it changed")
  func drawings() {
    let drawing = PythonProgram(source: "from turtle import *\ndot(5)").run().drawing
    #expect(drawing?.marks == [.dot(Drawing.Point(x: 0, y: 0), diameter: 5, color: "black")])
    let kind = MutationKind("rename", .statements, "another name", "n = 1", "m = 1")
    #expect(Mutation(kind, line: 2, renaming: "n", to: "m").change == "`n` became `m`")
  }

  @Test("an action on a card gets a verdict")
  func verdicts() {
    let content = CardContent.trueFalse(TrueFalseCard(text: "2 + 3 is 5.", answer: true))
    #expect(grade(.said(true), on: content) == .right)
    let card = DragAndDropCard(sentence: "__1__ __2__", tokens: ["a", "b"], answers: [["a"], ["b"]])
    #expect(card.wrongBlanks(in: ["a", "a"]) == [1])
    #expect(
      grade(.said(false), on: content) == Verdict(isRight: false, feedback: "It is the other way round."))
    let seen = Observation(PythonProgram(source: "print(2 + 3)").run())
    #expect(seen?.prints("5") == true)
    #expect(seen?.isAnswered(by: "nothing") == false)
  }

  @Test("right answers to a puzzle are programs")
  func puzzles() {
    let content = CardContent.codeBlocks(CodeBlocksCard(text: "", lines: ["n = 5", "print(n)"]))
    #expect(content.puzzlePrograms.map(\.code) == ["n = 5\nprint(n)"])
  }

  @Test("a program of a task is run on its checks")
  func tasks() throws {
    let task = try #require(ExerciseCard(text: "Print 5.", language: .python, result: "5").task)
    let run = task.run(TaskProgram(.text("print(4)"), for: task))
    #expect(run.isRight == false)
    #expect(run.firstFailure?.inWords == "Your program prints '4', but it should print '5'.")
  }
}
