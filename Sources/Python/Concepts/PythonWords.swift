import PythonSyntax

/// The words that a program is written with: names, keywords, signs, numbers and texts, outside comments.
///
///     PythonWords(of: PythonProgram(source: "print(sorted(words))")).line(of: "sorted")   // 1
public struct PythonWords: Sendable {
  private let words: ProgramWords

  /// The words of a program.
  public init(of program: PythonProgram) { words = ProgramWords(of: program.source) }

  /// The first line with a word; nil where the program does not have it, or it is not one word.
  ///
  /// - Parameter word: The word as a program has it: `for`, `5050`, `'Ada'`. Texts are equal whatever their quotes.
  public func line(of word: String) -> Int? { words.line(of: word) }

  /// Returns whether a text is one word: `sorted`, `%`, `'Ada'`, but not `sorted()`.
  public static func isWord(_ text: String) -> Bool { ProgramWords.isWord(text) }
}
