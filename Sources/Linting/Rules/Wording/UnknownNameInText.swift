import AnswerReading
import CurriculumBundle
import Diagnostics
import Evidence
import Grading
import Python
import Robot
import Support

/// A text that names a function, a file or a robot's card which its own card does not have.
enum UnknownNameInText: TextRule {
  static let description = RuleDescription(
    "unknown-name-in-text", .wording, .warning, "a text names a part of the code, a file or a card that is not there",
    explanation: """
      A function got a better name, a level lost a card from its deck, and the text still has the old one: a learner
      looks for what is not there. Looked at are names in texts about Python that are nearly one of the code: those of
      calls such as `area(2, 3)`, those with an underscore such as `first_name`, and those behind a word such as
      “variable” or “function”; names in backticks next to such a word, in questions, that are not in the code at all;
      files whose name is nearly that of one in the code; and cards of the robot, in quotes or next to the word “card”,
      that the deck does not have. A text that says that something is not there is left alone.
      """,
    wrong: [
      .cards(task("Write a function ↓doubel(n) that doubles a number.")),
      .cards(look("It counts the lines of ↓notes.txt.", code: "print(len(open(\"note.txt\").readlines()))")),
      .cards(level("Use the card ↓repeat to fetch the coin.")),
    ],
    right: [
      .cards(task("Write a function double(n) that doubles a number, as len(name) counts letters.")),
      .cards(level("Use the card forward. The card repeat is missing.")),
      .cards(look("It prints one(s) and two(s).", code: "print(\"ones\")")),
    ],
    cases: RuleDescription.Cases(
      wrong: [
        .cards(look("What is in ↓first_nam?", code: "first_name = \"Ada\"")),
        .cards(look("The function ↓get_max finds the largest.", code: "def find_max(a): return max(a)")),
        .cards(look("The variable ↓conter counts.", code: "counter = 0")),
        .cards(ask("'How long is the list `↓basket` at the end?'")),
      ],
      right: [
        .cards(look("The variable names are short.", code: "name = 1")),
        .cards(look("A name with _ in it, such as my_cat, is fine.", code: "first_name = \"Ada\"")),
        .cards(look("Save it as first_nam.py, or in home/first_nam.", code: "first_name = \"Ada\"")),
        .cards(look("Without first_nam it fails.", code: "first_name = \"Ada\"")),
        .cards(look("Counters help. A conter is something else.", code: "counter = 0")),
        .cards(ask("How long is the list 'cart' at the end, with 'CART' in capitals?")),
        .cards(ask("The class 'inherits' from another. How long is the list 'cart' after the method 'append'?")),
      ]))

  static func findings(in text: TextContext) -> [Finding] {
    guard let card = text.card, card.hasPrograms, [.text, .explanation, .hints].contains(text.key) else { return [] }
    if card.language == .robot { return cards(in: text, of: card) }
    let isPython = card.language == .python
    return (isPython ? functions(in: text, of: card) + names(in: text, of: card) : []) + files(in: text, of: card)
  }

  private static let parenthesis = ASCIISet("(")
  private static let signsOfNames = ASCIISet("_`'\"")

  // MARK: - Functions and variables

  private static func functions(in text: TextContext, of card: CardContext) -> [Finding] {
    guard text.ascii.hasAny(of: parenthesis) else { return [] }
    let calls = NamedInText.calls(in: text.text).filter { !PythonNames.has($0.name) }
    guard !calls.isEmpty else { return [] }
    let code = allCode(of: card)
    guard calls.contains(where: { !code.contains("\($0.name)(") }) else { return [] }
    let known = NamedInText.all(in: code)
    return calls.compactMap { call -> Finding? in
      // The ending of a word may be in parentheses, too: `number(s)`.
      guard call.arguments.contains(where: { !$0.isLetter }) || known.contains(call.arguments) || call.arguments.isEmpty
      else { return nil }
      guard !known.contains(call.name), !code.contains("import *"),
        let meant = nearestName(to: call.name, among: own(in: code).sorted()), !isDenied(call.bytes, in: text, card)
      else { return nil }
      let location = text.location(of: call.bytes)
      return Finding(
        at: location, "\(text.name) names the function '\(call.name)', which is not in the card's code",
        help: "write `\(meant)`, or name it so in the code",
        fixes: text.document.advice(toReplace: location, by: meant))
    }
  }

