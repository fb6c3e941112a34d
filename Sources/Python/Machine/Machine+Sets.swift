import PythonSyntax

// Operators of sets and dictionary views.
extension Machine {
  /// `left op right` for sets, views and dictionaries; nil when they are something else.
  mutating func combine(_ operation: BinaryOperator, _ left: Value, _ right: Value) throws(Raise) -> Value? {
    if left.kind == .dict, right.kind == .dict, operation == .bitOr {
      try charge(left.dict.count)
      try reserve(left.dict.count * 48)
      let result = copy(left.dict)
      try update(result, right)
      return Value(result)
    }
    if left.kind == .type || right.kind == .type, operation == .bitOr { return try makeUnion(left, right) }
    let isView = left.isSetLike && left.kind == .dictView
    let reflects = right.isSetLike && right.kind == .dictView
    if isView || reflects { return try combineView(operation, left, right) }
    guard left.isSetLike, right.isSetLike else { return nil }
    let (first, second) = (left.set, right.set)
    let frozen = left.kind == .frozenSet
    switch operation {
    case .bitOr:
      let result = try copy(first, frozen: frozen)
      try merge(result, second)
      return Value(result)
    case .bitAnd: return Value(try intersection(first, Value(second), frozen: frozen))
    case .subtract: return Value(try difference(first, Value(second), frozen: frozen))
    case .bitXor: return Value(try symmetricDifference(first, second, frozen: frozen))
    default: return nil
    }
  }

  /// `left op right` for a view and anything that can be walked over.
  private mutating func combineView(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Raise) -> Value? {
    if operation == .bitAnd {
      return Value(try left.kind == .dictView ? intersection(ofView: left, right) : intersection(ofView: right, left))
    }
    if operation == .bitXor, left.isItemsView, right.isItemsView { return Value(try differingItems(left, right)) }
    let first = try makeSet(from: left)
    roots.append(Value(first))
    defer { roots.removeLast() }
    switch operation {
    case .bitOr: try update(first, right)
    case .bitAnd: break
    case .subtract: try remove(all: right, from: first)
    case .bitXor: return Value(try symmetricDifference(first, makeSet(from: right)))
    case .add, .multiply, .matrixMultiply, .divide, .modulo, .power, .leftShift, .rightShift, .floorDivide: return nil
    }
    return Value(first)
  }

  /// What a view and anything that can be walked over share; only that is hashed.
  private mutating func intersection(ofView view: Value, _ other: Value) throws(Raise) -> PySet {
    let isSet = other.kind == .set || other.kind == .frozenSet
    if isSet, length(ofSetLike: view) <= other.set.count { return try intersection(other.set, view) }
    var (large, small) = (view, other)
    if other.kind == .dictView, other.isSetLike, length(ofSetLike: other) > length(ofSetLike: view) {
      (large, small) = (other, view)
    }
    let result = makeSet()
    roots.append(Value(result))
    defer { roots.removeLast() }
    try forEach(small) { (machine, item) throws(Raise) in
      guard try machine.contains(large, item) else { return }
      let hash = try machine.hash(item)
      try machine.add(result, item, hash: hash)
    }
    return result
  }

  /// The items that only one of two dictionaries has; the others are not hashed.
  private mutating func differingItems(_ left: Value, _ right: Value) throws(Raise) -> PySet {
    let result = makeSet()
    roots.append(Value(result))
    defer { roots.removeLast() }
    for (inner, outer) in [(right, left), (left, right)] {
      try forEach(inner) { (machine, item) throws(Raise) in
        if try !machine.contains(outer, item) { try machine.add(result, item) }
      }
    }
    return result
  }

  /// `left op right` for two of which one is a view; nothing is hashed.
  mutating func compareViews(_ operation: ComparisonOperator, _ left: Value, _ right: Value) throws(Raise) -> Bool {
    let (first, second) = (length(ofSetLike: left), length(ofSetLike: right))
    let (inner, outer) = left.kind == .dictView ? (left, right) : (right, left)
    switch operation {
    case .equal: return try both(first == second, isContained(inner, outer))
    case .notEqual: return try !both(first == second, isContained(inner, outer))
    case .lessOrEqual: return try both(first <= second, isContained(left, right))
    case .less: return try both(first < second, isContained(left, right))
    case .greaterOrEqual: return try both(second <= first, isContained(right, left))
    case .greater: return try both(second < first, isContained(right, left))
    case .is, .isNot, .in, .notIn: return left.isIdentical(to: right)
    }
  }

  private mutating func isContained(_ inner: Value, _ outer: Value) throws(Raise) -> Bool {
    var isInside = true
    try forEach(inner) { (machine, item) throws(Raise) in
      if isInside { isInside = try machine.contains(outer, item) }
    }
    return isInside
  }

