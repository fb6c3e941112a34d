import CurriculumBundle
import Grading
import Python
import Robot

/// The Python programs of one card, each parsed once, for its runs and for its concepts.
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

  /// A program of the card that is a text.
  func program(_ text: String, in language: RunLanguage) -> TaskProgram {
    switch language {
    case .own(let language): program(.text(text), in: language)
    case .tool: TaskProgram(text, in: language)
    }
  }

  /// The concepts of a program; nil for one that was not read, and where Python would refuse it.
  func facts(of text: String) -> SyntaxFacts? { programs[text].flatMap { SyntaxFacts(of: $0) } }
}
