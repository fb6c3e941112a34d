public import CurriculumBundle

extension ProgramTask {
  /// What a program lacks of what the task wants it to use.
  public func missingUses(in program: TaskProgram) -> [String] {
    guard !uses.isEmpty else { return [] }
    let concepts = program.concepts
    return uses.filter { !concepts.contains($0) }
  }
}
