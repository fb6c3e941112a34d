/// The methods of dictionaries.
enum DictMethods {
  static let table = NativeTable([
    .method("get", .positional(1, 2)) { (machine, arguments) throws(Raise) in
      let found = try machine.get(arguments[0].dict, arguments[1])
      return found.isUndefined ? arguments.optional(2) ?? .none : found
    },
    .method("keys", .none) { (machine, arguments) throws(Raise) in machine.makeDictView(arguments[0].dict, .keys) },
    .method("values", .none) { (machine, arguments) throws(Raise) in machine.makeDictView(arguments[0].dict, .values) },
    .method("items", .none) { (machine, arguments) throws(Raise) in machine.makeDictView(arguments[0].dict, .items) },
    .method("setdefault", .positional(1, 2)) { (machine, arguments) throws(Raise) in
      let found = try machine.get(arguments[0].dict, arguments[1])
      if !found.isUndefined { return found }
      let value = arguments.optional(2) ?? .none
      try machine.set(arguments[0].dict, arguments[1], value)
      return value
    },
    .method("pop", .positional(1, 2)) { (machine, arguments) throws(Raise) in
      let dict = arguments[0].dict
      let index = try machine.findIndex(dict, arguments[1], hash: machine.hash(arguments[1]))
      guard index >= 0 else {
        if let fallback = arguments.optional(2) { return fallback }
        throw machine.raise(.keyError, arguments[1])
      }
      let value = dict.entries[index].value
      dict.removeEntry(index)
      return value
    },
    .method("popitem", .none) { (machine, arguments) throws(Raise) in
      let dict = arguments[0].dict
      var index = dict.pointee.used - 1
      while index >= 0, dict.entries[index].key.isUndefined { index -= 1 }
      guard index >= 0 else { throw machine.raise(.keyError, "popitem(): dictionary is empty") }
      try machine.charge((dict.pointee.used - index) >> 3)
      let entry = dict.entries[index]
      dict.removeEntry(index)
      return Value(machine.makeTuple([entry.key, entry.value]))
    },
    .method("update", .any) { (machine, arguments) throws(Raise) in
      if arguments.count > 2 {
        throw machine.typeError("update expected at most 1 argument, got \(arguments.count - 1)")
      }
      try machine.fill(arguments[0].dict, arguments.dropping(1))
      return .none
    },
    .method("clear", .none) { (machine, arguments) throws(Raise) in
      machine.clear(arguments[0].dict)
      return .none
    },
    NativeDefinition("copy", .none, role: .method, keepsInstance: true) { (machine, arguments) throws(Raise) in
      let plain = machine.unwrap(arguments[0])
      if machine.hasOwnKeys(arguments[0]) {
        let copy = machine.makeDict()
        machine.roots.append(Value(copy))
        defer { machine.roots.removeLast() }
        try machine.update(copy, arguments[0])
        return Value(copy)
      }
      try machine.charge(plain.dict.count)
      try machine.reserve(plain.dict.count * 48)
      return Value(machine.copy(plain.dict))
    },
    .classMethod("fromkeys", .positional(1, 2)) { (machine, arguments) throws(Raise) in
      let isPlain = arguments[0].type.pointee.builtin != nil
      let result = isPlain ? Value(machine.makeDict()) : try machine.call(arguments[0])
      machine.roots.append(result)
      defer { machine.roots.removeLast() }
      let value = arguments.optional(2) ?? .none
      try machine.forEach(arguments[1]) { (machine, key) throws(Raise) in try machine.setItem(result, key, value) }
      return result
    },
  ])
}

/// The methods of dictionary views that are like sets.
enum DictViewMethods {
  static let table = NativeTable([
    .method("isdisjoint", .one) { (machine, arguments) throws(Raise) in
      let set = try machine.makeSet(from: arguments[0])
      return Value(try machine.intersection(set, arguments[1]).count == 0)
    }
  ])
}

/// The methods of sets and frozen sets.
enum SetMethods {
  static let frozenTable = NativeTable(shared)
  static let table = NativeTable(shared + changes)

