/// Makes the inside of one kind of iterator from parts that its class, written in Python, hands over.
///
/// A program can hand over parts of its own, so each one is checked before the inside relies on it.
struct CursorMaker: Sendable {
  /// The values that an iterator may be made of, since native code takes them without a further look.
  enum Part: Sendable {
    case anything
    /// An `int`, at least 0.
    case size
    /// An `int`, at least 0, or None.
    case bound
    /// An `int`, at least 1.
    case step
    /// A tuple.
    case pool
    /// A class written in Python that extends no built-in class but `object`.
    case plainClass
  }

  typealias Make = @Sendable (inout Machine, Arguments) throws(Raise) -> ItemCursor

  private let parts: [Part]
  /// How many parts there have to be; the others may be left out.
  private let required: Int
  /// The kind of all further parts; nil where there must be none.
  private let rest: Part?
  /// Needs parts that are accepted.
  let make: Make

  private init(_ parts: Part..., required: Int? = nil, rest: Part? = nil, make: @escaping Make) {
    self.parts = parts
    self.required = required ?? parts.count
    self.rest = rest
    self.make = make
  }

  /// True if an inside can be made from the parts.
  func accepts(_ given: Arguments) -> Bool {
    guard given.count >= required, rest != nil || given.count <= parts.count else { return false }
    return (0..<given.count).allSatisfy { index in
      (index < parts.count ? parts[index] : rest)?.accepts(given[index]) ?? false
    }
  }
}

extension CursorMaker.Part {
  fileprivate func accepts(_ value: Value) -> Bool {
    switch self {
    case .anything: true
    case .size: value.kind == .int && value.int >= 0
    case .bound: value.isNone || value.kind == .int && value.int >= 0
    case .step: value.kind == .int && value.int >= 1
    case .pool: value.kind == .tuple
    case .plainClass: value.kind == .type && value.type.pointee.builtin == nil && value.type.pointee.layout == .object
    }
  }
}

extension CursorMaker {
  /// The makers by the name of the iterator's class.
  static let all: [String: CursorMaker] = [endless, joining, choosing, arranging].reduce(into: [:]) { all, some in
    all.merge(some) { $1 }
  }

  private static let endless: [String: CursorMaker] = [
    "count": CursorMaker(.anything, .anything) { (_, parts) throws(Raise) in
      CountCursor(from: parts[0], by: parts[1])
    },
    "repeat": CursorMaker(.anything, .size, required: 1) { (_, parts) throws(Raise) in
      RepeatCursor(parts[0], times: parts.optional(1)?.int)
    },
    "cycle": CursorMaker(.anything) { (machine, parts) throws(Raise) in
      CycleCursor(parts[0], saved: machine.makeList())
    },
  ]

  private static let joining: [String: CursorMaker] = [
    "accumulate": CursorMaker(.anything, .anything, .anything) { (_, parts) throws(Raise) in
      AccumulateCursor(parts[0], function: parts[1], initial: parts[2])
    },
    "chain": CursorMaker(.anything) { (_, parts) throws(Raise) in ChainCursor(parts[0]) },
    "starmap": CursorMaker(.anything, .anything) { (_, parts) throws(Raise) in
      SpreadCursor(parts[1], function: parts[0])
    },
    "pairwise": CursorMaker(.anything) { (_, parts) throws(Raise) in PairCursor(parts[0]) },
    "zip_longest": CursorMaker(.anything, rest: .anything) { (machine, parts) throws(Raise) in
      let sources = machine.makeTuple(parts.base + 1, parts.count - 1)
      return LongestCursor(sources, filler: parts[0])
    },
    "tee": CursorMaker(.anything) { (machine, parts) throws(Raise) in TeeCursor(machine.makeTeeNode(parts[0])) },
  ]

  private static let choosing: [String: CursorMaker] = [
    "compress": CursorMaker(.anything, .anything) { (_, parts) throws(Raise) in
      CompressCursor(parts[0], selectors: parts[1])
    },
    "dropwhile": CursorMaker(.anything, .anything) { (_, parts) throws(Raise) in
      DropCursor(parts[1], predicate: parts[0])
    },
    "takewhile": CursorMaker(.anything, .anything) { (_, parts) throws(Raise) in
      TakeCursor(parts[1], predicate: parts[0])
    },
    "filterfalse": CursorMaker(.anything, .anything) { (_, parts) throws(Raise) in
      RejectCursor(parts[1], predicate: parts[0])
    },
    "islice": CursorMaker(.anything, .size, .bound, .step) { (_, parts) throws(Raise) in
      SliceCursor(parts[0], start: parts[1].int, stop: parts[2].isNone ? nil : parts[2].int, step: parts[3].int)
    },
    "groupby": CursorMaker(.anything, .anything, .plainClass) { (_, parts) throws(Raise) in
      GroupingCursor(parts[0], key: parts[1], groupType: parts[2].type)
    },
  ]

  private static let arranging: [String: CursorMaker] = [
    "product": CursorMaker(rest: .pool) { (machine, parts) throws(Raise) in
      ProductCursor(machine.makeTuple(parts.base, parts.count))
    },
    "permutations": CursorMaker(.pool, .size) { (machine, parts) throws(Raise) in
      try PermutationCursor(parts[0].tuple, length: machine.rowLength(parts, rises: 1))
    },
    "combinations": CursorMaker(.pool, .size) { (machine, parts) throws(Raise) in
      try CombinationCursor(parts[0].tuple, length: machine.rowLength(parts, rises: 1), rise: 1)
    },
    "combinations_with_replacement": CursorMaker(.pool, .size) { (machine, parts) throws(Raise) in
      try CombinationCursor(parts[0].tuple, length: machine.rowLength(parts, rises: 0), rise: 0)
    },
  ]
}

extension Machine {
  /// The length of rows, with memory for them reserved; one more than the pool has items where there are no rows.
  fileprivate mutating func rowLength(_ parts: Arguments, rises: Int) throws(Raise) -> Int {
    let (count, length) = (parts[0].tuple.count, parts[1].int)
    if rises == 1, length > count { return count + 1 }
    try reserve(length < 1 << 40 ? length * 16 : .max)
    return length
  }
}
