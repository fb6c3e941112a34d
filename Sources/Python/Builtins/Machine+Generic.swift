// `list[int]` and `int | str`: values that only remember what they were made of.
extension Machine {
  mutating func makeAlias(_ origin: Value, _ arguments: Value) throws(Raise) -> Value {
    origin
  }

  mutating func makeUnion(_ left: Value, _ right: Value) throws(Raise) -> Value? {
    let isLeft = left.kind == .type || left.isNone || left.kind == .tuple
    let isRight = right.kind == .type || right.isNone
    guard isLeft, isRight else { return nil }
    let first = left.kind == .tuple ? Array(left.tuple.buffer) : [left]
    let second = right.isNone ? Value(type(.noneType)) : right
    return Value(makeTuple(first.map { $0.isNone ? Value(type(.noneType)) : $0 } + [second]))
  }

  /// The classes of a union; nil when the value is none.
  func unionMembers(_ value: Value) -> Value? { nil }
}
