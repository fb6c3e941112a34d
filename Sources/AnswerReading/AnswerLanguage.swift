import Support

/// How answers say in one language what a program does: the lists and sentences of its file in `Languages`.
struct AnswerLanguage: Sendable {
  /// Words and places of a file that stand for numbers, or for types of errors.
  enum Special: String, CaseIterable {
    case number, digits, times, ordinal
    case errorType = "error type"
    /// What a question is about: a variable of the code, an expression, a call, or a text that may be printed.
    case variable, expression, call, text
    /// The things of which a statement says something.
    case left = "A"
    case right = "B"
    /// A type of values, as a number of `typeNames`.
    case typeName = "type name"
  }

  /// Some words, and what they stand for.
  struct Phrase {
    let words: [Int]
    /// A number, or the index of a type of `errorTypes`.
    let value: Int
  }

  /// A part of a sentence.
  enum Part {
    case word(Int)
    case list(Int)
    case special(Special)
    case optional([Part])
  }

  /// The heading of some sentences in a file.
  enum Heading {
    case claim(ClaimKind)
    case question(QuestionKind)
    case relation(Relation, isDenied: Bool)

    /// The part of the file to which they belong.
    var part: Extent {
      switch self {
      case .claim: .claims
      case .question: .questions
      case .relation: .relations
      }
    }
  }

  /// A heading with the ranges of its sentences.
  struct Section {
    let heading: Heading
    var sentences: [Range<Int>] = []
  }

  /// The file, of which more may be read.
  let file: LanguageFile
  /// The sentences of the file below their headings.
  let sections: [Section]
  /// The names of its lists, numbered.
  var names = Vocabulary(room: 512)
  /// The words of all sentences and lists, numbered.
  var vocabulary = Vocabulary(room: 2_048)
  /// Words that are passed over.
  var skipped = WordSet()
  /// Words that begin a reason, with spaces around them.
  var reasons: [String] = []
  /// Words between an output and the error that follows it, in small letters, with spaces around them.
  var joints: [String] = []
  /// How an answer introduces an output.
  var introductions: [String] = []
  /// Beginnings of words by which a question asks what is printed.
  var asksForOutput: [String] = []
  /// Words by which a text is known to be a question in the language.
  var questionWords: [String] = []
  /// How a question asks which of its answers is true.
  var truths: [String] = []
  /// The lists of which a text only has to have a word, by the number of that word; none for numbers beyond its end.
  var signsByNumber: [WordSigns] = []
  /// The same for words of scripts without spaces.
  var unspacedSigns: [(word: String, signs: WordSigns)] = []
  /// How feedback on a right answer begins, in small letters.
  var praises: [String] = []
  /// Words of an explanation right before the answer that is right, in small letters.
  var namings: [String] = []
  /// Words of an explanation right behind it, in small letters, with what stands between both.
  var namingsBehind: [String] = []
  /// Words of an explanation right before what the code gives, in small letters.
  var conclusions: [String] = []
  /// How an answer says behind an output that it is printed.
  var outputEndings: [String] = []
  /// Words for numbers as they are written in the file, with spaces between them.
  var numbers: [String: String] = [:]
  /// Words for types of values in the same way.
  var types: [String: String] = [:]
  /// Words that may stand before them.
  var articles: Set<String> = []
  /// Types of errors; nil for any but a syntax error.
  var errorTypes: [String?] = []
  /// What stands for a number or a type, by its first word.
  var phrases: [Special: [Int: [Phrase]]] = [:]
  /// What follows a number that is a place in a row.
  var ordinalEndings = WordSet()
  /// The lists, each of its entries a sentence.
  var lists: [[[Part]]] = []
  /// The sentences of each claim, in the order in which they are tried.
  var sentences: [(kind: ClaimKind, parts: [Part], beginning: SentenceBeginning)] = []
  /// The sentences of each kind of question.
  var questions: [(kind: QuestionKind, parts: [Part], beginning: SentenceBeginning)] = []
  /// The sentences that say something of things in code, and those that deny it.
  var relations: [(relation: Relation, isDenied: Bool, parts: [Part])] = []
  /// Claims by statement, shared by all cards and rules of a run.
  private let known = ClaimMemory()

  /// What a statement claims as an answer to a question; nil where no sentence of the language is it.
  ///
  /// A text is read once, however many cards and rules ask for it.
  func claim(of text: String, to asked: AnswerReader.Asked) -> AnswerClaim? {
    known.claim(of: text, to: asked) { read(text, asked) }
  }

  /// Compares a statement with the sentences that may begin as it does.
  private func read(_ text: String, _ asked: AnswerReader.Asked) -> AnswerClaim? {
    guard let tokens = tokens(of: text), let first = tokens.first, tokens.count <= Self.mostTokens else { return nil }
    var matcher = SentenceMatcher(self, tokens)
    for (kind, parts, beginning) in sentences where beginning.admits(first) && kind.isRead(asking: asked) {
      if matcher.matchesWhole(parts) { return claim(kind, matcher) }
    }
    return nil
  }

  /// The most words that a sentence has.
  static let mostTokens = 16

  private func claim(_ kind: ClaimKind, _ matcher: SentenceMatcher) -> AnswerClaim? {
    switch kind {
    case .error: errorClaim(matcher, isAtRunTime: false)
    case .errorWhileRunning: errorClaim(matcher, isAtRunTime: true)
    case .nothing: .nothing
    case .emptyLines: .emptyLines(matcher.first(.number) ?? 1)
    case .nothingAndError: .nothingAndError
    case .noError, .noErrorWhereAsked: .noError
    case .neverEnds: .neverEnds
    case .endlessRecursion: .endlessRecursion
    case .noneOfTheOthers: .noneOfTheOthers
    case .allOfTheOthers: .allOfTheOthers
    case .someOfTheOthers: .someOfTheOthers
    case .noTimesWhereAsked: .count(0)
    case .count: (matcher.first(.times) ?? matcher.first(.number)).map { .count($0) }
    case .position: (matcher.first(.ordinal) ?? matcher.first(.number)).map { .position($0) }
    }
  }

  private func errorClaim(_ matcher: SentenceMatcher, isAtRunTime: Bool) -> AnswerClaim? {
    let line = matcher.first(.ordinal) ?? matcher.first(.digits)
    if let type = matcher.firstErrorType { return line.map { $0 > 0 } ?? true ? .error(type: type, line: line) : nil }
    let isAtRunTime = isAtRunTime || matcher.first(.errorType) != nil
    guard let line else { return isAtRunTime ? .errorAtRunTime : .anyError }
    return line > 0 ? .errorOnLine(line) : nil
  }

  /// An answer in two parts, at each place where a word may join an output and an error.
  func partsAroundJoints(in text: String) -> [(output: String, ending: String)] {
    let small = text.lowercased()
    // Small letters may take other places than large ones.
    guard small.utf8.count == text.utf8.count else { return [] }
    return joints.flatMap { joint in
      small.ranges(of: joint).map { range in
        let start = small.utf8.distance(from: small.startIndex, to: range.lowerBound)
        let end = small.utf8.distance(from: small.startIndex, to: range.upperBound)
        let bytes = text.utf8
        return (
          String(text[..<bytes.index(bytes.startIndex, offsetBy: start)]),
          String(text[bytes.index(bytes.startIndex, offsetBy: end)...])
        )
      }
    }
  }

  /// What is before each word that begins a reason.
  func textsBeforeReasons(in text: String) -> [String] {
    let small = text.lowercased()
    return reasons.compactMap { reason in
      small.firstOccurrence(of: reason).map { String(small[..<$0.lowerBound]) }
    }
  }
}
