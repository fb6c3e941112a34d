import CurriculumBundle
import Grading
import Pseudocode
import Python
import Robot
import Slang

/// The concepts that a program uses, each with the first place where it does, whatever the language.
enum CodeFacts {
  /// What a program uses in the order of the places, each concept once; nothing for what is no program.
  ///
  /// - Parameter programs: Programs of the card that were read already.
  static func uses(of program: Program, in language: ProgramLanguage, _ programs: ReadPrograms?) -> [ConceptUse] {
    // A program has a dozen concepts, which are compared faster than hashed.
    var uses: [ConceptUse] = []
    uses.reserveCapacity(16)
    func note(_ use: ConceptUse) {
      if !uses.contains(where: { $0.concept == use.concept }) { uses.append(use) }
    }
    if language == .python {
      for fact in facts(of: program, programs) { note(ConceptUse(concept: fact.concept, part: fact.line)) }
    } else {
      all(of: program, in: language).forEach(note)
    }
    return uses
  }

  private static func facts(of program: Program, _ programs: ReadPrograms?) -> [SyntaxFact] {
    guard case .text(let text) = program else { return [] }
    return (programs?.facts(of: text) ?? SyntaxFacts(of: text))?.facts ?? []
  }

  private static func all(of program: Program, in language: ProgramLanguage) -> [ConceptUse] {
    switch TaskProgram(program, in: language) {
    case .slang(let program, _):
      return SlangFacts(of: program).facts.map { ConceptUse(concept: $0.concept, part: $0.element) }
    case .robot(let program):
      return (RobotFacts(of: program)?.facts ?? []).map { ConceptUse(concept: $0.concept, part: $0.card) }
    case .pseudocode(let program):
      return program.facts.map { ConceptUse(concept: $0.concept, part: $0.line) }
    case .python, .external, .unreadable: return []
    }
  }
}
