import Slang

/// Writes a program in Swift, where every variable has one type: Int, Double, Bool, String, or Value for any of them.
struct SwiftWriter: BraceWriter {
  private let outline: Outline
  private let shapes: [Shape]
  private let notes: NodeNotes
  private let declarations: Declarations
  private let names: [String]
  /// Whether texts are compared alike: Swift takes texts that look the same for the same.
  private let comparesTexts: Bool
  var output = IndentedLines(indentedBy: "  ")
  private var helpers = SwiftHelpers()

  init(_ outline: Outline, _ shapes: [Shape], _ notes: NodeNotes) {
    self.outline = outline
    self.shapes = shapes
    self.notes = notes
    declarations = Declarations(of: outline)
    names = outline.variables.map { SlangLanguage.swift.spelling(of: $0) }
    comparesTexts = outline.steps.textsAllSatisfy { $0.isASCII && $0 != "\r" }
  }

  /// The lines of the program.
  func lines() -> [String] {
    var writer = self
    writer.write(outline.steps)
    return writer.helpers.lines + writer.output.lines
  }

  // MARK: - Steps

  mutating func write(_ steps: [Outline.Step]) {
    for step in steps {
      for variable in declarations.before[step.place] ?? [] { output.add(declaration(of: variable)) }
      write(step)
    }
  }

  private mutating func write(_ step: Outline.Step) {
    switch step {
    case .blank: output.add("")
    case .assign(let variable, let value, _) where value.isVariable(variable):
      // Swift refuses to give a variable what it holds.
      output.add("_ = \(names[variable])")
    case .assign(let variable, let value, let place):
      let isFirst = declarations.declaring.contains(place)
      let word = isFirst ? declarations.assignments[variable] == 1 ? "let " : "var " : ""
      output.add("\(word)\(names[variable]) = \(assignable(value, to: shapes[variable]).text)")
    case .repeat(let count, let body, _, _):
      output.add("for _ in \(count > 0 ? "1...\(count)" : "0..<0") {")
      writeBlock(body)
      output.add("}")
    case .if:
      writeIf(step, after: "")
      output.add("}")
    case .print(let value, _): output.add("print(\(printed(value).text))")
    }
  }

  /// A variable that gets its values in blocks further in.
  private mutating func declaration(of variable: Int) -> String {
    switch shapes[variable] {
    case .unknown, .whole: "var \(names[variable]) = 0"
    case .number, .double: "var \(names[variable]) = 0.0"
    case .bool: "var \(names[variable]) = false"
    case .text: "var \(names[variable]) = \"\""
    case .any: "var \(names[variable]) = \(helpers.use(.value)).undefined"
    }
  }

  private mutating func assignable(_ node: Node, to shape: Shape) -> Written {
    switch shape {
    case .number, .double: double(node)
    case .any: value(node)
    case .unknown, .whole, .bool, .text: natural(node)
    }
  }

  mutating func head(of condition: Outline.Condition) -> String {
    let (left, right, symbol) = (condition.left, condition.right, condition.comparison.rawValue)
    let isEquality = condition.comparison == .equal || condition.comparison == .notEqual
    let (a, b): (Written, Written)
    switch (notes[left].shape, notes[right].shape) {
    case (.any, _), (_, .any): return comparison(left, symbol, right)
    case (.text, .text):
      guard comparesTexts else { return comparison(left, symbol, right) }
      (a, b) = (natural(left), natural(right))
    case (.bool, .bool) where isEquality: (a, b) = (natural(left), natural(right))
    case _ where notes[left].shape.isWhole && notes[right].shape.isWhole: (a, b) = (whole(left), whole(right))
    case (.unknown, _), (.whole, _), (.number, _), (.double, _), (.bool, _), (.text, _):
      (a, b) = (double(left), double(right))
    }
    return "\(a.text) \(symbol) \(b.text)"
  }

  private mutating func comparison(_ left: Node, _ symbol: String, _ right: Node) -> String {
    "\(helpers.use(.compareValues))(\(value(left).text), \"\(symbol)\", \(value(right).text))"
  }

  // MARK: - Expressions

  /// The expression with the type that fits its shape.
  private mutating func natural(_ node: Node) -> Written {
    switch node.form {
    case .number(let value, let isWhole): Written(isWhole ? "\(Int(value))" : "\(value)")
    case .bool(let value): Written(value ? "true" : "false")
    case .text(let value): Written(SlangExpression.quoted(value) { "\\u{\($0)}" })
    case .variable(let variable): Written(names[variable])
    case .negative(let value): negative(value, node)
    case .binary(let left, let operation, let right): binary(left, operation, right, node)
    }
  }

