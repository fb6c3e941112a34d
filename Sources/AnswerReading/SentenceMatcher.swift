/// Compares the words of an answer with sentences of a language.
struct SentenceMatcher {
  private let language: AnswerLanguage
  private let tokens: [AnswerToken]
  /// Where each list ends that was tried at a token; nil where it was not.
  private var known: [[Int]?]

  init(_ language: AnswerLanguage, _ tokens: [AnswerToken]) {
    self.language = language
    self.tokens = tokens
    known = Array(repeating: nil, count: language.lists.count * (tokens.count + 1))
  }

  /// Whether a sentence is the whole answer.
  mutating func matchesWhole(_ parts: [AnswerLanguage.Part]) -> Bool {
    ends(of: parts[...], from: 0).contains(tokens.count)
  }

  /// The number that the first words with one stand for.
  func first(_ special: AnswerLanguage.Special) -> Int? {
    tokens.indices.lazy.compactMap { self.values(of: special, at: $0).last?.value }.first
  }

  /// The first type of an error that is named.
  var firstErrorType: String? {
    tokens.indices.lazy.compactMap { index in
      self.tokens[index].errorType
        ?? self.values(of: .errorType, at: index).last.flatMap { self.language.errorTypes[$0.value] }
    }.first
  }

  /// The places behind all ways in which parts can be found at a place.
  private mutating func ends(of parts: ArraySlice<AnswerLanguage.Part>, from start: Int) -> [Int] {
    guard let first = parts.first else { return [start] }
    var found: [Int] = []
    for next in ends(of: first, from: start) {
      for end in ends(of: parts.dropFirst(), from: next) where !found.contains(end) { found.append(end) }
    }
    return found
  }

  private mutating func ends(of part: AnswerLanguage.Part, from start: Int) -> [Int] {
    switch part {
    case .word(let word): return start < tokens.count && tokens[start].word == word ? [start + 1] : []
    case .optional(let parts): return [start] + ends(of: parts[...], from: start).filter { $0 != start }
    case .special(let special): return values(of: special, at: start).map(\.end)
    case .list(let list): return ends(ofList: list, from: start)
    }
  }

  private mutating func ends(ofList list: Int, from start: Int) -> [Int] {
    let key = list * (tokens.count + 1) + start
    if let ends = known[key] { return ends }
    var found: [Int] = []
    for entry in language.lists[list] {
      for end in ends(of: entry[...], from: start) where !found.contains(end) { found.append(end) }
    }
    known[key] = found
    return found
  }

  /// The values of all words at a place that stand for something, the longest last.
  private func values(of special: AnswerLanguage.Special, at start: Int) -> [(end: Int, value: Int)] {
    guard start < tokens.count else { return [] }
    let token = tokens[start]
    switch special {
    case .number, .digits: if let number = token.number, !token.isPlace { return [(start + 1, number)] }
    case .ordinal:
      if let number = token.number {
        let next = start + 1 < tokens.count ? tokens[start + 1].word : nil
        if let next, language.ordinalEndings.contains(next) { return [(start + 2, number)] }
        return token.isPlace ? [(start + 1, number)] : []
      }
    case .errorType: if token.errorType != nil { return [(start + 1, -1)] }
    case .variable: if token.mention?.isVariable ?? false { return [(start + 1, 0)] }
    case .expression: if token.mention?.isExpression ?? false { return [(start + 1, 0)] }
    case .call: if token.mention?.isCall ?? false { return [(start + 1, 0)] }
    case .text: if token.mention?.isText ?? false { return [(start + 1, 0)] }
    case .left, .right: return token.role == special ? [(start + 1, 0)] : []
    case .typeName: if let type = token.typeName { return [(start + 1, type)] }
    case .times: break
    }
    guard let word = token.word, let phrases = language.phrases[special]?[word] else { return [] }
    return phrases.filter { hasWords($0.words, at: start) }.map { (start + $0.words.count, $0.value) }
      .sorted { $0.0 < $1.0 }
  }

  private func hasWords(_ words: [Int], at start: Int) -> Bool {
    start + words.count <= tokens.count && words.indices.allSatisfy { tokens[start + $0].word == words[$0] }
  }
}
