package import PythonSyntax

/// One thing that a program uses, and where.
public struct SyntaxFact: Sendable, Hashable {
  /// Its stable name: `python.while`, `python.call.print`, `python.str.upper`, `python.module.math`.
  public let concept: String
  /// The 1-based line on which it starts.
  public let line: Int
  /// The 1-based column in code points at which it starts.
  public let column: Int
  /// The line on which it ends.
  public let endLine: Int
  /// The column after its last code point.
  public let endColumn: Int
}

/// What a program uses: constructs, operators, built-in functions, methods and modules.
///
///     let facts = SyntaxFacts(of: "for name in names:\n    print(name.upper())\n")
///     facts?.concepts   // python.call, python.call.print, python.for, python.method, python.name, python.str.upper
///
/// `ConceptTable` documents every name.
public struct SyntaxFacts: Sendable, Hashable {
  /// All facts in the order in which they stand in the program.
  public let facts: [SyntaxFact]

  /// The facts of a program; nil when Python would refuse it.
  public init?(of program: String) {
    guard let tree = try? SyntaxTree(parsing: SourceText(program)) else { return nil }
    self.init(tree)
  }

  /// The facts of a program that was read already; nil when Python would refuse it.
  public init?(of program: PythonProgram) {
    guard let tree = program.tree else {
      self.init(of: program.source)
      return
    }
    self.init(tree)
  }

  private init(_ tree: SyntaxTree) {
    var finder = FactFinder(tree)
    finder.visit(tree.body)
    finder.noteComments()
    finder.sort()
    facts = finder.facts
  }

  /// Where texts stand in a program, those with fields among them.
  package static func rangesOfTexts(in tree: SyntaxTree) -> [SourceRange] {
    var finder = FactFinder(tree)
    finder.visit(tree.body)
    return finder.texts
  }

  /// The names of all that is used, each once, sorted.
  public var concepts: [String] { Set(facts.map(\.concept)).sorted() }

  /// The places where something is used.
  public func facts(of concept: String) -> [SyntaxFact] { facts.filter { $0.concept == concept } }
}
