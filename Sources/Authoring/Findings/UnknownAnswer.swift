import Diagnostics
import Support

/// A right answer that is not one of the answers.
enum UnknownAnswer {
  static let description = RuleDescription(
    "unknown-answer", .structure, .error, "the right answer is not one of the answers",
    explanation: """
      `correctAnswer` is one of `answers`, written in the same way: then nobody has to count from 0, and answers can be
      sorted anew. What an app downloads is the place of that answer. One that is not in the list, most likely since it
      was misspelled, or changed in one of both places only, leaves the question without a right answer. The place of
      an answer goes into `correctAnswerIndex`.
      """,
    wrong: [.cards(ask("↓The Mon")), .cards(ask("↓1"))],
    right: [
      .cards(ask("The Moon")),
      .cards(ask("The Moon").replacing("correctAnswer: The Moon", with: "correctAnswerIndex: 0")),
    ])

  private static func ask(_ answer: String) -> String {
    """
    - id: ask
      type: question
      text: What goes around the Earth?
      answers: [The Moon, The Sun, Mars]
      correctAnswer: \(answer)

    """
  }
}

extension Diagnostic {
  /// A right answer that is not among those of its card; the nearest one is proposed.
  static func unknownAnswer(_ answer: String, among answers: [String], at location: Location) -> Diagnostic {
    let near = nearestName(to: answer, among: answers) ?? letter(answer).flatMap { answers.dropFirst($0).first }
    let written = near.map { ScalarText.written($0, indent: 0, in: .flow, isContent: true) }
    var help = "write one of the answers as it is there"
    if let written {
      help = "write `correctAnswer: \(written)`"
    } else if let place = Int(answer), let meant = answersMeant(byPlace: place, among: answers) {
      help = "write the answer itself: \(meant)"
    }
    var finding = UnknownAnswer.description.finding(
      at: location, "'correctAnswer' is '\(shortened(answer))', which is not one of the answers",
      label: near.map { "did you mean '\(shortened($0))'?\(strangeCharacter(in: answer) ?? "")" }, help: help)
    finding.fixes = written.map { [Fix("write `\($0)`", .needsChoice, [Edit(location, $0)])] } ?? []
    return finding
  }

  /// A right answer whose equal among the answers has curly quotes around it, which are taken off there.
  ///
  /// - Parameter quoted: All answers in curly quotes, as they are without them.
  static func answerInCurlyQuotes(
    _ answer: String, quoted: [(text: String, location: Location)], at location: Location
  ) -> Diagnostic {
    let written = quoted.map { (ScalarText.written($0.text, indent: 0, in: .flow, isContent: true), $0.location) }
    var finding = UnknownAnswer.description.finding(
      at: location, "'correctAnswer' is '\(shortened(answer))', which is not one of the answers",
      label: "the answer has curly quotes around it, which are letters to YAML",
      help: "take the curly quotes off the answer: '\(shortened(answer))'"
        + (quoted.count > 1 ? ", and off the other answers, too" : ""))
    finding.fixes = [Fix("take the curly quotes off", .needsChoice, written.map { Edit($0.1, $0.0) })]
    return finding
  }

  /// The answers that a number may mean, in words: one if its author counts from 1, another one if from 0; nil for a
  /// number that is out of range.
  static func answersMeant(byPlace place: Int, among answers: [String]) -> String? {
    guard (0...answers.count).contains(place), !answers.isEmpty else { return nil }
    let meant = [place - 1, place].filter(answers.indices.contains).map { "'\(shortened(answers[$0]))'" }
    return "\(meant.joined(separator: " if you count from 1, ")) if you count from "
      + (place == answers.count ? "1" : "0")
  }

  /// The place that a letter stands for: 1 for `B`.
  private static func letter(_ text: String) -> Int? {
    guard text.utf8.count == 1, let letter = text.uppercased().utf8.first else { return nil }
    let place = Int(letter) - Int(UInt8(ascii: "A"))
    return (0..<26).contains(place) ? place : nil
  }
}
