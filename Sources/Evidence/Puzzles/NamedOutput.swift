import AnswerReading
import CurriculumBundle

/// Looks whether the text of a puzzle names an output as that of its program, in whatever language it is.
///
///     // The program should print 2, 4 and 6.
///     named.place(of: "2\n4\n6") != nil
///     named.place(of: "2\n4") == nil         // it goes on
struct NamedOutput {
  private let text: NamingText
  /// The text as its author wrote it.
  private let written: String
  private let reader: AnswerReader
  /// All that the program is made of, and what it reads.
  private let pieces: String
  private let piecesWords: Set<String>
  /// The lines that the stated solution prints; none where it prints nothing.
  private let stated: [String]

  /// The text of a puzzle; nil where it names no output, names that of the stated solution, or supposes something.
  init?(_ text: String, pieces: [String], stated: String, _ reader: AnswerReader) {
    (self.text, written, self.reader) = (NamingText(text), text, reader)
    self.pieces = pieces.joined(separator: "\n")
    piecesWords = ProgramWords.all(in: self.pieces)
    self.stated = stated.isEmpty ? [] : Self.lines(of: stated)
    guard mayName, self.text.range(of: self.stated).map(isPartOfRow) ?? true, !reader.supposesInTask(self.text.whole)
    else { return nil }
  }

  /// The place at which the text names an output; nil where it does not, and where it may speak of something else.
  func place(of output: String) -> Range<Int>? {
    let lines = Self.lines(of: output)
    guard let place = text.range(of: lines), Instability.firstAddress(in: output) == nil,
      !lines.allSatisfy(isLiteral), !isPartOfStated(lines), speaksOfOutput(text.sentence(around: place)),
      lines.count > 1 || isClear(lines[0], place), text.range(of: stated) == nil || isRow(place)
    else { return nil }
    return place
  }

  /// An output that the text names and the program never prints, whatever its lines and words; nil without such.
  ///
  /// - Parameter goesThrough: Tells whether a loop of the program goes through some values, which may be named instead.
  func unprinted(unless goesThrough: (String) -> Bool) -> String? {
    unprintedNumber ?? unprintedText ?? unprintedRow.flatMap { goesThrough($0) ? nil : $0 }
  }

  /// The only number of the text of which that says that it is printed, where the program neither prints it nor has it;
  /// nil where it may be a number of things.
  private var unprintedNumber: String? {
    guard reader.understandsLocale, !stated.isEmpty, !reader.statesCondition(text.whole) else { return nil }
    let all = numbers
    // Beside others, such as those of which a sum is printed, one line is named.
    let found = all.count == 1 || stated.count > 1 ? all : all.filter { place(of: $0) != nil }
    guard found.count == 1, let only = found.first, only.count > 1, !piecesWords.contains(only),
      !stated.contains(where: { $0.contains(only) }), stated.allSatisfy({ Double($0) != nil }), place(of: only) != nil
    else { return nil }
    return only
  }

  /// The only text in quotes that is a line of the stated output with other numbers, or but for capitals, spaces and
  /// signs: `"Eggs: 12"` for `Eggs: 10`; nil where the text denies it, or sets a condition.
  private var unprintedText: String? {
    guard reader.understandsLocale, !reader.negates(written), !reader.statesCondition(text.whole) else { return nil }
    let quoted = Self.quoted(in: written)
    guard quoted.count == 1, let only = quoted.first, !stated.contains(only), !pieces.contains(only),
      stated.contains(where: { $0.contains(where: \.isLetter) && Self.isSlip(only, of: $0) })
    else { return nil }
    return only
  }

  /// True where a text has other numbers than a line, or the same letters and digits; a sign that closes a sentence may
  /// be within its quotes.
  private static func isSlip(_ text: String, of line: String) -> Bool {
    if shape(of: line) == shape(of: text) { return true }
    func bare(_ text: String) -> Substring {
      text.lastIndex { !".!?\u{3002}".contains($0) }.map { text[...$0] } ?? text[...]
    }
    func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return bare(text) != bare(line) && letters(text) == letters(line)
  }

  /// The row of at least three numbers of which the text says that they are printed, where the program prints others,
  /// yet some of them; nil where they may be something else.
  private var unprintedRow: String? {
    guard reader.understandsLocale, !reader.statesCondition(text.whole), !reader.negates(written) else { return nil }
    let printed = stated.flatMap { $0.split(separator: " ").map(String.init) }
    let found = text.rowsOfNumbers.filter { row, place in
      let (before, behind) = text.surroundings(of: place)
      return text.endsClause(at: place) && reader.introducesOutput(before: before, behind: behind)
        && reader.asksForOutput(text.sentence(around: place)) && Set(row) != Set(printed)
    }
    guard found.count == 1, let (row, _) = found.first, !Set(row).isDisjoint(with: printed),
      printed.allSatisfy({ Double($0) != nil }), !printed.joined(separator: " ").contains(row.joined(separator: " "))
    else { return nil }
    return row.joined(separator: "\n")
  }

