public import CurriculumBundle
public import Execution
internal import Python
public import Robot
internal import Slang

/// A program that is made of another one by a small change.
public struct TaskMutant: Sendable {
  /// What was changed.
  public let mutation: Mutation
  /// The program that comes of it.
  public let program: TaskProgram
}

extension TaskProgram {
  /// The text of the program, as an author writes it.
  public var text: String {
    switch self {
    case .python(let program): program.source
    case .slang(let program, _): program.text
    case .robot(let program): program.text
    case .unreadable: ""
    }
  }

  /// Wrong variants of the program, as slips and beginners make them; of a robot's those that can be laid with the deck.
  ///
  /// - Parameter lines: The lines of input that every check gives; nil for one that varies.
  public func mutants(deck: Deck? = nil, knowing lines: [String?] = []) -> [TaskMutant] {
    switch self {
    case .python(let program):
      program.mutants(knowing: lines).map { TaskMutant(mutation: $0.mutation, program: .python($0.program)) }
    case .slang(let program, let errors):
      errors.isEmpty
        ? program.mutants().map { TaskMutant(mutation: $0.mutation, program: .slang($0.program, errors: [])) } : []
    case .robot(let program):
      program.mutants(deck: deck).map { TaskMutant(mutation: $0.mutation, program: .robot($0.program)) }
    case .unreadable: []
    }
  }

  /// The program written otherwise, so that it does the same; of a robot's what can be laid with the deck.
  public func variants(deck: Deck? = nil) -> [TaskMutant] {
    switch self {
    case .python(let program):
      program.variants().map { TaskMutant(mutation: $0.mutation, program: .python($0.program)) }
    case .slang(let program, let errors):
      errors.isEmpty
        ? program.variants().map { TaskMutant(mutation: $0.mutation, program: .slang($0.program, errors: [])) } : []
    case .robot(let program):
      program.variants(deck: deck).map { TaskMutant(mutation: $0.mutation, program: .robot($0.program)) }
    case .unreadable: []
    }
  }

  /// Whether another program does the same for certain, whatever it reads.
  public func meansTheSame(as other: TaskProgram) -> Bool {
    switch (self, other) {
    case (.python(let one), .python(let other)): one.meansTheSame(as: other)
    case (.slang(let one, _), .slang(let other, _)): one == other
    case (.robot(let one), .robot(let other)): one.moves == other.moves
    case (.python, _), (.slang, _), (.robot, _), (.unreadable, _): false
    }
  }

  /// A program that prints a text, line by line, and does nothing else; nil in a language that prints nothing.
  public static func printing(_ text: String, in language: ProgramLanguage) -> TaskProgram? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch language {
    case .python:
      let source = lines.map { "print(\(PythonProgram.literal(of: $0)))\n" }.joined()
      return .python(PythonProgram(source: text.isEmpty ? "" : source))
    case .slang:
      let program = SlangProgram(text.isEmpty ? [] : lines.map { .print(.string($0)) })
      return .slang(program, errors: program.errors)
    case .robot: return nil
    }
  }
}
