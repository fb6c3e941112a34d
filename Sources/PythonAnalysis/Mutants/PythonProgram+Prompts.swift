public import Python
import PythonSyntax

extension PythonProgram {
  /// The texts with which the program asks for input, where each is written out as the only argument of `input`.
  ///
  ///     PythonProgram(source: "name = input('Who? ')").prompts    // [Prompt(text: "Who? ", line: 1)]
  public var prompts: [Prompt] { foundPrompts.map(\.prompt) }

  /// The program without its prompts: it reads the same, and does not say what it waits for.
  public var withoutPrompts: PythonProgram {
    PythonProgram(source: foundPrompts.map(\.patch).applied(to: text.bytes), fileName: fileName)
  }

  /// A text that a program shows before it waits for a line.
  public struct Prompt: Sendable, Hashable {
    /// What is shown.
    public let text: String
    /// The line of the program, from 1.
    public let line: Int
  }

  private var foundPrompts: [(prompt: Prompt, patch: ProgramEdit.Patch)] {
    guard staticError == nil else { return [] }
    var finder: PromptFinder?
    withTree { tree in
      finder = PromptFinder(tree)
      finder?.visit(tree.body)
    }
    return finder?.found ?? []
  }
}

private struct PromptFinder: SyntaxWalker {
  private(set) var found: [(prompt: PythonProgram.Prompt, patch: ProgramEdit.Patch)] = []
  private let tree: SyntaxTree
  private let layout: ProgramLayout
  private let bindings: NameBindings

  init(_ tree: SyntaxTree) {
    self.tree = tree
    layout = ProgramLayout(source: tree.source)
    bindings = NameBindings(of: tree)
  }

  mutating func visit(_ expression: Expression) {
    if case .call(let call) = expression.form, bindings.isCall(call, of: ["input"]), call.arguments.count == 1,
      call.keywords.isEmpty,
      case .constant(.string(let text)) = call.arguments[0].form, !text.isEmpty,
      let bytes = layout.range(call.arguments[0].range)
    {
      found.append(
        (
          PythonProgram.Prompt(text: text.string, line: expression.range.firstLine),
          ProgramEdit.Patch(range: bytes, text: "")
        ))
    }
    walk(expression)
  }
}
