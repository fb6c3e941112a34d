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
  /// The right answer among those of a card; nil where it cannot be read, which was reported.
  ///
  /// Of equal answers it is the first. Without the answers nobody knows what is right.
  func rightAnswer(_ field: Field<String>, among answers: [String]?) -> AuthoredKey? {
    let (answer, index) = (located(field), located(RightAnswerFields.index))
    guard let answer else { return index.map { AuthoredKey(index: $0, field: .correctAnswerIndex) } }
    guard let answers else { return nil }
    if let place = answers.firstIndex(where: { $0.utf8.elementsEqual(answer.value.utf8) }) {
      return AuthoredKey(index: answer.map { _ in place }, field: .correctAnswer)
    }
    return unknownAnswer(answer.value, among: answers, at: tree.location(of: answer.node))
  }

  /// Reports a right answer that is not among the answers.
  private func unknownAnswer(_ answer: String, among answers: [String], at location: Location) -> AuthoredKey? {
    let quoted = answersInCurlyQuotes
    findings.report(
      quoted.contains { $0.text == answer }
        ? .answerInCurlyQuotes(answer, quoted: quoted, at: location)
        : .unknownAnswer(answer, among: answers, at: location))
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
