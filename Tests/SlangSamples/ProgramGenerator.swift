public import Slang
import TestSupport

/// Makes random programs without errors: tame ones, whose variables keep their types, and wild ones.
public struct ProgramGenerator: Sendable {
  private var random: SeededRandom
  private var elements: [SlangElement] = []
  /// The variables that have a value where the next element will stand, by the kind of value they should hold.
  private var known: [Kind: [String]] = [:]
  private var isWild = false
  private var loops = 0

  private enum Kind: CaseIterable { case number, text, bool }

  /// A generator whose programs follow from a seed.
  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The next program.
  public mutating func program() -> SlangProgram {
    (elements, known, loops, isWild) = ([], [:], 0, pick(3) == 0)
    for _ in 0..<(2 + pick(6)) { statement(depth: 0) }
    for names in Kind.allCases.compactMap({ known[$0] }) {
      for name in names { elements.append(.print(.name(name))) }
    }
    return SlangProgram(elements)
  }

  // MARK: - Elements

  private mutating func statement(depth: Int) {
    switch pick(depth < 3 ? 12 : 9) {
    case 0: elements.append(.blank)
    case 1...4: variable()
    case 5...8: elements.append(.print(expression(anyKind(), nesting: 0)))
    case 9, 10: repetition(depth)
    default: condition(depth)
    }
  }

  private mutating func variable() {
    let kind = anyKind()
    let letters = ["number": Kind.number, "text": .text, "bool": .bool]
    let names =
      isWild && pick(3) == 0
      ? letters.keys.sorted().flatMap { Self.names(letters[$0] ?? .number) } : Self.names(kind)
    let name = choose(names)
    let value = loops > 0 && kind != .bool ? growth(of: name, kind) : expression(kind, nesting: 0)
    elements.append(.variable(name: name, value: value))
    let owner = Kind.allCases.first { Self.names($0).contains(name) } ?? kind
    if known[owner]?.contains(name) != true { known[owner, default: []].append(name) }
  }

  /// A value that cannot double its length in each round: one variable, and something small.
  private mutating func growth(of name: String, _ kind: Kind) -> SlangExpression {
    let old = known[kind]?.contains(name) == true ? SlangExpression.name(name) : literal(kind)
    let operation = kind == .text ? .add : choose([SlangOperator.add, .add, .subtract, .multiply, .divide, .remainder])
    return pick(5) == 0 ? literal(kind) : .binary(old, operation, literal(isWild ? anyKind() : kind))
  }

  private mutating func repetition(_ depth: Int) {
    elements.append(.repeat(count: .integer(choose([0, 1, 2, 2, 3, 3, 4, 7]))))
    loops += 1
    for _ in 0..<pick(4) { statement(depth: depth + 1) }
    loops -= 1
    elements.append(.end)
  }

  private mutating func condition(_ depth: Int) {
    let kind = anyKind()
    let (left, right) = (expression(kind, nesting: 1), expression(isWild ? anyKind() : kind, nesting: 1))
    elements.append(.if(left: left, comparison: choose(SlangComparison.allCases), right: right))
    for _ in 0..<pick(4) { statement(depth: depth + 1) }
    if pick(2) == 0 {
      elements.append(.else)
      for _ in 0..<pick(3) { statement(depth: depth + 1) }
    }
    elements.append(.end)
  }

  // MARK: - Expressions

  private mutating func expression(_ kind: Kind, nesting: Int) -> SlangExpression {
    if isWild, pick(6) == 0 { return expression(anyKind(), nesting: nesting + 1) }
    switch pick(nesting + 3) {
    case 0 where nesting < 3: return operation(kind, nesting: nesting)
    case 1: return variable(of: kind) ?? literal(kind)
    default: return pick(3) == 0 ? literal(kind) : variable(of: kind) ?? literal(kind)
    }
  }

  private mutating func operation(_ kind: Kind, nesting: Int) -> SlangExpression {
    let next = nesting + 1
    switch kind {
    case .bool: return literal(.bool)
    case .text:
      let other = expression(pick(2) == 0 ? .text : anyKind(), nesting: next)
      return pick(3) == 0
        ? .binary(other, .add, expression(.text, nesting: next))
        : .binary(expression(.text, nesting: next), .add, other)
    case .number:
      if pick(8) == 0 { return .negative(expression(.number, nesting: next)) }
      return .binary(
        expression(.number, nesting: next), choose(SlangOperator.allCases), expression(.number, nesting: next))
    }
  }

  private mutating func variable(of kind: Kind) -> SlangExpression? {
    guard let names = known[kind], !names.isEmpty else { return nil }
    return .name(choose(names))
  }

  private mutating func literal(_ kind: Kind) -> SlangExpression {
    switch kind {
    case .bool: .bool(pick(2) == 0)
    case .text: .string(choose(pick(4) == 0 ? Self.oddTexts : Self.texts))
    case .number:
      switch pick(6) {
      case 0: .double(choose(pick(3) == 0 ? Self.oddDoubles : Self.doubles))
      case 1: .integer(choose(Self.oddIntegers))
      default: .integer(pick(12))
      }
    }
  }

  private mutating func anyKind() -> Kind { choose([Kind.number, .number, .number, .text, .text, .bool]) }

  private static func names(_ kind: Kind) -> [String] {
    switch kind {
    case .number: ["score", "n", "i", "class", "total2"]
    case .text: ["name", "word", "print", "let"]
    case .bool: ["flag", "Value"]
    }
  }

  private static let texts = [
    "", "Ada", "Hello, ", "!", "it's", "5", "a \"b\" \\ c", "two\nlines", "#1 // {x} ${y} %d",
  ]
  private static let oddTexts = [
    " 7 ", "0x1F", "0b102", "-Infinity", "1e3", ".5", "5.", "1_000", "nan", "abc", "Grüße", "é", "e\u{301}", "😀",
    "\u{FF5E}", "\t\u{FEFF}12\u{A0}", "\u{1C}3", "true", "\u{7F}\u{0}",
  ]
  private static let doubles = [0.5, 2.5, 1.0, 0.1, 3.14159, 123456.789, -1.5, 100.0]
  private static let oddDoubles = [
    1e21, 1e-7, 1.5e300, Double.leastNonzeroMagnitude, 0.0, -0.0, 1e16, 123456789012345680000.0, 0.00001234,
  ]
  private static let oddIntegers = [-1, -7, 100, 1000, 65536, 9_007_199_254_740_991, -9_007_199_254_740_991, 12345]

  // MARK: - Chance

  mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  mutating func choose<Item>(_ items: [Item]) -> Item { items[pick(items.count)] }
}
