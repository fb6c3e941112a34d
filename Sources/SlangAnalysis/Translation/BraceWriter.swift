import Slang

/// Writes a program in a language whose blocks stand in braces.
protocol BraceWriter {
  var output: IndentedLines { get set }

  mutating func write(_ steps: [Outline.Step])

  /// What stands between `if` and the brace.
  mutating func head(of condition: Outline.Condition) -> String
}

extension BraceWriter {
  /// Writes an `if` with all that hangs on it, but for its last brace.
  mutating func writeIf(_ step: Outline.Step, after closing: String) {
    guard case .if(let condition, let then, let otherwise, _) = step else { return }
    output.add("\(closing)if \(head(of: condition)) {")
    writeBlock(then)
    if let next = Outline.chainedIf(otherwise) {
      writeIf(next, after: "} else ")
    } else if let otherwise {
      output.add("} else {")
      writeBlock(otherwise)
    }
  }

  /// Writes steps one level further in.
  mutating func writeBlock(_ steps: [Outline.Step]) {
    output.indent()
    write(steps)
    output.outdent()
  }
}
