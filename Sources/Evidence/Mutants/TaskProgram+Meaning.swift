import CurriculumBundle
import Grading
import Pseudocode
import Python
import Robot
import Slang

extension TaskProgram {
  /// Whether another program does the same for certain, whatever it reads.
  func meansTheSame(as other: TaskProgram) -> Bool {
    switch (self, other) {
    case (.python(let one), .python(let other)): one.meansTheSame(as: other)
    case (.slang(let one, _), .slang(let other, _)): one == other
    case (.robot(let one), .robot(let other)): one.moves == other.moves
    case (.pseudocode(let one), .pseudocode(let other)): one.hasSameTokens(as: other)
    case (.pseudocode, _), (.python, _), (.slang, _), (.robot, _), (.external, _), (.unreadable, _): false
    }
  }

  /// A program that prints a text, line by line, and does nothing else; nil in a language that prints nothing.
  static func printing(_ text: String, in language: ProgramLanguage) -> TaskProgram? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch language {
    case .python:
      let source = lines.map { "print(\(PythonProgram.literal(of: $0)))\n" }.joined()
      return .python(PythonProgram(source: text.isEmpty ? "" : source))
    case .slang:
      let program = SlangProgram(text.isEmpty ? [] : lines.map { .print(.string($0)) })
      return .slang(program, errors: program.errors)
    case .pseudocode:
      // A string has no quotation mark and no line break inside.
      guard !text.contains("\""), lines.count == 1 else { return nil }
      return .pseudocode(PseudocodeProgram(source: text.isEmpty ? "" : "DISPLAY(\"\(text)\")"))
    case .javascript:
      let source = lines.map { "console.log(\(PythonProgram.literal(of: $0)));\n" }.joined()
      return .external(ExternalProgram(source: text.isEmpty ? "" : source, in: .javascript))
    case .robot: return nil
    }
  }
}
