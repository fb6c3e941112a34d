/// Finds all that is wrong with a program, in one walk over its elements.
package struct Checker {
  /// How deep blocks may stand inside of each other: as deep as Python lets loops stand.
  package static let deepest = 20

  /// An If or Repeat that is not closed yet.
  private struct Block {
    let element: Int
    let isIf: Bool
    var hasElse = false
    /// Lines in it of which nobody knows what they were to be.
    var riddles = 0
  }

  private let program: SlangProgram
  private let assigned: Set<String>
  private var known: Set<String> = []
  private var open: [Block] = []
  private var errors: [SlangError] = []
  /// Lines of which nobody knows what they were to be: each may have been to begin or to end a block.
  private var riddles: Set<Int> = []
  /// Lines that are no elements as they stand, and were read as what they were most likely meant to be.
  private var guesses: Set<Int> = []
  /// Those outside of all open blocks.
  private var openRiddles = 0
  /// The names in lines that cannot be read.
  private var mentions: [Int: Set<String>] = [:]

  init(_ program: SlangProgram) {
    self.program = program
    assigned = Set(
      program.elements.compactMap { if case .variable(let name?, _) = $0 { name } else { nil } })
  }

  /// All errors, by element.
  mutating func findErrors() -> [SlangError] {
    for (index, element) in program.elements.enumerated() { check(element, at: index + 1) }
    for (place, block) in open.enumerated() where open[place...].allSatisfy({ $0.riddles == 0 }) {
      let title = program.elements[block.element - 1].title
      note(
        .withoutEnd, block.element, "this \(title) has no End",
        help: "put an End after the last element that belongs to it")
    }
    errors.removeAll { guesses.contains($0.element) && $0.kind.isAboutBlocks }
    return errors.enumerated().sorted { ($0.element.element, $0.offset) < ($1.element.element, $1.offset) }.map(
      \.element)
  }

  /// Adds what the reader of a line found.
  mutating func note(_ line: ElementReader.Line, at element: Int) {
    if let failure = line.failure { note(failure, at: element) }
    if line.isRiddle { riddles.insert(element) }
    if line.failure?.kind == .unknownElement { guesses.insert(element) }
    if !line.mentions.isEmpty { mentions[element] = line.mentions }
  }

  private mutating func note(_ failure: ReadingFailure, at element: Int, part: SlangPart? = nil) {
    errors.append(
      SlangError(
        failure.kind, element: element, part: part, failure.message, help: failure.help, detail: failure.range))
  }

  private mutating func note(
    _ kind: SlangError.Kind, _ element: Int, part: SlangPart? = nil, _ message: String, help: String? = nil,
    occurrence: Int? = nil
  ) {
    errors.append(SlangError(kind, element: element, part: part, message, help: help, occurrence: occurrence))
  }

  // MARK: - Elements

  private mutating func check(_ element: SlangElement, at index: Int) {
    if riddles.contains(index) { addRiddles(1) }
    defer { known.formUnion(mentions[index] ?? []) }
    checkMissing(element, at: index)
    for (part, expression) in element.expressions { check(expression, part, at: index) }
    switch element {
    case .blank, .print: break
    case .variable(let name?, _): checkName(name, at: index)
    case .variable(nil, _): break
    case .repeat(let count):
      if let count { checkCount(count, at: index) }
      enter(Block(element: index, isIf: false))
    case .if: enter(Block(element: index, isIf: true))
    case .else: checkElse(at: index)
    case .end: close(at: index)
    }
  }

  private mutating func addRiddles(_ count: Int) {
    if open.isEmpty { openRiddles += count } else { open[open.count - 1].riddles += count }
  }

  private mutating func close(at index: Int) {
    if let block = open.popLast() { return addRiddles(block.riddles) }
    if openRiddles > 0 {
      openRiddles -= 1
    } else {
      note(.strayEnd, index, "this End closes nothing", help: "take it away, or put an If or Repeat before it")
    }
  }

  private mutating func enter(_ block: Block) {
    open.append(block)
    if open.count == Self.deepest + 1 {
      note(
        .tooDeep, block.element, "this stands inside of more than \(Self.deepest) other blocks",
        help: "close some blocks with End before")
    }
  }

  private mutating func checkElse(at index: Int) {
    guard let last = open.indices.last, open[last].isIf else {
      guard (open.last?.riddles ?? openRiddles) == 0 else { return }
      let isInside = open.contains { $0.isIf }
      note(
        .elseWithoutIf, index, "this Else belongs to no If",
        help: isInside ? "close the Repeat before it with an End" : "put an If before it")
      return
    }
    if open[last].hasElse, open[last].riddles == 0 {
      note(.secondElse, index, "this If has an Else already", help: "take one of them away")
    }
    open[last].hasElse = true
  }

  // MARK: - Arguments

  private mutating func checkMissing(_ element: SlangElement, at index: Int) {
    let missing: [SlangPart] =
      switch element {
      case .blank, .else, .end: []
      case .variable(let name, let value): (name == nil ? [.name] : []) + (value == nil ? [.value] : [])
      case .repeat(let count): count == nil ? [.count] : []
      case .if(let left, let comparison, let right):
        (left == nil ? [.left] : []) + (comparison == nil ? [.comparison] : []) + (right == nil ? [.right] : [])
      case .print(let statement): statement == nil ? [.statement] : []
      }
    guard let first = missing.first else { return }
    let list = missing.map { "no \($0.title)" }
    let words = list.count == 1 ? list[0] : list.dropLast().joined(separator: ", ") + " and " + list[list.count - 1]
    note(.missingArgument, index, part: first, "this \(element.title) has \(words)", help: first.example)
  }

  private mutating func checkName(_ name: String, at index: Int) {
    defer { known.insert(name) }
    if name == "true" || name == "false" {
      note(.badName, index, part: .name, "'\(name)' is a value, so it cannot be a name", help: "choose another name")
      return
    }
    let isPlain = name.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    guard !isPlain || name.utf8.first?.isLetter != true else { return }
    note(
      .badName, index, part: .name, "'\(name)' cannot be a name",
      help: "begin with a letter and use only a to z and digits"
        + (plainName(for: name).map { ", as in '\($0)'" } ?? ""))
  }

  /// A name that can be one, with all letters of another: `myScore` for `my score`.
  private func plainName(for name: String) -> String? {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    let joined =
      words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let plain = joined.drop { $0.isNumber }
    return plain.isEmpty ? nil : String(plain)
  }

  private mutating func checkCount(_ count: SlangExpression, at index: Int) {
    switch count {
    case .integer(let value) where value >= 0: break
    case .unreadable: break
    case .integer(let value):
      note(.negativeCount, index, part: .count, "a Repeat cannot run \(value) times", help: "write 0 or more")
    case .double, .bool, .string, .name, .negative, .binary:
      note(
        .wrongType, index, part: .count, "the count of a Repeat is a whole number, not \(count.kindTitle)",
        help: "write a number like 3")
    }
  }

  private mutating func check(_ expression: SlangExpression, _ part: SlangPart, at index: Int) {
    if let failure = expression.readingFailure(for: part) { note(failure, at: index, part: part) }
    guard part != .count else { return }
    for (occurrence, name) in expression.names.enumerated() where !known.contains(name) {
      noteUnknown(name, part, at: index, occurrence)
    }
  }

  private mutating func noteUnknown(_ name: String, _ part: SlangPart, at index: Int, _ occurrence: Int) {
    guard !assigned.contains(name) else {
      note(
        .nameTooEarly, index, part: part, "'\(name)' has no value yet",
        help: "put the Variable that gives it one before this", occurrence: occurrence)
      return
    }
    // Names are many only in texts that no person wrote; those are not compared for long.
    let near = errors.count < 100 ? nearName(to: name, among: assigned.sorted()) : nil
    note(
      .unknownName, index, part: part, "there is no variable '\(name)'",
      help: near.map { "did you mean '\($0)'?" } ?? "make it with Variable before, or put a text in \"quotes\"",
      occurrence: occurrence)
  }
}

