import Authoring
import Diagnostics
import Evidence
import Grading
import YAMLSource

/// A question about code none of whose answers is right.
enum NoRightAnswer: CodeRule {
  static let description = RuleDescription(
    "no-right-answer", .code, .error, "no answer says what the code does",
    explanation: """
      Whatever the learner chooses is wrong. Make one of the answers say what the program prints, or `ERROR` if it ends
      in an error. If the question is not about what the code prints, say with `asks:` what it is about: a run decides
      about values, types, errors, lines to be fixed and expressions, about how often a text and how many lines are
      printed, and what is on which of them; of everything else `asks: concept` says with a `because` why it does not.
      """,
    wrong: [
      .cards(SampleCards.ask("What does it print?", code: "print(2 + 3)", answers: "↓[2 + 3, 6, 23, ERROR]", key: "1"))
    ],
    right: [
      .cards(
        SampleCards.ask(
          "Which word names the function?", code: "print(2 + 3)", answers: #"[print, "2", "+"]"#, more: "asks: concept",
          "because: it asks for a name, not for what is printed"))
    ])

  static let yieldsTo: [Cause] = [.onSameCard("nondeterministic-output")]

  static func findings(in card: CardContext) -> [Finding] {
    guard let proof = card.keyProof, let code = card.codeEvidence, proof.acceptable.isEmpty
    else { return [] }
    guard proof.question != .output || !code.isRefused else { return [] }
    return [
      Finding(
        at: card.location(of: card.fields.answers), "no answer is right: \(fact(proof))", help: help(for: proof, card))
    ]
  }

  /// What the key is, and what is so.
  private static func fact(_ proof: KeyProof) -> String {
    let fact = proof.factInWords(of: proof.keys.first ?? 0)
    guard !proof.isAboutEachAnswer else { return factOfEach(proof) ?? fact }
    let keys = proof.keys.map { "'\(onOneLine(proof.answers[$0]))'" }
    guard let last = keys.last else { return fact }
    let others = keys.dropLast().joined(separator: ", ")
    return keys.count == 1 ? "the key is \(last), but \(fact)" : "the keys are \(others) and \(last), but \(fact)"
  }

  /// What each answer is that is a program, the key first; nil for other answers.
  private static func factOfEach(_ proof: KeyProof) -> String? {
    guard case .program = proof.question else { return nil }
    let others = proof.answers.indices.filter { !proof.keys.contains($0) }
    let facts = (proof.keys + others).compactMap { index -> String? in
      guard case .ran(let seen)? = proof.findings.facts[index] else { return nil }
      let words = CodeFact.ran(seen: seen).inWords
      return "at index \(index)\(proof.keys.contains(index) ? ", the key," : "") \(words)"
    }
    return facts.isEmpty ? nil : facts.joined(separator: "; ")
  }

  private static func help(for proof: KeyProof, _ card: CardContext) -> String {
    switch proof.question {
    case .output: return help(forOutput: proof, card)
    case .value, .type, .error, .occurrences, .lineCount, .outputLine, .lastLine, .position:
      return "make an answer say \(asAnswer(proof.findings.rightText ?? ""))"
    case .program(let result):
      return "write a program that prints \(asAnswer(Observation.withoutClosingLineEnds(result)))"
    case .fix(let line, let result):
      let wanted = result.map { asAnswer(Observation.withoutClosingLineEnds($0)) }
      let fixed = wanted.map { "prints \($0)" } ?? "ends without an error"
      return "write an answer with which, on line \(line), the program \(fixed)"
    case .expression(let condition): return "write an answer for which `\(onOneLine(condition))` is true"
    case .statement, .concept: return "write an answer that is right"
    }
  }

  /// What to do where no answer is what the code prints: most likely something else is asked.
  private static func help(forOutput proof: KeyProof, _ card: CardContext) -> String {
    let other = "`asks: concept` with `because:` where no run decides"
    let output = proof.seen?.output ?? ""
    let printed = Observation.withoutClosingLineEnds(output)
    let lookalike = proof.answers.firstIndex { InvisibleScalars.difference(of: $0, from: printed) != nil }
    if proof.seen?.error == nil, let lookalike {
      return "write \(asAnswer(printed)) at index \(lookalike), where the text has a character that nobody sees"
    }
    if let parts = zip(proof.answers, proof.answers.dropFirst()).first(where: { "\($0), \($1)" == printed }) {
      return "write `\"\(parts.0), \(parts.1)\"` in quotes: between brackets a comma makes two answers of it"
    }
    if let help = help(forCutOrQuoted: printed, proof.answers), proof.seen?.error == nil { return help }
    let wanted =
      proof.seen?.error != nil
      ? "fix the code, make an answer say 'ERROR'"
      : output.isEmpty ? "let the code print something" : "make an answer say \(asAnswer(output))"
    return "\(wanted), or say with `asks:` what else it asks: \(other)"
  }

  /// The help for an answer that a decimal comma cut in two, and for one in quotes that YAML reads as letters.
  private static func help(forCutOrQuoted printed: String, _ answers: [String]) -> String? {
    let numbers = zip(answers, answers.dropFirst()).enumerated()
    for (index, parts) in numbers where ["\(parts.0),\(parts.1)", "\(parts.0).\(parts.1)"].contains(printed) {
      let written = printed.contains(",") ? "\"\(printed)\"" : printed
      return "write `\(written)` for the two answers at index \(index) and \(index + 1): "
        + "between brackets a comma makes two answers of it"
    }
    guard !printed.isEmpty,
      let index = answers.firstIndex(where: { withoutTypographicQuotes($0) == printed && $0 != printed })
    else { return nil }
    return "write \(asAnswer(printed)) at index \(index), without the quotes, which are letters to YAML"
  }
}
