public import CurriculumBundle
import Python
import Robot
import Slang

extension TaskProgram {
  /// The names of all that the program uses; none for one that cannot be read.
  public var concepts: Set<String> {
    switch self {
    case .python(let program): Set(SyntaxFacts(of: program)?.concepts ?? [])
    case .slang(let program, _): Set(SlangFacts(of: program).concepts)
    case .robot(let program): Set(RobotFacts(of: program)?.concepts ?? [])
    case .unreadable: []
    }
  }
}

extension ProgramTask {
  /// What a program lacks of what the task wants it to use.
  public func missingUses(in program: TaskProgram) -> [String] {
    guard !uses.isEmpty else { return [] }
    let concepts = program.concepts
    return uses.filter { !concepts.contains($0) }
  }
}

/// What a concept is called in a sentence for a learner: `a for loop`, `a call of len()`.
func conceptInWords(_ id: String) -> String {
  switch id {
  case "python.for": return "a for loop"
  case "python.while": return "a while loop"
  case "python.if": return "an if"
  default: break
  }
  let summary =
    ConceptTable.rows.first { $0.id == id }?.summary ?? SlangConcept.allCases.first { $0.id == id }?.summary
    ?? RobotConcept.allCases.first { $0.id == id }?.summary ?? id
  return summary.contains(" ") ? summary : "'\(summary)'"
}
