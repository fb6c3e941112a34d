import Execution

/// Matches of one pattern in a text, found one after the other.
class RegexSearcher {
  let program: RegexProgram
  /// Where the last match began and ended.
  private(set) var found = (start: 0, end: 0)

  fileprivate init(_ program: RegexProgram) {
    self.program = program
  }

  /// Whether it may look in another text from now on: one with code units of as many bytes as the last one's.
  func turn(to units: UnsafeRawPointer, width: Int, end: Int) -> Bool { false }

  /// Whether it holds so little that it may be kept for another text.
  var isLight: Bool { false }

  /// Looks for a match at a position, with what may be spent on it.
  func match(at start: Int, needsAll: Bool, _ means: inout RegexMeans) -> Bool { false }

  /// Looks for the first match from a position on; an empty one at `forbidden` does not count.
  func search(from start: Int, forbidden: Int, _ means: inout RegexMeans) -> Bool { false }

  /// Where a group stands in the last match; nil when it has not matched.
  func span(_ group: Int) -> (start: Int, end: Int)? { nil }

  /// The group that was closed last; -1 when none was.
  var lastGroup: Int { -1 }

  /// Keeps what was found, if anything was.
  fileprivate func keep(_ result: (start: Int, end: Int)?) -> Bool {
    guard let result else { return false }
    found = result
    return true
  }

  /// A searcher in code units of one byte that stay where they are.
  static func make(_ program: RegexProgram, _ units: UnsafePointer<UInt8>, end: Int) -> RegexSearcher {
    ByteSearcher(program, units, end: end, copy: nil)
  }

  /// A searcher in code units of two bytes that stay where they are.
  static func make(_ program: RegexProgram, _ units: UnsafePointer<UInt16>, end: Int) -> RegexSearcher {
    DoubleByteSearcher(program, units, end: end)
  }

  /// A searcher in code points that stay where they are.
  static func make(_ program: RegexProgram, _ units: UnsafePointer<UInt32>, end: Int) -> RegexSearcher {
    CodePointSearcher(program, units, end: end)
  }

  /// A searcher in a copy of bytes.
  static func make(_ program: RegexProgram, copying bytes: [UInt8], end: Int) -> RegexSearcher {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    bytes.withUnsafeBufferPointer { if let base = $0.baseAddress { copy.initialize(from: base, count: $0.count) } }
    return ByteSearcher(program, UnsafePointer(copy), end: end, copy: copy)
  }
}

/// What a match may spend, and what it has come to lack.
struct RegexMeans {
  /// Steps before more are taken from the reserve.
  var steps: Int
  var bytes: Int
  /// The steps that come after those.
  let reserve: UnsafeMutablePointer<StepReserve>
  var lacksSteps = false
  var lacksMemory = false
}

// One class for each width, and none of them generic, so that the matcher is compiled for each of the three.

private final class ByteSearcher: RegexSearcher {
  private var matcher: RegexMatcher<UInt8>
  private let copy: UnsafeMutablePointer<UInt8>?

  init(_ program: RegexProgram, _ units: UnsafePointer<UInt8>, end: Int, copy: UnsafeMutablePointer<UInt8>?) {
    self.copy = copy
    matcher = RegexMatcher(program, text: units, end: end)
    super.init(program)
  }

  deinit { copy?.deallocate() }

  override func turn(to units: UnsafeRawPointer, width: Int, end: Int) -> Bool {
    guard copy == nil, width == MemoryLayout<UInt8>.size else { return false }
    matcher.turn(to: units.assumingMemoryBound(to: UInt8.self), end: end)
    return true
  }

  override var isLight: Bool { copy == nil && matcher.isLight }

  override func match(at start: Int, needsAll: Bool, _ means: inout RegexMeans) -> Bool {
    keep(matcher.match(at: start, needsAll: needsAll, &means))
  }

  override func search(from start: Int, forbidden: Int, _ means: inout RegexMeans) -> Bool {
    keep(matcher.search(from: start, forbidden: forbidden, &means))
  }

  override func span(_ group: Int) -> (start: Int, end: Int)? { matcher.span(group - 1) }
  override var lastGroup: Int { matcher.lastGroup }
}

private final class DoubleByteSearcher: RegexSearcher {
  private var matcher: RegexMatcher<UInt16>

  init(_ program: RegexProgram, _ units: UnsafePointer<UInt16>, end: Int) {
    matcher = RegexMatcher(program, text: units, end: end)
    super.init(program)
  }

  override func turn(to units: UnsafeRawPointer, width: Int, end: Int) -> Bool {
    guard width == MemoryLayout<UInt16>.size else { return false }
    matcher.turn(to: units.assumingMemoryBound(to: UInt16.self), end: end)
    return true
  }

  override var isLight: Bool { matcher.isLight }

  override func match(at start: Int, needsAll: Bool, _ means: inout RegexMeans) -> Bool {
    keep(matcher.match(at: start, needsAll: needsAll, &means))
  }

  override func search(from start: Int, forbidden: Int, _ means: inout RegexMeans) -> Bool {
    keep(matcher.search(from: start, forbidden: forbidden, &means))
  }

  override func span(_ group: Int) -> (start: Int, end: Int)? { matcher.span(group - 1) }
  override var lastGroup: Int { matcher.lastGroup }
}

private final class CodePointSearcher: RegexSearcher {
  private var matcher: RegexMatcher<UInt32>

  init(_ program: RegexProgram, _ units: UnsafePointer<UInt32>, end: Int) {
    matcher = RegexMatcher(program, text: units, end: end)
    super.init(program)
  }

  override func turn(to units: UnsafeRawPointer, width: Int, end: Int) -> Bool {
    guard width == MemoryLayout<UInt32>.size else { return false }
    matcher.turn(to: units.assumingMemoryBound(to: UInt32.self), end: end)
    return true
  }

  override var isLight: Bool { matcher.isLight }

  override func match(at start: Int, needsAll: Bool, _ means: inout RegexMeans) -> Bool {
    keep(matcher.match(at: start, needsAll: needsAll, &means))
  }

  override func search(from start: Int, forbidden: Int, _ means: inout RegexMeans) -> Bool {
    keep(matcher.search(from: start, forbidden: forbidden, &means))
  }

  override func span(_ group: Int) -> (start: Int, end: Int)? { matcher.span(group - 1) }
  override var lastGroup: Int { matcher.lastGroup }
}
