extension Machine {
  /// A new instance of a class, without any attributes.
  mutating func makeInstance(_ type: Type, payload: Value = .undefined) -> Value {
    let inline = min(max(type.pointee.slotHint, 2), 24)
    let (block, header) = heap.allocate(.instance, size: MemoryLayout<InstanceBody>.size + inline * 16)
    let instance = block.assumingMemoryBound(to: InstanceBody.self)
    instance.initialize(
      to: InstanceBody(
        header: header, type: type, shape: type.pointee.shape ?? makeRootShape(type), values: instance.inlineValues,
        dict: nil, capacity: UInt32(inline), inlineCapacity: UInt32(inline), payload: payload))
    if type.pointee.header.flags & TypeFlag.finalized != 0 { finalizable.append(Value(instance)) }
    return Value(instance)
  }

  private mutating func makeRootShape(_ type: Type) -> ShapeRef {
    let shape = makeShape(of: type, parent: nil, name: nil)
    type.pointee.shape = shape
    return shape
  }

  private mutating func makeShape(of type: Type, parent: ShapeRef?, name: Text?) -> ShapeRef {
    let shape = ShapeRef.allocate(capacity: 1)
    shape.initialize(
      to: ShapeBody(
        type: type, parent: parent, name: name, count: parent.map { $0.pointee.count + 1 } ?? 0, childCount: 0,
        firstChild: nil, sibling: parent?.pointee.firstChild))
    heap.count(ShapeBody.countedBytes)
    type.pointee.shapeCount += 1
    return shape
  }

  /// The shape with one attribute more; nil where a class has so many that its instances keep a dictionary each.
  private mutating func shape(_ shape: ShapeRef, adding name: Text) -> ShapeRef? {
    var child = shape.pointee.firstChild
    while let found = child {
      if found.pointee.name == name { return found }
      child = found.pointee.sibling
    }
    let type = shape.pointee.type
    guard shape.pointee.count < ShapeBody.mostAttributes, shape.pointee.childCount < ShapeBody.mostChildren,
      type.pointee.shapeCount < ShapeBody.mostOfType
    else { return nil }
    let new = makeShape(of: type, parent: shape, name: name)
    shape.pointee.firstChild = new
    shape.pointee.childCount += 1
    return new
  }

  /// An attribute of the instance itself; undefined when it has none of the name.
  func ownAttribute(_ instance: Instance, _ name: Text) -> Value {
    if let shape = instance.pointee.shape {
      let index = shape.find(name)
      return index < 0 ? .undefined : instance.pointee.values[index]
    }
    return instance.pointee.dict?.find(name) ?? .undefined
  }

  mutating func setOwnAttribute(_ instance: Instance, _ name: Text, _ value: Value) {
    guard let shape = instance.pointee.shape else {
      if let dict = instance.pointee.dict { set(dict, name, value) }
      return
    }
    let index = shape.find(name)
    if index >= 0 {
      instance.pointee.values[index] = value
      return
    }
    if let larger = self.shape(shape, adding: intern(name)) {
      add(instance, larger, value)
    } else {
      set(attributes(of: instance), name, value)
    }
  }

  /// Adds the attribute by which a new shape differs from the instance's.
  mutating func add(_ instance: Instance, _ shape: ShapeRef, _ value: Value) {
    let count = shape.pointee.count
    if count > Int(instance.pointee.capacity) { grow(instance, to: count) }
    instance.pointee.values[count - 1] = value
    instance.pointee.shape = shape
    let type = instance.pointee.type
    if count > type.pointee.slotHint { type.pointee.slotHint = count }
  }

  private mutating func grow(_ instance: Instance, to count: Int) {
    let (old, capacity) = (instance.pointee.values, Int(instance.pointee.capacity))
    let wanted = max(count, capacity * 2)
    let values = heap.allocateData(size: wanted * 16).assumingMemoryBound(to: Value.self)
    values.initialize(from: old, count: count - 1)
    if old != instance.inlineValues { heap.freeData(old, size: capacity * 16) }
    instance.pointee.values = values
    instance.pointee.capacity = UInt32(wanted)
  }

  /// The instance's `__dict__`: from now on its attributes live there.
  mutating func attributes(of instance: Instance) -> Dict {
    guard let shape = instance.pointee.shape else {
      if let dict = instance.pointee.dict { return dict }
      let dict = makeDict()
      instance.pointee.dict = dict
      return dict
    }
    let dict = makeDict(capacity: shape.pointee.count)
    for (index, name) in shape.names.enumerated() { set(dict, name, instance.pointee.values[index]) }
    instance.pointee.shape = nil
    instance.pointee.dict = dict
    return dict
  }

  /// Removes an attribute of the instance itself; false when it has none of the name.
  mutating func removeOwnAttribute(_ instance: Instance, _ name: Text) -> Bool {
    let dict = attributes(of: instance)
    let index = dict.findIndex(name)
    guard index >= 0 else { return false }
    dict.removeEntry(index)
    return true
  }
}

extension UnsafeMutablePointer where Pointee == ShapeBody {
  /// Where the attribute with an interned name stands, or -1.
  func find(_ name: Text) -> Int {
    var shape = self
    while let own = shape.pointee.name {
      if own == name { return shape.pointee.count - 1 }
      guard let parent = shape.pointee.parent else { break }
      shape = parent
    }
    if name.isInterned { return -1 }
    return names.firstIndex { $0.isEqual(to: name) } ?? -1
  }

  /// The attributes in order.
  var names: [Text] {
    var result: [Text] = []
    var shape = self
    while let name = shape.pointee.name {
      result.append(name)
      guard let parent = shape.pointee.parent else { break }
      shape = parent
    }
    return result.reversed()
  }
}

extension ShapeBody {
  /// What a shape takes, the system's own share included.
  static let countedBytes = 80
  /// More attributes live in a dictionary of the instance's own.
  static let mostAttributes = 64
  /// Shapes are found by walking over their parent's children, so these are few.
  static let mostChildren = 64
  /// How many shapes a class has at most, of which none ends before it.
  static let mostOfType = 1024
}
