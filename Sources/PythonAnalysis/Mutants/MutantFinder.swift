import Execution
import Python
import PythonSyntax

/// Walks a syntax tree and notes each change that makes a mutant of the program.
struct MutantFinder {
  let tree: SyntaxTree
  let layout: ProgramLayout
  let bindings: NameBindings
  /// The variables of the program in the order in which they get their first values.
  let variables: [Name]
  /// The different texts of the program that are written as plain literals.
  let texts: [String]
  private(set) var edits: [ProgramEdit] = []
  /// Where `int(input())` and its like become `input()`.
  var conversions: [(line: Int, patch: ProgramEdit.Patch)] = []
  /// Whether the place that is looked at is inside of a function.
  var isInFunction = false
  /// How many changes are kept.
  private static let most = 20_000

  init(_ tree: SyntaxTree) {
    self.tree = tree
    layout = ProgramLayout(source: tree.source)
    bindings = NameBindings(of: tree)
    var names = VariableFinder()
    names.visit(tree.body)
    variables = names.variables
    texts = literalTexts(in: tree, layout)
  }

  func text(_ name: Name) -> String { tree.names[name] }

  func text(_ expression: Expression) -> String? { layout.text(expression.range) }

  // MARK: - Noting

  /// Notes that a node's text becomes another.
  mutating func replace(_ range: SourceRange, _ kind: MutationKind, with text: String) {
    guard let bytes = layout.range(range) else { return }
    replace(bytes, line: range.firstLine, kind, with: text)
  }

  /// Notes that some bytes become others.
  mutating func replace(_ bytes: Range<Int>, line: Int, _ kind: MutationKind, with text: String) {
    let change = "`\(Self.shown(layout.text(bytes)))` became `\(Self.shown(text))`"
    note(kind, line: line, change, [ProgramEdit.Patch(range: bytes, text: text)])
  }

  /// Notes a change of one or more places.
  mutating func note(_ kind: MutationKind, line: Int, _ change: String, _ patches: [ProgramEdit.Patch]) {
    guard edits.count < Self.most else { return }
    edits.append(ProgramEdit(mutation: Mutation(kind, line: line, change), patches: patches))
  }

  /// The first line of a text without white space around it.
  static func shown(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    guard let first = lines.first else { return text }
    return lines.count > 1 ? first + " …" : String(first)
  }

  /// Where a sign stands between two expressions.
  func range(of sign: String, between left: Expression, and right: Expression) -> Range<Int>? {
    layout.range(of: sign, between: left.range, and: right.range)
  }

  /// The line of a byte, from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, tree.source.lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(tree.source.lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
