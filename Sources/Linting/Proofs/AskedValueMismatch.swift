import CurriculumBundle
import Diagnostics
import Evidence

/// The keys of a question without code that do not have the value for which its text asks.
///
///     // Which values count as false in a condition?
///     // 0, "0", []: the keys are 0 and 1
struct AskedValueMismatch {
  private let asked: AskedValue
  private let named: [Int]
  private let answers: [String]
  private let keys: [Int]

  init(_ asked: AskedValue, _ found: CodeAnswers, _ answers: [String], _ keys: [Int]) {
    (self.asked, named, self.answers, self.keys) = (asked, found.named, answers, keys)
  }

  /// The findings: none where the keys are as they should be.
  func findings(on card: CardContext) -> [Finding] {
    if let expression = asked.expression { return calculated(expression, card) }
    if let condition = asked.condition { return conditioned(condition, card) }
    let wrong = keys.indices.filter { !named.contains(keys[$0]) }
    var several = false
    if case .multiSelect = card.content { several = true }
    guard !several || wrong.count * 2 < keys.count else { return [] }
    let help = "write other keys, or say with `asks:` and `satisfies:` what makes an answer right"
    let missing = several && Self.namesCondition(card.content.text ?? "") ? named.filter { !keys.contains($0) } : []
    let truth = asked.value.lowercased()
    return wrong.map { place in
      Finding(
        at: card.location(ofKey: place),
        "the answer at index \(keys[place]) counts as \(truth == "true" ? "false" : "true"), "
          + "but the text asks for what counts as \(truth)", help: help)
    }
      + missing.map { index in
        Finding(
          at: card.location(ofAnswer: index), "the answer at index \(index) counts as \(truth), too, but is not a key",
          help: help)
      }
  }

  /// The text asks for answers of which a condition is true.
  private func conditioned(_ condition: String, _ card: CardContext) -> [Finding] {
    let help = "write other keys, or say with `asks: expression` and `satisfies:` what makes an answer right"
    let wrong = keys.indices.filter { !named.contains(keys[$0]) }
    let missing = named.filter { !keys.contains($0) }
    let takesSeveral = if case .multiSelect = card.content { true } else { false }
    let right = named.count == 1 ? ", but is of the one at index \(named[0])" : ""
    return wrong.map { place in
      Finding(
        at: card.location(ofKey: place),
        "the text asks for `\(condition)`, which is not true of the answer at index \(keys[place])\(right)", help: help)
    }
      + (wrong.isEmpty || takesSeveral ? missing : []).map { index in
        Finding(
          at: card.location(ofAnswer: index),
          "the text asks for `\(condition)`, which is true of the answer at index \(index), too, but it is not a key",
          help: help)
      }
  }

  /// True for a text with a word of Python by which it speaks of conditions, and not of values that equal each other.
  private static func namesCondition(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return ["if", "while", "bool"].contains { words.contains($0[...]) } && !text.contains("==")
  }

  /// The key is what the calculation would be if it were worked out in another order.
  private func calculated(_ expression: String, _ card: CardContext) -> [Finding] {
    guard let key = keys.first, !named.contains(key) else { return [] }
    let right = named.first.map { "make the answer at index \($0) the key" } ?? "write \(asked.value) as an answer"
    return [
      Finding(
        at: card.location(ofKey: 0),
        "\(expression) is \(asked.value), but the key is '\(onOneLine(answers[key]))'",
        help: "\(right), or say with `asks:` what it asks")
    ]
  }
}