  /// Names that are no calls: with an underscore, which no word has, or next to a word such as `variable`.
  private static func names(in text: TextContext, of card: CardContext) -> [Finding] {
    // Plain words count only next to such a word, which few texts have.
    let withPlain = card.answerReader.hasWordForName(text.text)
    guard withPlain || text.ascii.hasAny(of: signsOfNames) else { return [] }
    let named = NamedInText.identifiers(in: text.text, withPlain: withPlain)
    guard !named.isEmpty else { return [] }
    let code = allCode(of: card)
    let known = NamedInText.all(in: code)
    let strange = named.filter { !known.contains($0.name) }
    guard !strange.isEmpty, !known.isEmpty, !code.contains("import *") else { return [] }
    let candidates = known.filter { !PythonNames.has($0) }.sorted()
    return strange.compactMap { identifier -> Finding? in
      // Most words are near no name; whether one is denied takes longest to see.
      let meant = meant(by: identifier, in: text.text, among: candidates, card.answerReader)
      guard meant != nil || isOfOtherCode(identifier, in: text, card), !PythonNames.has(identifier.name),
        !isDenied(identifier.bytes, in: text, card)
      else { return nil }
      let location = text.location(of: identifier.bytes)
      return Finding(
        at: location, "\(text.name) names '\(identifier.name)', which is not in the card's code",
        help: "write \(meant.map { "`\($0)`" } ?? "a name that is in the code"), or name it so in the code",
        fixes: meant.map { text.document.advice(toReplace: location, by: $0) } ?? [])
    }
  }

  /// True for a name in backticks; in quotes there may be any word: `the class 'inherits' from another`.
  private static func isInBackticks(_ identifier: NamedInText, _ text: TextContext) -> Bool {
    text.text.withBytes { $0[identifier.bytes.lowerBound - 1] == UInt8(ascii: "`") }
  }

  /// True for a name in backticks of which the text of a question says that it is one: it is about its own code.
  private static func isOfOtherCode(_ identifier: NamedInText, in text: TextContext, _ card: CardContext) -> Bool {
    identifier.isMarked && isInBackticks(identifier, text) && text.key == .text && card.codeEvidence != nil
      && card.isAboutItsCode
      && isSaidToBeName(identifier, in: text.text, card.answerReader)
  }

  private static func isSaidToBeName(_ identifier: NamedInText, in text: String, _ reader: AnswerReader) -> Bool {
    reader.saysName(
      before: text[..<text.index(atByte: identifier.bytes.lowerBound)],
      behind: text[text.index(atByte: identifier.bytes.upperBound)...])
  }

  /// The name of the code that a name in a text most likely means; nil for one that may be a word.
  private static func meant(
    by identifier: NamedInText, in text: String, among candidates: [String], _ reader: AnswerReader
  ) -> String? {
    let near = nearestName(to: identifier.name, among: candidates)
    guard identifier.hasUnderscore else {
      // `The variable names are short` speaks of names, whatever the code calls `name`.
      guard let near, !near.hasPrefix(identifier.name), !identifier.name.hasPrefix(near) else { return nil }
      let before = text[..<text.index(atByte: identifier.bytes.lowerBound)]
      let isName = identifier.isMarked ? isSaidToBeName(identifier, in: text, reader) : reader.saysName(before: before)
      return isName ? near : nil
    }
    if let near { return near }
    let alike = candidates.filter { $0.contains("_") && identifier.sharesPart(with: $0) }
    return alike.count == 1 && isSaidToBeName(identifier, in: text, reader) ? alike.first : nil
  }

