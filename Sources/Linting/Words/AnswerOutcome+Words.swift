import Diagnostics
import Evidence

extension AnswerOutcome {
  /// The outcome in words, behind one for the answer: `prints '5'`, `has the value 5`, `is 5, an int`.
  ///
  /// - Parameter other: The outcome with which it is compared: where both change the same variables, the words are
  ///   about these and not about its value.
  func inWords(besides other: AnswerOutcome?) -> String {
    if let error { return "ends in \(onOneLine(error.summary, limit: 200))" }
    if !printed.isEmpty { return "prints '\(onOneLine(printed))'" }
    if let value, let type {
      return "is \(onOneLine(value)), \(type.first.map { "aeiou".contains($0) } ?? false ? "an" : "a") \(type)"
    }
    if let value, changed.isEmpty || changed != other?.changed { return "has the value \(onOneLine(value))" }
    guard !changed.isEmpty else { return "prints nothing" }
    return "leaves " + changed.map { "`\($0.name)` as \(onOneLine($0.value))" }.joined(separator: " and ")
  }
}
