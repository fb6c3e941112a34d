/// The inside of `groupby`.
final class GroupingCursor: ItemCursor {
  private let key: Value
  /// The class of the groups.
  private let groupType: Type
  /// The item read last that no group has given yet, its key, and the key of the group asked for last.
  fileprivate var item = Value.undefined
  fileprivate var itemKey = Value.undefined
  private var groupKey = Value.undefined
  /// The number of the group that is still good.
  fileprivate var group = 0

  init(_ source: Value, key: Value, groupType: Type) {
    self.key = key
    self.groupType = groupType
    super.init(source)
  }

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    group += 1
    while try !isBeyondGroup(&machine) {
      guard try read(&machine) else { return nil }
      try machine.pause()
    }
    groupKey = itemKey
    group += 1
    let value = machine.makeInstance(groupType)
    machine.setCursor(GroupCursor(of: self, number: group, key: groupKey), in: value)
    return Value(machine.makeTuple([groupKey, value]))
  }

  /// Compares keys with `==`, which may run Python code.
  private func isBeyondGroup(_ machine: inout Machine) throws(Raise) -> Bool {
    if itemKey.isUndefined { return false }
    if groupKey.isUndefined { return true }
    // Keys that are compared may ask for items of the group meanwhile.
    return try !machine.same(groupKey, itemKey) && !itemKey.isUndefined
  }

  /// Reads an item; false when there is none.
  fileprivate func read(_ machine: inout Machine) throws(Raise) -> Bool {
    guard let item = try machine.next(source) else { return false }
    machine.roots.append(item)
    defer { machine.roots.removeLast() }
    let itemKey = key.isNone ? item : try machine.call(key, item, rooted: true)
    (self.item, self.itemKey) = (item, itemKey)
    return true
  }

  override func forEachValue(_ body: (Value) -> Void) {
    for value in [source, key, Value(groupType), item, itemKey, groupKey] { body(value) }
  }
}

/// The inside of a group.
final class GroupCursor: ItemCursor {
  private let grouping: GroupingCursor
  private let number: Int

  init(of grouping: GroupingCursor, number: Int, key: Value) {
    self.grouping = grouping
    self.number = number
    super.init(key)
  }

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    guard grouping.group == number else { return nil }
    if grouping.item.isUndefined, try !grouping.read(&machine) { return nil }
    guard !grouping.itemKey.isUndefined, try machine.same(source, grouping.itemKey) else { return nil }
    defer { (grouping.item, grouping.itemKey) = (.undefined, .undefined) }
    return grouping.item.orNilIfUndefined
  }

  override func forEachValue(_ body: (Value) -> Void) {
    body(source)
    grouping.forEachValue(body)
  }
}

extension Machine {
  /// Identity or `==`, as CPython compares keys; both are rooted during the comparison.
  fileprivate mutating func same(_ left: Value, _ right: Value) throws(Raise) -> Bool {
    roots += [left, right]
    defer { roots.removeLast(2) }
    return try either(left.isIdentical(to: right), isEqual(left, right))
  }
}
