/// What an instruction of a compiled pattern does.
enum RegexOperation: UInt8 {
  /// The end of the pattern, or of a part that is matched by itself.
  case success
  /// One character: `a` is a code point or the index of a set.
  case any, anyAll, literal, notLiteral, foldedLiteral, notFoldedLiteral, set
  /// A place: `a` is an anchor, `b` says whether words are Unicode's.
  case anchor
  /// Notes the position in the mark `a`.
  case mark
  case jump
  /// Alternatives: each begins with one of the two, and `a` is where the next stands, or 0.
  case branch, alternative
  /// The next instruction from `a` to `b` times.
  case repeatOne, repeatOneLazily, repeatOnePossessively
  /// What stands up to `c` from `a` to `b` times; the end of the body leads back to it.
  case `repeat`, repeatPossessively
  /// The end of a body that began at `a`.
  case endGreedy, endLazy
  /// A part that gives nothing back; `a` is where the pattern goes on.
  case atomic
  /// Looking around: `a` is where the pattern goes on, `b` how far back to begin.
  case look, lookNot
  /// The text of the group `a`, compared by the fold `b`.
  case backreference
  /// Goes on at `b` unless the group `a` has matched.
  case conditional
}

struct RegexInstruction {
  var operation: RegexOperation
  var a: UInt32 = 0
  var b: UInt32 = 0
  var c: UInt32 = 0
}

/// A compiled pattern; texts of any width and bytes are matched by the same program.
final class RegexProgram {
  let code: UnsafePointer<RegexInstruction>
  let sets: [RegexSet]
  /// For each set, whether it holds each of the first 256 code points.
  let table: UnsafePointer<Bool>
  let groupCount: Int
  /// Groups with names, in order.
  let names: [(name: [UInt32], group: Int)]
  let flags: RegexFlags
  /// What may mean something else in a later Python.
  let warnings: [String]
  let beginning: RegexBeginning
  /// The code points that all matches begin with, and what they may begin with, at fixed places.
  let prefix: UnsafePointer<UInt32>
  let first: UnsafePointer<Bool>?

  /// Compiles a pattern.
  init(_ units: [UInt32], isBytes: Bool, flags: RegexFlags) throws(RegexError) {
    let (sequence, parser) = try RegexParser.parse(units, isBytes: isBytes, flags: flags)
    var compiler = RegexCompiler(widths: parser.widths)
    self.flags = parser.flags
    groupCount = parser.widths.count - 1
    names = parser.names
    warnings = parser.warnings
    try compiler.compile(sequence, self.flags)
    compiler.emit(.success)
    sets = compiler.sets
    let tables = compiler.sets.flatMap { set in (0..<256).map { set.contains($0) } }
    beginning = RegexBeginning(compiler.instructions, tables, width: sequence.width(parser.widths))
    code = RegexProgram.place(compiler.instructions)
    table = RegexProgram.place(tables)
    prefix = RegexProgram.place(beginning.prefix)
    first = beginning.first.map { RegexProgram.place($0) }
  }

  deinit {
    code.deallocate()
    table.deallocate()
    prefix.deallocate()
    first?.deallocate()
  }

  /// A copy at a fixed place.
  private static func place<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    _ = UnsafeMutableBufferPointer(start: memory, count: elements.count).initialize(from: elements)
    return UnsafePointer(memory)
  }
}
