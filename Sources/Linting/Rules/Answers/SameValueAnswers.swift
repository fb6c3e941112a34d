import Authoring
import CurriculumBundle
import Diagnostics
import Evidence

/// A right number that also stands there in another spelling.
enum SameValueAnswers: ChoiceRule {
  static let description = RuleDescription(
    "same-value-answers", .answers, .warning, "a wrong answer is the same number as the right one",
    explanation: """
      Is `1.0` wrong where `1` is right? A learner who counted well and picked the other spelling is told that they were
      wrong, and learns to doubt what they know. The same goes for `'a'` beside `"a"` in a lesson on Python, and for a
      question with `asks: value`, where `4.0 == 4`. Where the spelling is the point, let a program decide: a question
      about what code prints knows `4.0` and `4` as two things. A question whose text speaks of types or divides is left
      alone.
      """,
    wrong: [
      .cards(ask("[1, ↓1.0, 3]")),
      .cards(ask("[\"'a'\", ↓'\"a\"', b]")),
      .cards(
        SampleCards.ask(
          "What is the value of half?", code: "half = 8 / 2", answers: "[4.0, ↓4, 16]", more: "asks: value",
          "expression: half")),
    ],
    right: [
      .cards(ask("[1, 2, 3]")),
      .cards(ask("[5.0, 5, '\"5\"']", text: "Which of these is a float?")),
      .cards(ask("[3.0, 3, 6]", text: "What is 6 / 2 in Python?")),
    ],
    cases: cases)

  static func findings(in card: CardContext) -> [Finding] {
    if let proof = card.keyProof { return findings(in: proof, card) }
    guard !card.content.isDecidedByRun, let (answers, keys) = card.choices, keys.count == 1, let key = keys.first,
      answers.indices.contains(key), let right = value(answers[key], card)
    else { return [] }
    return answers.indices.compactMap { index -> Finding? in
      guard index != key, value(answers[index], card) == right,
        !answers[index].utf8.elementsEqual(answers[key].utf8), !asksForSpelling(card.content.text ?? "")
      else { return nil }
      return finding(on: index, answers, key: key, right.name, card)
    }
  }

  /// Whether a question is about the very difference between `5` and `5.0`: it speaks of types, or divides.
  private static func asksForSpelling(_ text: String) -> Bool {
    text.contains("/") || text.lowercased().split { !$0.isLetter }.contains { types.contains(String($0)) }
  }

  private static let types: Set<String> = [
    "type", "types", "int", "integer", "integers", "float", "floats", "double", "str", "string", "strings", "decimal",
    "whole", "typ", "datentyp", "ganzzahl", "kommazahl",
  ]

  /// Compares as Python does, which knows the values of a question about one.
  private static func findings(in proof: KeyProof, _ card: CardContext) -> [Finding] {
    guard let key = proof.keys.first else { return [] }
    return proof.otherSpellings.map { finding(on: $0, proof.answers, key: key, "value", card) }
  }

  private static func finding(
    on index: Int, _ answers: [String], key: Int, _ name: String, _ card: CardContext
  ) -> Finding {
    Finding(
      at: card.location(ofAnswer: index),
      "the answer at index \(index), '\(answers[index])', is the same \(name) as the right answer, '\(answers[key])'",
      notes: [Diagnostic.Note("the right answer is here", at: card.location(ofAnswer: key))],
      help: "write another \(name), or ask about code that prints one of the two")
  }

  /// What an answer stands for, whatever its spelling.
  private enum Value: Equatable {
    case number(Double)
    case text([UInt8])

    var name: String {
      switch self {
      case .number: "number"
      case .text: "text"
      }
    }
  }

  private static func value(_ answer: String, _ card: CardContext) -> Value? {
    number(answer).map(Value.number) ?? (card.language == .python ? quotedText(answer).map(Value.text) : nil)
  }

  /// What stands between the quotes of a Python text; nil for anything else, and where it is written with signs of its
  /// own.
  private static func quotedText(_ answer: String) -> [UInt8]? {
    answer.withBytes { bytes in
      guard bytes.count >= 2, let quote = bytes.first, quote == 0x22 || quote == 0x27, bytes.last == quote else {
        return nil
      }
      let inside = Array(bytes[1..<(bytes.count - 1)])
      return inside.contains { [0x22, 0x27, 0x5C].contains($0) } ? nil : inside
    }
  }

  /// The number that an answer is; nil for anything else and for more digits than can be compared.
  private static func number(_ answer: String) -> Double? {
    let isNumber = answer.withBytes { bytes in
      bytes.count <= 15 && bytes.contains { (0x30...0x39).contains($0) }
        && bytes.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D || $0 == 0x2B }
    }
    return isNumber ? Double(answer) : nil
  }

  private static func ask(_ answers: String, text: String = "How many noses have you?") -> String {
    "- id: ask\n  type: question\n  text: \(text)\n  answers: \(answers)\n  correctAnswerIndex: 0\n"
  }

  private static let cases = RuleDescription.Cases(
    wrong: [.cards(ask("[01, 2, ↓1]"))],
    right: [.cards(ask("['1', 'one 1', '\"1\"']"))])
}
