import Execution

/// What watches a run line by line.
final class Tracer {
  /// A function of the program that is running, and where it was seen last.
  struct OpenFrame {
    let depth: Int
    let registers: UnsafeMutablePointer<Value>
    var line = 0
    var position = 0
  }

  let limits: Trace.Limits
  var trace = Trace()
  /// The program's own running functions, the innermost last.
  var open: [OpenFrame] = []

  init(limits: Trace.Limits) { self.limits = limits }

  /// Keeps a step, or says that there were too many.
  func add(_ step: () -> Trace.Step) {
    if trace.steps.count < limits.steps { trace.steps.append(step()) } else { trace.isComplete = false }
  }
}
