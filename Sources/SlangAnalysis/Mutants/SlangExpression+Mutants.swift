import Execution
import Slang

extension SlangExpression {
  /// The expression with one part changed, by the way in which.
  func changed(_ names: [String]) -> [(MutationKind, SlangExpression)] {
    switch self {
    case .integer(let value):
      [value + 1, value - 1, 0].filter { $0 != value }.map { (SlangMutations.number, .whole($0)) }
    case .double(let value): [(SlangMutations.number, .double(value + 1)), (SlangMutations.number, .integer(0))]
    case .bool(let value): [(SlangMutations.truth, .bool(!value))]
    case .string(let text): text.isEmpty ? [(SlangMutations.text, .string(" "))] : [(SlangMutations.text, .string(""))]
    case .name(let name):
      Self.others(than: name, names).map { (SlangMutations.wrongVariable, .name($0)) }
        + [(SlangMutations.nameAsText, .string(name))]
    case .negative(let value): value.changed(names).map { ($0, .negative($1)) }
    case .binary(let left, let operation, let right):
      operation.mixedUp.map { (SlangMutations.arithmetic, .binary(left, $0, right)) }
        + left.changed(names).map { ($0, .binary($1, operation, right)) }
        + right.changed(names).map { ($0, .binary(left, operation, $1)) }
    case .unreadable: []
    }
  }

  /// The variables beside a name, in the order in which they get their first values.
  private static func others(than name: String, _ names: [String]) -> [String] {
    guard let index = names.firstIndex(of: name) else { return [] }
    return [index + 1, index - 1].filter(names.indices.contains).map { names[$0] }
  }

  /// A whole number as a learner writes it; one below 0 has its sign before it.
  private static func whole(_ value: Int) -> SlangExpression {
    value < 0 ? .negative(.integer(-value)) : .integer(value)
  }

  /// The expression with another name for a variable.
  func renaming(_ old: String, to new: String) -> SlangExpression {
    switch self {
    case .name(let name): .name(name == old ? new : name)
    case .negative(let value): .negative(value.renaming(old, to: new))
    case .binary(let left, let operation, let right):
      .binary(left.renaming(old, to: new), operation, right.renaming(old, to: new))
    case .integer, .double, .bool, .string, .unreadable: self
    }
  }
}

extension SlangOperator {
  /// What beginners take for it, the nearest first.
  fileprivate var mixedUp: [SlangOperator] {
    switch self {
    case .add: [.subtract]
    case .subtract: [.add]
    case .multiply: [.add]
    case .divide: [.multiply, .remainder]
    case .remainder: [.divide]
    }
  }
}
