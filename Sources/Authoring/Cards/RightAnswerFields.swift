import Diagnostics
import JSON
import YAMLSource

/// The keys that say which answer to a question is the right one: the answer itself, or its place.
enum RightAnswerFields {
  /// The right answer as it is in the list; what is published is its place.
  static func answer(example: String) -> Field<String> {
    .required(
      .correctAnswer, .text, "The right answer, written as it is among the answers.", example: example,
      published: .never, orElse: index.fieldKey)
  }

  /// The place of the right answer.
  static let index = Field.optional(
    .correctAnswerIndex, .integer(0...Int.max, upTo: "the number of answers less 1"),
    "The place of the right answer, counted from 0, in the place of `correctAnswer`.", example: "1",
    published: .always, forApps: "The place of the right answer, counted from 0.")

  /// One of them is there, and not both.
  static let constraint = FieldConstraint.either(key: index.key, or: FieldKey.correctAnswer.rawValue)
}

extension FieldReader {
  /// The key under which the file says which one answer is right.
  var rightAnswerKey: FieldKey {
    tree.value(for: FieldKey.correctAnswer, in: node) == nil ? .correctAnswerIndex : .correctAnswer
  }

  /// The place of the right answer among those of a card, from 0; nil where it cannot be read, which was reported.
  ///
  /// Of equal answers it is the first. Without the answers nobody knows what is right.
  func indexOfRightAnswer(_ field: Field<String>, among answers: [String]?) -> Int? {
    let (answer, index) = (self[field], self[RightAnswerFields.index])
    guard let answer else { return index }
    guard let answers, let written = tree.value(for: field.fieldKey, in: node) else { return nil }
    if let place = answers.firstIndex(where: { $0.utf8.elementsEqual(answer.utf8) }) { return place }
    let quoted = answersInCurlyQuotes
    findings.report(
      quoted.contains { $0.text == answer }
        ? .answerInCurlyQuotes(answer, quoted: quoted, at: tree.location(of: written))
        : .unknownAnswer(answer, among: answers, at: tree.location(of: written)))
    return nil
  }

  /// The finding about a right answer and an index that are both there and name different answers; nil where they name
  /// the same one, or another constraint is broken.
  func contradictionOfRightAnswers(_ constraint: FieldConstraint, at location: Location) -> Diagnostic? {
    guard case .either(RightAnswerFields.index.key, _) = constraint,
      let list = tree.value(for: FieldKey.answers, in: node), tree.kind(of: list) == .sequence,
      let answer = tree.value(for: FieldKey.correctAnswer, in: node), tree.kind(of: answer) == .scalar,
      let index = tree.value(for: FieldKey.correctAnswerIndex, in: node).flatMap({ tree.wholeNumber(of: $0) })
    else { return nil }
    let answers = tree.elements(of: list).map { tree.kind(of: $0) == .scalar ? tree.text(of: $0) : "" }
    let text = tree.text(of: answer)
    let other = answers.indices.contains(index) ? answers[index] : nil
    guard let place = answers.firstIndex(of: text), other != text else { return nil }
    return .contradictingAnswers(text, at: place, other, at: index, location)
  }

  /// The answers that have curly quotes around them, as they are without these.
  private var answersInCurlyQuotes: [(text: String, location: Location)] {
    guard !tree.hasAliases, let list = tree.value(for: FieldKey.answers, in: node), tree.kind(of: list) == .sequence
    else { return [] }
    return tree.elements(of: list).compactMap { answer in
      guard tree.kind(of: answer) == .scalar, tree.style(of: answer) == .plain else { return nil }
      let text = withoutTypographicQuotes(tree.text(of: answer))
      return text == tree.text(of: answer) ? nil : (text, tree.location(of: answer))
    }
  }
}
