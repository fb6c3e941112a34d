internal import CurriculumBundle
internal import Execution
internal import Grading
internal import Python

// What mutants do when they are called.
extension MutantExaminer {
  /// A call with which all right programs do the same: they return a value that can be written out, print something in
  /// place of one, or, where a check asks for an error, raise the same one.
  func decisiveCall(_ call: PythonCall) -> DecisiveInput? {
    let setup = call.setup.isEmpty ? nil : call.setup
    guard let first = right.first,
      let run = task.runs.run(
        first.program, on: ReadyCheck(ProgramCheck(setup: setup, call: call.call)), for: .mutants),
      let seen = Observation(run.outcome)
    else { return nil }
    var evidence = MutantEvidence.DecisiveInput(lines: [], output: seen.output, setup: setup, call: call.call)
    switch run.outcome.call?.end {
    case .returned("None") where !seen.output.isEmpty: break
    case .returned(let value):
      guard value.utf8.count <= 100, PythonProgram.isLiteral(value) else { return nil }
      evidence.returns = value
    case .raised:
      guard let error = seen.error, task.task.checks.contains(where: { $0.raises != nil }) else { return nil }
      evidence.raises = error.type
    case .notMade, .notPrepared, .undefined, .left, nil: return nil
    }
    let check = ReadyCheck(evidence.check)
    for program in right {
      guard task.runs.run(program.program, on: check, for: .mutants)?.passes == true else { return nil }
    }
    return DecisiveInput(evidence: evidence, check: check, steps: run.outcome.steps)
  }

  /// Functions that return one value whatever they are called with, where they pass and no right program does that.
  mutating func constantFunction() -> MutantEvidence.Constant? {
    let checks = task.task.checks
    guard let value = checks.first?.returns,
      checks.allSatisfy({ $0.setup == nil && $0.returns?.utf8.elementsEqual(value.utf8) ?? false })
    else { return nil }
    let names = checks.compactMap(\.calledFunction).unique
    guard !names.isEmpty, checks.allSatisfy({ $0.calledFunction != nil }) else { return nil }
    let source = names.map { "def \($0)(*values):\n  return \(value)\n" }.joined(separator: "\n")
    let program = TaskProgram.python(PythonProgram(source: source))
    guard task.run(program, for: .otherWritings)?.isRight == true else { return nil }
    return MutantEvidence.Constant(
      program: program.text, result: value, differences: differences(of: program).found)
  }
}

extension ProgramCheck {
  /// The function that the call is of; nil for a method, and for something that is no call.
  var calledFunction: String? {
    guard let call, let open = call.firstIndex(of: "(") else { return nil }
    let name = call[..<open]
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
  }
}
