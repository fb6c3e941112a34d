import Execution
import Pseudocode

/// Finds the changes that make mutants of a program; some of them make no program.
struct PseudocodeMutantFinder {
  /// Text in the place of some bytes.
  struct Change {
    let mutation: Mutation
    let bytes: Range<Int>
    let text: String
  }

  private let program: PseudocodeProgram
  private let tokens: [PseudocodeToken]
  /// The names of the variables, in the order in which they are first met.
  private let variables: [String]
  /// The place of each of them among these.
  private let places: [String: Int]
  /// The changes in the order of the tokens, and then those of whole statements.
  private(set) var changes: [Change] = []

  init(_ program: PseudocodeProgram) {
    self.program = program
    tokens = program.tokens
    var (variables, places): ([String], [String: Int]) = ([], [:])
    for index in tokens.indices where Self.isVariable(at: index, in: tokens) {
      let name = tokens[index].text
      guard places[name] == nil else { continue }
      places[name] = variables.count
      variables.append(name)
    }
    (self.variables, self.places) = (variables, places)
    for index in tokens.indices { change(tokenAt: index) }
    for statement in program.statements { leaveOut(statement.bytes, statement.line) }
  }

  private static func isVariable(at index: Int, in tokens: [PseudocodeToken]) -> Bool {
    let isCall = index + 1 < tokens.count && tokens[index + 1].text == "("
    let isDefined = index > 0 && tokens[index - 1].text == "PROCEDURE"
    return tokens[index].kind == .name && !isCall && !isDefined
  }

  private mutating func change(tokenAt index: Int) {
    let token = tokens[index]
    switch token.kind {
    case .sign, .keyword: changeOperator(at: index)
    case .truth: replace(token, PseudocodeMutations.truth, token.text == "true" ? "false" : "true")
    case .number: changeNumber(token)
    case .string: replace(token, PseudocodeMutations.text, token.text == "\"\"" ? "\" \"" : "\"\"")
    case .name: changeName(at: index)
    case .procedure, .arrow, .mark: break
    }
  }

  private mutating func replace(
    _ token: PseudocodeToken, _ kind: MutationKind, _ other: String, around space: String = ""
  ) {
    let mutation = Mutation(kind, line: token.line, "`\(token.text)` became `\(other)`")
    changes.append(Change(mutation: mutation, bytes: token.bytes, text: space + other + space))
  }

  // MARK: Operators

  private static let comparisons = [
    "=": ["≠"], "≠": ["="], "<": ["≤", ">"], "≤": ["<", "≥"], ">": ["≥", "<"], "≥": [">", "≤"],
  ]
  private static let arithmetic = ["+": ["-"], "-": ["+"], "*": ["+"], "/": ["*", "MOD"], "MOD": ["/"]]
  private static let logic = ["AND": ["OR"], "OR": ["AND"]]

  private mutating func changeOperator(at index: Int) {
    let token = tokens[index]
    for other in Self.comparisons[token.text] ?? [] { replace(token, PseudocodeMutations.comparison, other) }
    for other in Self.arithmetic[token.text] ?? [] {
      replace(token, PseudocodeMutations.arithmetic, other, around: " ")
    }
    for other in Self.logic[token.text] ?? [] { replace(token, PseudocodeMutations.logic, other) }
    if token.text == "NOT" { leaveOut(token) }
    if token.text == "UNTIL" { turnRound(conditionBehind: index) }
  }

  private mutating func leaveOut(_ token: PseudocodeToken) {
    let mutation = Mutation(PseudocodeMutations.negation, line: token.line, "`\(token.text)` was left out")
    changes.append(Change(mutation: mutation, bytes: token.bytes, text: ""))
  }

  /// Puts a `NOT` before all that is in the parentheses behind `UNTIL`.
  private mutating func turnRound(conditionBehind index: Int) {
    var depth = 0
    for place in tokens.indices.dropFirst(index + 1) {
      if tokens[place].text == "(" { depth += 1 }
      if tokens[place].text == ")" { depth -= 1 }
      guard depth == 0 else { continue }
      let condition = tokens[index + 1].bytes.upperBound..<tokens[place].bytes.lowerBound
      let text = program.text(of: condition)
      let mutation = Mutation(
        PseudocodeMutations.until, line: tokens[index].line, "`UNTIL (\(text))` became `UNTIL (NOT (\(text)))`")
      changes.append(Change(mutation: mutation, bytes: condition, text: "NOT (\(text))"))
      return
    }
  }

  // MARK: Values

  private mutating func changeNumber(_ token: PseudocodeToken) {
    guard let number = Int(token.text), number < Int.max else { return }
    for other in [number + 1, number - 1, 0] where other != number && other >= 0 {
      replace(token, PseudocodeMutations.number, String(other))
    }
  }

  private mutating func changeName(at index: Int) {
    let token = tokens[index]
    guard Self.isVariable(at: index, in: tokens), let place = places[token.text] else { return }
    for other in [place + 1, place - 1] where variables.indices.contains(other) {
      replace(token, PseudocodeMutations.wrongVariable, variables[other])
    }
    replace(token, PseudocodeMutations.nameAsText, "\"\(token.text)\"")
  }

  // MARK: Statements

  private mutating func leaveOut(_ bytes: Range<Int>, _ line: Int) {
    let text = program.text(of: bytes)
    let first = text.prefix { $0 != "\n" }
    let mutation = Mutation(PseudocodeMutations.dropped, line: line, "`\(first)` was left out")
    changes.append(Change(mutation: mutation, bytes: bytes, text: ""))
  }
}
