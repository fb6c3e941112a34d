import CurriculumBundle
import Grading

// Programs in JavaScript that do nothing of what a task is for.
extension MutantExaminer {
  /// The first program whose functions do nothing, or only return one value, that passes all checks, where some call
  /// returns something else in a right program.
  func stubOfJavaScript() -> MutantEvidence.Stub? {
    guard task.task.calls, !task.task.hasConditions, let right = right.first else { return nil }
    let names = FunctionNames(in: right.program.text).all
    guard !names.isEmpty else { return nil }
    let bodies = [""] + task.task.checks.compactMap(\.returns).unique.map { "return \($0);" }
    let passing = bodies.map { (body: $0, program: Self.stub(of: names, body: $0)) }.filter {
      task.run($0.program, for: .otherWritings)?.isRight == true
    }
    let calls = otherCalls(of: names)
    return passing.first { isOther($0.program, than: right.program, on: calls) }.map {
      MutantEvidence.Stub(program: $0.program.text, body: $0.body.isEmpty ? "pass" : $0.body, differences: [])
    }
  }

  private static func stub(of names: [String], body: String) -> TaskProgram {
    let lines = names.map { body.isEmpty ? "function \($0)() {}\n" : "function \($0)() {\n  \(body)\n}\n" }
    return .external(ExternalProgram(source: lines.joined(), in: .javascript))
  }

  /// Calls that no check makes: those of checks with other numbers and texts, and each function with some values.
  private func otherCalls(of names: [String]) -> [ProgramCheck] {
    let given = task.task.checks.flatMap { check -> [ProgramCheck] in
      guard let call = check.call else { return [] }
      let numbers = call.replacing(/\b\d+\b/) { String((Int($0.output) ?? 0) &+ 3) }
      let texts = call.replacing(/'([^']*)'/) { "'x\($0.output.1)'" }.replacing(/"([^"]*)"/) { "\"x\($0.output.1)\"" }
      return [numbers, texts].filter { $0 != call }.map {
        ProgramCheck(input: check.input, setup: check.setup, call: $0)
      }
    }
    let values = ["", "0", "7", "-4, 3", "'x'", "[5, 2, 9]"]
    return given + names.flatMap { name in values.map { ProgramCheck(call: "\(name)(\($0))") } }
  }

  /// True where a call returns one thing in a program and another one in a right program.
  private func isOther(_ program: TaskProgram, than right: TaskProgram, on calls: [ProgramCheck]) -> Bool {
    // All of them are wanted before one is looked at, since a tool runs them together.
    let pairs = calls.map(ReadyCheck.init).map { check in
      (task.runs.run(program, on: check, for: .otherWritings), task.runs.run(right, on: check, for: .otherWritings))
    }
    return pairs.contains { one, other in
      guard let value = one?.returned, let other = other?.returned else { return false }
      return value != other
    }
  }
}

/// The names of the functions that a program in JavaScript defines.
private struct FunctionNames {
  /// All of them, each once, in their order.
  let all: [String]

  init(in source: String) {
    let declared = source.matches(of: /\bfunction\s+([\w$]+)/).map { String($0.output.1) }
    let assigned = source.matches(of: /\b(?:const|let|var)\s+([\w$]+)\s*=\s*(?:function\b|\([^()]*\)\s*=>|[\w$]+\s*=>)/)
    all = (declared + assigned.map { String($0.output.1) }).unique
  }
}
