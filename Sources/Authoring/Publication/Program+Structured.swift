import CurriculumBundle
import JSON
import Robot
import Slang

extension Program {
  /// The program as an app's editor holds it: of elements or cards, where its language has such.
  ///
  /// A program with a line that is no element or card stays a text, so that nothing of it is lost.
  func structured(in language: ProgramLanguage) -> Program {
    guard case .text(let text) = self else { return self }
    return Self.elements(of: text, in: language).map { .elements($0) } ?? self
  }

  private static func elements(of text: String, in language: ProgramLanguage) -> [JSONValue]? {
    switch language {
    case .python, .pseudocode, .javascript: return nil
    case .slang:
      let source = SlangSource(text)
      guard !source.errors.contains(where: { $0.kind == .unknownElement }) else { return nil }
      return (try? JSONValueEncoder().encode(source.program))?.array
    case .robot:
      let program = RobotProgram(source: text)
      guard program.moves.count == RobotProgram.cardLines(of: text).count else { return nil }
      return (try? JSONValueEncoder().encode(program))?.array
    }
  }
}
