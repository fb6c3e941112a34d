import Slang

extension SlangElement {
  /// The element with another name for a variable.
  func renaming(_ old: String, to new: String) -> SlangElement {
    switch self {
    case .blank, .else, .end: self
    case .variable(let name, let value):
      .variable(name: name == old ? new : name, value: value?.renaming(old, to: new))
    case .repeat(let count): .repeat(count: count?.renaming(old, to: new))
    case .if(let left, let comparison, let right):
      .if(left: left?.renaming(old, to: new), comparison: comparison, right: right?.renaming(old, to: new))
    case .print(let value): .print(value?.renaming(old, to: new))
    }
  }

  /// An If that asks the same from right to left.
  var turnedRound: SlangElement? {
    guard case .if(let left, let comparison?, let right) = self else { return nil }
    return .if(left: right, comparison: comparison.turnedRound, right: left)
  }
}

extension SlangComparison {
  fileprivate var turnedRound: SlangComparison {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
