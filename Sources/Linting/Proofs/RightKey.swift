import Authoring
import CurriculumBundle
import Diagnostics
import Evidence

/// The key that says which answers are right, as it should be written on a card.
struct RightKey {
  /// `correctAnswer`, `correctAnswerIndex` or `correctAnswerIndices`, as the card has it.
  let key: FieldKey
  /// Its value as YAML.
  let value: String
  /// The note beside the value that is there.
  let label: String
  /// Writes it; nil where the card cannot be edited there.
  let edit: Edit?

  /// - Parameter right: The indices of the right answers, at least one.
  init(_ right: [Int], _ proof: KeyProof, _ card: CardContext) {
    let list = right.map(String.init)
    let entries = card.written
    if case .multiSelect = card.content {
      (key, value) = (.correctAnswerIndices, "[\(list.joined(separator: ", "))]")
      label = right.count == 1 ? "the right answer is at index \(list[0])" : "\(right.count) answers are right"
    } else {
      key = card.authored.rightAnswerKey
      let answer = card.choices?.answers[right[0]] ?? ""
      value = key == .correctAnswer ? ScalarText.written(answer, indent: 0, in: .flow, isContent: true) : list[0]
      label = "the right answer is at index \(list[0])"
    }
    if key == .correctAnswer, let index = proof.rightAnswers.first ?? proof.acceptable.min() {
      // The answer itself is written in the layout of the card.
      edit = entries.set(key, toText: proof.answers[index], insteadOf: nil)
    } else {
      edit = entries.set(key, to: value)
    }
  }
}
