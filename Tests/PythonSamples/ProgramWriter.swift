import TestSupport

/// Writes random Python programs out of templates, each made for a kind of value or for a statement.
///
/// A hole such as `{int}` is filled with an expression of that kind, `{int=}` with a variable, `{body}` with statements
/// one level deeper. Every value that is assigned is cut down, so that programs end soon whatever they do.
public struct ProgramWriter {
  private var random: SeededRandom
  private var depth = 0
  private var isInFunction = false

  /// A writer whose programs follow from a seed.
  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// A program that prints what it works out.
  public mutating func program() -> String {
    var lines = Templates.start
    for _ in 0..<(4 + pick(10)) { lines += statement() }
    return (lines + Templates.end).joined(separator: "\n") + "\n"
  }

  /// The lines of one statement; most are held by a `try`, so that an error is one more thing to print.
  private mutating func statement() -> [String] {
    let isCompound = depth < 2 && pick(3) == 0
    let template = isCompound ? choose(Templates.compound) : choose(Templates.simple)
    let lines = template.split(separator: "\n", omittingEmptySubsequences: false).flatMap { fill(line: String($0)) }
    guard depth == 0, pick(4) > 0 else { return lines }
    return ["try:"] + lines.map { "    \($0)" } + ["except Exception as error:"]
      + ["    print(type(error).__name__, error)"]
  }

  /// A template's line with its holes filled; `{body}` becomes several lines.
  private mutating func fill(line: String) -> [String] {
    let text = line.drop { $0 == " " }
    let indentation = String(repeating: " ", count: line.count - text.count)
    guard text == "{body}" || text == "{function body}" else { return [indentation + fill(String(text), nesting: 0)] }
    let wasInFunction = isInFunction
    isInFunction = isInFunction || text == "{function body}"
    depth += 1
    defer {
      depth -= 1
      isInFunction = wasInFunction
    }
    return (0...pick(2)).flatMap { _ in statement() }.map { indentation + $0 }
  }

  private mutating func fill(_ template: String, nesting: Int) -> String {
    var result = ""
    var rest = template[...]
    while let start = rest.firstIndex(of: "{") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: "}"), let hole = Hole(rest[rest.index(after: start)..<end]) else {
        result.append("{")
        rest = rest[rest.index(after: start)...]
        continue
      }
      result += hole.isVariable ? variable(of: hole.kind) : expression(of: hole.kind, nesting: nesting)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private mutating func expression(of kind: Kind, nesting: Int) -> String {
    switch pick(nesting + 3) {
    case 0...1 where nesting < 4: "(\(fill(choose(kind.expressions), nesting: nesting + 1)))"
    case 2: variable(of: kind)
    default: literal(of: kind)
    }
  }

  /// A value as it is written; numbers in parentheses, so that a method may follow.
  private mutating func literal(of kind: Kind) -> String {
    kind == .int || kind == .float ? "(\(choose(kind.literals)))" : choose(kind.literals)
  }

  /// A variable; in functions one of the parameters, which can be assigned without `global`.
  private mutating func variable(of kind: Kind) -> String { "\(kind.letter)\(isInFunction ? 0 : pick(3))" }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  private mutating func choose(_ texts: [String]) -> String { texts[pick(texts.count)] }
}

/// A place in a template.
private struct Hole {
  let kind: Kind
  let isVariable: Bool

  /// The hole that some words between braces stand for; nil for other words.
  init?(_ words: Substring) {
    isVariable = words.hasSuffix("=")
    guard let kind = Kind(rawValue: String(isVariable ? words.dropLast() : words)) else { return nil }
    self.kind = kind
  }
}
