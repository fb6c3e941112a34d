import Authoring
import Execution
import Python
import PythonAnalysis

extension UnprovableReason {
  /// A key whose expression ends in an error.
  init(_ key: FieldKey, _ text: String, endsIn error: RaisedError) {
    self.key = key
    correction = PythonCondition.comparison(meantBy: text)
    let unread = PythonCondition.mistake(in: text)
    mistake = unread?.bytes
    problem =
      unread.map { .unreadable(expression: text, error: $0.error) } ?? .endsInError(expression: text, error: error)
  }

  /// A condition on the answers that does not name them; nil for one that does.
  init?(withoutAnswerIn condition: String) {
    guard let names = PythonCondition(condition)?.names, !names.contains("answer") else { return nil }
    key = .satisfies
    problem = .withoutAnswer(condition: condition)
  }

  /// A part of a condition that is a value as it is written.
  init(
    literal part: PythonCondition.Part, _ value: PythonValue, in condition: String, about subject: ConditionSubject
  ) {
    key = .satisfies
    problem = .literal(part: part.text, isTrue: value.isTrue, about: subject)
    guard value.type != "bool", value.type != "NoneType" else { return }
    let compared = PythonProgram.equalities(in: condition).last { $0.right.bytes.upperBound <= part.bytes.lowerBound }
    let written =
      value.type == "str" || subject != .output || compared != nil ? part.text : PythonProgram.literal(of: value.text)
    let sign = compared?.isNegated == true ? "!=" : "=="
    correction = Self.replacing(
      part.bytes, of: condition, by: "\(compared?.left.text ?? subject.rawValue) \(sign) \(written)")
  }

  /// A part of a condition that is a name, whose value is no truth.
  init(name part: PythonCondition.Part, _ value: PythonValue, about subject: ConditionSubject) {
    key = .satisfies
    let sample = subject == .output ? PythonProgram.literal(of: value.text) : value.representation
    problem = .name(part: part.text, type: value.type, sample: String(sample.prefix(200)))
  }
}
