internal import CurriculumBundle
internal import Diagnostics
internal import Evidence
internal import Grading
internal import Phrases
internal import Python
internal import Robot
internal import Support

/// A text that names a function, a file or a robot's card which its own card does not have.
enum UnknownNameInText: TextRule {
  static let description = RuleDescription(
    "unknown-name-in-text", .wording, .warning, "a text names a function, a file or a card that is not there",
    explanation: """
      A function got a better name, a level lost a card from its deck, and the text still has the old one: a learner
      looks for what is not there. Looked at are calls such as `area(2, 3)` in texts about Python whose name is nearly
      that of a function of the code, files whose name is nearly that of one in the code, and cards of the robot, in
      quotes or next to the word “card”, that the deck does not have. A text that says that something is not there is
      left alone.
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
    ])

  static func findings(in text: TextContext) -> [Finding] {
    guard let card = text.card, card.hasPrograms, [.text, .explanation, .hints].contains(text.key) else { return [] }
    if card.language == .robot { return cards(in: text, of: card) }
    guard text.ascii.hasAny(of: signs) else { return [] }
    let (hasCall, hasFile) = text.text.withBytes { bytes in
      let inner = bytes.indices.dropFirst().dropLast()
      return (
        inner.contains { bytes[$0] == UInt8(ascii: "(") && bytes[$0 - 1].isWordByte },
        inner.contains { bytes[$0] == UInt8(ascii: ".") && bytes[$0 - 1].isWordByte && bytes[$0 + 1].isWordByte }
      )
    }
    return (hasCall && card.language == .python ? functions(in: text, of: card) : [])
      + (hasFile ? files(in: text, of: card) : [])
  }

  private static let signs = ASCIISet("(.")

  // MARK: - Functions

  private static func functions(in text: TextContext, of card: CardContext) -> [Finding] {
    let calls = self.calls(in: text.text).filter { !PythonNames.has($0.name) }
    guard !calls.isEmpty else { return [] }
    let code = allCode(of: card)
    guard calls.contains(where: { !code.contains("\($0.name)(") }) else { return [] }
    let known = names(in: code)
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

  /// The names right before a parenthesis, with what it holds and where the names stand in bytes.
  private static func calls(in text: String) -> [(name: String, arguments: String, bytes: Range<Int>)] {
    text.withBytes { bytes in
      bytes.indices.filter { bytes[$0] == UInt8(ascii: "(") }.compactMap { open in
        var start = open
        while start > 0, bytes[start - 1].isWordByte { start -= 1 }
        let isApart = start == 0 || bytes[start - 1] != UInt8(ascii: ".")
        // The first bracket that follows closes this one, or opens another call.
        let inner = bytes[(open + 1)...].prefix(200)
        guard open - start > 1, isApart, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]),
          let close = inner.firstIndex(where: { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "(") }),
          bytes[close] == UInt8(ascii: ")")
        else { return nil }
        let arguments = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
        return (String(decoding: bytes[start..<open], as: UTF8.self), arguments, start..<open)
      }
    }
  }

  // MARK: - Files

  private static func files(in text: TextContext, of card: CardContext) -> [Finding] {
    let named = fileNames(in: text.text)
    guard !named.isEmpty else { return [] }
    let code = allCode(of: card)
    let there = Set(fileNames(in: code).map(\.name))
    return named.compactMap { name, bytes -> Finding? in
      guard !there.contains(name), let meant = nearestName(to: name, among: there.sorted()),
        !isDenied(bytes, in: text, card)
      else { return nil }
      let location = text.location(of: bytes)
      return Finding(
        at: location, "\(text.name) names the file '\(name)', and the code has '\(meant)'",
        help: "write `\(meant)`, or name it so in the code",
        fixes: text.document.advice(toReplace: location, by: meant))
    }
  }

  private static func fileNames(in text: String) -> [(name: String, bytes: Range<Int>)] {
    text.matches(of: /(?:^|[^\w\-])([\w\-]+\.(?:txt|csv|json|xml|html|md|log|dat|py))(?!\w)/).map { match in
      let name = match.output.1
      let start = text.utf8.distance(from: text.startIndex, to: name.startIndex)
      return (String(name), start..<start + name.utf8.count)
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

  private static func names(in code: String) -> Set<String> {
    Set(code.matches(of: /[A-Za-z_]\w*/).map { String($0.output) })
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

  private static func level(_ text: String) -> String {
    SampleLevels.coin(text, more: "deck: [forward, left, collect]")
  }
}
