import AnswerReading

/// The text of a question, in which something that is printed, or a value, may be named.
///
///     NamingText("Which line prints 1, 2 and 3?").range(of: ["1", "2", "3"])    // that of "1, 2 and 3"
///     NamingText("Which line prints 3.0?").range(of: ["3"])                     // nil: 3.0 is another number
struct NamingText {
  private let characters: [Character]
  /// The surroundings of each character, and of the end.
  private let surroundings: [Surrounding]

  /// A text without the blocks of code in it; a very long one names nothing.
  init(_ text: String) {
    let parts = text.split(separator: "```", omittingEmptySubsequences: false)
    let words = parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }.joined(separator: "\n")
    characters = words.utf8.count <= Self.mostBytes ? Self.characters(of: words) : []
    surroundings = Self.surroundings(of: characters)
  }

  /// The longest text that is read: a puzzle looks into it at each of a thousand runs.
  private static let mostBytes = 10_000

  /// The place at which lines are named: each as it is, one behind the other, and between two of them a comma, a line
  /// end or a word; nil where they are not.
  func range(of lines: [String]) -> Range<Int>? {
    let lines = lines.map(Self.characters)
    guard (1...Self.mostLines).contains(lines.count), lines.allSatisfy({ !$0.isEmpty }) else { return nil }
    for start in characters.indices where matches(lines[0], at: start) {
      guard let end = end(of: lines, from: start), !isInsideCode(start..<end), !isPartOfNumber(start..<end),
        lines.count > 1 || !isPartOfName(start..<end)
      else { continue }
      return start..<end
    }
    return nil
  }

  /// The part of a sentence around a place, between the marks before and behind it.
  func clause(around range: Range<Int>) -> String {
    let start = characters[..<range.lowerBound].indices.last { isMark(at: $0) }.map { $0 + 1 } ?? 0
    let end = characters[range.upperBound...].indices.first { isMark(at: $0) } ?? characters.endIndex
    return String(characters[start..<end])
  }

  /// The sentence around a place, or the line where that is shorter.
  func sentence(around range: Range<Int>) -> String {
    let start = characters[..<range.lowerBound].indices.last { endsSentence(at: $0) }.map { $0 + 1 } ?? 0
    let end = characters[range.upperBound...].indices.first { endsSentence(at: $0) } ?? characters.endIndex
    return String(characters[start..<end])
  }

  /// The letters right behind a place, or behind the space there; empty where something else is there.
  func word(after range: Range<Int>) -> String {
    let rest = characters[range.upperBound...]
    let word = rest.first == " " ? rest.dropFirst() : rest
    return String(word.prefix { $0.isLetter })
  }

  /// The sentence before a place and behind it, without quotes around that.
  func surroundings(of range: Range<Int>) -> (before: String, behind: String) {
    let quotes = isQuoted(range) ? 1 : 0
    let (start, end) = (range.lowerBound - quotes, range.upperBound + quotes)
    let first = characters[..<start].indices.last { endsSentence(at: $0) }.map { $0 + 1 } ?? 0
    let last = characters[end...].indices.first { endsSentence(at: $0) } ?? characters.endIndex
    return (String(characters[first..<start]), String(characters[end..<last]))
  }

  /// True for a place beside which a list goes on: `2, 4` in `2, 4 and 6`, but not `15` in `add 1 to 5 and print 15`.
  func isPartOfList(_ range: Range<Int>, _ reader: AnswerReader) -> Bool {
    func isListed(_ index: Int) -> Bool { characters[index].isNumber || characters[index] == "'" }
    // A quote that belongs to what is there is no other part.
    let quotes = isQuoted(range) ? 1 : 0
    let (start, end) = (range.lowerBound - quotes, range.upperBound + quotes)
    let before = characters[..<start].indices.suffix(Self.mostBetween).last(where: isListed)
    let next = characters[end...].indices.prefix(Self.mostBetween).first(where: isListed)
    let between = [before.map { ($0 + 1)..<start }, next.map { end..<$0 }].compactMap(\.self)
    return between.contains { isBetween($0) && !asksForOutputBehindWord($0, reader) }
  }

  /// True for two words of which the second one asks for an output: `and print`.
  private func asksForOutputBehindWord(_ range: Range<Int>, _ reader: AnswerReader) -> Bool {
    let words = characters[range].split { !$0.isLetter }
    return words.count == 2 && reader.asksForOutput(String(words[1]))
  }

  /// The rows of at least three numbers, with their places: `2, 4, 6` and `3, 2 and 1`.
  var rowsOfNumbers: [(row: [String], place: Range<Int>)] {
    var (rows, row, place) = ([(row: [String], place: Range<Int>)](), [String](), 0..<0)
    var position = 0
    func close() { if row.count > 2, !isInsideCode(place) { rows.append((row, place)) } }
    while position < characters.count {
      let sign = characters[position] == "-" ? 1 : 0
      let digits = characters[(position + sign)...].prefix { Self.isDigit($0) }
      let number = position..<digits.endIndex
      let isNumber = !digits.isEmpty && !isPartOfNumber(number) && !Self.isOfWord(character(position - 1) ?? " ")
      if isNumber, !Self.isOfWord(character(number.upperBound) ?? " ") {
        let goesOn =
          !row.isEmpty && number.lowerBound - place.upperBound <= Self.mostBetween
          && isBetween(place.upperBound..<number.lowerBound)
        if !goesOn {
          close()
          row = []
        }
        place = (row.isEmpty ? number.lowerBound : place.lowerBound)..<number.upperBound
        row.append(String(characters[number]))
      }
      position = max(position + 1, number.upperBound)
    }
    close()
    return rows
  }

  /// True for a place behind which a part of the sentence ends, and no row goes on: `2, 4, 6.`, but not `2, 4, 6, …`.
  func endsClause(at range: Range<Int>) -> Bool {
    guard let next = character(range.upperBound) else { return true }
    let rest = characters[range.upperBound...].prefix(4)
    return (isMark(at: range.upperBound) || next == ",") && !rest.contains("\u{2026}")
      && rest.count(where: { $0 == "." }) < 2
  }

  /// All but a place, without quotes around that.
  func parts(around range: Range<Int>) -> String {
    let quotes = isQuoted(range) ? 1 : 0
    return String(characters[..<(range.lowerBound - quotes)]) + " "
      + String(characters[(range.upperBound + quotes)...])
  }

  /// True for a place between quotes or backticks.
  func isQuoted(_ range: Range<Int>) -> Bool {
    guard let mark = character(range.lowerBound - 1), mark == character(range.upperBound) else { return false }
    return mark == "'" || mark == "`"
  }

  /// True where a line is anywhere in the text, as it is.
  func has(_ line: String) -> Bool {
    let line = Self.characters(of: line)
    return !line.isEmpty && characters.indices.contains { matches(line, at: $0) }
  }

  /// All of the text, without blocks of code.
  var whole: String { String(characters) }

  /// The parts between quotes or backticks in a text with one kind of quotes; those within words do not count.
  static func quoted(in text: String) -> [String] {
    let characters = Array(text)
    var parts: [String] = [""]
    for (index, character) in characters.enumerated() {
      let isWithin =
        index > 0 && index + 1 < characters.count && characters[index - 1].isLetterOrNumber
        && characters[index + 1].isLetterOrNumber
      if character == "`" || character == "'" && !isWithin {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
  }

  /// The words of the strings in a program, as far as its quotes come in pairs.
  static func wordsOfStrings(in code: String) -> Set<String> {
    let parts = code.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    return parts.indices.filter { !$0.isMultiple(of: 2) }.reduce(into: []) {
      $0.formUnion(ProgramWords.all(in: String(parts[$1])))
    }
  }

  // MARK: - Lines and what is between them

  private static let mostLines = 20
  /// The longest text between two lines.
  private static let mostBetween = 24

  private func end(of lines: [[Character]], from start: Int) -> Int? {
    var end = start + lines[0].count
    for line in lines.dropFirst() {
      let last = min(end + Self.mostBetween, characters.count)
      guard let next = (end...last).first(where: { isBetween(end..<$0) && matches(line, at: $0) }) else { return nil }
      end = next + line.count
    }
    return end
  }

  /// True for what joins two lines: at most one word, or two short ones, and more than spaces.
  private func isBetween(_ range: Range<Int>) -> Bool {
    let text = characters[range]
    guard text.contains(where: { $0 != " " }), !text.contains(where: { $0.isNumber || ".?!".contains($0) }) else {
      return false
    }
    // `3, 2, 1 and then Go`: the first of the two words is shorter than any other that says something.
    let words = text.split { !$0.isLetter }
    return words.count <= 1 || words.count == 2 && words[0].count <= 3 && words[1].count <= Self.mostLettersOfThen
  }

  /// The most letters of a word for `then` behind one for `and`.
  private static let mostLettersOfThen = 6

  /// True where a line is at a place, and not within a longer word.
  private func matches(_ line: [Character], at start: Int) -> Bool {
    let end = start + line.count
    guard end <= characters.count, characters[start] == line[0], characters[start..<end].elementsEqual(line) else {
      return false
    }
    return !isJoined(line[0], character(start - 1)) && !isJoined(line[line.count - 1], character(end))
  }

  private func character(_ index: Int) -> Character? { characters.indices.contains(index) ? characters[index] : nil }

  /// True where the end of something and what is beside it are one word, one row of the same signs, or a subtraction.
  private func isJoined(_ end: Character, _ neighbor: Character?) -> Bool {
    guard let neighbor else { return false }
    guard Self.isOfWord(end) else { return end == neighbor || end == "-" && Self.isOfWord(neighbor) }
    return Self.isOfWord(neighbor) && end.isOfDistantScript == neighbor.isOfDistantScript
  }

  // MARK: - Numbers and code

  /// True for a number that goes on, or is a part of a calculation or of a span: `3.0`, `2 + 3`, `0-4`.
  private func isPartOfNumber(_ range: Range<Int>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    if Self.isDigit(character(start)) {
      let before = character(start - 1)
      if let before, ".,".contains(before), Self.isDigit(character(start - 2)) { return true }
      if let last = characters[..<start].last(where: { $0 != " " }), Self.operators.contains(last) { return true }
    }
    if Self.isDigit(character(end - 1)) {
      let next = character(end)
      if let next, ".,".contains(next), Self.isDigit(character(end + 1)) { return true }
      if let first = characters[end...].first(where: { $0 != " " }), Self.operators.contains(first) { return true }
    }
    return false
  }

  /// True for a number that is a part of a name: `PEP 8`, `Python 3`.
  private func isPartOfName(_ range: Range<Int>) -> Bool {
    guard Self.isDigit(character(range.lowerBound)), character(range.lowerBound - 1) == " " else { return false }
    let word = String(characters[..<(range.lowerBound - 1)].reversed().prefix { $0.isLetter }.reversed())
    return word == "Python" || word.count > 1 && word.allSatisfy(\.isUppercase)
  }

  /// Signs of code in which a character is.
  private enum Surrounding {
    case words, brackets, backticks
  }

  /// True for a place between brackets, or between backticks that have more than what is there.
  private func isInsideCode(_ range: Range<Int>) -> Bool {
    switch surroundings[range.lowerBound] {
    case .words: false
    case .brackets: true
    case .backticks: !(character(range.lowerBound - 1) == "`" && character(range.upperBound) == "`")
    }
  }

  private static func surroundings(of characters: [Character]) -> [Surrounding] {
    var (depth, isMarked, last) = (0, false, nil as Character?)
    var surroundings = [Surrounding.words]
    surroundings.reserveCapacity(characters.count + 1)
    for character in characters {
      switch character {
      case "`": isMarked.toggle()
      case "[", "{": depth += 1
      case "(": if depth > 0 || last.map(isOfWord) == true { depth += 1 }
      case "]", "}", ")": depth = max(0, depth - 1)
      default: break
      }
      surroundings.append(isMarked ? .backticks : depth > 0 ? .brackets : .words)
      last = character
    }
    return surroundings
  }

  private func isMark(at index: Int) -> Bool {
    let mark = characters[index]
    guard mark == "." || mark == "," || mark == ":" else { return Self.marks.contains(mark) }
    return character(index + 1).map { $0 == " " || $0 == "\n" } ?? true
  }

  private func endsSentence(at index: Int) -> Bool {
    isMark(at: index) && Self.sentenceMarks.contains(characters[index])
  }

  private static let sentenceMarks: Set<Character> = [
    ".", "?", "!", "\n", "\u{61F}", "\u{3002}", "\u{FF1F}", "\u{FF01}",
  ]
  private static let marks: Set<Character> = [
    ";", "?", "!", "(", ")", "\n", "\u{60C}", "\u{61B}", "\u{61F}", "\u{3001}", "\u{3002}", "\u{FF1F}", "\u{FF01}",
  ]
  private static let operators: Set<Character> = [
    "+", "-", "\u{2013}", "*", "/", "%", "=", "<", ">", "^", "\u{D7}", "\u{F7}",
  ]

  private static func isDigit(_ character: Character?) -> Bool {
    character.map { ("0"..."9").contains($0) } ?? false
  }

  static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The characters of a text with one kind of quotes, minus signs and digits, and without needless spaces.
  private static func characters(of text: String) -> [Character] {
    var characters: [Character] = []
    for character in text {
      let plain = plain(character)
      if plain == " " || plain == "\n" {
        guard let last = characters.last else { continue }
        if last == " " || last == "\n" {
          if plain == "\n" { characters[characters.count - 1] = plain }
          continue
        }
      }
      characters.append(plain)
    }
    while let last = characters.last, last == " " || last == "\n" { characters.removeLast() }
    return characters
  }

  private static func plain(_ character: Character) -> Character {
    if character.isNewline { return "\n" }
    if character.isWhitespace { return " " }
    if character == "\"" || quotes.contains(character) { return "'" }
    if character == "\u{2212}" { return "-" }
    guard let scalar = character.unicodeScalars.first, scalar.properties.numericType == .decimal,
      let digit = character.wholeNumberValue
    else { return character }
    return Character(String(digit))
  }

  private static let quotes: Set<Character> = [
    "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}", "\u{201A}", "\u{AB}", "\u{BB}", "\u{300C}", "\u{300D}",
    "\u{300E}", "\u{300F}",
  ]
}

extension Character {
  /// True for a letter of a script that is neither Latin nor close to it, next to which a Latin word begins or ends
  /// without a space.
  var isOfDistantScript: Bool { (unicodeScalars.first?.value ?? 0) >= 0x370 }

  /// True for a letter or a digit.
  fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
}
