import Slang

/// Writes a program in Python, with conversions only where Python does something else.
struct PythonWriter {
  private let outline: Outline
  private let shapes: [Shape]
  private let notes: NodeNotes
  private let names: [String]
  /// Whether texts are compared alike: UTF-16 puts some characters in another order than Python.
  private let comparesTexts: Bool
  private var output = IndentedLines(indentedBy: "    ")
  private var helpers = PythonHelpers()

  init(_ outline: Outline, _ shapes: [Shape], _ notes: NodeNotes) {
    self.outline = outline
    self.shapes = shapes
    self.notes = notes
    names = outline.variables.map { SlangLanguage.python.spelling(of: $0) }
    comparesTexts = outline.steps.textsAllSatisfy { $0.value < 0x10000 }
  }

  /// The lines of the program.
  func lines() -> [String] {
    var writer = self
    let unset = outline.steps.unsetVariables(notes)
    for (index, name) in names.enumerated() where unset.contains(index) {
      writer.output.add("\(name) = None")
    }
    writer.write(outline.steps)
    return writer.helpers.lines + writer.output.lines
  }

  // MARK: - Steps

  private mutating func write(_ steps: [Outline.Step]) {
    let end = steps.lastIndex { if case .blank = $0 { false } else { true } }.map { $0 + 1 } ?? 0
    for (index, step) in steps.enumerated() {
      if case .blank = step {
        // At the end of a block nothing but a mark shows that the empty line belongs to it.
        output.add(index >= end && output.depth > 0 ? "#" : "")
      } else {
        write(step)
      }
    }
    if end == 0, output.depth > 0 { output.add("pass") }
  }

  private mutating func write(_ step: Outline.Step) {
    switch step {
    case .blank: break
    case .assign(let variable, let value, _): output.add("\(names[variable]) = \(natural(value).text)")
    case .repeat(let count, let body, _, _):
      output.add("for _ in range(\(count)):")
      writeBlock(body)
    case .if: writeIf(step, "if")
    case .print(let value, _): output.add("print(\(printed(value).text))")
    }
  }

  private mutating func writeIf(_ step: Outline.Step, _ keyword: String) {
    guard case .if(let condition, let then, let otherwise, _) = step else { return }
    output.add("\(keyword) \(text(condition)):")
    writeBlock(then)
    if let next = Outline.chainedIf(otherwise) {
      writeIf(next, "elif")
    } else if let otherwise {
      output.add("else:")
      writeBlock(otherwise)
    }
  }

  private mutating func writeBlock(_ steps: [Outline.Step]) {
    output.indent()
    write(steps)
    output.outdent()
  }

  private mutating func text(_ condition: Outline.Condition) -> String {
    let (left, right, symbol) = (condition.left, condition.right, condition.comparison.rawValue)
    let areTexts = notes[left].shape == .text && notes[right].shape == .text
    if notes[left].shape == .any || notes[right].shape == .any || areTexts && !comparesTexts {
      return "\(helpers.use(.compareValues))(\(natural(left).text), \"\(symbol)\", \(natural(right).text))"
    }
    let (a, b) = areTexts ? (natural(left), natural(right)) : (number(left), number(right))
    return "\(a.text) \(symbol) \(b.text)"
  }

  // MARK: - Expressions

  /// The expression with the value that Python has for it.
  private mutating func natural(_ node: Node) -> Written {
    switch node.form {
    case .number(let value, let isWhole): Written(isWhole ? "\(Int(value))" : "\(value)")
    case .bool(let value): Written(value ? "True" : "False")
    case .text(let value): Written(SlangExpression.string(value).text)
    case .variable(let variable): Written(names[variable])
    case .negative(let value): negative(value, node)
    case .binary(let left, let operation, let right): binary(left, operation, right, node)
    }
  }

  private mutating func negative(_ value: Node, _ node: Node) -> Written {
    let operand = number(value)
    let isExact = notes[node].shape != .double || notes[value].shape == .double || !notes[value].shape.isNumeric
    return (isExact ? operand : Written("float(\(operand.text))")).negated
  }

