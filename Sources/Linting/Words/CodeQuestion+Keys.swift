import Authoring
import CurriculumBundle

extension CodeQuestion {
  /// The keys with which an author asks this of the code on a card, with their values; none where the card lacks more
  /// than its keys.
  var keys: [(key: FieldKey, text: String)] {
    switch self {
    case .value(let expression): [(.asks, Asks.value.rawValue), (.expression, expression)]
    case .type(let expression): [(.asks, Asks.type.rawValue), (.expression, expression)]
    case .error: [(.asks, Asks.error.rawValue)]
    case .output: [(.asks, Asks.output.rawValue)]
    case .occurrences(let text): [(.asks, Asks.occurrences.rawValue), (.of, text)]
    case .lineCount: [(.asks, Asks.lineCount.rawValue)]
    case .outputLine(let line): [(.asks, Asks.outputLine.rawValue), (.line, String(line))]
    case .lastLine: [(.asks, Asks.lastLine.rawValue)]
    case .position(let text): [(.asks, Asks.position.rawValue), (.of, text)]
    case .expression(let condition): [(.asks, Asks.expression.rawValue), (.satisfies, condition)]
    case .fix, .statement, .concept, .program: []
    }
  }

  /// These keys as a help names them: `asks: type` and `expression: price`, in backticks.
  var keysInWords: String { keys.map { "`\($0.key): \($0.text)`" }.joined(separator: " and ") }
}
