public import Execution
public import Slang

/// A mutant of a program.
public struct SlangMutant: Sendable {
  /// What was changed; its line is the place of the element, from 1.
  public let mutation: Mutation
  /// The program that comes of it.
  public let program: SlangProgram
}
