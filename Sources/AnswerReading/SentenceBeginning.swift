/// The possible first words of a sentence: most sentences, and most answers, are ruled out by looking at one word.
struct SentenceBeginning {
  /// Words that may come first.
  var words = WordSet()
  /// True for a sentence that may begin with a number in digits: `3 lines`.
  var hasDigits = false
  /// True for a sentence that may begin with an error's type as programs write it: `ValueError`.
  var hasErrorType = false
  /// True for a sentence that may begin with the subject of its question.
  var hasMention = false

  /// Necessary, not sufficient: an admitted text still has to be compared with the sentence.
  func admits(_ token: AnswerToken) -> Bool {
    if let word = token.word, words.contains(word) { return true }
    return hasDigits && token.number != nil || hasErrorType && token.errorType != nil
      || hasMention && token.mention != nil
  }

  /// Adds the ways in which another sentence may begin.
  mutating func formUnion(_ other: SentenceBeginning) {
    words.formUnion(other.words)
    hasDigits = hasDigits || other.hasDigits
    hasErrorType = hasErrorType || other.hasErrorType
    hasMention = hasMention || other.hasMention
  }
}

extension AnswerLanguage {
  /// Notes how each sentence of a part may begin, once all its lists and sentences are read.
  mutating func noteBeginnings(of part: Extent) {
    switch part {
    case .claims: noteBeginningsOfClaims()
    case .questions:
      var finder = BeginningFinder(self)
      for index in questions.indices { questions[index].beginning = finder.beginning(of: questions[index].parts) }
    // Statements about things are compared without a look at how they begin.
    case .relations: break
    }
  }

  private mutating func noteBeginningsOfClaims() {
    // Errors first: "nothing but an error" is one. Stable, since what comes first in a file is tried first.
    sentences = ClaimKind.allCases.flatMap { kind in sentences.filter { $0.kind == kind } }
    var finder = BeginningFinder(self)
    for index in sentences.indices { sentences[index].beginning = finder.beginning(of: sentences[index].parts) }
  }

  private static let headOfBeginnings =
    "# How claims may begin, derived from the words of the language by `make specs`.\n"

  /// The text of the file that says how its claims may begin.
  var beginningsFile: String {
    let any = sentences.reduce(into: SentenceBeginning()) { $0.formUnion($1.beginning) }
    func line(_ name: String, _ isIncluded: (Int) -> Bool) -> String {
      let words = (0..<vocabulary.count).filter(isIncluded).map { String(decoding: vocabulary.word($0), as: UTF8.self) }
      return words.isEmpty ? "" : "\(name) = \(words.sorted().joined(separator: ", "))\n"
    }
    let digits = any.hasDigits ? ["first"] + (sentences.contains { mayBeDigits($0.parts) } ? ["alone"] : []) : []
    return Self.headOfBeginnings + line("skip", skipped.contains)
      + line("claims") { any.words.contains($0) && !skipped.contains($0) }
      + line("names") { $0 < signsByNumber.count && signsByNumber[$0].contains(.namesName) }
      + (digits.isEmpty ? "" : "digits = \(digits.joined(separator: ", "))\n")
  }

  /// A position in a row does not count, since a word follows its number.
  private func mayBeDigits(_ parts: [Part]) -> Bool {
    parts.allSatisfy { part in
      switch part {
      case .word: false
      case .optional: true
      case .list(let list): lists[list].contains { mayBeDigits($0) }
      case .special(let special): special == .number || special == .digits
      }
    }
  }
}

/// Finds out how sentences may begin; what is known of a list is not found out again.
private struct BeginningFinder {
  private let language: AnswerLanguage
  private var lists: [(beginning: SentenceBeginning, mayBeEmpty: Bool)?]
  private var specials: [AnswerLanguage.Special: SentenceBeginning] = [:]

  init(_ language: AnswerLanguage) {
    self.language = language
    lists = Array(repeating: nil, count: language.lists.count)
  }

  mutating func beginning(of parts: [AnswerLanguage.Part]) -> SentenceBeginning {
    var beginning = SentenceBeginning()
    _ = add(parts, to: &beginning)
    return beginning
  }

  /// Adds how the parts in a row may begin; true where all are optional, so that the next part may come first.
  private mutating func add(_ parts: [AnswerLanguage.Part], to beginning: inout SentenceBeginning) -> Bool {
    for part in parts where !add(part, to: &beginning) { return false }
    return true
  }

  private mutating func add(_ part: AnswerLanguage.Part, to beginning: inout SentenceBeginning) -> Bool {
    switch part {
    case .word(let word):
      beginning.words.insert(word)
      return false
    case .optional(let parts):
      _ = add(parts, to: &beginning)
      return true
    case .special(let special):
      beginning.formUnion(self.beginning(of: special))
      return false
    case .list(let list):
      let known = lists[list] ?? read(list)
      beginning.formUnion(known.beginning)
      return known.mayBeEmpty
    }
  }

  private mutating func read(_ list: Int) -> (beginning: SentenceBeginning, mayBeEmpty: Bool) {
    var all = (beginning: SentenceBeginning(), mayBeEmpty: false)
    for entry in language.lists[list] where add(entry, to: &all.beginning) { all.mayBeEmpty = true }
    lists[list] = all
    return all
  }

  private mutating func beginning(of special: AnswerLanguage.Special) -> SentenceBeginning {
    if let known = specials[special] { return known }
    var beginning = SentenceBeginning()
    for word in (language.phrases[special] ?? [:]).keys { beginning.words.insert(word) }
    switch special {
    case .number, .digits, .ordinal: beginning.hasDigits = true
    case .times: break
    case .errorType: beginning.hasErrorType = true
    case .variable, .expression, .call, .text: beginning.hasMention = true
    // Statements about things are compared without a look at how they begin.
    case .left, .right, .typeName: break
    }
    specials[special] = beginning
    return beginning
  }
}
