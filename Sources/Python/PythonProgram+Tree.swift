package import PythonSyntax
import Support

extension PythonProgram {
  /// Hands over the syntax tree, with room for a deep one; not at all for a program that Python refuses.
  package func withTree(_ body: (SyntaxTree) -> Void) {
    func visit() {
      if let tree = try? tree ?? SyntaxTree(parsing: text) { body(tree) }
    }
    if text.bytes.count < 400 || !runOnLargeStack({ visit() }) { visit() }
  }
}
