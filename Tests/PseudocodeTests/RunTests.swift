import Execution
import Pseudocode
import Testing

/// Consoles, budgets, steps and robots.
@Suite("Runs of pseudocode")
struct RunTests {
  @Test("a trace shows each line with the variables as a program writes them")
  func isTraced() {
    let source = """
      PROCEDURE double(n)
      {
        RETURN(n * 2)
      }
      name ← "Ada"
      list ← [true, "a", 1 / 100000]
      REPEAT 2 TIMES
      {
        x ← double(4)
      }
      DISPLAY(x)
      """
    let program = PseudocodeProgram(source: source)
    let (outcome, trace) = program.trace()
    #expect(trace.steps.map(\.line) == [5, 6, 7, 9, 3, 7, 9, 3, 7, 11])
    #expect(trace.steps[4].function == "double" && trace.steps[4].depth == 1)
    #expect(trace.steps[4].variables == [Trace.Variable(name: "n", value: "4")])
    #expect(
      trace.steps[9].variables == [
        Trace.Variable(name: "name", value: "\"Ada\""), Trace.Variable(name: "list", value: "[true, \"a\", 0.00001]"),
        Trace.Variable(name: "x", value: "8"),
      ])
    #expect(outcome.standardOutput == "8 " && trace.isComplete)
    let plain = program.run()
    #expect(plain.ending == outcome.ending && plain.steps == outcome.steps && plain.transcript == outcome.transcript)
  }

  @Test("a long value in a trace is cut off")
  func valuesAreCutOff() {
    let limits = Trace.Limits(steps: 10, variables: 10, characters: 5)
    let trace = PseudocodeProgram(source: "s ← \"abcdefgh\"\nDISPLAY(s)").trace(limits: limits).trace
    #expect(trace.steps[1].variables == [Trace.Variable(name: "s", value: "\"abc…")])
  }

  @Test("the same program takes the same steps, and no more than its budget")
  func isCounted() {
    let program = PseudocodeProgram(source: "i ← 0\nREPEAT UNTIL (i = 1000) { i ← i + 1 }")
    let outcome = program.run()
    #expect(outcome.ending == .finished(status: 0) && outcome.steps == program.run().steps)
    var budget = Budget.lesson
    budget.steps = 500
    let stopped = program.run(budget: budget)
    #expect(stopped.ending == .stopped(.steps, line: 2) && stopped.steps <= 500)
    budget.output = 20
    budget.steps = 100_000
    let loud = PseudocodeProgram(source: "REPEAT 100 TIMES { DISPLAY(\"abc\") }").run(budget: budget)
    #expect(loud.ending == .stopped(.output, line: 1))
  }

  @Test("what is displayed is there before the program asks for input")
  func isWrittenInOrder() {
    var console = ScriptedConsole(input: ["Ada", "7"])
    let program = PseudocodeProgram(source: "DISPLAY(\"Name?\")\nx ← INPUT()\nDISPLAY(\"Age?\")\ny ← INPUT()")
    let outcome = program.run(on: &console)
    #expect(outcome.ending == .finished(status: 0) && outcome.transcript == Transcript())
    #expect(console.prompts == ["Name? ", "Age? "] && console.unreadLines == 0)
  }

  @Test("a typed number with too many digits is an error, as is one too large for a fraction")
  func longInputIsRefused() {
    let program = PseudocodeProgram(source: "x ← INPUT()")
    let digits = String(repeating: "9", count: 5000)
    #expect(program.run(input: [digits]).standardError.hasPrefix("line 1: a number with more than 4300 digits"))
    #expect(program.run(input: [digits.prefix(4000) + ".5"]).standardError.hasPrefix("line 1: the result is too large"))
    #expect(program.run(input: [String(repeating: "a", count: 100_000)]).ending == .finished(status: 0))
  }

  @Test("an error that a number goes with is shown at the right place on a long line")
  func longLinesAreNotShown() {
    let program = PseudocodeProgram(source: "x ← \"" + String(repeating: "a", count: 500) + "\" + 1")
    #expect(program.run().standardError == "line 1: a number cannot be added to a string\n")
  }
}

/// A robot on a line of squares, which faces the end or the beginning.
private struct LineRobot: PseudocodeRobot {
  let length: Int
  var place = 1
  var quarter = 0
  var log = ""

  private func isFree(turnedBy quarters: Int) -> Bool {
    switch (quarter + quarters) % 4 {
    case 0: place < length
    case 2: place > 1
    default: false
    }
  }

  mutating func moveForward() -> Bool {
    guard isFree(turnedBy: 0) else { return false }
    place += quarter == 0 ? 1 : -1
    log += "F"
    return true
  }

  mutating func rotateLeft() {
    quarter = (quarter + 3) % 4
    log += "L"
  }

  mutating func rotateRight() {
    quarter = (quarter + 1) % 4
    log += "R"
  }

  func canMove(_ direction: PseudocodeDirection) -> Bool {
    switch direction {
    case .forward: isFree(turnedBy: 0)
    case .right: isFree(turnedBy: 1)
    case .backward: isFree(turnedBy: 2)
    case .left: isFree(turnedBy: 3)
    }
  }
}

@Suite("Robots of pseudocode")
struct RobotTests {
  private func run(_ source: String, length: Int = 4) -> (robot: LineRobot, outcome: Outcome, output: String) {
    var robot = LineRobot(length: length)
    var console = ScriptedConsole()
    let outcome = PseudocodeProgram(source: source).run(on: &console, moving: &robot)
    return (robot, outcome, console.transcript.text(of: .standardOutput))
  }

  @Test("the procedures move the robot")
  func moves() {
    let (robot, outcome, output) = run(
      """
      REPEAT UNTIL (NOT CAN_MOVE(forward)) { MOVE_FORWARD() DISPLAY("step") }
      ROTATE_LEFT()
      ROTATE_LEFT()
      IF (CAN_MOVE(forward) AND NOT CAN_MOVE(left)) { MOVE_FORWARD() }
      ROTATE_RIGHT()
      """)
    #expect(outcome.ending == .finished(status: 0))
    #expect(robot.log == "FFFLLFR" && robot.place == 3 && robot.quarter == 3)
    #expect(output == "step step step ")
  }

  @Test("each direction is asked of the robot")
  func looks() {
    let words = ["left", "right", "forward", "backward"]
    let source = "MOVE_FORWARD()\n" + words.map { "DISPLAY(CAN_MOVE(\($0)))\n" }.joined()
    #expect(run(source).output == "false false true true ")
  }

  @Test("a robot that cannot move forward ends the program there")
  func isBlocked() {
    let (robot, outcome, _) = run("MOVE_FORWARD()\nMOVE_FORWARD()\nROTATE_LEFT()", length: 2)
    guard case .raised(let error) = outcome.ending else { Issue.record("\(outcome.ending)"); return }
    #expect(error.type == "robot-blocked" && error.message == "the robot cannot move forward here")
    #expect(error.line == 2 && !error.isStatic)
    #expect(robot.log == "F")
  }

  @Test("a trace moves the robot as a run does")
  func isTraced() {
    var robot = LineRobot(length: 3)
    var console = ScriptedConsole()
    let program = PseudocodeProgram(source: "REPEAT 2 TIMES {\n  MOVE_FORWARD()\n}")
    let (outcome, trace) = program.trace(on: &console, moving: &robot)
    #expect(outcome.ending == .finished(status: 0) && robot.place == 3)
    #expect(trace.steps.map(\.line) == [1, 2, 1, 2, 1])
  }
}
