import PythonSyntax

/// A statement and where it is.
struct PseudocodeStatement: Sendable {
  indirect enum Form: Sendable {
    case assign(Variable, PseudocodeExpression)
    /// `aList[i] ← value`; the target is an element.
    case setElement(PseudocodeExpression, PseudocodeExpression)
    case call(PseudocodeCall)
    /// The branches of an `IF` and each `ELSE IF` behind it, and the `ELSE`.
    case `if`([Branch], otherwise: Block?)
    case repeatTimes(PseudocodeExpression, Block)
    case repeatUntil(PseudocodeExpression, Block)
    case forEach(Variable, in: PseudocodeExpression, Block)
    case procedure(Procedure)
    case `return`(PseudocodeExpression?)
  }

  let form: Form
  let range: SourceRange

  /// A name that is given a value.
  struct Variable: Sendable {
    let name: Name
    let range: SourceRange
  }

  /// The statements between two braces.
  struct Block: Sendable {
    let statements: [PseudocodeStatement]
    /// The braces and all between them.
    let range: SourceRange
  }

  /// A condition, what is done if it is true, and the place of both with the word before them.
  struct Branch: Sendable {
    let condition: PseudocodeExpression
    let body: Block
    let range: SourceRange
  }

  /// The definition that follows the word `PROCEDURE`.
  struct Procedure: Sendable {
    let name: Name
    let nameRange: SourceRange
    let parameters: [Variable]
    let body: Block
  }
}
