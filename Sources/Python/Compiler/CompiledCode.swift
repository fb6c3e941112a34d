import PythonSyntax

/// A function's, class's or module's code: what the compiler makes once and every run shares.
final class CompiledCode: Sendable {
  let name: String
  let qualifiedName: String
  let scope: ScopeKind
  let isGenerator: Bool
  /// Whether something may run where its generator is left early.
  let needsClosing: Bool
  let instructions: [Instruction]
  /// How many instructions there are without marks for traced runs, by which calls are charged.
  let chargedCount: Int
  /// Where each instruction comes from.
  let positions: [SourceRange]
  let constants: [LinkConstant]
  let nested: [CompiledCode]
  /// The names of the caches, by number.
  let cacheNames: [Name]
  let regions: [ExceptionRegion]
  let registerCount: Int
  let parameters: ParameterList
  /// Names of registers, for error messages: parameters, locals, captured variables.
  let variableNames: [Name]
  /// Registers of the enclosing code's cells that a function made from this code captures.
  let captures: [Int]
  let firstCapture: Int
  /// The register of the `__class__` cell.
  let classCell: Int?
  let documentation: TextLiteral?
  let names: NameTable
  let firstLine: Int
  /// Whether it belongs to a module of the package.
  let isLibrary: Bool
  /// What it was read from while another program runs; nil for code of a program of its own.
  let evaluation: Evaluation?
  /// What is suspicious in the program; only a module's code has it.
  let warnings: [SyntaxWarning]

  init(_ builder: CodeBuilder, documentation: TextLiteral?, firstLine: Int) {
    name = builder.name
    qualifiedName = builder.qualifiedName
    scope = builder.scope.kind
    isGenerator = builder.scope.isGenerator
    needsClosing = builder.scope.needsClosing && !builder.program.isLibrary
    instructions = builder.instructions
    chargedCount = builder.instructions.count - builder.markCount
    positions = builder.positions
    constants = builder.constants
    nested = builder.nested
    cacheNames = builder.cacheNames
    regions = builder.regions
    registerCount = builder.registerCount
    parameters = builder.parameterList
    variableNames = builder.variableNames
    captures = builder.captures
    firstCapture = builder.firstCapture
    classCell = builder.classCell
    names = builder.program.names
    isLibrary = builder.program.isLibrary
    evaluation = builder.program.evaluation
    warnings = builder.parent == nil ? builder.program.warnings : []
    self.documentation = documentation
    self.firstLine = firstLine
  }
}

/// A constant that each run turns into a value of its own.
enum LinkConstant: Sendable {
  case literal(Constant)
  case text(String)
  case tuple([LinkConstant])
}

/// A range of instructions whose exceptions go to a handler.
struct ExceptionRegion: Sendable {
  let start: Int
  let end: Int
  let handler: Int
  /// The register that takes the exception.
  let register: Int
}

/// How a function takes its arguments, in the order of registers: positional ones, keyword-only ones,
/// `*args`, `**kwargs`.
struct ParameterList: Sendable {
  var names: [Name] = []
  var positionalOnlyCount = 0
  var positionalCount = 0
  var keywordOnlyCount = 0
  var hasVariadic = false
  var hasKeywordVariadic = false
  /// How CPython takes the arguments of a function that it has in C.
  var nativeForm: NativeForm?

  /// Whether a call with just enough positional arguments needs no sorting out.
  var isSimple: Bool { keywordOnlyCount == 0 && !hasVariadic && !hasKeywordVariadic }
}
