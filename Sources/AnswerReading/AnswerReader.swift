import Support

/// Understands what answers say in words, in the language of a curriculum and in English.
///
/// The words are in the files of `Languages`, one a language.
package struct AnswerReader: Sendable {
  /// The languages, which all readers of a locale share: a reader is made for each episode.
  ///
  /// They are kept until the process ends, so that none has to count who uses them: threads that count the same thing
  /// wait for each other.
  let shared: Unmanaged<Languages>
  /// The code that the answers are about.
  let code: String

  /// The languages that are tried, in this order.
  var languages: [AnswerLanguage] { shared._withUnsafeGuaranteedRef { $0.languages } }
  /// The same with the sentences of questions.
  var languagesWithQuestions: [AnswerLanguage] { shared._withUnsafeGuaranteedRef { $0.withQuestions } }
  /// The same with the sentences that say something of things in code, too.
  var languagesWithRelations: [AnswerLanguage] { shared._withUnsafeGuaranteedRef { $0.withRelations } }
  /// True where the language of the locale has a file.
  package let understandsLocale: Bool

  /// A reader of answers about code.
  ///
  /// - Parameters:
  ///   - locale: A language tag, such as `de-AT`; of a language without a file only English is understood.
  ///   - code: The code; what it prints as it is written there is an output and claims nothing.
  package init(locale: String, about code: String = "") {
    let tag = Self.tag(of: locale)
    understandsLocale = AnswerLanguage.tags.contains(tag)
    shared = Self.byTag[tag].map { .passUnretained($0.value) } ?? Self.english.shared
    self.code = code
  }

  private init(_ other: AnswerReader, _ code: String) {
    (shared, understandsLocale) = (other.shared, other.understandsLocale)
    self.code = code
  }

  /// The languages that are tried where texts are in one of them.
  final class Languages: Sendable {
    /// The beginnings of the claims in each language, in the same order.
    let beginnings: [Unmanaged<ClaimBeginnings>]
    private let kept: [ClaimBeginnings]
    private let tags: [String]
    private let readWithClaims = LazyValue<[AnswerLanguage]>()
    private let readWithQuestions = LazyValue<[AnswerLanguage]>()
    private let readWithRelations = LazyValue<[AnswerLanguage]>()

    /// The languages with the sentences of answers that claim something, read when one may.
    var languages: [AnswerLanguage] { readWithClaims.value { AnswerLanguage.embedded(tags, .claims) } }
    /// The languages with the sentences of questions, read when a question is first compared.
    var withQuestions: [AnswerLanguage] { readWithQuestions.value { AnswerLanguage.embedded(tags, .questions) } }
    /// The same with the sentences that say something of things in code, read when a text is first compared.
    var withRelations: [AnswerLanguage] { readWithRelations.value { AnswerLanguage.embedded(tags, .relations) } }

    init(_ tag: String) {
      tags = tag == "en" ? ["en"] : [tag, "en"]
      kept = tags.map { ClaimBeginnings(Beginnings.texts[$0] ?? "") }
      beginnings = kept.map { .passUnretained($0) }
    }
  }

  /// Languages whose files may not have been read yet.
  private final class Unread: Sendable {
    private let tag: String
    private let languages = LazyValue<Languages>()

    init(_ tag: String) { self.tag = tag }

    var value: Languages { languages.value { Languages(tag) } }
  }

  /// All languages by their tags; what is read of one stays.
  private static let byTag = Dictionary(uniqueKeysWithValues: AnswerLanguage.tags.map { ($0, Unread($0)) })

  /// A reader of answers in the same languages about other code.
  package func about(_ code: String) -> AnswerReader { AnswerReader(self, code) }

  /// The tag of the language that is understood where texts are in a locale: `de` for `de-AT`, and `en` for those
  /// without a file.
  package static func language(of locale: String) -> String {
    let tag = tag(of: locale)
    return AnswerLanguage.tags.contains(tag) ? tag : "en"
  }

  private static func tag(of locale: String) -> String {
    // Most locales are a tag alone, and each episode asks.
    if locale.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) { return locale }
    return locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// What a question may ask for, as far as that changes what answers mean.
  package enum Asked {
    /// What is printed, or anything that has no words of its own.
    case output
    /// The error, so that `None` says that there is none.
    case error
    /// How many times or lines, so that `None` says that it is not once.
    case count
  }

  /// A reader of English answers, about code that is not known.
  package static let english = AnswerReader(locale: "en")

  /// What an answer claims; nil for an output, a value, code, and whatever else is no such claim.
  ///
  /// A reason behind it is not read (`Nothing, because …`); behind an error, neither is a message (`Error: …`).
  ///
  /// - Parameter asked: What the question asks for, which decides what `None` means.
  package func claim(of answer: String, to asked: Asked = .output) -> AnswerClaim? {
    guard mayClaim(answer), let whole = Self.statement(in: answer), !isPrinted(whole),
      let text = withoutParentheses(whole)
    else { return nil }
    let mayBegin = shared._withUnsafeGuaranteedRef { shared in
      shared.beginnings.map { $0._withUnsafeGuaranteedRef { $0.mayBegin(answer) } }
    }
    for (language, mayBegin) in zip(languages, mayBegin) where mayBegin {
      if let claim = language.claim(of: text, to: asked) ?? claimWithMessage(text, language)
        ?? claimWithReason(text, language)
      {
        return claim
      }
    }
    return nil
  }

  /// Looks only at how an answer begins: false is certain, true only means that it has to be read.
  package func mayClaim(_ answer: String) -> Bool {
    shared._withUnsafeGuaranteedRef { languages in
      languages.beginnings.contains { $0._withUnsafeGuaranteedRef { $0.mayBegin(answer) } }
    }
  }

  /// Whether a question says that it asks for what is printed.
  package func asksForOutput(_ text: String) -> Bool {
    let words = AnswerLanguage.folded(text).split { !$0.isLetter }
    return words.contains { word in languages.contains { $0.mayAskForOutput(String(word)) } }
  }

  /// True where the text of a task says what becomes of a list that it is given, or that one is made anew.
  package func speaksOfKeeping(_ text: String) -> Bool {
    let words = AnswerLanguage.folded(text).split { !$0.isLetter }
    return words.contains { word in languages.contains { $0.signs(of: String(word)).contains(.keeps) } }
  }

  /// The answer's one line: of a whole report of Python its last; nil for several lines, and for long texts.
  private static func statement(in answer: String) -> String? {
    let text = answer.trimmingWhitespace()
    guard !text.isEmpty, text.utf8.count <= mostBytes else { return nil }
    let lines = text.split { $0.isNewline }
    guard lines.count > 1 else { return text }
    return lines[0].hasPrefix("Traceback ") ? lines.last.map { String($0).trimmingWhitespace() } : nil
  }

  /// The longest answer that is read.
  private static let mostBytes = 400

  /// An output and the error behind it, in every way in which an answer can say both: `5 and an error`.
  package func outputsAndEndings(of answer: String) -> [(output: String, ending: String)] {
    languages.flatMap { language in
      language.partsAroundJoints(in: answer).flatMap { parts in
        language.outputs(saidBy: parts.output).map { ($0, parts.ending) }
      }
    }
  }

  /// The pieces of an answer that commas and words such as `and` join.
  package func pieces(of answer: String) -> [String] {
    var pieces = answer.split { ",&;".contains($0) }.map(String.init)
    for joint in languages.flatMap(\.joints) where joint.first == " " {
      pieces = pieces.flatMap { $0.components(around: joint) }
    }
    return pieces.map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
  }

  /// Whether the code has a call that prints a text.
  ///
  /// - Parameter isBeginning: Whether it may go on after the text.
  private func isPrinted(_ text: String, isBeginning: Bool = false) -> Bool {
    !code.isEmpty
      && ["print(\"", "print('", "print(f\"", "print(f'"].contains { call in
        let ends = isBeginning ? [""] : [String(call.last ?? "\""), "\\n"]
        return ends.contains { code.contains(call + text + $0) }
      }
  }

  /// A statement without parentheses around the whole; nil where the code has that text, so that they may be printed.
  private func withoutParentheses(_ text: String) -> String? {
    guard text.count > 2, text.first == "(", text.last == ")" else { return text }
    let inner = String(text.dropFirst().dropLast()).trimmingWhitespace()
    return code.contains(inner) ? nil : inner
  }

  /// `TypeError: cannot add`, `NameError - x is not defined`, `Error, x has no value`; in parentheses or behind a colon
  /// whatever it is, `Nothing (no output)`.
  private func claimWithMessage(_ text: String, _ language: AnswerLanguage) -> AnswerClaim? {
    for mark in [": ", " - ", " – ", " — ", " (", ", "] {
      guard let range = text.firstOccurrence(of: mark) else { continue }
      let head = String(text[..<range.lowerBound])
      guard !isPrinted(head + (mark.last == " " ? String(mark.dropLast()) : mark), isBeginning: true),
        let claim = language.claim(of: head, to: .output)
      else { continue }
      var message = text[range.upperBound...]
      // A count or a code, such as `Errors: 0`, is an output.
      guard Int(String(message).trimmingWhitespace()) == nil else { continue }
      if mark == " (", message.last == ")" { message = message.dropLast() }
      switch claim {
      case .error(let type, _, let line): return .error(type: type, message: String(message), line: line)
      case .anyError, .errorAtRunTime:
        if case .error(let type, _, let line) = language.claim(of: String(message), to: .output) {
          return .error(type: type, line: line)
        }
        return claim
      case .errorOnLine, .nothing, .emptyLines, .nothingAndError, .noError, .neverEnds, .endlessRecursion,
        .noneOfTheOthers, .allOfTheOthers, .someOfTheOthers, .count, .position:
        if mark == " (" || mark == ": " && claim == .nothing { return claim }
      }
    }
    return nil
  }

  /// `An error, because x has no value`.
  private func claimWithReason(_ text: String, _ language: AnswerLanguage) -> AnswerClaim? {
    language.textsBeforeReasons(in: text).lazy.compactMap { language.claim(of: $0, to: .output) }.first
  }
}

extension String {
  /// The texts before, between and behind the places of another one.
  fileprivate func components(around text: String) -> [String] {
    var (parts, start) = ([String](), startIndex)
    for range in ranges(of: text) {
      parts.append(String(self[start..<range.lowerBound]))
      start = range.upperBound
    }
    return parts + [String(self[start...])]
  }
}
