import PythonSyntax

/// What a line of a program, taken alone, says about the lines that may stand around it.
public struct PythonLine: Sendable, Hashable {
  /// What a line is to those around it.
  public enum Role: Sendable, Hashable {
    /// Nothing but white space or a comment.
    case blank
    /// A statement or several on one line.
    case statement
    /// A decorator, behind which comes a definition.
    case decorator
    /// The beginning of a statement of several clauses.
    case beginning(Chain)
    /// A later clause of such a statement.
    case clause(Clause)
  }

  /// Statements by the clauses that may follow them.
  public enum Chain: Sendable, Hashable {
    case conditional, loop, attempt, other
  }

  /// The words with which later clauses begin.
  public enum Clause: Sendable, Hashable {
    case elif, otherwise, except, finally
  }

  /// Its indentation in columns.
  public let indentation: Int
  /// What it is to the lines around it.
  public let role: Role
  /// Whether a block that is indented more deeply must follow.
  public let opensBlock: Bool

  /// The shape of a line; nil for one that cannot be read alone, such as a part of a text or of a list over several
  /// lines.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let blanks = bytes.prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0C }
    guard !blanks.contains(0x0C), !bytes.contains(0x0A), !bytes.contains(0x0D), !bytes.contains(0),
      let tokens = TokenKind.kinds(ofLine: bytes[blanks.endIndex...])
    else { return nil }
    indentation = blanks.reduce(0) { $1 == 0x09 ? ($0 / 8 + 1) * 8 : $0 + 1 }
    guard let first = tokens.first else {
      (role, opensBlock) = (.blank, false)
      return
    }
    opensBlock = tokens.last == .colon
    role = Self.role(first, tokens.dropFirst().first, opensBlock: opensBlock)
  }

  private static func role(_ first: TokenKind, _ second: TokenKind?, opensBlock: Bool) -> Role {
    switch first {
    case .at: .decorator
    case .if: .beginning(.conditional)
    case .for, .while: .beginning(.loop)
    case .try: .beginning(.attempt)
    case .async: second == .for ? .beginning(.loop) : .beginning(.other)
    case .elif: .clause(.elif)
    case .else: .clause(.otherwise)
    case .except: .clause(.except)
    case .finally: .clause(.finally)
    default: opensBlock || first == .def || first == .class || first == .with ? .beginning(.other) : .statement
    }
  }
}
