/// The native half of `itertools`, whose classes, written in Python, check what they are given.
enum ItertoolsModule {
  static let definition = ModuleDefinition([step] + insides)

  /// The `__next__` of all classes.
  static let step = NativeDefinition.method("_step", .none) { (machine, arguments) throws(Raise) in
    guard let cursor = machine.cursor(in: arguments[0]) else { throw machine.unbegun(arguments[0]) }
    if let item = try machine.advance(cursor) { return item }
    guard machine.stopped.kind == .exception else { throw machine.raise(.stopIteration) }
    throw machine.raise(machine.stopped)
  }

  private static let insides: [NativeDefinition] = [
    NativeDefinition("_begin", .unlimited) { (machine, arguments) throws(Raise) in
      guard arguments.count > 1, arguments[0].kind == .instance, arguments[1].kind == .string,
        let make = makers[arguments[1].string.swift]
      else { throw machine.typeError("_begin() takes an iterator and the name of its kind") }
      let cursor = try make(&machine, arguments.dropping(2))
      machine.setCursor(cursor, in: arguments[0])
      return .none
    },
    // The arguments with which `count` or `repeat` would continue from here.
    NativeDefinition("_parts", .one) { (machine, arguments) throws(Raise) in
      guard let cursor = machine.cursor(in: arguments[0]) else { throw machine.unbegun(arguments[0]) }
      return Value(machine.makeTuple(cursor.parts))
    },
    // Copies a branch of `tee` at its current position.
    NativeDefinition("_branch", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      guard let branch = machine.cursor(in: arguments[1]) as? TeeCursor, arguments[0].kind == .instance else {
        throw machine.unbegun(arguments[1])
      }
      machine.setCursor(TeeCursor(branch), in: arguments[0])
      return .none
    },
  ]

  private typealias Maker = @Sendable (inout Machine, Arguments) throws(Raise) -> ItemCursor

  /// Makes a cursor from the parts that its class hands over, by the name of the class.
  private static let makers: [String: Maker] = [
    "count": { (_, parts) throws(Raise) in CountCursor(from: parts[0], by: parts[1]) },
    "repeat": { (_, parts) throws(Raise) in RepeatCursor(parts[0], times: parts.optional(1)?.int) },
    "cycle": { (machine, parts) throws(Raise) in CycleCursor(parts[0], saved: machine.makeList()) },
    "accumulate": { (_, parts) throws(Raise) in AccumulateCursor(parts[0], function: parts[1], initial: parts[2]) },
    "chain": { (_, parts) throws(Raise) in ChainCursor(parts[0]) },
    "compress": { (_, parts) throws(Raise) in CompressCursor(parts[0], selectors: parts[1]) },
    "dropwhile": { (_, parts) throws(Raise) in DropCursor(parts[1], predicate: parts[0]) },
    "takewhile": { (_, parts) throws(Raise) in TakeCursor(parts[1], predicate: parts[0]) },
    "filterfalse": { (_, parts) throws(Raise) in RejectCursor(parts[1], predicate: parts[0]) },
    "starmap": { (_, parts) throws(Raise) in SpreadCursor(parts[1], function: parts[0]) },
    "pairwise": { (_, parts) throws(Raise) in PairCursor(parts[0]) },
    "islice": { (_, parts) throws(Raise) in
      SliceCursor(parts[0], start: parts[1].int, stop: parts[2].isNone ? nil : parts[2].int, step: parts[3].int)
    },
    "zip_longest": { (machine, parts) throws(Raise) in
      let sources = machine.makeTuple(parts.base + 1, parts.count - 1)
      return LongestCursor(sources, filler: parts[0])
    },
    "product": { (machine, parts) throws(Raise) in
      let pools = machine.makeTuple(parts.base, parts.count)
      return ProductCursor(pools)
    },
    "permutations": { (machine, parts) throws(Raise) in
      try PermutationCursor(parts[0].tuple, length: machine.length(of: parts, rises: 1))
    },
    "combinations": { (machine, parts) throws(Raise) in
      try CombinationCursor(parts[0].tuple, length: machine.length(of: parts, rises: 1), rise: 1)
    },
    "combinations_with_replacement": { (machine, parts) throws(Raise) in
      try CombinationCursor(parts[0].tuple, length: machine.length(of: parts, rises: 0), rise: 0)
    },
    "groupby": { (_, parts) throws(Raise) in GroupingCursor(parts[0], key: parts[1], groupType: parts[2].type) },
    "tee": { (machine, parts) throws(Raise) in TeeCursor(machine.makeTeeNode(parts[0])) },
  ]
}

extension Machine {
  /// The inside of an iterator; nil when it has none.
  func cursor(in value: Value) -> ItemCursor? {
    guard value.kind == .instance, value.instance.pointee.payload.kind == .opaque else { return nil }
    return value.instance.pointee.payload.opaque.pointee.payload as? ItemCursor
  }

  /// Gives an iterator its inside.
  mutating func setCursor(_ cursor: ItemCursor, in value: Value) {
    value.instance.pointee.payload = makeOpaque(type(.object), cursor)
  }

  fileprivate mutating func unbegun(_ value: Value) -> Raise {
    typeError("an iterator of itertools is needed, not '\(typeName(value))'")
  }

  /// The length of rows, with room for them reserved; one more than the pool where that means no rows at all.
  fileprivate mutating func length(of parts: Arguments, rises: Int) throws(Raise) -> Int {
    let (count, length) = (parts[0].tuple.count, parts[1].int)
    if rises == 1, length > count { return count + 1 }
    try reserve(length < 1 << 40 ? length * 16 : .max)
    return length
  }
}