  private func length(ofSetLike value: Value) -> Int {
    value.kind == .dictView ? value.dictView.pointee.dict.count : value.set.count
  }

  /// A set that is looked for among the elements of another one counts as a frozen one.
  mutating func setKey(_ key: Value) throws(Raise) -> Value {
    let plain = unwrap(key)
    if plain.kind != .set || special(key, .hash).map({ !$0.isNone }) ?? false { return key }
    return Value(try copy(plain.set, frozen: true))
  }

  mutating func intersection(_ set: PySet, _ other: Value, frozen: Bool = false) throws(Raise) -> PySet {
    let result = makeSet(frozen: frozen)
    roots.append(Value(result))
    defer { roots.removeLast() }
    guard other.kind == .set || other.kind == .frozenSet else {
      try forEach(other) { (machine, item) throws(Raise) in
        let hash = try machine.hash(item)
        if try machine.findIndex(set, item, hash: hash) >= 0 { try machine.add(result, item, hash: hash) }
      }
      return result
    }
    // CPython walks the smaller one.
    let (small, large) = other.set.count > set.count ? (set, other.set) : (other.set, set)
    var index = 0
    while let found = small.nextIndex(index) {
      let entry = small.pointee.entries[found]
      stepsLeft -= 1
      if try findIndex(large, entry.key, hash: entry.hash) >= 0 { try add(result, entry.key, hash: entry.hash) }
      index = found + 1
    }
    return result
  }

  mutating func difference(_ set: PySet, _ other: Value, frozen: Bool = false) throws(Raise) -> PySet {
    let isTable = other.kind == .set || other.kind == .frozenSet || other.kind == .dict
    let size = other.kind == .dict ? other.dict.count : isTable ? other.set.count : 0
    // CPython copies and removes when the other one is much smaller.
    if !isTable || set.count >> 2 > size {
      let result = try copy(set, frozen: frozen)
      roots.append(Value(result))
      defer { roots.removeLast() }
      try remove(all: other, from: result)
      return result
    }
    let result = makeSet(frozen: frozen)
    var index = 0
    while let found = set.nextIndex(index) {
      let entry = set.pointee.entries[found]
      stepsLeft -= 1
      let isThere =
        other.kind == .dict
        ? try findIndex(other.dict, entry.key, hash: entry.hash) >= 0
        : try findIndex(other.set, entry.key, hash: entry.hash) >= 0
      if !isThere { try add(result, entry.key, hash: entry.hash) }
      index = found + 1
    }
    return result
  }

  mutating func remove(all other: Value, from set: PySet) throws(Raise) {
    if other.isSame(as: set) { return clear(set) }
    try forEach(other) { (machine, item) throws(Raise) in _ = try machine.remove(set, item) }
  }

  mutating func symmetricDifference(_ set: PySet, _ other: PySet, frozen: Bool = false) throws(Raise) -> PySet {
    let result = try copy(other, frozen: frozen)
    try toggle(result, set)
    return result
  }

  /// Removes from a set what the other one also has, and adds the rest of it.
  mutating func toggle(_ set: PySet, _ other: PySet) throws(Raise) {
    var index = 0
    while let found = other.nextIndex(index) {
      let entry = other.pointee.entries[found]
      stepsLeft -= 1
      let position = try findIndex(set, entry.key, hash: entry.hash)
      if position >= 0 { removeEntry(set, position) } else { try add(set, entry.key, hash: entry.hash) }
      index = found + 1
    }
  }

  mutating func combineInPlace(_ set: PySet, _ operation: BinaryOperator, _ other: Value) throws(Raise) {
    let second = other.kind == .dictView ? try makeSet(from: other) : other.set
    switch operation {
    case .bitOr: try merge(set, second)
    case .bitAnd: try replace(set, with: intersection(set, Value(second)))
    case .subtract: try remove(all: Value(second), from: set)
    default: if set == second { clear(set) } else { try toggle(set, second) }
    }
  }

  /// Gives a set the table of another one, which nobody else holds.
  mutating func replace(_ set: PySet, with new: PySet) {
    let old = set.pointee
    set.pointee.entries = new.pointee.entries
    set.pointee.mask = new.pointee.mask
    set.pointee.count = new.pointee.count
    set.pointee.fill = new.pointee.fill
    new.pointee.entries = old.entries
    new.pointee.mask = old.mask
    new.pointee.count = old.count
    new.pointee.fill = old.fill
  }
}

extension Value {
  var isSetLike: Bool {
    kind == .set || kind == .frozenSet || (kind == .dictView && dictView.pointee.part != .values)
  }

  fileprivate var isItemsView: Bool { kind == .dictView && dictView.pointee.part == .items }

  func isSame(as set: PySet) -> Bool { (kind == .set || kind == .frozenSet) && self.set == set }
}
