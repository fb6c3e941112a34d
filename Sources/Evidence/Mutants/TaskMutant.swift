import Execution
import Grading

/// A program that is made of another one by a small change.
struct TaskMutant: Sendable {
  /// What was changed.
  let mutation: Mutation
  /// The program that comes of it.
  let program: TaskProgram
}
