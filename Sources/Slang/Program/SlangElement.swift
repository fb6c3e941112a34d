/// One of the seven elements of which a program is made.
///
/// An argument that the learner has not filled in yet is nil; one that cannot be read is `SlangExpression.unreadable`.
public enum SlangElement: Sendable, Hashable {
  /// Does nothing.
  case blank
  /// Gives a variable a value.
  case variable(name: String?, value: SlangExpression?)
  /// Runs what stands up to its End as often as it says.
  case `repeat`(count: SlangExpression?)
  /// Runs what stands up to its Else or End only if the comparison holds.
  case `if`(left: SlangExpression?, comparison: SlangComparison?, right: SlangExpression?)
  /// Turns the If around: what follows runs if the comparison does not hold.
  case `else`
  /// Closes an If or a Repeat.
  case end
  /// Prints a value on a line of its own.
  case `print`(SlangExpression?)

  /// The element's name as a learner knows it: `Repeat`.
  public var title: String { keyword.prefix(1).uppercased() + keyword.dropFirst() }

  /// The word with which the element begins in a text: `repeat`.
  public var keyword: String {
    switch self {
    case .blank: "blank"
    case .variable: "variable"
    case .repeat: "repeat"
    case .if: "if"
    case .else: "else"
    case .end: "end"
    case .print: "print"
    }
  }

  /// Whether the element opens a block that an End closes.
  package var opensBlock: Bool {
    switch self {
    case .repeat, .if: true
    case .blank, .variable, .else, .end, .print: false
    }
  }

  /// The expressions among the element's arguments, in the order in which they stand.
  var expressions: [(part: SlangPart, expression: SlangExpression)] {
    let all: [(SlangPart, SlangExpression?)] =
      switch self {
      case .blank, .else, .end: []
      case .variable(_, let value): [(.value, value)]
      case .repeat(let count): [(.count, count)]
      case .if(let left, _, let right): [(.left, left), (.right, right)]
      case .print(let statement): [(.statement, statement)]
      }
    return all.compactMap { part, expression in expression.map { (part, $0) } }
  }
}

/// An argument of an element.
public enum SlangPart: String, Sendable, Hashable, CaseIterable {
  /// A variable's name.
  case name
  /// A variable's value.
  case value
  /// How often a Repeat repeats.
  case count
  /// What stands before an If's comparison.
  case left
  /// An If's comparison.
  case comparison
  /// What stands behind an If's comparison.
  case right
  /// What a Print prints.
  case statement

  /// What a learner calls it: `left side`.
  var title: String {
    switch self {
    case .left: "left side"
    case .right: "right side"
    case .statement: "value to print"
    case .name, .value, .count, .comparison: rawValue
    }
  }
}
