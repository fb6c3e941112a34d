internal import CurriculumBundle
internal import Grading
internal import Python
internal import Robot
internal import Slang

/// The concepts that a program uses, each with the first place where it does, whatever the language.
enum CodeFacts {
  /// What a program uses in the order of the places, each concept once; nothing for what is no program.
  static func uses(of program: Program, in language: ProgramLanguage) -> [ConceptUse] {
    var seen: Set<String> = []
    return all(of: program, in: language).filter { seen.insert($0.concept).inserted }
  }

  private static func all(of program: Program, in language: ProgramLanguage) -> [ConceptUse] {
    if language == .python {
      guard case .text(let text) = program, let found = SyntaxFacts(of: text) else { return [] }
      return found.facts.map { ConceptUse(concept: $0.concept, part: $0.line) }
    }
    switch TaskProgram(program, in: language) {
    case .slang(let program, _):
      return SlangFacts(of: program).facts.map { ConceptUse(concept: $0.concept, part: $0.element) }
    case .robot(let program):
      return (RobotFacts(of: program)?.facts ?? []).map { ConceptUse(concept: $0.concept, part: $0.card) }
    case .python, .unreadable: return []
    }
  }
}
