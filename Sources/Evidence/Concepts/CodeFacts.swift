package import CurriculumBundle
internal import Grading
internal import Python
internal import Robot
internal import Slang

/// The concepts that a program uses, each with the first place where it does, whatever the language.
package enum CodeFacts {
  /// A concept and where it stands first.
  package struct Fact: Sendable {
    /// Its stable name: `python.while`, `slang.repeat`.
    package let concept: String
    /// The line, the element or the card, from 1.
    package let part: Int

    /// A fact from its parts.
    package init(concept: String, part: Int) {
      self.concept = concept
      self.part = part
    }
  }

  /// The facts of a program in the order of their places, each concept once; none for what is no program.
  package static func facts(of program: Program, in language: ProgramLanguage) -> [Fact] {
    var seen: Set<String> = []
    return all(of: program, in: language).filter { seen.insert($0.concept).inserted }
  }

  private static func all(of program: Program, in language: ProgramLanguage) -> [Fact] {
    if language == .python {
      guard case .text(let text) = program, let found = SyntaxFacts(of: text) else { return [] }
      return found.facts.map { Fact(concept: $0.concept, part: $0.line) }
    }
    switch TaskProgram(program, in: language) {
    case .slang(let program, _):
      return SlangFacts(of: program).facts.map { Fact(concept: $0.concept, part: $0.element) }
    case .robot(let program):
      return (RobotFacts(of: program)?.facts ?? []).map { Fact(concept: $0.concept, part: $0.card) }
    case .python, .unreadable: return []
    }
  }
}
