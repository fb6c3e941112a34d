import CurriculumBundle
import Execution
import Grading
import Python
import PythonAnalysis

// Programs that do nothing of what a task is for.
extension MutantExaminer {
  /// The first program whose functions do nothing, or only return one value, that passes all checks and does something
  /// else than right programs.
  mutating func stub() -> MutantEvidence.Stub? {
    if task.task.language == .javascript { return stubOfJavaScript() }
    guard task.task.calls, !task.task.hasConditions, case .python(let solution)? = right.first?.program else {
      return nil
    }
    for stub in solution.stubs(returning: returnedValues, others: otherBodies) {
      let program = TaskProgram.python(PythonProgram(source: stub.program))
      guard !right.contains(where: { $0.program.meansTheSame(as: program) }),
        task.run(program, for: .otherWritings)?.isRight == true
      else { continue }
      // An order that arguments have in all checks may be just what a stub goes by.
      let found = differences(of: program).found
      let differences = found.isEmpty ? differencesWhenSwapped(of: program) : found
      if !differences.isEmpty {
        return MutantEvidence.Stub(program: stub.program, body: stub.body, differences: differences)
      }
    }
    return nil
  }

  /// The values that checks expect to be returned, and one of each type.
  private var returnedValues: [String] {
    let expected = task.task.checks.compactMap(\.returns).filter(PythonProgram.isLiteral)
    let inner =
      right.first.map { first in
        first.run.checks.compactMap(\.returned).filter(PythonProgram.isLiteral)
      } ?? []
    return (expected + inner + ["0", "1", "0.0", "''", "True", "False", "[]", "()", "{}", "set()"]).unique
  }

  /// Statements that print or raise as checks expect.
  private var otherBodies: [String] {
    task.task.checks.flatMap { check -> [String] in
      let printed = check.result.map { "print(\(PythonProgram.literal(of: Observation.withoutClosingLineEnds($0))))" }
      let raised = check.raises.map { "raise \($0.prefix { $0 != ":" })" }
      return [printed, raised].compactMap { $0 }
    }.unique
  }
}
