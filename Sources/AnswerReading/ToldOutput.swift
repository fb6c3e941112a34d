import Diagnostics

/// A number or a text in quotes of which a card's own text says that it is printed.
///
/// It is part of English sentences such as `It prints 5` and `Print "Hello"`.
///
/// Only what leaves no doubt is taken: the thing stands right behind the verb and ends the sentence, and the sentence
/// neither asks, denies nor supposes anything, nor speaks of other code.
package struct ToldOutput {
  /// The claim about it.
  package enum Mood {
    /// The code on the card prints it.
    case statement
    /// The learner's program is to print it.
    case task
  }

  /// The printed value, without its quotes.
  package let thing: String
  /// Its bytes in the text, its quotes included.
  package let bytes: Range<Int>

  /// True where it is in quotes.
  package var isQuoted: Bool { bytes.count > thing.utf8.count }

  /// An output whose place in the text is not asked for.
  package init(thing: String, isQuoted: Bool) {
    self.thing = thing
    bytes = 0..<thing.utf8.count + (isQuoted ? 2 : 0)
  }

  /// Everything that a text says so.
  package static func all(in text: String, _ mood: Mood) -> [ToldOutput] {
    guard text.utf8.count <= mostBytes, text.withBytes(\.mayTellOutput),
      stems(mood).contains(where: { text.offset(of: $0) != nil })
    else { return [] }
    return text.split { !$0.isLetter }.compactMap { ToldOutput(behind: $0, in: text, mood) }
  }

  /// Returns whether an output has it: as a part of its own, whatever sentence sign the quotes close round.
  package func isPrinted(in output: String) -> Bool {
    let bare = thing.last.map { ".!?,".contains($0) } == true ? String(thing.dropLast()) : thing
    return !bare.isEmpty
      && output.ranges(of: bare).contains { range in
        guard bare.allSatisfy(\.isNumber) else { return true }
        let before = output[..<range.lowerBound].last
        let after = output[range.upperBound...].first
        return before?.isNumber != true && after?.isNumber != true
      }
  }

  private init?(behind verb: Substring, in text: String, _ mood: Mood) {
    guard Self.verbs(mood).contains(verb.lowercased()), text[verb.endIndex...].first == " " else { return nil }
    let start = text.index(after: verb.endIndex)
    guard let (thing, end) = Self.thing(text[start...]), Self.endsClaim(text[end...]) else { return nil }
    let before = text[..<verb.startIndex]
    let sentence = before.split { Self.endings(mood).contains($0) }.last ?? ""
    let isSure =
      switch mood {
      case .statement: Self.isStatement(sentence, verb.lowercased(), after: before)
      case .task: Self.isTask(sentence, verb.lowercased(), of: text)
      }
    guard isSure else { return nil }
    self.thing = thing
    bytes = text.utf8.distance(from: text.startIndex, to: start)..<text.utf8.distance(from: text.startIndex, to: end)
  }

  // MARK: - The thing

  /// A number or a text in quotes at a beginning, and where it ends.
  private static func thing(_ rest: Substring) -> (String, String.Index)? {
    guard let first = rest.first else { return nil }
    if "\"'`".contains(first) {
      let inside = rest.dropFirst().prefix { $0 != first && $0 != "\n" }
      guard inside.endIndex < rest.endIndex, rest[inside.endIndex] == first, isPlain(inside) else { return nil }
      return (String(inside), rest.index(after: inside.endIndex))
    }
    let sign = rest.prefix { $0 == "-" }
    let whole = rest[sign.endIndex...].prefix { $0.isASCII && $0.isNumber }
    guard sign.count < 2, !whole.isEmpty else { return nil }
    let point = rest[whole.endIndex...]
    let digits = point.dropFirst().prefix { $0.isASCII && $0.isNumber }
    let end = point.first == "." && !digits.isEmpty ? digits.endIndex : whole.endIndex
    return (String(rest[..<end]), end)
  }

  /// Whether a text in quotes is no pattern such as `Hello, NAME` or `{name}`.
  private static func isPlain(_ text: Substring) -> Bool {
    !text.isEmpty && !text.contains { "\\{}<>_…()=[]".contains($0) } && !text.hasSuffix("...")
      && !text.split { !$0.isLetter }.contains { $0.count > 1 && $0.allSatisfy(\.isUppercase) }
  }

  /// Whether a claim ends here, and is no question.
  private static func endsClaim(_ rest: Substring) -> Bool {
    let rest = rest.hasPrefix(" on the screen") ? rest.dropFirst(" on the screen".count) : rest
    guard let sign = rest.first else { return true }
    return (".!\n".contains(sign)) && (sign == "\n" || rest.dropFirst().first?.isWhitespace ?? true)
  }

  // MARK: - The sentence

  private static func isStatement(_ sentence: Substring, _ verb: String, after before: Substring) -> Bool {
    let words = ToldText.words(of: String(sentence))
    return hasSubject(words, verb) && !before.contains { "(=`".contains($0) }
      && !words.contains { doubts.contains($0) || wishes.contains($0) }
      && !ToldText.words(of: String(before)).contains(where: changes.contains)
  }

  private static func isTask(_ sentence: Substring, _ verb: String, of text: String) -> Bool {
    let words = ToldText.words(of: String(sentence))
    guard !sentence.contains(where: { "(=`".contains($0) }), !words.contains(where: doubts.contains),
      !isChoice(sentence, in: text)
    else { return false }
    guard verb.hasSuffix("s") else { return words.last.map(leads.contains) ?? true }
    return hasSubject(words, verb) && words.dropLast().suffix(4).joined(separator: " ").contains("so that")
  }

  /// Whether the words before a verb end with the program on the card; what `it` shows may be a clock.
  private static func hasSubject(_ words: [String], _ verb: String) -> Bool {
    guard let subject = words.last else { return false }
    if ["program", "code", "screen"].contains(subject) {
      return ["the", "this", "your"].contains(words.dropLast().last ?? "")
    }
    return subject == "this" || subject == "it" && ["prints", "outputs"].contains(verb)
  }

  /// Where the words end that belong to what comes behind them.
  private static func endings(_ mood: Mood) -> String {
    switch mood {
    case .statement: ".!?\n"
    case .task: ".!?:\n"
    }
  }

  /// Whether a sentence may name one of several things to be printed: it answers a question, or the text has an `if`.
  private static func isChoice(_ sentence: Substring, in text: String) -> Bool {
    text[..<sentence.startIndex].last == "?"
      || ToldText.words(of: text).contains { ["if", "else", "otherwise", "when"].contains($0) }
  }

  private static func verbs(_ mood: Mood) -> [String] {
    switch mood {
    case .statement: verbsOfStatements
    case .task: verbsOfTasks
    }
  }

  private static let verbsOfStatements = ["prints", "shows", "displays", "outputs"]
  private static let verbsOfTasks = ["print", "display", "prints", "displays"]

  /// The verbs without their first letters, which may be capitals; a text without one says nothing.
  private static func stems(_ mood: Mood) -> [String] {
    switch mood {
    case .statement: stemsOfStatements
    case .task: stemsOfTasks
    }
  }

  private static let stemsOfStatements = verbsOfStatements.map { String($0.dropFirst()) }
  private static let stemsOfTasks = verbsOfTasks.prefix(2).map { String($0.dropFirst()) }

  private static let mostBytes = 2_000
  private static let leads: Set<String> = [
    "then", "to", "and", "now", "please", "just", "finally", "first", "should", "must",
  ]
  private static let doubts: Set<String> = [
    "if", "when", "whether", "unless", "not", "never", "t", "or", "else", "otherwise", "instead", "without", "until",
    "no", "starter", "neither", "nor", "other", "another", "elsewhere", "for", "with", "given", "sometimes", "often",
    "may", "can", "old", "earlier", "previous", "next", "last", "how", "way", "ways", "know", "learned", "learnt",
    "had",
  ]
  /// After these words a text may speak of what the learner makes of the code.
  private static let changes: Set<String> = [
    "change", "replace", "swap", "try", "write", "add", "put", "remove", "delete", "type", "take", "edit",
  ]
  private static let wishes: Set<String> = [
    "so", "change", "make", "let", "would", "should", "could", "want", "wants", "try", "after", "before", "once", "was",
    "think", "thinks", "hope", "hopes", "expect", "expects", "says", "guess", "maybe", "almost", "must",
  ]
}

extension UnsafeBufferPointer<UInt8> {
  /// True where a number or a quote is behind a letter with which a verb for printing ends; hardly any text has that.
  fileprivate var mayTellOutput: Bool {
    guard count > 2 else { return false }
    return (2..<count).contains { index in
      guard self[index - 1] == 0x20 else { return false }
      switch self[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "\""), UInt8(ascii: "'"),
        UInt8(ascii: "`"):
        return [UInt8(ascii: "s"), UInt8(ascii: "t"), UInt8(ascii: "y")].contains(self[index - 2] | 0x20)
      default: return false
      }
    }
  }
}
