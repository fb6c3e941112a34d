// Instructions that build values.
extension Machine {
  mutating func build(_ i: Instruction, _ regs: UnsafeMutablePointer<Value>) throws(Raise) {
    let (a, b, c) = (Int(i.a), Int(i.b), Int(i.c))
    switch i.opcode {
    case .buildSet:
      let set = makeSet()
      for index in 0..<c { try add(set, regs[b + index]) }
      if i.x != 0 {
        let constant = try makeSet(from: makeIterator(over: Value(set)))
        regs[a] = Value(try copy(constant))
      } else {
        regs[a] = Value(set)
      }
    case .buildDict:
      // CPython makes room at once for up to fifteen entries, and lets a longer display grow.
      let dict = makeDict(capacity: c > 15 ? 0 : c > 5 ? DictBody.capacity(over: (c * 3 + 1) / 2) : 5)
      for index in 0..<c { try set(dict, regs[b + index * 2], regs[b + index * 2 + 1]) }
      regs[a] = Value(dict)
    case .buildString: regs[a] = try join(regs + b, c)
    case .buildSlice: regs[a] = makeSlice(regs[b], regs[b + 1], regs[b + 2])
    case .listExtend: try spreadInto(regs[a].list, regs[b], form: c, callee: regs[a - 1])
    case .setAdd: try add(regs[a].set, regs[b])
    case .setUpdate: try update(regs[a].set, regs[b])
    case .dictAdd: try set(regs[a].dict, regs[b], regs[c])
    case .dictUpdate: try merge(regs[a].dict, regs[b], callee: i.x == 0 ? nil : regs[c])
    case .listToTuple:
      try reserve(regs[b].list.count * 16)
      regs[a] = Value(makeTuple(regs[b].list.items, regs[b].list.count))
    case .unpackRest: try unpackRest(regs[b], c, Int(i.x), regs + a)
    case .formatValue: regs[a] = try formatValue(i, regs)
    default: preconditionFailure("the dispatch loop sends only instructions that build")
    }
  }

  private mutating func spreadInto(_ list: List, _ value: Value, form: Int, callee: Value) throws(Raise) {
    do throws(Raise) {
      try extend(list, value)
    } catch {
      guard isPending(.typeError), value.kind != .generator, special(value, .iter) == nil,
        special(value, .getitem) == nil
      else { throw error }
      if form == 2 {
        throw typeError("\(try calleeName(callee)) argument after * must be an iterable, not \(typeName(value))")
      }
      throw typeError("Value after * must be an iterable, not \(typeName(value))")
    }
  }

  /// A callable in a message: its qualified name, or how it is shown when it has none.
  private mutating func calleeName(_ callee: Value) throws(Raise) -> String {
    guard let name = try findAttribute(callee, self.name(.qualname)), name.kind == .string else {
      return try text(of: callee).string.swift
    }
    let module = try findAttribute(callee, self.name(.module))
    guard let module, module.kind == .string, module.string.swift != "builtins" else { return "\(name.string.swift)()" }
    return "\(module.string.swift).\(name.string.swift)()"
  }

  /// `**mapping` in a display or a call.
  private mutating func merge(_ dict: Dict, _ mapping: Value, callee: Value?) throws(Raise) {
    let plain = unwrap(mapping)
    guard plain.kind == .dict || isMapping(mapping) else {
      if let callee {
        throw typeError("\(try calleeName(callee)) argument after ** must be a mapping, not \(typeName(mapping))")
      }
      throw typeError("'\(typeName(mapping))' object is not a mapping")
    }
    guard let callee else { return try update(dict, mapping) }
    let source = makeDict()
    roots.append(Value(source))
    defer { roots.removeLast() }
    try update(source, mapping)
    for index in 0..<source.pointee.used {
      let entry = source.entries[index]
      if try findIndex(dict, entry.key, hash: entry.hash) >= 0 {
        let name = try text(of: entry.key).string.swift
        throw typeError("\(try calleeName(callee)) got multiple values for keyword argument '\(name)'")
      }
      try set(dict, entry.key, entry.value)
    }
  }

  mutating func isMapping(_ value: Value) -> Bool {
    if unwrap(value).kind == .dict { return true }
    return special(value, .getitem) != nil && !lookUp(type(of: value), intern("keys")).isUndefined
  }

  /// Whether a dictionary is asked for its keys, since its class walks over them in its own way.
  mutating func hasOwnKeys(_ value: Value) -> Bool { value.kind == .instance && special(value, .iter) != nil }

