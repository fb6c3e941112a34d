import AnswerReading
import Diagnostics
import Evidence
import Execution
import Grading

/// A key that says only that there is an error, where the code has one by a typo.
enum ErrorByTypo: CodeRule {
  static let description = RuleDescription(
    "error-by-typo", .code, .warning, "the key says 'error', and the code has one by a typo",
    explanation: """
      A word processor made curly quotes, or a parenthesis was never closed: the code is not a program, so that an
      answer such as `ERROR` is right, whatever else the author had in mind, for example that a text and a number cannot
      be added. Fix the typo and look which error is left. Where the typo is what learners are to find, let the key name
      the error: `SyntaxError`.
      """,
    wrong: [
      .cards(ask(code: "print(“2” + 3)", line: "↓")), .cards(ask(code: "print(\"2\" + 3", line: "↓")),
    ],
    right: [
      .cards(ask(code: "print(\"2\" + 3)")), .cards(ask(code: "print(\"2\" + 3", key: "SyntaxError")),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard let proof = card.keyProof, let error = proof.seen?.error, error.isTypo,
      let key = proof.keys.first(where: proof.acceptable.contains),
      card.answerReader.claim(of: proof.answers[key]) == .anyError
    else { return [] }
    let words = onOneLine(proof.answers[key])
    let repair = CodeRepair(error, in: card)
    return [
      Finding(
        at: card.location(ofCodeLine: error.line),
        "the key, '\(words)', stands for any error, and \(proof.factInWords(of: key)), by a typo",
        notes: [Diagnostic.Note("the key is here", at: card.location(ofAnswer: key))],
        help: "\(repair.help), or write '\(error.type)' as the key where learners are to find it",
        fixes: repair.fixes + card.advice(toWriteAnswer: key, as: error.type))
    ]
  }

  private static func ask(code: String, key: String = "ERROR", line: String = "") -> String {
    """
    - id: ask
      type: questionWithCode
      code: |
        \(line)\(code)
      text: What does it print?
      answers: ["5", "23", \(key)]
      correctAnswerIndex: 2

    """
  }
}

extension RaisedError {
  /// Whether Python refuses the code for what a slip of the keyboard or a word processor makes.
  fileprivate var isTypo: Bool {
    isStatic && type == "SyntaxError"
      && ["invalid character", "invalid non-printable", "unterminated", "unmatched", "closing parenthesis"].contains {
        message.hasPrefix($0)
      } || isStatic && message.hasSuffix("was never closed")
  }
}
