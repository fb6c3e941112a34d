public import Slang

/// A program that was broken on purpose, with the errors that it must have.
public struct BrokenProgram: Sendable {
  /// What is wrong at an element.
  public struct Expectation: Sendable, Hashable, Comparable {
    /// The place of the element, from 1.
    public let element: Int
    /// What is wrong there.
    public let kind: SlangError.Kind

    /// An error to expect.
    public init(element: Int, kind: SlangError.Kind) {
      self.element = element
      self.kind = kind
    }

    /// Orders by element.
    public static func < (left: Self, right: Self) -> Bool {
      (left.element, left.kind.rawValue) < (right.element, right.kind.rawValue)
    }
  }

  /// The program.
  public private(set) var program: SlangProgram
  /// The errors that it must have, and no others.
  public private(set) var expected: [Expectation] = []
  private var generator: ProgramGenerator

  /// Breaks a random program in a few places.
  public init(seed: UInt64) {
    generator = ProgramGenerator(seed: seed)
    program = generator.program()
    breakBlocks()
    for index in program.elements.indices where generator.pick(8) == 0 { breakArguments(at: index) }
    if expected.isEmpty { insert(.print(nil), at: 0, .missingArgument) }
    expected.sort()
  }

  // MARK: - Arguments

  private mutating func breakArguments(at index: Int) {
    guard !expected.contains(where: { $0.element == index + 1 }) else { return }
    let (wrong, kind) = wrongValue()
    switch program.elements[index] {
    case .blank, .else, .end: return
    case .variable(let name, _): program.elements[index] = .variable(name: name, value: wrong)
    case .print: program.elements[index] = .print(wrong)
    case .if(let left, let comparison, _):
      program.elements[index] = .if(left: left, comparison: comparison, right: wrong)
    case .repeat: return breakCount(at: index)
    }
    expected.append(.init(element: index + 1, kind: kind))
  }

  private mutating func wrongValue() -> (SlangExpression?, SlangError.Kind) {
    let long = (0...60).reduce(SlangExpression.integer(1)) { sum, _ in .binary(sum, .add, .integer(1)) }
    return generator.choose([
      (nil, .missingArgument), (.unreadable("1 +"), .unreadable), (.unreadable("\"abc"), .unreadable),
      (.unreadable("(1 + 2"), .unreadable), (.binary(.integer(1), .add, .unreadable("")), .missingArgument),
      (.name("nowhere"), .unknownName), (.integer(1 << 60), .numberTooLarge), (long, .tooLong),
    ])
  }

  private mutating func breakCount(at index: Int) {
    let (count, kind): (SlangExpression?, SlangError.Kind) = generator.choose([
      (nil, .missingArgument), (.string("3"), .wrongType), (.double(2.5), .wrongType), (.name("n"), .wrongType),
      (.bool(true), .wrongType), (.integer(-3), .negativeCount), (.unreadable("3 times"), .unreadable),
    ])
    program.elements[index] = .repeat(count: count)
    expected.append(.init(element: index + 1, kind: kind))
  }

  // MARK: - Blocks

  private mutating func breakBlocks() {
    switch generator.pick(9) {
    case 0: insert(.end, at: generator.choose(outerPlaces), .strayEnd)
    case 1: insert(.else, at: generator.choose(outerPlaces), .elseWithoutIf)
    case 2:
      insert(
        .variable(name: generator.choose(["2x", "my name", "größe", "true", ""]), value: .integer(1)), at: 0, .badName)
    case 3:
      let names = program.elements.compactMap { if case .variable(let name?, _) = $0 { name } else { nil } }
      if let name = names.first { insert(.print(.name(name)), at: 0, .nameTooEarly) }
    case 4: removeEnd()
    case 5: repeatElse()
    case 6: nest()
    default: break
    }
  }

  /// The places at which no block is open.
  private var outerPlaces: [Int] {
    var (depth, places) = (0, [0])
    for (index, element) in program.elements.enumerated() {
      switch element {
      case .repeat, .if: depth += 1
      case .end: depth -= 1
      case .blank, .variable, .else, .print: break
      }
      if depth == 0 { places.append(index + 1) }
    }
    return places
  }

  private mutating func insert(_ element: SlangElement, at place: Int, _ kind: SlangError.Kind) {
    program.elements.insert(element, at: place)
    expected = expected.map { $0.element > place ? .init(element: $0.element + 1, kind: $0.kind) : $0 }
    expected.append(.init(element: place + 1, kind: kind))
  }

  /// Takes the End of an outermost block away.
  private mutating func removeEnd() {
    let places = outerPlaces
    guard let end = places.first(where: { $0 > 0 && program.elements[$0 - 1] == .end }),
      let start = places.last(where: { $0 < end })
    else { return }
    program.elements.remove(at: end - 1)
    expected.append(.init(element: start + 1, kind: .withoutEnd))
  }

  /// Puts a second Else right behind one.
  private mutating func repeatElse() {
    guard let place = program.elements.firstIndex(of: .else) else { return }
    insert(.else, at: place + 1, .secondElse)
  }

  private mutating func nest() {
    let count = 21
    program.elements += Array(repeating: .repeat(count: .integer(1)), count: count)
    expected.append(.init(element: program.elements.count, kind: .tooDeep))
    program.elements += Array(repeating: .end, count: count)
  }
}