  private mutating func binary(_ left: Node, _ operation: SlangOperator, _ right: Node, _ node: Node) -> Written {
    let shapes = [notes[left].shape, notes[right].shape]
    if operation == .add, !shapes.allSatisfy(\.isNumeric) { return sum(left, right, node) }
    let (a, b) = (number(left), number(right))
    switch operation {
    case .add, .subtract, .multiply:
      let isExact = notes[node].shape != .double || shapes.contains { $0 == .double || !$0.isNumeric }
      return .joined(
        isExact ? a : Written("float(\(a.text))"), operation.rawValue, b, operation.tightness)
    case .divide:
      if notes[node].seen.contains(.zeroDivisor) {
        return Written("\(helpers.use(.divideBy))(\(a.text), \(b.text))")
      }
      return .joined(a, notes[node].shape == .whole ? "//" : "/", b, .product)
    case .remainder:
      guard notes[node].seen.contains(.signedRemainder) else { return .joined(a, "%", b, .product) }
      if notes[node].shape == .whole { return Written("int(\(helpers.use(.math)).fmod(\(a.text), \(b.text)))") }
      return Written("\(helpers.use(.remainderOf))(\(a.text), \(b.text))")
    }
  }

  /// A sum in which there is a text, or can be one.
  private mutating func sum(_ left: Node, _ right: Node, _ node: Node) -> Written {
    if notes[node].shape == .any {
      return Written("\(helpers.use(.addValues))(\(natural(left).text), \(natural(right).text))")
    }
    return .joined(joinable(left), "+", joinable(right), .sum)
  }

  /// The expression as a number.
  private mutating func number(_ node: Node) -> Written {
    if notes[node].shape.isNumeric { return natural(node) }
    return Written("\(helpers.use(.toNumber))(\(natural(node).text))")
  }

  /// The expression as a text that can be joined to another.
  private mutating func joinable(_ node: Node) -> Written {
    let value = natural(node)
    switch notes[node].shape {
    case .text: return value
    case .whole: return Written("str(\(value.text))")
    case .bool: return Written("str(\(value.text)).lower()")
    case .number, .double:
      if notes[node].values.isFraction { return Written("str(\(value.text))") }
      if notes[node].values.isSubset(of: [.whole, .negativeZero]) { return Written("str(int(\(value.text)))") }
      if notes[node].values.isOrdinary { return Written("\(helpers.use(.numberText))(\(value.text))") }
      return Written("\(helpers.use(.toText))(\(value.text))")
    case .unknown, .any: return Written("\(helpers.use(.toText))(\(value.text))")
    }
  }

  /// The expression as it is printed.
  private mutating func printed(_ node: Node) -> Written {
    let value = natural(node)
    switch notes[node].shape {
    case .text, .whole: return value
    case .bool: return Written("str(\(value.text)).lower()")
    case .number, .double:
      if notes[node].values.isFraction { return value }
      if notes[node].values.isWhole { return Written("int(\(value.text))") }
      if notes[node].values.isSubset(of: [.whole, .fraction]) {
        return Written("\(helpers.use(.numberText))(\(value.text))")
      }
    case .unknown, .any: break
    }
    return Written("\(helpers.use(notes[node].seen.contains(.negativeZero) ? .toShown : .toText))(\(value.text))")
  }
}

extension Node {
  /// Whether all characters of all texts in it satisfy a condition.
  fileprivate func textsAllSatisfy(_ condition: (Unicode.Scalar) -> Bool) -> Bool {
    switch form {
    case .number, .bool, .variable: true
    case .text(let text): text.unicodeScalars.allSatisfy(condition)
    case .negative(let value): value.textsAllSatisfy(condition)
    case .binary(let left, _, let right): left.textsAllSatisfy(condition) && right.textsAllSatisfy(condition)
    }
  }

  /// The variables in it that were seen without a value.
  fileprivate func unsetVariables(_ notes: NodeNotes) -> Set<Int> {
    switch form {
    case .number, .bool, .text: []
    case .variable(let variable): notes[self].seen.contains(.undefined) ? [variable] : []
    case .negative(let value): value.unsetVariables(notes)
    case .binary(let left, _, let right): left.unsetVariables(notes).union(right.unsetVariables(notes))
    }
  }
}

extension [Outline.Step] {
  /// Whether all characters of all texts in the steps satisfy a condition.
  func textsAllSatisfy(_ condition: (Unicode.Scalar) -> Bool) -> Bool {
    allSatisfy { step in
      step.nodes.allSatisfy { $0.textsAllSatisfy(condition) }
        && step.blocks.allSatisfy { $0.textsAllSatisfy(condition) }
    }
  }

  /// The variables that were read without a value.
  fileprivate func unsetVariables(_ notes: NodeNotes) -> Set<Int> {
    reduce(into: []) { result, step in
      for node in step.nodes { result.formUnion(node.unsetVariables(notes)) }
      for block in step.blocks { result.formUnion(block.unsetVariables(notes)) }
    }
  }
}
