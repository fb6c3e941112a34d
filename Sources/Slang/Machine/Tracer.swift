import Execution

/// Keeps the steps of a run.
struct Tracer: StepWatcher {
  static var isWatching: Bool { true }

  private let variables: [(name: String, register: Register)]
  private let limits: Trace.Limits
  /// The elements that give each variable a value; a number register cannot tell that it has none yet.
  private let assignments: [Int: Int]
  private var assigned: Set<Int> = []
  private var order: [Int] = []
  private var lastElement: Int?
  private(set) var trace = Trace()

  init(of program: CompiledProgram, limits: Trace.Limits) {
    variables = program.variables
    self.limits = limits
    assignments = program.assignments
  }

  mutating func watch(element: Int, printed: Int, value: (Register) -> SlangValue) {
    if let lastElement, let variable = assignments[lastElement], assigned.insert(variable).inserted {
      order.append(variable)
    }
    lastElement = element
    guard trace.steps.count < limits.steps else {
      trace.isComplete = false
      return
    }
    let seen = order.prefix(limits.variables).map { variable in
      let (name, register) = variables[variable]
      return Trace.Variable(name: name, value: shown(value(register)))
    }
    trace.steps.append(Trace.Step(line: element, variables: seen, printed: printed))
  }

  /// A value as the learner would write it, cut off where it is too long.
  private func shown(_ value: SlangValue) -> String {
    let text =
      switch value {
      case .text(let text): SlangExpression.string(text).text
      case .undefined, .bool, .number: value.printed
      }
    return text.unicodeScalars.count > limits.characters ? String(text.unicodeScalars.prefix(limits.characters)) : text
  }
}
