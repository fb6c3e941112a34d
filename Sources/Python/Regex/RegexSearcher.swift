/// Matches of one pattern in one text, found one after the other.
class RegexSearcher {
  let program: RegexProgram
  let end: Int
  /// Where the last match began and ended.
  fileprivate(set) var found = (start: 0, end: 0)

  fileprivate init(_ program: RegexProgram, end: Int) {
    self.program = program
    self.end = end
  }

  /// Looks for a match at a position, with what may be spent on it.
  func match(at start: Int, needsAll: Bool, _ means: inout RegexMeans) -> Bool { false }

  /// Looks for the first match from a position on; an empty one at `forbidden` does not count.
  func search(from start: Int, forbidden: Int, _ means: inout RegexMeans) -> Bool { false }

  /// Where a group stands in the last match; nil when it has not matched.
  func span(_ group: Int) -> (start: Int, end: Int)? { nil }

  /// The group that was closed last; -1 when none was.
  var lastGroup: Int { -1 }

  /// A searcher in code units of any width that stay where they are.
  static func make<Unit: FixedWidthInteger & UnsignedInteger>(
    _ program: RegexProgram, _ units: UnsafePointer<Unit>, end: Int
  ) -> RegexSearcher {
    UnitSearcher(program, units, end: end, copy: nil)
  }

  /// A searcher in a copy of bytes.
  static func make(_ program: RegexProgram, copying bytes: [UInt8], end: Int) -> RegexSearcher {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    bytes.withUnsafeBufferPointer { if let base = $0.baseAddress { copy.initialize(from: base, count: $0.count) } }
    return UnitSearcher(program, UnsafePointer(copy), end: end, copy: copy)
  }
}

/// What a match may spend, and what it has come to lack.
struct RegexMeans {
  var steps: Int
  var bytes: Int
  var lacksSteps = false
  var lacksMemory = false
}

/// A searcher in code units of one width.
private final class UnitSearcher<Unit: FixedWidthInteger & UnsignedInteger>: RegexSearcher {
  private var matcher: RegexMatcher<Unit>
  private let copy: UnsafeMutablePointer<Unit>?

  init(_ program: RegexProgram, _ units: UnsafePointer<Unit>, end: Int, copy: UnsafeMutablePointer<Unit>?) {
    self.copy = copy
    matcher = RegexMatcher(program, text: units, end: end)
    super.init(program, end: end)
  }

  deinit { copy?.deallocate() }

  override func match(at start: Int, needsAll: Bool, _ means: inout RegexMeans) -> Bool {
    begin(means)
    matcher.needsAll = needsAll
    matcher.forbiddenEnd = -1
    let end = matcher.match(at: start)
    settle(&means)
    guard let end else { return false }
    found = (start, end)
    return true
  }

  override func search(from start: Int, forbidden: Int, _ means: inout RegexMeans) -> Bool {
    begin(means)
    matcher.needsAll = false
    matcher.forbiddenEnd = forbidden
    let result = matcher.search(from: start)
    settle(&means)
    guard let result else { return false }
    found = result
    return true
  }

  private func begin(_ means: RegexMeans) {
    matcher.stepsLeft = means.steps
    matcher.bytesLeft = means.bytes
    matcher.shortage = .none
  }

  private func settle(_ means: inout RegexMeans) {
    means.steps = matcher.stepsLeft
    means.lacksSteps = matcher.shortage == .steps || matcher.stepsLeft < 0
    means.lacksMemory = matcher.shortage == .memory
  }

  override func span(_ group: Int) -> (start: Int, end: Int)? { matcher.span(group - 1) }
  override var lastGroup: Int { matcher.lastGroup }
}
