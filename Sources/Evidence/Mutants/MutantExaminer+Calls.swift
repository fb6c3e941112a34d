import AnswerReading
import CurriculumBundle
import Execution
import Grading
import Python

// What mutants do when they are called.
extension MutantExaminer {
  /// The calls that are drawn and tell right programs from wrong ones, the plainest first, and those that are not run
  /// yet.
  func drawCalls() -> Draws {
    let programs = right.map(\.program)
    let given = task.task.checks.compactMap(\.pythonCall)
    let calls = TaskCalls(given, of: programs)
    let isDecisive = { decisiveCall($0) != nil }
    // What may be given is tried out only where nobody says it.
    let inner = calls.inner + (task.authored.inputs == nil ? calls.found(isDecisive) : [])
    let draws = CallDraws(like: given + inner, inputs: task.authored.inputs, programs: programs, told: task.told.all)
    let asked = given.map { PythonCall($0.call, after: $0.setup) }
    let drawn = (inner + draws.calls).filter { !asked.contains($0) }
    let looks = calls.looks(behind: asked + drawn, where: mayBeChanged(by:)) + calls.looks(atObjects: isDecisive)
    let plain = drawn.compactMap(decisiveCall) + asked.compactMap(decisiveCall).filter { !isAsked($0.evidence) }
    let orders = calls.orders(
      of: plain.compactMap { input in
        guard let call = input.evidence.call, let value = input.evidence.returns else { return nil }
        return (PythonCall(call, after: input.evidence.setup ?? []), value)
      })
    let known = Set(asked + drawn)
    var result = Draws()
    result.decisive = plain + (looks + orders).filter { !known.contains($0) }.compactMap(decisiveCall)
    result.callsOutside = draws.others.map { $0.filter { !known.contains($0) } }
    result.callsSwapped = draws.swapped.filter { !known.contains($0) }
    guard result.decisive.isEmpty else { return result }
    result.decisive = result.callsOutside.joined().compactMap(decisiveCall)
    result.callsOutside = []
    if result.decisive.isEmpty {
      result.decisive = callsWithoutResult.compactMap(decisiveCall).filter { !$0.evidence.output.isEmpty }
    }
    return result
  }

  /// True where it counts what a call leaves of the values that it is given: the text speaks of it, a check looks at
  /// it, or there is nothing else to see, since the call returns nothing.
  private func mayBeChanged(by call: PythonCall) -> Bool {
    AnswerReader(locale: task.locale).speaksOfKeeping(task.told.all)
      || task.task.checks.contains { check in check.setup?.contains { $0.hasPrefix("\(check.call ?? "") =") } ?? false }
      || decisiveCall(call)?.evidence.returns == "None"
  }

  /// True where a check asks for all that right programs do in its call.
  private func isAsked(_ input: MutantEvidence.DecisiveInput) -> Bool {
    task.task.checks.contains { check in
      let isSame = check.call == input.call && (check.setup ?? []) == (input.setup ?? [])
      let asksForOutput = input.output.isEmpty || check.result != nil
      return isSame && asksForOutput && (input.returns == nil || check.returns != nil)
        && (input.raises == nil || input.raises == check.raises)
    }
  }

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
    let truth = CallTruth(task.task.checks, programs: right.map(\.program), told: task.told.all)
    for check in truth.checks(from: run) {
      let ready = ReadyCheck(check)
      guard right.allSatisfy({ task.runs.run($0.program, on: ready, for: .mutants)?.passes == true }),
        run.outcome.chances.isEmpty || isSameInOtherRuns(first.program, ready)
      else { continue }
      return DecisiveInput(evidence: MutantEvidence.DecisiveInput(check), check: ready, steps: run.outcome.steps)
    }
    return nil
  }

  /// True where a program passes a check under other hash seeds, too.
  private func isSameInOtherRuns(_ program: TaskProgram, _ check: ReadyCheck) -> Bool {
    (1...3).allSatisfy { task.runs.run(program, on: check, for: .mutants, hashSeed: $0 * 77)?.passes == true }
  }

  /// The calls of the checks that do not ask for what is printed.
  private var callsWithoutResult: [PythonCall] {
    task.task.checks.filter { $0.result == nil && ($0.input ?? []).isEmpty }.compactMap(\.pythonCall)
      .map { PythonCall($0.call, after: $0.setup) }
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