  private static let shared: [NativeDefinition] = [
    .method("union", .unlimited) { (machine, arguments) throws(Raise) in
      let result = try machine.copy(arguments[0].set, frozen: arguments[0].kind == .frozenSet)
      machine.roots.append(Value(result))
      defer { machine.roots.removeLast() }
      for index in 1..<max(1, arguments.count) { try machine.update(result, arguments[index]) }
      return Value(result)
    },
    .method("intersection", .unlimited) { (machine, arguments) throws(Raise) in
      let frozen = arguments[0].kind == .frozenSet
      if arguments.count == 1 { return Value(try machine.copy(arguments[0].set, frozen: frozen)) }
      var result = arguments[0].set
      let slot = machine.roots.count
      machine.roots.append(arguments[0])
      defer { machine.roots.removeLast() }
      for index in 1..<arguments.count {
        result = try machine.intersection(result, arguments[index], frozen: frozen)
        machine.roots[slot] = Value(result)
      }
      return Value(result)
    },
    .method("difference", .unlimited) { (machine, arguments) throws(Raise) in
      let frozen = arguments[0].kind == .frozenSet
      if arguments.count == 1 { return Value(try machine.copy(arguments[0].set, frozen: frozen)) }
      let result = try machine.difference(arguments[0].set, arguments[1], frozen: frozen)
      machine.roots.append(Value(result))
      defer { machine.roots.removeLast() }
      for index in 2..<max(2, arguments.count) { try machine.remove(all: arguments[index], from: result) }
      return Value(result)
    },
    .method("symmetric_difference", .one) { (machine, arguments) throws(Raise) in
      let other = try machine.makeSet(from: arguments[1])
      return Value(try machine.symmetricDifference(arguments[0].set, other, frozen: arguments[0].kind == .frozenSet))
    },
    .method("issubset", .one) { (machine, arguments) throws(Raise) in
      Value(try machine.isSubset(arguments[0].set, machine.makeSet(from: arguments[1])))
    },
    .method("issuperset", .one) { (machine, arguments) throws(Raise) in
      Value(try machine.isSubset(machine.makeSet(from: arguments[1]), arguments[0].set))
    },
    .method("isdisjoint", .one) { (machine, arguments) throws(Raise) in
      Value(try machine.intersection(arguments[0].set, arguments[1]).count == 0)
    },
    .method("copy", .none) { (machine, arguments) throws(Raise) in
      arguments[0].kind == .frozenSet ? arguments[0] : Value(try machine.copy(arguments[0].set))
    },
  ]

  private static let changes: [NativeDefinition] = [
    .method("add", .one) { (machine, arguments) throws(Raise) in
      try machine.add(arguments[0].set, arguments[1])
      return .none
    },
    .method("remove", .one) { (machine, arguments) throws(Raise) in
      if try !machine.remove(arguments[0].set, machine.setKey(arguments[1])) {
        throw machine.raise(.keyError, arguments[1])
      }
      return .none
    },
    .method("discard", .one) { (machine, arguments) throws(Raise) in
      _ = try machine.remove(arguments[0].set, machine.setKey(arguments[1]))
      return .none
    },
    .method("pop", .none) { (machine, arguments) throws(Raise) in
      let set = arguments[0].set
      guard let index = set.nextIndex(0) else { throw machine.raise(.keyError, "pop from an empty set") }
      try machine.charge(index >> 3)
      machine.noteOrder(of: set, at: index)
      let key = set.pointee.entries[index].key
      machine.removeEntry(set, index)
      return key
    },
    .method("clear", .none) { (machine, arguments) throws(Raise) in
      machine.clear(arguments[0].set)
      return .none
    },
    .method("update", .unlimited) { (machine, arguments) throws(Raise) in
      for index in 1..<max(1, arguments.count) { try machine.update(arguments[0].set, arguments[index]) }
      return .none
    },
    .method("intersection_update", .unlimited) { (machine, arguments) throws(Raise) in
      for index in 1..<max(1, arguments.count) {
        machine.replace(arguments[0].set, with: try machine.intersection(arguments[0].set, arguments[index]))
      }
      return .none
    },
    .method("difference_update", .unlimited) { (machine, arguments) throws(Raise) in
      for index in 1..<max(1, arguments.count) { try machine.remove(all: arguments[index], from: arguments[0].set) }
      return .none
    },
    .method("symmetric_difference_update", .one) { (machine, arguments) throws(Raise) in
      try machine.toggle(arguments[0].set, machine.makeSet(from: arguments[1]))
      return .none
    },
  ]
}
