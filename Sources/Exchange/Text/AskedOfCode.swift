import AnswerReading
import CurriculumBundle
import Python

/// What a question asks of its code, as its words have it, so that a run can prove its key.
///
/// In doubt it is `concept`, of which nothing is proven: a wrong guess would call a right key wrong.
struct AskedOfCode {
  /// What is asked; nil for what the code prints.
  private(set) var asks: Asks?
  /// The expression whose value or type is asked.
  private(set) var expression: String?
  /// The line of the output that is asked, from 1.
  private(set) var line: Int?
  /// The text that is counted, or looked for, in the output.
  private(set) var of: String?

  /// A question that no run answers.
  static let concept = AskedOfCode(asks: .concept)

  private init(asks: Asks) { self.asks = asks }

  /// Reads the words of a question about code in a language; only of Python anything is known.
  init(_ text: String, code: String, language: CodeLanguage?) {
    guard language ?? .python == .python else { return }
    switch QuestionReader(text).question(about: code) {
    case .output: break
    case .value(of: let expression) where PythonProgram.isExpression(expression):
      (asks, self.expression) = (.value, expression)
    case .type(of: let expression): (asks, self.expression) = (.type, expression)
    case .error: asks = .error
    case .lineCount: asks = .lineCount
    case .lastLine: asks = .lastLine
    case .outputLine(let line): (asks, self.line) = (.outputLine, line)
    case .occurrences(of: let text): (asks, of) = (.occurrences, text)
    case .position(of: let text): (asks, of) = (.position, text)
    case .value, .program, .fix, .expression, .statement, .concept, nil: asks = .concept
    }
  }
}
