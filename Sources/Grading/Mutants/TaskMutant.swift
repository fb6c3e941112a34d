public import Execution

/// A program that is made of another one by a small change.
public struct TaskMutant: Sendable {
  /// What was changed.
  public let mutation: Mutation
  /// The program that comes of it.
  public let program: TaskProgram
}
