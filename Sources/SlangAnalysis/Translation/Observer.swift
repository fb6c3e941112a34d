import Slang

/// Runs a program and notes at each node what is seen there.
///
/// What never runs is looked at as if it ran at the end, so that it gets sensible types, too.
struct Observer {
  private let outline: Outline
  /// What was seen.
  private(set) var notes: NodeNotes
  private var variables: [SlangValue]
  private var seen: Set<Int> = []
  private var isImagining = false
  /// Nodes that may still be worked out, and bytes of texts that may still be made.
  private var remaining = 3_000_000
  private var bytes = 32 << 20

  init(_ outline: Outline) {
    self.outline = outline
    notes = NodeNotes(outline)
    variables = Array(repeating: .undefined, count: outline.variables.count)
  }

  /// Runs the program; false if that takes too long.
  mutating func watch() -> Bool {
    run(outline.steps)
    isImagining = true
    if hasTime { runUnseen(outline.steps) }
    return hasTime
  }

  /// All that could be seen at the nodes of a program.
  static func anything(in outline: Outline) -> NodeNotes {
    var notes = NodeNotes(outline)
    notes.expectAnything(in: outline.steps)
    return notes
  }

  private var hasTime: Bool { remaining > 0 && bytes > 0 }

  private mutating func run(_ steps: [Outline.Step]) {
    for step in steps where hasTime {
      seen.insert(step.place)
      switch step {
      case .blank: break
      case .assign(let variable, let value, _): variables[variable] = evaluate(value)
      case .repeat(let count, let body, _, _):
        var round = 0
        while round < count, hasTime {
          run(body)
          round += 1
          remaining -= 1
        }
      case .if(let condition, let then, let otherwise, _):
        run(holds(condition) ? then : otherwise ?? [])
      case .print(let value, _): _ = evaluate(value)
      }
    }
  }

  private mutating func runUnseen(_ steps: [Outline.Step]) {
    for step in steps {
      if !seen.contains(step.place) {
        let values = step.nodes.map { evaluate($0) }
        if case .assign(let variable, _, _) = step { variables[variable] = values[0] }
      }
      for block in step.blocks { runUnseen(block) }
    }
  }

  private mutating func holds(_ condition: Outline.Condition) -> Bool {
    SlangValue.holds(evaluate(condition.left), condition.comparison, evaluate(condition.right))
  }

  private mutating func evaluate(_ node: Node) -> SlangValue {
    remaining -= 1
    let value: SlangValue =
      switch node.form {
      case .number(let value, _): .number(value)
      case .bool(let value): .bool(value)
      case .text(let value): .text(value)
      case .variable(let variable): variables[variable]
      case .negative(let operand): .number(-evaluate(operand).number)
      case .binary(let left, let operation, let right):
        evaluate(operation, evaluate(left), evaluate(right), noting: node)
      }
    notes[node].seen.formUnion(isImagining ? [Sighting(value), .imagined] : Sighting(value))
    return value
  }

  private mutating func evaluate(
    _ operation: SlangOperator, _ left: SlangValue, _ right: SlangValue, noting node: Node
  ) -> SlangValue {
    switch operation {
    case .add:
      let sum = left.byteCount + right.byteCount < bytes ? left + right : .text("")
      bytes -= left.byteCount + right.byteCount
      return sum
    case .subtract: return .number(left.number - right.number)
    case .multiply: return .number(left.number * right.number)
    case .divide:
      if right.number == 0 { notes[node].seen.formUnion(.zeroDivisor) }
      return .number(left.number / right.number)
    case .remainder:
      let (dividend, divisor) = (left.number, right.number)
      let isPlain = dividend.sign == .plus && dividend.isFinite && divisor > 0 && divisor.isFinite
      if !isPlain { notes[node].seen.formUnion(.signedRemainder) }
      return .number(SlangValue.remainder(dividend, divisor))
    }
  }
}

extension NodeNotes {
  fileprivate mutating func expectAnything(in steps: [Outline.Step]) {
    for node in steps.flatMap(\.nodes) { expectAnything(at: node) }
    for step in steps { for block in step.blocks { expectAnything(in: block) } }
  }

  /// Notes at a node and those below it whatever could be seen.
  private mutating func expectAnything(at node: Node) {
    self[node].seen = Sighting(node.types)
    switch node.form {
    case .number(let value, _): self[node].seen = Sighting(.number(value))
    case .bool, .text, .variable: break
    case .negative(let value): expectAnything(at: value)
    case .binary(let left, _, let right):
      expectAnything(at: left)
      expectAnything(at: right)
    }
  }
}

extension Outline.Step {
  /// The place of its element.
  var place: Int {
    switch self {
    case .blank(let place), .assign(_, _, let place), .repeat(_, _, let place, _), .if(_, _, _, let place),
      .print(_, let place):
      place
    }
  }

  /// The expressions of its own.
  var nodes: [Node] {
    switch self {
    case .blank, .repeat: []
    case .assign(_, let value, _), .print(let value, _): [value]
    case .if(let condition, _, _, _): [condition.left, condition.right]
    }
  }

  /// The blocks inside of it.
  var blocks: [[Outline.Step]] {
    switch self {
    case .blank, .assign, .print: []
    case .repeat(_, let body, _, _): [body]
    case .if(_, let then, let otherwise, _): [then] + (otherwise.map { [$0] } ?? [])
    }
  }
}
