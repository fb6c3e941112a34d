import AnswerReading
import CurriculumBundle
import Evidence

extension CardContent {
  /// Whether it is about an error: a program that is to end in one, or a question whose right answer says so.
  ///
  /// - Parameter locale: The language of its answers, as a language tag.
  func showsError(in locale: String) -> Bool {
    if case .error? = statedEnding { return true }
    switch codeQuestion {
    case .error, .fix: return true
    case .output, .value, .type, .expression, .statement, .concept, .occurrences, .lineCount, .outputLine, .lastLine,
      .position, .program, nil:
      break
    }
    guard let (answers, keys) = choices else { return false }
    return keys.contains { key in
      answers.indices.contains(key)
        && (answers[key].contains("Error") || AnswerReader(locale: locale).claim(of: answers[key])?.isError ?? false)
    }
  }
}