extension SlangPart {
  /// What a learner may write there.
  fileprivate var example: String {
    switch self {
    case .name: "give it a name like score"
    case .value: "give it a value like 10 or \"Ada\""
    case .count: "write how often, like 3"
    case .left, .right: "write a value or a name"
    case .comparison: "choose one of == != < <= > >="
    case .statement: "write a value like \"Hello\" or a name"
    }
  }
}

extension SlangExpression {
  /// What a learner calls it: `a text`.
  fileprivate var kindTitle: String {
    switch self {
    case .integer: "a whole number"
    case .double: "a number with a point"
    case .bool: "true or false"
    case .string: "a text"
    case .name: "a name"
    case .negative, .binary, .unreadable: "a calculation"
    }
  }

  /// Why the expression cannot be worked out, whatever variables hold; nil for one that can.
  fileprivate func readingFailure(for part: SlangPart) -> ReadingFailure? {
    if case .unreadable(let text) = self { return Self.failure(ofReading: text) }
    return operationCount > ExpressionReader.mostOperations ? Self.tooLong : failureInside
  }

  private static func failure(ofReading text: String) -> ReadingFailure? {
    do throws(ReadingFailure) {
      return try ExpressionReader.read(text).expression.failureInside
    } catch {
      return error
    }
  }

  private static let tooLong = ReadingFailure(
    .tooLong, "this calculation is too long", help: "work out a part of it in a variable first", at: 0..<0)

  private var failureInside: ReadingFailure? {
    switch self {
    case .integer(let value) where value.magnitude > UInt(Self.largestInteger):
      ReadingFailure(
        .numberTooLarge, "\(value) is too large to be exact", help: "use whole numbers up to \(Self.largestInteger)",
        at: 0..<0)
    case .double(let value) where !value.isFinite: ReadingFailure(.wrongType, "this is no number", at: 0..<0)
    case .integer, .double, .bool, .string, .name: nil
    case .negative(let value): value.failureInside
    case .binary(let left, _, let right): left.failureInside ?? right.failureInside
    case .unreadable:
      ReadingFailure(.missingArgument, "a part of this calculation is missing", help: "fill it in", at: 0..<0)
    }
  }

  private var operationCount: Int {
    switch self {
    case .integer, .double, .bool, .string, .name, .unreadable: 0
    case .negative(let value): value.operationCount + 1
    case .binary(let left, _, let right): left.operationCount + right.operationCount + 1
    }
  }
}
