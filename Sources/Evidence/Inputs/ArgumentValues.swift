internal import Authoring
internal import Grading
internal import Python
internal import PythonAnalysis

/// Values that may be given in the place of an argument, from those that the checks give there.
struct ArgumentValues {
  /// The values as Python writes them, those that tell most first.
  let all: [String]

  /// How many of one place are tried.
  private static let most = 40

  /// What right programs write out.
  struct Literals {
    /// Their whole numbers, but for huge ones.
    private(set) var numbers: [Int] = []
    /// Their strings.
    private(set) var strings: [String] = []
    /// True where they take blanks off the ends of texts.
    private(set) var strip = false
    /// Whether they decide something about negative numbers.
    private(set) var admitNegatives = false

    /// What some programs write out.
    init(of programs: [TaskProgram]) {
      for case .python(let program) in programs {
        strip = strip || program.source.contains("strip(")
        numbers += program.literals.numbers.filter { abs($0) < 1_000_000 }
        strings += program.literals.texts
        admitNegatives = admitNegatives || program.guards.handlesNegatives
      }
    }
  }

  /// Values of what an author says may be given, in the kind of those that the checks give.
  init(_ kind: InputLine.Kind, like given: [String]) {
    let areStrings = given.allSatisfy(Self.isString)
    let values = InputShape.stated(kind).values
    switch kind {
    case .whole, .decimal: all = values
    case .word, .sentence: all = values.map(Self.quoted)
    case .choice: all = areStrings ? values.map(Self.quoted) : values
    }
  }

  /// Values like those that the checks give, and at the bounds that right programs write out.
  init(of given: [String], knowing literals: Literals, words: InputShape.Words) {
    let values: [String]
    if given.allSatisfy(Self.isString) {
      let texts = given.map(Self.unquoted)
      let others = Self.strings(texts, literals.strings, words)
      values = ((literals.strip ? texts.map { " \($0) " } : []) + others).map(Self.quoted)
    } else if given.allSatisfy({ Double($0) != nil }) {
      values = Self.numbers(given, literals, words)
    } else if given.allSatisfy({ ["True", "False"].contains($0) }) {
      values = ["True", "False"]
    } else {
      values = Self.collections(given)
    }
    all = Array(values.unique.prefix(Self.most))
  }

  private static func numbers(_ given: [String], _ literals: Literals, _ words: InputShape.Words) -> [String] {
    let shape = InputShape(of: given, words: words)
    let numbers = given.compactMap { Int($0) }
    let least = min(literals.admitNegatives ? -1 : 0, numbers.min() ?? 0)
    let bounds = literals.numbers.flatMap { [$0, $0 + 1, $0 - 1] }
      .filter { $0 >= least && numbers.count == given.count }
    let multiples = literals.numbers.prefix(4).flatMap { literal in [2, 3].map { $0 &* literal } }.filter {
      $0 > 0 && $0 <= numbers.max() ?? 0
    }
    let negatives = literals.admitNegatives && numbers.count < given.count ? ["-1", "-4"] : []
    return bounds.map(String.init) + negatives + shape.values.prefix(30) + multiples.map(String.init)
  }

  private static func strings(_ given: [String], _ literals: [String], _ words: InputShape.Words) -> [String] {
    let named = literals.filter { literal in given.contains { $0.count <= 2 * literal.count + 2 } }
    let changed = given.flatMap { text in [String(text.reversed()), text + text, String(text.dropLast())] }
    let hasEmpty = given.contains("")
    let mostLetters = (given.map(\.count).max() ?? 0) + 2
    let isWord = given.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isLetter) }
    let others = isWord && words.admitOthers(than: given) ? SampleWords.all.filter { $0.count <= mostLetters } : []
    return named + changed.filter { hasEmpty || !$0.isEmpty } + others
  }

  /// Lists, tuples and dictionaries with an item less, in another order, with one twice or with one of another.
  private static func collections(_ given: [String]) -> [String] {
    let parsed = given.compactMap(LiteralItems.init)
    guard parsed.count == given.count, let fewest = parsed.map(\.items.count).min() else { return [] }
    return parsed.flatMap { one -> [[String]] in
      let items = one.items
      let others = parsed.filter { $0.items != items }.flatMap(\.items)
      var changed = [Array(items.dropFirst()), Array(items.dropLast()), Array(items.reversed())]
      if let last = items.last { changed += [items + [last], [last] + items] }
      // What is done to a list of one shows where a second differs.
      if items.count == 1 { changed += neighbors(of: items[0]).prefix(1).map { items + [$0] } }
      for place in items.indices.prefix(4) {
        changed += (neighbors(of: items[place]) + others.prefix(2)).map { item in
          var changed = items
          changed[place] = item
          return changed
        }
        changed.append([items[place]])
      }
      return changed
    }
    .filter { $0.count >= min(1, fewest) }.unique
    .compactMap { items in parsed.first.map { $0.text(of: items) } }
  }

  /// Numbers next to one.
  private static func neighbors(of item: String) -> [String] {
    guard let number = Int(item) else { return [] }
    return [number + 1, number - 1, -number].filter { number < 0 || $0 >= min(0, number) }.map(String.init)
  }

  private static func isString(_ literal: String) -> Bool {
    guard let first = literal.first, let last = literal.last, literal.count > 1 else { return false }
    return (first == "'" || first == "\"") && first == last && !literal.hasPrefix("'''") && !literal.contains("\\")
      && !literal.dropFirst().dropLast().contains(first)
  }

  private static func unquoted(_ literal: String) -> String { String(literal.dropFirst().dropLast()) }

  private static func quoted(_ text: String) -> String {
    text.contains("'") || text.contains("\\") || text.contains("\n") ? PythonProgram.literal(of: text) : "'\(text)'"
  }
}

/// A list, tuple, set or dictionary as it is written, taken apart at its commas.
private struct LiteralItems {
  private let brackets: (open: Character, close: Character)
  let items: [String]

  /// The items; nil for something else.
  init?(_ literal: String) {
    guard let open = literal.first, let close = literal.last,
      ["[": "]", "(": ")", "{": "}"][open] == close
    else { return nil }
    brackets = (open, close)
    var (items, depth, quote) = ([""], 0, Character?.none)
    for character in literal.dropFirst().dropLast() {
      if character == quote {
        quote = nil
      } else if quote == nil, "'\"".contains(character) {
        quote = character
      } else if quote == nil, "([{".contains(character) {
        depth += 1
      } else if quote == nil, ")]}".contains(character) {
        depth -= 1
      } else if character == ",", depth == 0, quote == nil {
        items.append("")
        continue
      }
      items[items.count - 1].append(character)
    }
    self.items = items.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  /// Other items between the same brackets.
  func text(of items: [String]) -> String {
    let list = items.joined(separator: ", ")
    return "\(brackets.open)\(list)\(brackets.open == "(" && items.count == 1 ? "," : "")\(brackets.close)"
  }
}
