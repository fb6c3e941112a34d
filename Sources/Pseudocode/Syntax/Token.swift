import PythonSyntax

/// A word, number, string or sign of a program, and where it is.
struct Token: Sendable {
  let kind: TokenKind
  let range: SourceRange
  /// The bytes of the source.
  let bytes: Range<Int>
}

/// The kind of a token, with its keyword, Boolean or operator.
enum TokenKind: Sendable, Hashable {
  case keyword(Keyword)
  /// `true` or `false`.
  case truth(Bool)
  case name
  case number
  case string
  /// `←` or `<-`.
  case arrow
  case `operator`(Operator)
  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace, comma
  /// Behind the last token.
  case end

  /// How the sign or the word is written; nil for what has many forms.
  var spelling: String? {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .truth(let value): value ? "true" : "false"
    case .arrow: "←"
    case .operator(let sign): sign.rawValue
    case .leftParenthesis: "("
    case .rightParenthesis: ")"
    case .leftBracket: "["
    case .rightBracket: "]"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .comma: ","
    case .name, .number, .string, .end: nil
    }
  }
}

/// An operator between two values; the words `MOD`, `AND` and `OR` are keywords as tokens.
enum Operator: String, Sendable, Hashable, CaseIterable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case modulo = "MOD"
  case equal = "="
  case unequal = "≠"
  case less = "<"
  case atMost = "≤"
  case greater = ">"
  case atLeast = "≥"
  case and = "AND"
  case or = "OR"

  /// How strongly it binds: the larger, the more.
  var strength: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .unequal, .less, .atMost, .greater, .atLeast: Operator.comparisonStrength
    case .add, .subtract: 5
    case .multiply, .divide, .modulo: 6
    }
  }

  /// `NOT` binds less strongly than this, and more than `AND`.
  static let comparisonStrength = 4
}
