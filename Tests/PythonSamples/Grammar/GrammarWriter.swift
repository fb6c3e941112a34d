import TestSupport

/// Writes random Python programs out of the templates of all areas.
///
/// A hole such as `<int>` is filled with one of the texts of that rule, whose holes are filled in turn; deep down only
/// texts without holes are taken. Most statements are held by a `try`, so that an error is one more thing to print.
public struct GrammarWriter {
  private static let deepest = 5
  private static let leaves = Area.rules.mapValues { texts in
    let leaves = texts.filter { !$0.contains("<") }
    return leaves.isEmpty ? texts : leaves
  }

  private var random: SeededRandom

  /// A writer whose programs follow from a seed.
  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// A program that prints what it works out.
  public mutating func program() -> String {
    let areas = (0..<3).map { _ in Area.all[pick(Area.all.count)] }
    var lines = [Self.start]
    for _ in 0..<(6 + pick(12)) { lines.append(statement(about: areas[pick(areas.count)])) }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func statement(about area: Area) -> String {
    let place = pick(area.expressions.count + 2 * area.statements.count)
    let isHeld = pick(16) > 0
    guard place >= area.expressions.count else {
      let expression = fill(area.expressions[place])
      return isHeld ? "show(lambda: \(expression))" : "print(\(expression))"
    }
    let statement = fill(area.statements[(place - area.expressions.count) / 2])
    guard isHeld else { return statement }
    let lines = statement.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    return (["try:"] + lines + ["except Exception as e:", "    print(type(e).__name__, e)"]).joined(separator: "\n")
  }

  private mutating func fill(_ template: String, depth: Int = 0) -> String {
    var result = ""
    var rest = template[...]
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      let name = rest[rest.index(after: start)...].prefix { $0.isLetter || $0.isNumber }
      guard rest[name.endIndex...].first == ">", let texts = texts(for: String(name), depth: depth) else {
        result.append("<")
        rest = rest[rest.index(after: start)...]
        continue
      }
      result += fill(texts[pick(texts.count)], depth: depth + 1)
      rest = rest[name.endIndex...].dropFirst()
    }
    return result + rest
  }

  private func texts(for name: String, depth: Int) -> [String]? {
    depth < Self.deepest ? Area.rules[name] : Self.leaves[name]
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  /// What every program begins with.
  private static let start = """
    import abc, bisect, calendar, cmath, collections, contextlib, copy, dataclasses, datetime, decimal, enum, fractions
    import functools, heapq, io, itertools, json, math, operator, random, re, statistics, string, sys, textwrap, typing
    from decimal import Decimal
    from fractions import Fraction
    def show(make):
        try:
            print(repr(make()))
        except Exception as e:
            print(type(e).__name__, e)
    """
}