  /// Adds the items of a mapping or of an iterable of pairs.
  mutating func update(_ dict: Dict, _ source: Value) throws(Raise) {
    let plain = unwrap(source)
    if plain.kind == .dict, !hasOwnKeys(source) {
      try charge(plain.dict.count)
      try reserve(plain.dict.count * 48)
      for index in 0..<plain.dict.pointee.used where !plain.dict.entries[index].key.isUndefined {
        let entry = plain.dict.entries[index]
        try set(dict, entry.key, entry.value)
      }
      return
    }
    if let keys = try findAttribute(source, intern("keys")) {
      return try forEach(call(keys)) { (machine, key) throws(Raise) in
        try machine.set(dict, key, machine.getItem(source, key))
      }
    }
    var position = 0
    try forEach(source) { (machine, pair) throws(Raise) in
      let items = try machine.catching(.typeError) { (machine) throws(Raise) in try machine.listCopy(pair) }
      guard let items else {
        throw machine.typeError("cannot convert dictionary update sequence element #\(position) to a sequence")
      }
      guard items.count == 2 else {
        throw machine.valueError(
          "dictionary update sequence element #\(position) has length \(items.count); 2 is required")
      }
      try machine.set(dict, items.items[0], items.items[1])
      position += 1
    }
  }

  // MARK: Unpacking

  mutating func unpack(_ source: Value, _ count: Int, _ target: UnsafeMutablePointer<Value>) throws(Raise) {
    let plain = source.kind == .instance && special(source, .iter) == nil ? unwrap(source) : source
    if plain.kind == .list || plain.kind == .tuple {
      let found = plain.sequenceCount
      if found > count { throw valueError("too many values to unpack (expected \(count))") }
      if found < count { throw valueError("not enough values to unpack (expected \(count), got \(found))") }
      for index in 0..<count { target[index] = plain.sequenceItem(index) }
      return
    }
    let iterator = try iteratorForUnpacking(source)
    roots.append(iterator)
    defer { roots.removeLast() }
    var items: [Value] = []
    collectionHolds += 1
    defer { collectionHolds -= 1 }
    while items.count < count {
      guard let item = try next(iterator) else {
        throw valueError("not enough values to unpack (expected \(count), got \(items.count))")
      }
      items.append(item)
    }
    if try next(iterator) != nil { throw valueError("too many values to unpack (expected \(count))") }
    for (index, item) in items.enumerated() { target[index] = item }
  }

  private mutating func iteratorForUnpacking(_ source: Value) throws(Raise) -> Value {
    do throws(Raise) {
      return try makeIterator(over: source)
    } catch {
      guard isPending(.typeError), special(source, .iter) == nil else { throw error }
      throw typeError("cannot unpack non-iterable \(typeName(source)) object")
    }
  }

  private mutating func unpackRest(
    _ source: Value, _ before: Int, _ after: Int, _ target: UnsafeMutablePointer<Value>
  ) throws(Raise) {
    let plain = unwrap(source)
    let items: List
    if plain.kind == .list || plain.kind == .tuple, special(source, .iter) == nil {
      items = try listCopy(plain)
    } else {
      let iterator = try iteratorForUnpacking(source)
      items = try listCopy(iterator)
    }
    if items.count < before + after {
      throw valueError("not enough values to unpack (expected at least \(before + after), got \(items.count))")
    }
    for index in 0..<before { target[index] = items.items[index] }
    let rest = items.count - before - after
    target[before] = Value(makeList(items.items + before, rest))
    for index in 0..<after { target[before + 1 + index] = items.items[before + rest + index] }
  }

  // MARK: f-strings

  private mutating func join(_ parts: UnsafeMutablePointer<Value>, _ count: Int) throws(Raise) -> Value {
    if count == 1 { return parts[0] }
    var (total, width, isASCII) = (0, 1, true)
    for index in 0..<count {
      let text = parts[index].string
      total += text.count
      width = max(width, text.width)
      isASCII = isASCII && text.isASCII
    }
    try reserve(total * width)
    let result = allocateText(count: total, width: width, isASCII: isASCII)
    var position = 0
    for index in 0..<count {
      result.copy(parts[index].string, at: position)
      position += parts[index].string.count
    }
    return Value(result)
  }

  private mutating func formatValue(_ i: Instruction, _ regs: UnsafeMutablePointer<Value>) throws(Raise) -> Value {
    var value = regs[Int(i.b)]
    switch i.x & 3 {
    case 1: value = try text(of: value)
    case 2: value = try string(representation(value))
    case 3: value = try string(asciiRepresentation(value))
    default: break
    }
    if i.x & 4 == 0 {
      if value.kind == .string { return value }
      if value.kind == .int || value.kind == .float { return try text(of: value) }
      return try format(value, emptyText())
    }
    return try format(value, regs[Int(i.c)].string)
  }
}
