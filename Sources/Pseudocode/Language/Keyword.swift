/// The words of the language that are no names.
enum Keyword: String, Sendable, CaseIterable {
  case `if` = "IF"
  case `else` = "ELSE"
  case `repeat` = "REPEAT"
  case times = "TIMES"
  case until = "UNTIL"
  case `for` = "FOR"
  case each = "EACH"
  case `in` = "IN"
  case procedure = "PROCEDURE"
  case `return` = "RETURN"
  case not = "NOT"
  case and = "AND"
  case or = "OR"
  case modulo = "MOD"

  /// True where no name may be this word, however its letters are written; the others are names in small letters,
  /// such as `times`.
  var isReserved: Bool {
    switch self {
    case .if, .else, .repeat, .until, .for, .procedure, .return, .not, .and, .or, .modulo: true
    case .times, .each, .in: false
    }
  }
}