  // MARK: - Files

  private static func files(in text: TextContext, of card: CardContext) -> [Finding] {
    let named = NamedInText.files(in: text.text)
    guard !named.isEmpty else { return [] }
    let code = allCode(of: card)
    let there = Set(NamedInText.files(in: code).map(\.name))
    return named.compactMap { file -> Finding? in
      guard !there.contains(file.name), let meant = nearestName(to: file.name, among: there.sorted()),
        !isDenied(file.bytes, in: text, card)
      else { return nil }
      let location = text.location(of: file.bytes)
      return Finding(
        at: location, "\(text.name) names the file '\(file.name)', and the code has '\(meant)'",
        help: "write `\(meant)`, or name it so in the code",
        fixes: text.document.advice(toReplace: location, by: meant))
    }
  }

  // MARK: - Cards of the robot

  private static func cards(in text: TextContext, of card: CardContext) -> [Finding] {
    guard let names = card.content.task?.deck else { return [] }
    let deck = Deck.named(names).deck
    let lacking = Move.Word.allCases.filter { !names.contains($0.rawValue) && !deck.allows($0) && $0 != .end }
    return card.answerReader.robotCards(Set(lacking.map(\.rawValue)), in: text.text).map { name, range in
      let start = text.text.utf8.distance(from: text.text.startIndex, to: range.lowerBound)
      return Finding(
        at: text.location(of: start..<start + name.utf8.count),
        "\(text.name) names the card '\(name)', which is not in the deck",
        help: "add it to `deck`, or name another card")
    }
  }

  // MARK: - The card's code

  /// True where the sentence in which something is named denies or supposes it: `data2.txt would be another file`.
  private static func isDenied(_ bytes: Range<Int>, in text: TextContext, _ card: CardContext) -> Bool {
    card.answerReader.deniesOrSupposes(text.sentence(around: bytes))
  }

  /// All code on the card, and the calls, answers and words with which it asks for some.
  private static func allCode(of card: CardContext) -> String {
    let checks = (card.content.task?.checks ?? []) + card.content.puzzleChecks
    let asked = checks.flatMap { ($0.setup ?? []) + [$0.call, $0.returns, $0.satisfies].compactMap { $0 } }
    var given = [card.content.codeBefore].compactMap { $0 }
    if case .dragAndDrop(let puzzle) = card.content { given += puzzle.tokens }
    return (card.codes.map(\.code) + given + asked + (card.choices?.answers ?? [])).joined(separator: "\n")
  }

  /// The names that the code calls or defines.
  private static func own(in code: String) -> Set<String> {
    Set(code.matches(of: /(?:^|[^\w.])([A-Za-z_]\w*)\(/).map { String($0.output.1) }.filter { !PythonNames.has($0) })
      .union(definitions(in: code))
  }

  private static func definitions(in code: String) -> Set<String> {
    Set(code.matches(of: /(?:def|class)\s+([A-Za-z_]\w*)/).map { String($0.output.1) })
  }

  // MARK: - Samples

  private static func task(_ text: String) -> String {
    """
    - id: double
      type: exercise
      text: \(text)
      language: python
      starter: |
        def double(n):
            return n
      solutions:
        - |
          def double(n):
              return 2 * n
      checks: [{call: double(3), returns: 6}, {call: double(-5), returns: -10}, {call: double(0), returns: 0}]

    """
  }

  private static func look(_ text: String, code: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: \(text)\n  code: |\n    \(code)\n"
  }

  private static func ask(_ text: String) -> String {
    """
    - id: ask
      type: questionWithCode
      code: |
        cart = ["milk"]
        cart.append("eggs")
        print(len(cart))
      text: \(text)
      answers: [1, 2, 3]
      correctAnswerIndex: 1

    """
  }

  private static func level(_ text: String) -> String {
    SampleLevels.coin(text, more: "deck: [forward, left, collect]")
  }
}
