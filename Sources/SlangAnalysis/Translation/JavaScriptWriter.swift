import Slang

/// Writes a program in JavaScript, whose meaning Slang has: nothing needs to be converted.
struct JavaScriptWriter: BraceWriter {
  private let outline: Outline
  private let declarations: Declarations
  private let names: [String]
  private let counters: [String]
  var output = IndentedLines(indentedBy: "  ")
  private var loops = 0

  init(_ outline: Outline) {
    self.outline = outline
    declarations = Declarations(of: outline)
    names = outline.variables.map { SlangLanguage.javaScript.spelling(of: $0) }
    counters = Self.counters(besides: Set(names))
  }

  /// The lines of the program.
  func lines() -> [String] {
    var writer = self
    writer.write(outline.steps)
    return writer.output.lines
  }

  mutating func write(_ steps: [Outline.Step]) {
    for step in steps {
      for variable in declarations.before[step.place] ?? [] { output.add("let \(names[variable]);") }
      write(step)
    }
  }

  private mutating func write(_ step: Outline.Step) {
    switch step {
    case .blank: output.add("")
    case .assign(let variable, let value, let place):
      let word = declarations.declaring.contains(place) ? "let " : ""
      output.add("\(word)\(names[variable]) = \(text(value));")
    case .repeat(let count, let body, _, _):
      let counter = counters[loops]
      output.add("for (let \(counter) = 0; \(counter) < \(count); \(counter)++) {")
      loops += 1
      writeBlock(body)
      loops -= 1
      output.add("}")
    case .if:
      writeIf(step, after: "")
      output.add("}")
    case .print(let value, _): output.add("console.log(\(text(value)));")
    }
  }

  mutating func head(of condition: Outline.Condition) -> String {
    "(\(text(condition.left)) \(condition.comparison.rawValue) \(text(condition.right)))"
  }

  private func text(_ node: Node) -> String { expression(node).text }

  private func expression(_ node: Node) -> SlangExpression {
    switch node.form {
    case .number(let value, let isWhole): isWhole ? .integer(Int(value)) : .double(value)
    case .bool(let value): .bool(value)
    case .text(let value): .string(value)
    case .variable(let variable): .name(names[variable])
    case .negative(let value): .negative(expression(value))
    case .binary(let left, let operation, let right): .binary(expression(left), operation, expression(right))
    }
  }

  /// Names for the counters of loops in loops, none of which is a variable's.
  private static func counters(besides names: Set<String>) -> [String] {
    let plain = ["i", "j", "k"].filter { !names.contains($0) }
    return plain + (1...Checker.deepest).map { "i_\($0)" }
  }
}
