internal import CurriculumBundle
internal import Execution
internal import Grading
internal import Python

// What mutants do when they are called.
extension MutantExaminer {
  /// A call with which all right programs do the same: they return a value that can be written out, print something,
  /// or raise an error that one of them raises itself, or that checks ask for.
  ///
  /// What they print besides counts where all of them print the same.
  func decisiveCall(_ call: PythonCall) -> DecisiveInput? {
    let setup = call.setup.isEmpty ? nil : call.setup
    guard let first = right.first,
      let run = task.runs.run(
        first.program, on: ReadyCheck(ProgramCheck(setup: setup, call: call.call)), for: .mutants)
    else { return nil }
    let truth = CallTruth(task.task.checks, programs: right.map(\.program))
    for check in truth.checks(from: run) {
      let ready = ReadyCheck(check)
      guard right.allSatisfy({ task.runs.run($0.program, on: ready, for: .mutants)?.passes == true }) else { continue }
      return DecisiveInput(evidence: MutantEvidence.DecisiveInput(check), check: ready, steps: run.outcome.steps)
    }
    return nil
  }

  /// The calls of the checks that do not ask for what is printed.
  var callsWithoutResult: [PythonCall] {
    task.task.checks.filter { $0.result == nil && ($0.input ?? []).isEmpty }.compactMap(\.pythonCall)
      .map { PythonCall($0.call, after: $0.setup) }
  }

  /// Functions that return one value whatever they are called with, where they pass and no right program does that.
  mutating func constantFunction() -> MutantEvidence.Constant? {
    let checks = task.task.checks
    guard let value = checks.first?.returns,
      checks.allSatisfy({ $0.setup == nil && $0.returns?.utf8.elementsEqual(value.utf8) ?? false })
    else { return nil }
    let names = checks.compactMap(\.calledFunction).unique
    guard !names.isEmpty, checks.allSatisfy({ $0.calledFunction != nil }), checks.contains(where: \.givesSomething)
    else { return nil }
    let source = names.map { "def \($0)(*values):\n  return \(value)\n" }.joined(separator: "\n")
    let program = TaskProgram.python(PythonProgram(source: source))
    guard task.run(program, for: .otherWritings)?.isRight == true else { return nil }
    return MutantEvidence.Constant(
      program: program.text, result: value, differences: differences(of: program).found)
  }
}

extension ProgramCheck {
  /// Whether the function is given something on which its value can depend: arguments or input.
  fileprivate var givesSomething: Bool {
    !(input ?? []).isEmpty || call.map { !$0.filter { $0 != " " }.hasSuffix("()") } ?? false
  }

  /// The function that the call is of; nil for a method, and for something that is no call.
  var calledFunction: String? {
    guard let call, let open = call.firstIndex(of: "(") else { return nil }
    let name = call[..<open]
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
  }
}
