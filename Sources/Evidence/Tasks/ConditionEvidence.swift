import Authoring
import CurriculumBundle
import Grading
import Python
import PythonAnalysis

/// A condition of a check that tells no output from another, or that no output can satisfy.
///
///     {"check": 0, "problem": {"acceptsAll": {"count": 9}}}
public struct ConditionEvidence: Sendable, Hashable, Codable {
  /// The place of the check.
  public let check: Int
  /// What is wrong with its condition.
  public let problem: Problem

  /// Why a condition says nothing.
  ///
  ///     {"acceptsAll": {"count": 9}}
  public enum Problem: Sendable, Hashable, Codable {
    /// It does not name what it should be about.
    case withoutOutput
    /// It was true for all of so many outputs, or returned values, that have nothing in common.
    case acceptsAll(count: Int)
    /// A part of it is always true, or a comparison in it never is.
    case part(UnprovableReason)

    private enum PartCodingKeys: String, CodingKey { case _0 = "reason" }
  }
}

extension TaskExaminer {
  /// The conditions that say nothing; one that Python cannot read, or that has no value, is none of them.
  func idleConditions(of toBeRight: [Proven]) -> [ConditionEvidence] {
    guard task.language.hasConditions, let right = toBeRight.first(where: \.isRun) else { return [] }
    if task.language == .javascript { return idleConditionsOfJavaScript }
    return task.checks.indices.compactMap { index in
      problem(ofCheck: index, right).map { ConditionEvidence(check: index, problem: $0) }
    }
  }

  private func problem(ofCheck index: Int, _ right: Proven) -> ConditionEvidence.Problem? {
    let check = task.checks[index]
    guard let text = check.satisfies, right.run.checks.indices.contains(index),
      let names = PythonCondition(text)?.names
    else { return nil }
    let run = right.run.checks[index]
    switch run.condition {
    case .holds, .fails: break
    case .raised, .stopped, nil: return nil
    }
    guard check.call == nil else {
      return names.isEmpty ? .withoutOutput : acceptsAll(values: check, right)
    }
    guard !names.isDisjoint(with: ["output", "lines"]) else { return .withoutOutput }
    let condition = OutputCondition(text)
    if let reason = idlePart(of: condition, for: run.outcome.standardOutput) { return .part(reason) }
    return acceptsAll(condition, like: run.outcome.standardOutput.visibleText)
  }

  /// The conditions that programs satisfy which print something that has nothing in common.
  private var idleConditionsOfJavaScript: [ConditionEvidence] {
    let programs = Self.unlikeOutputs.compactMap { TaskProgram.printing($0, in: .javascript) }
    return task.readyChecks.enumerated().compactMap { index, check -> ConditionEvidence? in
      guard check.check.satisfies != nil, check.check.call == nil else { return nil }
      // All of them are wanted before one is looked at, since a tool runs them together.
      let made = programs.map { runs.run($0, on: check, for: .otherWritings) }
      guard made.allSatisfy({ $0?.passes == true }) else { return nil }
      return ConditionEvidence(check: index, problem: .acceptsAll(count: made.count))
    }
  }

  /// Outputs that have nothing in common.
  private static let unlikeOutputs = ["", "x", "0", "-1", "hello world", "7.5\n?\n8"]

  /// The part of a condition that says nothing.
  private func idlePart(of condition: OutputCondition, for printed: String) -> UnprovableReason? {
    let bindings = condition.bindings(for: printed)
    let parts = ConditionParts(condition.text, of: ["output", "lines"])
    let questions = parts.questions(with: bindings)
    guard !questions.isEmpty,
      let answers = runs.ask(
        questions, atLeast: questions.count, after: PythonProgram(source: ""), for: .programs, input: [])
    else { return nil }
    let values = parts.values(in: answers[...])
    guard var reason = parts.idlePart(about: .output, [values]) else { return parts.hopelessEquality([values]) }
    // What is compared before a value by itself need not be what the value is of.
    if reason.correction?.contains("output ==") == false { reason.correction = nil }
    return reason
  }

  /// Whether a condition is true for outputs that have nothing in common.
  private func acceptsAll(_ condition: OutputCondition, like right: String) -> ConditionEvidence.Problem? {
    let unlike = Self.unlikeOutputs + [right + right, right + "\n" + right, "?" + right]
    // What a condition names is what it may refuse: `output != "no"`.
    let tried = unlike + PythonProgram(source: condition.text).literals.texts
    return tried.allSatisfy { condition.check($0).outcome == .holds } ? .acceptsAll(count: tried.count) : nil
  }

  /// Whether a condition is true for values that have nothing in common, each returned by a call in the names of a
  /// right program.
  private func acceptsAll(values check: ProgramCheck, _ right: Proven) -> ConditionEvidence.Problem? {
    let unlike = ["None", "0", "-1", "7.5", "''", "'x y'", "[]", "[None, 3]", "{}"]
    let condition = check.satisfies ?? ""
    let named = (PythonCondition(condition)?.names ?? []).subtracting(["returned", "output", "lines", "re"]).sorted()
    let literals = PythonProgram(source: condition).literals
    let tried = unlike + named + literals.numbers.map(String.init) + literals.texts.map(PythonProgram.literal)
    for value in tried {
      var other = check
      other.call = value
      let run = runs.run(right.program, on: [ReadyCheck(other)], for: .programs, draws: 1)?.first
      guard run?.condition == .holds else { return nil }
    }
    return .acceptsAll(count: tried.count)
  }
}
