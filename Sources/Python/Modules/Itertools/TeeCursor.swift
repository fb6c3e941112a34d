/// Some items of an iterator that several walks read, and the way to those after them.
///
/// Each node is a value of its own, so items that no walk needs any more are freed.
final class TeeNode: OpaquePayload {
  /// The number of items in a node, as in CPython (`LINKCELLS`).
  static let size = 57

  fileprivate let source: Value
  fileprivate let items: List
  /// The next node; undefined as long as nobody needs it.
  fileprivate var next = Value.undefined
  /// Set while the source runs, which must not ask for the same item again.
  fileprivate var isAsking = false

  fileprivate init(_ source: Value, items: List) {
    self.source = source
    self.items = items
  }

  func forEachValue(_ body: (Value) -> Void) {
    body(source)
    body(Value(items))
    body(next)
  }
}

/// The inside of one of the walks that `tee` makes.
final class TeeCursor: ItemCursor {
  /// The number of items of its node that were given, also the index of the next one.
  private var place = 0

  /// Begins at the first item of a node.
  override init(_ node: Value) { super.init(node) }

  /// Continues at the position of another walk, and reads the same nodes.
  init(_ other: TeeCursor) {
    place = other.place
    super.init(other.source)
  }

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    if place >= TeeNode.size {
      source = machine.node(after: source)
      place = 0
    }
    let node = source
    machine.roots.append(node)
    defer { machine.roots.removeLast() }
    guard let item = try machine.item(place, of: machine.teeNode(node)) else { return nil }
    place += 1
    return item
  }
}

extension Machine {
  /// A node for the items of an iterator from here on.
  mutating func makeTeeNode(_ source: Value) -> Value {
    makeOpaque(type(.object), TeeNode(source, items: makeList()))
  }

  fileprivate func teeNode(_ value: Value) -> TeeNode {
    unsafeDowncast(value.opaque.pointee.payload, to: TeeNode.self)
  }

  fileprivate mutating func node(after value: Value) -> Value {
    let node = teeNode(value)
    if node.next.isUndefined { node.next = makeTeeNode(node.source) }
    return node.next
  }

  /// An item of a node, which the source is asked for if nobody has read it; nil at the end.
  fileprivate mutating func item(_ place: Int, of node: TeeNode) throws(Raise) -> Value? {
    if place < node.items.count { return node.items.items[place] }
    if node.isAsking { throw raise(.runtimeError, "cannot re-enter the tee iterator") }
    node.isAsking = true
    defer { node.isAsking = false }
    guard let item = try next(node.source) else { return nil }
    append(node.items, item)
    return item
  }
}
