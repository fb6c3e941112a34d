/// The form that strings have in common: their characters, their case, and where each place has its kind of character
/// the pattern, as in dates.
struct TextForm {
  /// The case of all letters.
  private enum Case {
    case lower
    case upper
    /// Every word begins with a capital, and has no other.
    case capitalized
    case any
  }

  private let letterCase: Case
  private let characters: Set<Character>
  /// The kinds of characters by their places, or of their runs; nil where the strings differ in them.
  private let pattern: String?
  /// True where the pattern has each place, and not each run of one kind.
  private let isExact: Bool
  /// True where there are so few characters again and again that they are all that there are.
  private let hasFewCharacters: Bool

  /// Up to how many different characters are few, in how many at least.
  private static let fewCharacters = (most: 4, among: 8)
  /// Characters of which strings are made that are no words: binary numbers, DNA, RNA and Roman numbers.
  private static let alphabets = ["01", "ACGT", "ACGU", "IVXLCDM"].map { Set($0) }
  /// How many characters of an alphabet are no accident.
  private static let fewestOfAlphabet = 3

  /// The form of some strings; those that are given again and again count as often.
  init(of texts: [String]) {
    let whole = texts.filter { !$0.isEmpty }
    let all = whole.joined()
    let found = Set(all)
    let alphabet = Self.alphabets.first { found.isSubset(of: $0) && all.count >= Self.fewestOfAlphabet }
    characters = alphabet ?? found
    letterCase = Self.letterCase(of: whole)
    hasFewCharacters =
      alphabet != nil || found.count <= Self.fewCharacters.most && all.count >= Self.fewCharacters.among
    let (exact, outlines) = (Set(whole.map(Self.pattern)), Set(whole.map(Self.outline)))
    isExact = exact.count == 1 && Self.isTelling(exact.first ?? "", of: Set(whole).count)
    pattern = isExact ? exact.first : outlines.count == 1 ? outlines.first.flatMap(Self.tellingOutline) : nil
  }

  /// True where each place, or each run of one kind of characters, has its kind.
  var isPattern: Bool { pattern != nil }
  /// True where all strings of the form are as long.
  var isOfOneLength: Bool { isExact }

  /// True for a string of such characters in this case and pattern.
  func admits(_ text: String) -> Bool {
    if let pattern { return (isExact ? Self.pattern(of: text) : Self.outline(of: text)) == pattern }
    guard text.allSatisfy(admits) else { return false }
    return letterCase == .any || text.allSatisfy { !$0.isLetter } || cased(text) == text
  }

  /// False for a string with a letter that the others, which have a few letters again and again, do not have.
  func isFamiliar(_ text: String) -> Bool { !hasFewCharacters || text.allSatisfy(characters.contains) }

  private func admits(_ character: Character) -> Bool {
    if characters.contains(character) { return true }
    guard !hasFewCharacters || letterCase == .lower || letterCase == .capitalized else { return false }
    if character.isLetter { return character.isASCII && characters.contains { $0.isLetter && $0.isASCII } }
    return character.isASCII && character.isNumber && characters.contains { $0.isNumber }
  }

  /// A string in the case of the others.
  func cased(_ text: String) -> String {
    switch letterCase {
    case .lower: return text.lowercased()
    case .upper: return text.uppercased()
    case .any: return text
    case .capitalized:
      var isFirst = true
      return text.reduce(into: "") { result, character in
        result += isFirst ? character.uppercased() : character.lowercased()
        isFirst = !character.isLetter && character != "'"
      }
    }
  }

  /// The characters with which a string of a few different ones does not begin, the alphabet's first ones.
  func otherCharacters(than text: String) -> [String] {
    guard hasFewCharacters || characters.count <= 2 else { return [] }
    return characters.filter { $0 != text.first }.sorted().prefix(3).map(String.init)
  }

  private static func letterCase(of texts: [String]) -> Case {
    let letters = texts.joined().filter(\.isLetter)
    guard !letters.isEmpty else { return .any }
    if letters.allSatisfy(\.isLowercase) { return .lower }
    let words = texts.flatMap { $0.split { !$0.isLetter && $0 != "'" } }
    let areCapitalized = words.allSatisfy { word in
      word.first?.isUppercase ?? false && word.dropFirst().allSatisfy { !$0.isUppercase }
    }
    // Single capitals are in upper case.
    if letters.allSatisfy(\.isUppercase), !areCapitalized || words.allSatisfy({ $0.count == 1 }) { return .upper }
    return areCapitalized ? .capitalized : letters.allSatisfy(\.isUppercase) ? .upper : .any
  }
}

// MARK: - Patterns

extension TextForm {
  /// A string with each digit and letter replaced by one for all of its kind.
  private static func pattern(of text: String) -> String {
    String(text.map { $0.isNumber ? "0" : $0.isUppercase ? "A" : $0.isLetter ? "a" : $0 })
  }

  /// The pattern of a string with one character for each run: `a@a.a` for an address.
  private static func outline(of text: String) -> String {
    pattern(of: text).reduce(into: "") { result, kind in
      if result.last != kind { result.append(kind) }
    }
  }

  /// An outline that has marks between letters or digits; nil for other ones.
  private static func tellingOutline(_ outline: String) -> String? {
    let marks = outline.dropFirst().dropLast().contains { !"0aA ".contains($0) }
    return marks && !outline.contains(" ") ? outline : nil
  }

  /// True for a pattern that is no accident: it has digits, and marks or letters between them, or several have it.
  private static func isTelling(_ pattern: String, of count: Int) -> Bool {
    guard !pattern.contains(" ") else { return false }
    let (digits, others) = (pattern.contains("0"), pattern.contains { $0 != "0" })
    let marks = pattern.contains { !"0aA".contains($0) }
    return digits && others || count > 1 && (digits && pattern.count > 1 || marks && pattern.count > 1)
  }

  /// A string of a pattern with digits, or letters, of the others, with a number that is one less or more, and with
  /// known words.
  func changes(of text: String, among others: [String]) -> [String] {
    let runs = Self.runs(of: text)
    return runs.indices.flatMap { place -> [String] in
      let run = runs[place]
      let taken = others.map(Self.runs).filter { $0.count == runs.count }.map { $0[place] }.filter { $0 != run }
      let number = run.count < 18 ? Int(run) : nil
      let numbers = number.map { [$0 - 1, $0 + 1].filter { $0 > 0 }.map { Self.padded($0, to: run.count) } } ?? []
      let words = run.allSatisfy(\.isLetter) ? Self.words(like: run).prefix(2) : []
      return (taken.unique.prefix(3) + numbers + words).map { (runs[..<place] + [$0] + runs[(place + 1)...]).joined() }
    }
  }

  /// Known words in the case of one, and as long where they are short.
  private static func words(like word: String) -> [String] {
    let words = SampleWords.lowercase.filter { $0.count == word.count && $0 != word.lowercased() }
    return (words.isEmpty ? SampleWords.lowercase : words).map { word.allSatisfy(\.isUppercase) ? $0.uppercased() : $0 }
  }

  /// The runs of digits, of letters and of other characters.
  private static func runs(of text: String) -> [String] {
    var runs: [String] = []
    var last: Character?
    for character in text {
      let kind = pattern(of: String(character)).first
      if kind == last { runs[runs.count - 1].append(character) } else { runs.append(String(character)) }
      last = kind
    }
    return runs
  }

  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
