import Authoring
import Python
import PythonAnalysis

/// The parts of a condition whose values tell whether it can be meant: what counts by its own truth, and what is
/// compared.
struct ConditionParts {
  private let condition: String
  private let idleParts: [PythonCondition.Part]
  private let equalities: [PythonEquality]

  /// The values of the parts in one case.
  struct Values {
    /// One for each part that works nothing out; nil where it has none.
    fileprivate let idle: [PythonValue?]
    /// One for each comparison; nil where a side has none.
    fileprivate let sides: [Sides?]
  }

  /// The values of a comparison's sides: one of the right side, or those of the elements behind `in`.
  struct Sides {
    let left: PythonValue
    let right: [PythonValue]
  }

  /// The parts of a condition.
  ///
  /// - Parameter names: The names of the question; comparisons without one of them are the author's own.
  init(_ condition: String, of names: Set<String>) {
    self.condition = condition
    idleParts = PythonCondition(condition)?.idleParts ?? []
    equalities = PythonProgram.equalities(in: condition).filter {
      !names.isDisjoint(with: $0.left.names.union($0.right.names))
    }
  }

  /// What has to be asked, where these are the meanings of the names.
  func questions(with bindings: [PythonQuestion.Binding]) -> [PythonQuestion] {
    let texts = idleParts.map(\.text) + equalities.flatMap { ([$0.left] + $0.candidates).map(\.text) }
    return texts.map { PythonQuestion($0, with: bindings) }
  }

  /// The values in the answers to these questions, as far as there are some.
  func values(in answers: ArraySlice<PythonAnswer>) -> Values {
    var rest = answers.map { if case .value(let value) = $0 { value } else { PythonValue?.none } }[...]
    let idle = idleParts.map { _ in rest.popFirst() ?? nil }
    let sides = equalities.map { equality -> Sides? in
      let count = 1 + equality.candidates.count
      let values = rest.prefix(count).compactMap { $0 }
      rest = rest.dropFirst(count)
      return values.count == count ? Sides(left: values[0], right: Array(values.dropFirst())) : nil
    }
    return Values(idle: idle, sides: sides)
  }

  /// Why the condition cannot be meant: a part of it is a value and no comparison, as in `output == "4" or "5"`.
  ///
  /// - Parameters:
  ///   - subject: What the condition is about where it does not say.
  ///   - cases: The values for each answer of which the condition is to be true or not.
  func idlePart(about subject: ConditionSubject, _ cases: [Values]) -> UnprovableReason? {
    for (index, part) in idleParts.enumerated() {
      let values = cases.compactMap { $0.idle[index] }
      guard let value = values.first else { continue }
      switch part.form {
      case .literal: return UnprovableReason(literal: part, value, in: condition, about: subject)
      case .name:
        if values.allSatisfy({ $0.type != "bool" }) { return UnprovableReason(name: part, value, about: subject) }
      }
    }
    return nil
  }

  /// Why the condition cannot be meant: it compares with `==`, `!=`, `in` or `not in` what can never be equal, whatever
  /// the values are.
  func hopelessEquality(_ cases: [Values]) -> UnprovableReason? {
    for (index, equality) in equalities.enumerated() {
      let values = cases.compactMap { $0.sides[index] }
      guard let first = values.first, values.allSatisfy({ !equality.canHold(for: $0) }) else { continue }
      return UnprovableReason(equality, first, in: condition)
    }
    return nil
  }
}
