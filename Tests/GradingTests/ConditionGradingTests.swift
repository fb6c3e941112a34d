import CurriculumBundle
import Execution
import Grading
import JSON
import Testing

@Suite("Verdicts on programs whose output is not known")
struct ConditionGradingTests {
  private func feedback(_ program: String, _ condition: String, input: [String]? = nil) -> String? {
    let card = ExerciseCard(text: "Do it.", language: .python, input: input, satisfies: condition, success: "Right.")
    return grade(.wrote(.text(program)), on: .exercise(card)).feedback
  }

  private func feedback(_ program: String, calling call: String, _ condition: String) -> String? {
    let card = ExerciseCard(
      text: "Do it.", language: .python, checks: [ProgramCheck(satisfies: condition, call: call)], success: "Right.")
    return grade(.wrote(.text(program)), on: .exercise(card)).feedback
  }

  private static let die = "1 <= int(output) <= 6"

  @Test("feedback shows the output that does not satisfy the condition, and the condition")
  func words() {
    #expect(feedback("print(3)", Self.die) == "Right.")
    #expect(feedback("print(9)", Self.die) == "Your program prints '9', but this should be true of it: \(Self.die)")
    #expect(feedback("", Self.die) == "Your program prints nothing, but this should be true of it: \(Self.die)")
    #expect(feedback("print('a')", Self.die) == "Your program prints 'a', but this should be true of it: \(Self.die)")
    #expect(
      feedback("print(input())", "output == 'b'", input: ["a"])
        == "For the input 'a' your program prints 'a', but this should be true of it: output == 'b'")
    #expect(feedback("print(1 / 0)", Self.die)?.hasPrefix("Your program stopped with an error: Zero") == true)
  }

  @Test("a program that draws is right only if each of 20 draws is")
  func draws() throws {
    let roll = { (least: Int, most: Int) in "import random\nprint(random.randint(\(least), \(most)))" }
    #expect(feedback(roll(1, 6), Self.die) == "Right.")
    #expect(feedback(roll(1, 7), Self.die)?.contains("program prints '7', but this should be true") == true)
    #expect(
      feedback(roll(0, 6), Self.die)
        == "With other random numbers your program prints '0', but this should be true of it: \(Self.die)")
    // The run that is shown is the first that fails, and a seed of its own leaves only one run.
    let task = ExerciseCard(text: "Do it.", language: .python, satisfies: Self.die).task
    let run = try #require(task?.run(TaskProgram(.text(roll(0, 6)), in: .python)).firstFailure)
    let program = TaskProgram(.text(roll(0, 6)), in: .python)
    let seeds = (0...run.draw).filter { seed in
      var console = ScriptedConsole(input: [])
      return program.run(on: &console, options: RunOptions(drawSeed: seed)).standardOutput == "0\n"
    }
    #expect(seeds == [run.draw] && run.draw > 0)
    let seeded = try #require(task?.run(TaskProgram(.text("import random\nrandom.seed(1)\nprint(2)"), in: .python)))
    var console = ScriptedConsole(input: [])
    let once = TaskProgram(.text("import random\nrandom.seed(1)\nprint(2)"), in: .python).run(on: &console)
    #expect(seeded.isRight && seeded.steps < 2 * once.steps)
  }

  @Test("a condition knows the output, its lines, patterns and what a call returned, and else nothing of the program")
  func names() {
    #expect(feedback("print('a ')\nprint()\nprint('b')\nprint()", "lines == ['a', '', 'b']") == "Right.")
    #expect(feedback("", "lines == [] and output == ''") == "Right.")
    #expect(feedback("print('AB-12')", "re.fullmatch('[A-Z]+-[0-9]+', output)") == "Right.")
    #expect(feedback("len = lambda text: 5\nprint(1)", "len(output) == 1") == "Right.")
    #expect(feedback("n = 5\nprint(1)", "n == 5") != "Right.")
    #expect(feedback("print(4)\nexit()", Self.die) == "Right.")
    let twice = "def twice(n):\n  print('t')\n  return 2 * n\nlen = None\nlimit = 10"
    #expect(feedback(twice, calling: "twice(4)", "returned == 8 and output == 't' and returned < limit") == "Right.")
    #expect(feedback(twice, calling: "twice('ab')", "len(returned) == 4") == "Right.")
    #expect(
      feedback(twice, calling: "twice(4)", "returned == 9")
        == "twice(4) returns 8 and prints 't', but this should be true of it: returned == 9")
    #expect(
      feedback("def show(): print(3)", calling: "show()", "output == '4'")
        == "show() prints '3', but this should be true of it: output == '4'")
    #expect(
      feedback("def show(): print(3)", calling: "show()", "returned == 3")
        == "show() prints '3' but returns nothing. Use return.")
    #expect(
      feedback("from random import *\ndef roll(): return randint(0, 6)", calling: "roll()", "returned > 0")
        == "With other random numbers roll() returns 0, but this should be true of it: returned > 0")
  }

  @Test("a condition that fails, does not end or changes what it looks at leaves the verdict to the rest")
  func limits() {
    #expect(feedback("print(1)", "all(True for n in iter(int, 1))") != "Right.")
    #expect(feedback("print(1)", "print('no') is None and output == '1'") == "Right.")
    #expect(feedback("print(1)", "1 +") != "Right.")
    let called = feedback("def f(): return [1]", calling: "f()", "all(True for n in iter(int, 1))")
    #expect(called == "Your program does not come to an end. Does it go round for ever?")
    let task = ExerciseCard(text: "Do it.", language: .python, satisfies: "all(True for n in iter(int, 1))").task
    let slow = task?.run(TaskProgram(.text("print(1)"), in: .python)).checks.first
    #expect(slow?.condition == .stopped(.steps))
    #expect(slow.map { $0.steps - $0.outcome.steps <= Budget.condition.steps } == true)
  }

  @Test("a program that takes long is not run again without end")
  func longPrograms() throws {
    let source = "import random\nfor n in range(1000): random.random()\nprint(3)"
    let task = try #require(ExerciseCard(text: "Do it.", language: .python, satisfies: Self.die).task)
    var budget = Budget.lesson
    var console = ScriptedConsole(input: [])
    budget.steps = TaskProgram(.text(source), in: .python).run(on: &console).steps * 3
    let run = task.run(TaskProgram(.text(source), in: .python), budget: budget)
    #expect(run.isRight && run.steps <= budget.steps + Budget.condition.steps)
  }

  @Test("a check with a condition is written and read as JSON")
  func json() throws {
    let check = ProgramCheck(satisfies: Self.die)
    let value = try JSONValueEncoder().encode(check)
    #expect(value == ["satisfies": .string(Self.die)])
    #expect(try JSONValueDecoder().decode(ProgramCheck.self, from: value) == check)
  }
}
