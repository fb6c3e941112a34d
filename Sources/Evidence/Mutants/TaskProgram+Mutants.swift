import Execution
import Grading
import Pseudocode
import PseudocodeAnalysis
import Python
import PythonAnalysis
import Robot
import RobotAnalysis
import Slang
import SlangAnalysis

extension TaskProgram {
  /// Mutants of the program, as slips and beginners make them; of a robot's those that can be laid with the
  /// deck.
  ///
  /// - Parameter lines: The lines of input that every check gives; nil for one that varies.
  func mutants(deck: Deck? = nil, knowing lines: [String?] = []) -> [TaskMutant] {
    switch self {
    case .python(let program):
      program.mutants(knowing: lines).map { TaskMutant(mutation: $0.mutation, program: .python($0.program)) }
    case .pseudocode(let program):
      program.mutants().map { TaskMutant(mutation: $0.mutation, program: .pseudocode($0.program)) }
    case .slang(let program, let errors):
      errors.isEmpty
        ? program.mutants().map { TaskMutant(mutation: $0.mutation, program: .slang($0.program, errors: [])) } : []
    case .robot(let program):
      program.mutants(deck: deck).map { TaskMutant(mutation: $0.mutation, program: .robot($0.program)) }
    case .external, .unreadable: []
    }
  }

  /// The program written otherwise, so that it does the same; of a robot's what can be laid with the deck.
  func variants(deck: Deck? = nil) -> [TaskMutant] {
    switch self {
    case .python(let program):
      program.variants().map { TaskMutant(mutation: $0.mutation, program: .python($0.program)) }
    case .slang(let program, let errors):
      errors.isEmpty
        ? program.variants().map { TaskMutant(mutation: $0.mutation, program: .slang($0.program, errors: [])) } : []
    case .robot(let program):
      program.variants(deck: deck).map { TaskMutant(mutation: $0.mutation, program: .robot($0.program)) }
    // Pseudocode has hardly a second way of writing a program.
    case .pseudocode, .external, .unreadable: []
    }
  }
}
