internal import CurriculumBundle
internal import Grading
internal import Python
internal import Robot

/// The programs in Python that were read for one card, each once: what they do and what they use is told by one tree.
final class ReadPrograms {
  /// By text.
  private var programs: [String: PythonProgram] = [:]

  /// A program of the card.
  func program(_ program: Program, in language: ProgramLanguage, deck: Deck = .standard) -> TaskProgram {
    if language == .python, case .text(let text) = program, let known = programs[text] {
      return .python(known)
    }
    let read = TaskProgram(program, in: language, deck: deck)
    if case .python(let program) = read { programs[program.source] = program }
    return read
  }

  /// What a program uses; nil for one that was not read, and where Python would refuse it.
  func facts(of text: String) -> SyntaxFacts? { programs[text].flatMap { SyntaxFacts(of: $0) } }
}