  /// Swift cannot tell of which type a negative sum of literals is.
  private mutating func negative(_ value: Node, _ node: Node) -> Written {
    let operand = notes[node].shape == .whole ? whole(value) : double(value)
    if value.readsVariables { return operand.negated }
    return Written("-\(notes[node].shape == .whole ? "Int" : "Double")(\(operand.text))")
  }

  private mutating func binary(_ left: Node, _ operation: SlangOperator, _ right: Node, _ node: Node) -> Written {
    let shape = notes[node].shape
    if shape == .text { return .joined(joinable(left), "+", joinable(right), .sum) }
    if shape == .any {
      return Written("\(helpers.use(.addValues))(\(value(left).text), \(value(right).text))")
    }
    if shape == .whole { return .joined(whole(left), operation.rawValue, whole(right), operation.tightness) }
    let (a, b) = (double(left), double(right))
    guard operation == .remainder else { return .joined(a, operation.rawValue, b, operation.tightness) }
    let dividend = a.tightness == .single && !a.text.hasPrefix("-") ? a.text : "(\(a.text))"
    return Written("\(dividend).truncatingRemainder(dividingBy: \(b.text))")
  }

  /// The expression as an Int.
  private mutating func whole(_ node: Node) -> Written {
    let value = natural(node)
    return notes[node].shape == .bool ? Written("(\(value.text) ? 1 : 0)") : value
  }

  /// The expression as a Double.
  private mutating func double(_ node: Node) -> Written {
    if case .number(let value, _) = node.form { return Written("\(value)") }
    let value = natural(node)
    switch notes[node].shape {
    case .number, .double: return value
    case .whole, .unknown: return Written("Double(\(value.text))")
    case .bool: return Written("(\(value.text) ? 1.0 : 0.0)")
    case .text, .any: return Written("\(helpers.use(.toNumber))(\(value.text))")
    }
  }

  /// The expression as a Value.
  private mutating func value(_ node: Node) -> Written {
    switch notes[node].shape {
    case .any: natural(node)
    case .unknown, .whole, .number, .double: Written("\(helpers.use(.value)).number(\(double(node).text))")
    case .bool: Written("\(helpers.use(.value)).bool(\(natural(node).text))")
    case .text: Written("\(helpers.use(.value)).text(\(natural(node).text))")
    }
  }

  /// The expression as a String that can be joined to another.
  private mutating func joinable(_ node: Node) -> Written {
    let value = natural(node)
    switch notes[node].shape {
    case .text: return value
    case .whole, .bool: return Written("String(\(value.text))")
    case .number, .double:
      if notes[node].values.isFraction { return Written("String(\(value.text))") }
      if notes[node].isSurely([.whole, .negativeZero]) { return Written("String(Int(\(value.text)))") }
      if notes[node].values.isOrdinary { return Written("\(helpers.use(.numberText))(\(value.text))") }
      return Written("\(helpers.use(.toText))(\(value.text))")
    case .unknown, .any: return Written("\(helpers.use(.toText))(\(value.text))")
    }
  }

  /// The expression as it is printed.
  private mutating func printed(_ node: Node) -> Written {
    let value = natural(node)
    switch notes[node].shape {
    case .text, .whole, .bool: return value
    case .number, .double:
      if notes[node].values.isFraction { return value }
      if notes[node].isSurely(.whole) { return Written("Int(\(value.text))") }
      if notes[node].values.isSubset(of: [.whole, .fraction]) {
        return Written("\(helpers.use(.numberText))(\(value.text))")
      }
    case .unknown, .any: break
    }
    return Written("\(helpers.use(notes[node].seen.contains(.negativeZero) ? .toShown : .toText))(\(value.text))")
  }
}

extension NodeNotes.Note {
  /// Whether it ran, and nothing else was seen; Swift refuses what it finds to be no Int, even where it never runs.
  fileprivate func isSurely(_ values: Sighting) -> Bool {
    self.values.isSubset(of: values) && !seen.contains(.imagined)
  }
}

extension Node {
  /// Whether there is a variable in it.
  fileprivate var readsVariables: Bool {
    switch form {
    case .number, .bool, .text: false
    case .variable: true
    case .negative(let value): value.readsVariables
    case .binary(let left, _, let right): left.readsVariables || right.readsVariables
    }
  }

  /// Whether it is nothing but a variable.
  fileprivate func isVariable(_ variable: Int) -> Bool {
    if case .variable(let own) = form { own == variable } else { false }
  }
}
