import AnswerReading
import CurriculumBundle

/// Looks whether the text of a puzzle names what its program prints, so that nothing else in it can be meant.
///
///     // The program should add the numbers from 1 to 5 and print 15.
///     // for i in range(1, __1__): with the words 4, 5 and 6
///
/// Here 15 alone can be the result: the other numbers are in the program.
struct NamedResult {
  private let text: NamingText
  private let reader: AnswerReader
  private let pieces: String
  private let piecesWords: Set<String>
  private let lines: [String]

  /// True where the text of a card names what all its stated solutions print.
  static func isNamed(_ puzzle: PuzzleEvidence, in content: CardContent, _ reader: AnswerReader) -> Bool {
    guard reader.understandsLocale, content.statedEnding == nil, puzzle.unstable == nil, let text = content.text,
      let pieces = content.puzzlePieces, let run = puzzle.solutions.first?.run, run.chances.isEmpty, !run.output.isEmpty
    else { return false }
    return NamedResult(NamingText(text), reader, pieces.joined(separator: "\n"), run.output).isNamed
  }

  private init(_ text: NamingText, _ reader: AnswerReader, _ pieces: String, _ output: String) {
    (self.text, self.reader, self.pieces) = (text, reader, pieces)
    piecesWords = ProgramWords.all(in: pieces)
    lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var isNamed: Bool {
    guard let place = text.range(of: lines), !reader.negates(text.whole), !reader.supposesInTask(text.whole),
      !reader.statesCondition(text.whole), reader.asksForOutput(text.sentence(around: place)),
      !text.isPartOfList(place, reader), isIntroduced(place), isResult(at: place)
    else { return false }
    let others = text.parts(around: place)
    let numbers = ProgramWords.all(in: others).filter { $0.contains(where: \.isNumber) }
    let quoted = NamingText.quoted(in: others)
    if lines.allSatisfy(isInProgram) { return numbers.isEmpty && quoted.isEmpty && !namesStrings(others) }
    return numbers.isSubset(of: piecesWords) && quoted.allSatisfy(pieces.contains)
  }

  /// True for a line that a piece of the program has as it is.
  private func isInProgram(_ line: String) -> Bool {
    guard Double(line) != nil else { return pieces.contains(line) }
    return piecesWords.contains(line.hasPrefix("-") ? String(line.dropFirst()) : line)
  }

  /// True for a text with a word that is within quotes in the program.
  private func namesStrings(_ text: String) -> Bool {
    !ProgramWords.all(in: text).isDisjoint(with: NamingText.wordsOfStrings(in: pieces))
  }

  /// True where words right beside a place say that it is printed.
  private func isIntroduced(_ place: Range<Int>) -> Bool {
    let (before, behind) = text.surroundings(of: place)
    return reader.introducesOutput(before: before, behind: behind)
  }

  /// False for one line that may be a word of the sentence, or a number of things.
  private func isResult(at place: Range<Int>) -> Bool {
    guard lines.count == 1 else { return true }
    if Double(lines[0]) != nil {
      let next = text.word(after: place)
      return next.count <= Self.mostLettersOfParticle || reader.asksForOutput(next)
    }
    return text.isQuoted(place) || ["True", "False"].contains(lines[0])
      || lines[0].contains { !NamingText.isOfWord($0) }
  }

  /// The most letters of a word behind a number that does not count things: `15 and`, but not `15 lines`.
  private static let mostLettersOfParticle = 3
}