  /// The texts between quotes of one kind.
  private static func quoted(in text: String) -> [String] {
    var (found, rest) = ([String](), text[...])
    while let start = rest.firstIndex(where: { closing[$0] != nil }), let ends = closing[rest[start]] {
      let behind = rest[rest.index(after: start)...]
      guard let end = behind.firstIndex(where: ends.contains) else { break }
      let inside = behind[..<end].split(whereSeparator: \.isWhitespace)
      found.append(inside.joined(separator: " "))
      rest = behind[behind.index(after: end)...]
    }
    return found
  }

  private static let closing: [Character: String] = [
    "\"": "\"", "\u{201C}": "\u{201D}", "\u{201E}": "\u{201C}\u{201D}", "\u{AB}": "\u{BB}", "\u{300C}": "\u{300D}",
  ]

  /// A line with one sign for each number in it.
  private static func shape(of line: String) -> String { line.replacing(/[0-9]+(?:\.[0-9]+)?/, with: "#") }

  /// True for a place in a row of numbers that goes on behind it: `2, 4` in `2, 4, 6`.
  private func isPartOfRow(_ place: Range<Int>) -> Bool {
    stated.count > 1
      && text.rowsOfNumbers.contains { $0.place.contains(place.lowerBound) && $0.row.count > stated.count }
  }

  /// True for a whole row of numbers at the end of a part of a sentence, which cannot be what others are chosen from.
  private func isRow(_ place: Range<Int>) -> Bool {
    text.endsClause(at: place) && text.rowsOfNumbers.contains { $0.place == place }
  }

  /// True for a sentence with a word for an output, in a language that is understood; others may have one.
  private func speaksOfOutput(_ sentence: String) -> Bool {
    !reader.negates(sentence) && (!reader.understandsLocale || reader.asksForOutput(sentence))
  }

  /// True for an output with which one that the text names may begin.
  func mayBegin(with output: String) -> Bool { Self.lines(of: output).dropLast().allSatisfy(text.has) }

  private static func lines(of output: String) -> [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// True for a text with a digit, something in quotes, or a word that the program may print.
  private var mayName: Bool {
    let whole = text.whole
    if whole.contains(where: { $0.isNumber || $0 == "'" || $0 == "`" }) { return true }
    return !ProgramWords.all(in: whole).isDisjoint(with: quotedWords.union(["True", "False"]))
  }

  private var quotedWords: Set<String> { NamingText.wordsOfStrings(in: pieces) }

  // MARK: - Other things that a text names

  /// True for what the program has already, so that the text may speak of its code.
  private func isLiteral(_ line: String) -> Bool {
    guard Int(line) != nil else { return pieces.contains(line) }
    return piecesWords.contains(line.hasPrefix("-") ? String(line.dropFirst()) : line)
  }

  /// True where the text may name a part of what the stated solution prints, its lines in another order, or those among
  /// which it chooses.
  private func isPartOfStated(_ lines: [String]) -> Bool {
    guard !stated.isEmpty else { return false }
    return Set(stated).isSubset(of: lines) || Set(lines).isSubset(of: stated)
  }

  /// True for a line alone that is most likely no number of things, and no word of the sentence.
  private func isClear(_ line: String, _ place: Range<Int>) -> Bool {
    if Double(line) != nil {
      let next = text.word(after: place)
      let isNoThing =
        next.count <= Self.mostLettersOfParticle || reader.asksForOutput(next) || reader.passesOver(next)
      guard isNoThing, !text.isPartOfList(place, reader) else { return false }
      // `The year after 2024` is another one.
      let (before, behind) = text.surroundings(of: place)
      guard !reader.understandsLocale || reader.introducesOutput(before: before, behind: behind) else { return false }
      return line.count > 1 || numbers.subtracting(piecesWords) == [line]
    }
    if line.count <= 2 || line.allSatisfy(NamingText.isOfWord) {
      return text.isQuoted(place) || ["True", "False"].contains(line) || isMadeOfString(line)
    }
    return true
  }

  /// The most letters of a word behind a number that does not count things: `15 and`, but not `15 lines`.
  private static let mostLettersOfParticle = 3

  private var numbers: Set<String> { ProgramWords.all(in: text.whole).filter { $0.allSatisfy(\.isNumber) } }

  /// True for a word that has a string of the program in it, or is one with other capitals.
  private func isMadeOfString(_ word: String) -> Bool {
    let folded = word.lowercased()
    return quotedWords.contains { $0.count > 2 && $0 != word && folded.contains($0.lowercased()) }
  }
}
