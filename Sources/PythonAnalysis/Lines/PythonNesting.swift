/// The blocks that are open after some lines: says which line may come next, as far as indentation and the first words
/// of lines tell.
///
/// It refuses only what no further lines can make a program; what it takes may still be none.
public struct PythonNesting: Sendable, Hashable {
  /// A block that is open, and what may follow its last statement.
  private struct Level: Hashable {
    let indentation: Int
    var next: Set<PythonLine.Clause> = []
    var isAttempt = false
  }

  private var levels = [Level(indentation: 0)]
  private var isBlockDue = false
  private var isDefinitionDue = false

  /// No line yet.
  public init() {}

  /// Whether the lines so far are whole statements, to which nothing that comes later belongs.
  public var isWhole: Bool { levels.count == 1 && !isBlockDue && !isDefinitionDue && levels[0].next.isEmpty }

  /// Whether the lines so far may be all.
  public var canEnd: Bool { !isBlockDue && !isDefinitionDue }

  /// Whether a line begins a statement of the program itself, so that those before it are whole.
  public func endsStatement(before line: PythonLine) -> Bool {
    guard line.indentation == 0, !isBlockDue, !isDefinitionDue else { return false }
    switch line.role {
    case .statement, .decorator, .beginning: return true
    case .blank, .clause: return false
    }
  }

  /// Adds a line; gives whether it can stand here.
  public mutating func take(_ line: PythonLine) -> Bool {
    if line.role == .blank { return true }
    guard goToLevel(of: line) else { return false }
    let last = levels.count - 1
    switch line.role {
    case .blank: return true
    case .decorator: levels[last].next = []
    case .statement, .beginning(.other):
      levels[last].next = []
      if isDefinitionDue, line.role == .statement { return false }
    case .beginning(let chain):
      if isDefinitionDue { return false }
      levels[last].next = chain.clauses
      levels[last].isAttempt = chain == .attempt
    case .clause(let clause):
      guard !isDefinitionDue, levels[last].next.contains(clause) else { return false }
      levels[last].next = clause.followers(inAttempt: levels[last].isAttempt)
    }
    isDefinitionDue = line.role == .decorator
    isBlockDue = line.opensBlock
    return true
  }

  /// Opens the block that is due, or closes those that a line is not in; gives whether its indentation fits.
  private mutating func goToLevel(of line: PythonLine) -> Bool {
    let open = levels[levels.count - 1].indentation
    if isBlockDue {
      guard line.indentation > open else { return false }
      levels.append(Level(indentation: line.indentation))
      return true
    }
    guard line.indentation <= open else { return false }
    while levels.count > 1, levels[levels.count - 1].indentation > line.indentation { levels.removeLast() }
    return levels[levels.count - 1].indentation == line.indentation
  }
}

extension PythonLine.Chain {
  /// What may come behind the first clause.
  fileprivate var clauses: Set<PythonLine.Clause> {
    switch self {
    case .conditional: [.elif, .otherwise]
    case .loop: [.otherwise]
    case .attempt: [.except, .finally]
    case .other: []
    }
  }
}

extension PythonLine.Clause {
  /// What may come behind it.
  fileprivate func followers(inAttempt: Bool) -> Set<PythonLine.Clause> {
    switch self {
    case .elif: [.elif, .otherwise]
    case .except: [.except, .otherwise, .finally]
    case .otherwise: inAttempt ? [.finally] : []
    case .finally: []
    }
  }
}
