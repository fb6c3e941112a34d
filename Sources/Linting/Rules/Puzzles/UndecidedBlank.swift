import AnswerReading
import Authoring
import CurriculumBundle
import Diagnostics

/// A token that works in a blank where only the text can say that it is wrong.
enum UndecidedBlank: CardRule {
  static let description = RuleDescription(
    "undecided-blank", .puzzles, .warning, "another word in a blank gives the same result, and only the text decides",
    explanation: """
      With another word in a blank the code prints the same, and the text may decide all the same: the card does not say
      with `result` or `checks` what its code has to do, or the text does not only name what is printed. It may ask for
      more than that: for a larger number, a loop, the shorter way. Then say it with
      `because`, and nobody is asked again. Otherwise a learner with a right word reads that it is wrong: add the word
      to `answers`, or let the code show the difference. In a sentence without code two blanks with no more than “and”
      or “or” between them may as well be filled the other way round.
      """,
    wrong: [
      .cards(compare(answers: "[↓4]")),
      .cards(complete("Loops begin with __1__ or with __2__.", answers: "↓[for, while]")),
    ],
    right: [
      .cards(compare(answers: "[[4, 5]]")),
      .cards(compare(answers: "[4]", more: "because: the text asks for the smallest one")),
      .cards(complete("Loops begin with __1__ or with __2__.", answers: "[[for, while], [for, while]]")),
    ],
    cases: RuleDescription.Cases(
      right: [
        .cards(compare(answers: "[[4, 5]]", more: "result: True")),
        .cards(compare(answers: "[4]", more: "result: True\n  because: the text asks for the smallest one")),
        .cards(complete("A loop is __1__ and a condition is __2__.", answers: "[for, if]")),
        .cards(complete("It is __1__ or __2__.", "because: the usual one comes first", answers: "[for, while]")),
      ]))

  static func findings(in card: CardContext) -> [Finding] {
    if let pair = exchangeablePair(on: card) { return [pair] }
    guard card.hasPrograms, card.textDecidesBlanks else { return [] }
    return OtherWords(on: card).findings(orElse: ", or say with `because:` what the text asks for besides")
  }

  /// The finding on the first two blanks of a sentence that may change places, though each takes its own words alone.
  private static func exchangeablePair(on card: CardContext) -> Finding? {
    guard case .dragAndDrop(let puzzle) = card.content, let sentence = puzzle.sentence, puzzle.code == nil,
      card.authored.reasonForBlanks == nil
    else { return nil }
    let parts = BlankedText(sentence).parts
    for index in parts.indices.dropLast(2) {
      guard case .blank(let one) = parts[index], case .text(let between) = parts[index + 1],
        case .blank(let other) = parts[index + 2], max(one, other) <= puzzle.answers.count
      else { continue }
      // Words behind the pair may say which is which.
      guard parts.dropFirst(index + 3).allSatisfy({ $0.isSigns }) else { continue }
      let before = if index > 0, case .text(let text) = parts[index - 1] { text } else { "" }
      let (words, others) = (puzzle.answers[one - 1], puzzle.answers[other - 1])
      guard Set(words) != Set(others), (words + others).allSatisfy(isWord), let word = words.first,
        let exchanged = others.first, card.answerReader.pairs(between, after: before)
      else { continue }
      return Finding(
        at: card.location(of: card.fields.answers),
        "'\(exchanged)' in blank \(one) and '\(word)' in blank \(other) say the same",
        help: "write the words of both for each of the two blanks, or say with `because:` what decides")
    }
    return nil
  }

  private static func isWord(_ answer: String) -> Bool { answer.allSatisfy { $0.isLetter || $0 == "_" } }

  private static func complete(_ sentence: String, _ more: String? = nil, answers: String) -> String {
    """
    - id: fill
      type: dragAndDrop
      sentence: \(sentence)
      tokens: [while, for, if, def]
      answers: \(answers)
    \(more.map { "  \($0)\n" } ?? "")
    """
  }

  private static func compare(answers: String, more: String? = nil) -> String {
    """
    - id: fill
      type: dragAndDrop
      text: Fill in the smallest number that is above three.
      code: print(__1__ > 3)
      tokens: [2, 4, 5]
      answers: \(answers)
    \(more.map { "  \($0)\n" } ?? "")
    """
  }
}

extension BlankedText.Part {
  /// True for text without a word.
  fileprivate var isSigns: Bool { if case .text(let text) = self { !text.contains(where: \.isLetter) } else { false } }
}
