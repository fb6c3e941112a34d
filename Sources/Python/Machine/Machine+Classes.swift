extension Machine {
  /// Makes a class: R[0] its body, R[1] its name, R[2] its bases, R[3] its keywords.
  mutating func buildClass(_ regs: UnsafeMutablePointer<Value>) throws(Raise) -> Value {
    collectionHolds += 1
    defer { collectionHolds -= 1 }
    if regs[3].kind == .dict { try chargeCopy(of: regs[3].dict) }
    let keywords = regs[3].kind == .dict ? copy(regs[3].dict) : makeDict()
    let (bases, isReplaced) = try resolveBases(regs[2].list)
    var metatype = try findMetatype(bases, keywords)
    _ = try remove(keywords, Value(intern("metaclass")))
    let namespace = try prepareNamespace(metatype, regs[1], bases, keywords)
    guard unwrap(namespace).kind == .dict else {
      throw typeError("\(metatype.type.name).__prepare__() must return a mapping, not \(typeName(namespace))")
    }
    var arguments = namespace
    let body = regs[0].function
    let registers = try prepareFrame(body, Arguments(&arguments, count: 0))
    registers[0] = namespace
    let cell = try runBody(body, registers, keeping: [Value(keywords), Value(bases), metatype])
    if cell.kind == .cell { set(unwrap(namespace).dict, name(.classcell), cell) }
    if isReplaced {
      set(unwrap(namespace).dict, intern("__orig_bases__"), Value(makeTuple(regs[2].list.items, regs[2].list.count)))
    }
    if metatype.kind == .undefined { metatype = Value(type(.type)) }
    if metatype.kind != .type || metatype.type != type(.type) {
      let result = try call(metatype, [regs[1], Value(bases), namespace], named: keywords)
      if cell.kind == .cell, cell.cell.pointee.value.isUndefined { cell.cell.pointee.value = result }
      return result
    }
    return try makeType(regs[1].string, bases, unwrap(namespace).dict, metatype: nil, keywords: keywords)
  }

  /// Runs a class's body, in which there may be collections as in any other code.
  private mutating func runBody(
    _ body: Function, _ registers: UnsafeMutablePointer<Value>, keeping values: [Value]
  ) throws(Raise) -> Value {
    let held = roots.count
    roots += values
    roots.append(registers[0])
    collectionHolds -= 1
    defer {
      collectionHolds += 1
      roots.removeSubrange(held...)
    }
    return try reenter { (machine) throws(Raise) in
      try machine.pushFrame(body, registers, role: .entry, result: registers)
    }
  }

  /// The bases, in which others stand for those that ask for it, and whether any did.
  private mutating func resolveBases(_ list: List) throws(Raise) -> (bases: Tuple, isReplaced: Bool) {
    var result: [Value] = []
    var isReplaced = false
    for index in 0..<list.count {
      let base = list.items[index]
      if base.kind == .type {
        result.append(base)
      } else if let entries = try findAttribute(base, intern("__mro_entries__")) {
        let found = try call(entries, Value(makeTuple(list.items, list.count)))
        if found.kind == .tuple { result += Array(found.tuple.buffer) }
        isReplaced = true
      } else {
        result.append(base)
      }
    }
    return (makeTuple(result), isReplaced)
  }

  private mutating func findMetatype(_ bases: Tuple, _ keywords: Dict) throws(Raise) -> Value {
    var found = keywords.find(intern("metaclass"))
    for base in bases.buffer {
      // Deriving from a value that is no class calls its class, which complains.
      let metatype = type(of: base)
      if found.isUndefined || (found.kind == .type && isSubtype(metatype, found.type)) {
        found = Value(metatype)
      } else if found.kind == .type, !isSubtype(found.type, metatype) {
        throw typeError(
          "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses "
            + "of all its bases")
      }
    }
    if found.isUndefined { return Value(type(.type)) }
    return found
  }

  private mutating func prepareNamespace(
    _ metatype: Value, _ name: Value, _ bases: Tuple, _ keywords: Dict
  ) throws(Raise) -> Value {
    guard metatype.kind == .type, metatype.type != type(.type) else { return Value(makeDict()) }
    let prepare = lookUp(metatype.type, self.name(.prepare))
    if prepare.isUndefined { return Value(makeDict()) }
    return try call(bindToClass(prepare, metatype.type), [name, Value(bases)], named: keywords)
  }

  /// Calls with keyword arguments from a dictionary whose keys are texts.
  private mutating func call(_ callee: Value, _ arguments: [Value], named keywords: Dict?) throws(Raise) -> Value {
    let entries = keywords?.liveEntries ?? []
    if entries.isEmpty { return try call(callee, arguments) }
    return try call(callee, arguments + entries.map(\.value), keywords: makeTuple(entries.map(\.key)))
  }

  /// A class from its name, bases and namespace.
  mutating func makeType(
    _ name: Text, _ bases: Tuple, _ namespace: Dict, metatype: Type?, keywords: Dict? = nil
  ) throws(Raise) -> Value {
    let bases = bases.count == 0 ? makeTuple([Value(type(.object))]) : bases
    var layout = BuiltinType.object
    for base in bases.buffer {
      guard base.kind == .type else { throw typeError("bases must be types") }
      if let builtin = base.type.pointee.builtin, !builtin.isExtensible {
        throw typeError("type '\(builtin.name)' is not an acceptable base type")
      }
      layout = try combineLayouts(layout, base.type.pointee.layout)
    }
    try chargeCopy(of: namespace)
    let (block, header) = heap.allocate(.type, size: MemoryLayout<TypeBody>.size)
    let new = block.assumingMemoryBound(to: TypeBody.self)
    let dict = copy(namespace)
    let module = dict.find(self.name(.module))
    typeVersion += 1
    new.initialize(
      to: TypeBody(
        header: header, name: name, qualifiedName: name, moduleName: module.isUndefined ? string("__main__") : module,
        metatype: metatype, bases: bases, order: bases, dict: dict, layout: layout, builtin: nil, version: typeVersion,
        shape: nil, slotHint: 0, shapeCount: 0, hasSlots: false, subclasses: nil))
    dict.pointee.ownerType = new
    new.pointee.order = try linearize(new, bases)
    try finishType(new, dict, keywords)
    return Value(new)
  }

  private mutating func combineLayouts(_ first: BuiltinType, _ second: BuiltinType) throws(Raise) -> BuiltinType {
    if derives(first, from: second) { return first }
    if derives(second, from: first) { return second }
    if first.isException, second.isException { return first }
    throw typeError("multiple bases have instance lay-out conflict")
  }

  private func derives(_ type: BuiltinType, from base: BuiltinType) -> Bool {
    var current: BuiltinType? = type
    while let next = current {
      if next == base { return true }
      current = next.base
    }
    return false
  }

  private mutating func finishType(_ type: Type, _ dict: Dict, _ keywords: Dict?) throws(Raise) {
    let qualified = dict.find(name(.qualname))
    if qualified.kind == .string {
      type.pointee.qualifiedName = qualified.string
      _ = try remove(dict, Value(name(.qualname)))
    }
    try addSlots(type, dict)
    let cell = dict.find(name(.classcell))
    if cell.kind == .cell {
      cell.cell.pointee.value = Value(type)
      _ = try remove(dict, Value(name(.classcell)))
    }
    for hook in [Special.initSubclass, .classGetitem] {
      let method = dict.find(name(hook))
      if method.kind == .function { set(dict, name(hook), makeDescriptor(.classMethod, method)) }
    }
    let new = dict.find(name(.new))
    if new.kind == .function { set(dict, name(.new), makeDescriptor(.staticMethod, new)) }
    if dict.findIndex(name(.eq)) >= 0, dict.findIndex(name(.hash)) < 0 { set(dict, name(.hash), .none) }
    for base in type.pointee.bases.buffer {
      let list = base.type.pointee.subclasses ?? makeList()
      base.type.pointee.subclasses = list
      append(list, Value(type))
    }
    if !lookUp(type, name(.del)).isUndefined { type.pointee.header.flags |= TypeFlag.finalized }
    try nameDescriptors(type, dict)
    try initializeSubclass(type, keywords)
  }

  private mutating func addSlots(_ type: Type, _ dict: Dict) throws(Raise) {
    let slots = dict.find(name(.slots))
    if slots.isUndefined { return }
    let names = slots.kind == .string ? [slots] : Array(try listCopy(slots).buffer)
    var inherits = true
    for base in type.pointee.order.buffer.dropFirst() where base.type.pointee.builtin == nil {
      if !base.type.pointee.hasSlots { inherits = false }
    }
    type.pointee.hasSlots = inherits && !names.contains { $0.kind == .string && $0.string.swift == "__dict__" }
    try charge(names.count * 4)
    for slot in names where slot.kind != .string {
      throw typeError("__slots__ items must be strings, not '\(typeName(slot))'")
    }
    for slot in names where !isIdentifier(slot.string.units) { throw typeError("__slots__ must be identifiers") }
    for slot in names where slot.string.swift != "__dict__" {
      try charge(16)
      if dict.findIndex(slot.string) >= 0 {
        throw valueError("'\(slot.string.swift)' in __slots__ conflicts with class variable")
      }
      let name = intern(slot.string)
      set(dict, name, makeDescriptor(.member, Value(name), Value(type)))
    }
  }

  /// Tells each descriptor in a new class its name.
  private mutating func nameDescriptors(_ type: Type, _ dict: Dict) throws(Raise) {
    var index = 0
    try charge(dict.pointee.used >> 1)
    while index < dict.pointee.used {
      let entry = dict.entries[index]
      index += 1
      if entry.value.kind == .property { entry.value.descriptor.pointee.name = entry.key }
      guard entry.value.kind == .instance else { continue }
      let payload = entry.value.instance.pointee.payload
      if payload.kind == .property { payload.descriptor.pointee.name = entry.key }
      let hook = lookUp(entry.value.instance.pointee.type, name(.setName))
      if hook.isUndefined { continue }
      do throws(Raise) {
        _ = try call(hook, entry.value, Value(type), entry.key)
      } catch {
        guard stop == nil, pending.kind == .exception else { throw error }
        throw setNameFailed(pending, entry, type)
      }
    }
  }

  private mutating func setNameFailed(_ cause: Value, _ entry: DictBody.Entry, _ type: Type) -> Raise {
    let name = entry.key.kind == .string ? entry.key.string.swift : ""
    let raise = raise(
      .runtimeError, "Error calling __set_name__ on '\(typeName(entry.value))' instance '\(name)' in '\(type.name)'")
    pending.exception.pointee.cause = cause
    pending.exception.pointee.context = cause
    pending.exception.pointee.suppressesContext = true
    return raise
  }

  private mutating func initializeSubclass(_ type: Type, _ keywords: Dict?) throws(Raise) {
    let order = type.pointee.order
    for index in 1..<order.count {
      let base = order.items[index].type
      if base.pointee.builtin != nil { continue }
      let hook = base.pointee.dict.find(name(.initSubclass))
      if hook.isUndefined { continue }
      _ = try call(bindToClass(hook, type), [], named: keywords)
      return
    }
    if let keywords, keywords.count > 0 {
      throw typeError("\(type.name).__init_subclass__() takes no keyword arguments")
    }
  }

  /// C3: each class before its bases, bases in the order in which they are named.
  private mutating func linearize(_ type: Type, _ bases: Tuple) throws(Raise) -> Tuple {
    var sequences = bases.buffer.map { ArraySlice($0.type.pointee.order.buffer) }
    sequences.append(ArraySlice(bases.buffer))
    for (index, base) in bases.buffer.enumerated()
    where bases.buffer[..<index].contains(where: { $0.isIdentical(to: base) }) {
      throw typeError("duplicate base class \(base.type.name)")
    }
    // In how many sequences each class stands behind another one.
    var followers: [UInt64: Int] = [:]
    for sequence in sequences { for follower in sequence.dropFirst() { followers[follower.bits, default: 0] += 1 } }
    try charge(sequences.reduce(8) { $0 + 8 + 2 * $1.count })
    var result = [Value(kind: .type, bits: UInt64(UInt(bitPattern: type)))]
    while true {
      try charge(8 + 2 * sequences.count)
      sequences.removeAll(where: \.isEmpty)
      if sequences.isEmpty { return makeTuple(result) }
      let candidate = sequences.lazy.compactMap(\.first).first { followers[$0.bits, default: 0] == 0 }
      guard let candidate else { throw inconsistentOrder(sequences) }
      result.append(candidate)
      for index in sequences.indices where sequences[index].first?.isIdentical(to: candidate) ?? false {
        sequences[index].removeFirst()
        if let head = sequences[index].first { followers[head.bits, default: 1] -= 1 }
      }
    }
  }

  private mutating func inconsistentOrder(_ sequences: [ArraySlice<Value>]) -> Raise {
    var names: [String] = []
    for head in sequences.compactMap(\.first) where !names.contains(head.type.name) { names.append(head.type.name) }
    return typeError(
      "Cannot create a consistent method resolution\norder (MRO) for bases \(names.joined(separator: ", "))")
  }
}

extension UnsafeMutablePointer where Pointee == DictBody {
  /// The entries that are not deleted, copied.
  var liveEntries: [DictBody.Entry] {
    UnsafeBufferPointer(start: entries, count: pointee.used).filter { !$0.key.isUndefined }
  }
}
