import Authoring
import CurriculumBundle
import Evidence
import Linting

extension EvidenceSummary {
  /// The facts about answers that are code, variables or values, where no run of the card's code decides about its key.
  static func rows(about found: CodeAnswers, on card: AuthoredCard) -> [Row] {
    if case .trueFalse(let statement) = card.card.content, let asked = found.asked, let condition = asked.condition {
      let isTrue = asked.value == "True"
      return [
        Row(
          label: "the text", text: "says this, which is \(isTrue ? "true" : "not true")", code: condition,
          tone: statement.answer == isTrue ? .good : .bad)
      ]
    }
    guard let (answers, keys) = card.card.content.choices else { return [] }
    let each = answers.indices.compactMap { index -> Row? in
      let isNamed = found.named.contains(index)
      let facts = found.outcome(of: index)?.facts ?? []
      // Where the text names nothing, the outcomes say no more than what each answer does.
      guard isNamed || found.asked != nil || !facts.isEmpty else { return nil }
      let bearing = found.named.isEmpty ? [] : [isNamed ? "it is what the text asks for" : "the text asks for another"]
      return Row(
        label: "answer \(index)", text: (["'\(onOneLine(answers[index]))'"] + facts + bearing).joined(separator: ", "),
        tone: found.named.isEmpty ? .plain : isNamed == keys.contains(index) ? .good : .bad)
    }
    return (found.asked.map { [$0.row] } ?? []) + each
  }
}

extension AskedValue {
  /// The value that the text asks for.
  fileprivate var row: EvidenceSummary.Row {
    switch (condition, expression) {
    case (let condition?, _):
      EvidenceSummary.Row(label: "the text", text: "asks for an answer of which this is true", code: condition)
    case (nil, let expression?):
      EvidenceSummary.Row(
        label: "the text", text: "asks for the value of this, which is \(onOneLine(value))", code: expression)
    case (nil, nil): EvidenceSummary.Row(label: "the text", text: "asks for a value that counts as \(value)")
    }
  }
}

extension AnswerOutcome {
  /// The parts of the outcome, in words.
  fileprivate var facts: [String] {
    let variables = changed.map { "makes `\($0.name)` \(onOneLine($0.value))" }
    return [
      printed.isEmpty ? nil : "prints '\(onOneLine(printed))'", value.map { "has the value \(onOneLine($0))" },
      type.map { "is of the type \($0)" }, error.map { "ends in \($0.summary)" },
    ].compactMap { $0 } + variables
  }
}
