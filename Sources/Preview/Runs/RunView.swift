import CurriculumBundle
import Execution
import Grading
import JSON
import Robot

/// What a run came to, as pages show it.
struct RunView {
  private let outcome: Outcome?
  private let trace: Trace?
  private let robot: JSONValue?

  init(_ outcome: Outcome, _ trace: Trace? = nil) {
    self.outcome = outcome
    self.trace = trace
    robot = nil
  }

  /// A run of the robot through the world of a check.
  init(_ run: RobotRun, path: ItemPath, check: Int) {
    (outcome, trace) = (nil, nil)
    robot = RobotRunView(run, path: path, check: check).json
  }

  /// `{"output": […], "ending", "returned", "steps", "drawing", "trace", "robot"}`.
  var json: JSONValue {
    .members([
      "output": .array(outcome?.transcript.chunks.map(Self.chunk) ?? []),
      "ending": outcome.map { Self.ending($0.ending) }, "returned": returned.map { .string($0) },
      "steps": .integer(outcome?.steps ?? 0), "drawing": outcome?.drawing.map { DrawingView($0).json },
      "trace": trace.map { TraceView($0, output: outcome?.transcript.chunks.map(\.text).joined() ?? "").json },
      "robot": robot,
    ])
  }

  /// The value that a check's call returned.
  private var returned: String? { if case .returned(let value)? = outcome?.call?.end { value } else { nil } }

  private static func chunk(_ chunk: Transcript.Chunk) -> JSONValue {
    let stream =
      switch chunk.stream {
      case .standardOutput: "output"
      case .standardError: "error"
      }
    return ["stream": .string(stream), "text": .string(chunk.text)]
  }

  private static func ending(_ ending: Ending) -> JSONValue {
    switch ending {
    case .finished: ["kind": "finished"]
    case .raised(let error):
      .members(["kind": "raised", "words": .string(error.inWords), "line": line(error.line)])
    case .stopped(let limit, let number):
      .members(["kind": "stopped", "words": .string(words(for: limit)), "line": line(number)])
    }
  }

  private static func line(_ number: Int) -> JSONValue? { number > 0 ? .integer(number) : nil }

  private static func words(for limit: Limit) -> String {
    switch limit {
    case .steps: "It went on and on, so it was stopped."
    case .memory: "It needed too much memory, so it was stopped."
    case .output: "It printed too much, so it was stopped."
    case .depth: "Its calls went too deep, so it was stopped."
    }
  }
}

/// The steps of a run, with how much was printed before each.
struct TraceView {
  private let trace: Trace
  private let output: [UInt8]

  init(_ trace: Trace, output: String) {
    self.trace = trace
    self.output = Array(output.utf8)
  }

  /// `{"isComplete", "steps": [{"line", "function", "depth", "variables", "printed"}]}`.
  var json: JSONValue {
    var (bytes, units) = (0, 0)
    let steps = trace.steps.map { step -> JSONValue in
      let end = min(step.printed, output.count)
      if end > bytes {
        units += String(decoding: output[bytes..<end], as: UTF8.self).utf16.count
        bytes = end
      }
      return json(of: step, printed: units)
    }
    return ["isComplete": .bool(trace.isComplete), "steps": .array(steps)]
  }

  private func json(of step: Trace.Step, printed: Int) -> JSONValue {
    .members([
      "line": .integer(step.line), "function": step.function.map { .string($0) }, "depth": .integer(step.depth),
      "variables": .array(step.variables.map { ["name": .string($0.name), "value": .string($0.value)] }),
      "printed": .integer(printed),
    ])
  }
}

/// A run of the robot, step by step.
struct RobotRunView {
  private let run: RobotRun
  private let path: ItemPath
  private let check: Int

  init(_ run: RobotRun, path: ItemPath, check: Int) {
    self.run = run
    self.path = path
    self.check = check
  }

  /// `{"world", "steps": […], "ending", "collected"}`.
  var json: JSONValue {
    [
      "world": WorldView(run.world, path: path, check: check).json, "steps": .array(run.steps.map(json)),
      "ending": [
        "isSolved": .bool(run.isSolved), "name": .string(run.ending.name), "message": .string(run.ending.message),
      ],
      "collected": .integer(run.collected), "problems": .array(run.program.problems.map(json)),
    ]
  }

  private func json(of step: RobotRun.Step) -> JSONValue {
    let (event, target) = words(for: step.event)
    return .members([
      "card": .integer(step.card), "event": .string(event), "took": step.took.map { .string($0.name) },
      "row": .integer(step.pose.coordinate.row),
      "column": .integer(step.pose.coordinate.column), "heading": .string(step.pose.heading.rawValue),
      "target": target.map { ["row": .integer($0.row), "column": .integer($0.column)] },
    ])
  }

  private func json(of problem: ProgramProblem) -> JSONValue {
    .members(["card": .integer(problem.line), "message": .string(problem.message)])
  }

  private func words(for event: RobotRun.Event) -> (name: String, target: Coordinate?) {
    switch event {
    case .went: ("went", nil)
    case .turned: ("turned", nil)
    case .jumped: ("jumped", nil)
    case .took: ("took", nil)
    case .foundNothing: ("foundNothing", nil)
    case .bumped(let coordinate): ("bumped", coordinate)
    case .fell(let coordinate): ("fell", coordinate)
    case .began: ("began", nil)
    case .looked: ("looked", nil)
    case .called: ("called", nil)
    }
  }
}
