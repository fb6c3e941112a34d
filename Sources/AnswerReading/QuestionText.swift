import Support

/// A text taken apart into sentences, each of words, numbers and what is in quotes or code.
///
///     What is `s[-1]`? The 2nd.     // [word, word, code "s[-1]"]?  [word, number 2, word]
struct QuestionText {
  /// A sentence, and whether it ends with a question mark.
  struct Sentence {
    var pieces: [Piece] = []
    var isQuestion = false
  }

  /// A part of a sentence.
  struct Piece {
    enum Form: Equatable {
      case word
      /// A number, and whether it is a place in a row, since a point is behind it: `3. Zeile`.
      case number(Int, isPlace: Bool)
      /// What is in quotes.
      case quoted
      /// What is between backticks, has brackets right behind a name, or signs between its parts: `a * 2`.
      case code
      /// A sign that no sentence has.
      case sign
    }

    var form: Form
    /// What is written, without quotes and backticks.
    var text: String
    /// Where it is in the text, quotes and backticks included.
    var range: Range<String.Index>
  }

  private(set) var sentences: [Sentence] = []
  let text: String
  private var rest: Substring
  private var current = Sentence()
  /// Words that begin a question, in small letters.
  private let beginnings: Set<String>
  /// True for a word of the language, behind which a hyphen is not a minus sign: `affiche-t-il`.
  private let isKnown: (Substring) -> Bool

  /// The sentences of a text.
  ///
  /// - Parameters:
  ///   - beginnings: Words that begin a question, in small letters: before one of them a point behind a number ends a
  ///     sentence.
  ///   - isKnown: Tells whether a word is one of the language, so that a hyphen behind it is not a minus sign.
  init(_ text: String, beginnings: Set<String>, isKnown: @escaping (Substring) -> Bool = { _ in false }) {
    self.text = text
    self.beginnings = beginnings
    self.isKnown = isKnown
    rest = text[...]
    while let next = rest.first { read(next) }
    endSentence()
    sentences = sentences.map(joiningOperations)
  }

  private mutating func read(_ next: Character) {
    if next.isLetter || next == "_" {
      readWord()
    } else if next.isASCII, next.isWholeNumber {
      readNumber()
    } else if next == "`" {
      readMarked()
    } else if let close = Self.quotes[next] {
      readQuoted(until: close)
    } else if ".!?:\n\r\n\u{3002}\u{FF01}\u{FF1F}\u{61F}".contains(next) {
      readEnd(next)
    } else if "([{".contains(next) {
      add(.code, upTo: Self.endOfBrackets(in: rest) ?? rest.index(after: rest.startIndex))
    } else if Self.operators.contains(next) {
      add(.sign, upTo: rest.firstIndex { !Self.operators.contains($0) } ?? rest.endIndex)
    } else if next.isASCII, !" ,;\t\r".contains(next) {
      add(.sign, upTo: rest.index(after: rest.startIndex))
    } else {
      rest = rest.dropFirst()
    }
  }

  private mutating func add(_ form: Piece.Form, upTo end: String.Index, _ inner: Substring? = nil) {
    let range = rest.startIndex..<end
    current.pieces.append(Piece(form: form, text: String(inner ?? rest[range]), range: range))
    rest = rest[end...]
  }

  /// A word with apostrophes in it, or a name with what is called or taken of it: `s.upper()`, `s[0]`.
  private mutating func readWord() {
    var end = Self.endOfName(in: rest)
    let name = end
    while let next = Self.endOfSuffix(in: rest[end...]) { end = next }
    guard end == name else { return add(.code, upTo: end) }
    while let next = rest[end...].first, "'’".contains(next), rest[end...].dropFirst().first?.isLetter == true {
      end = rest[end...].dropFirst().firstIndex { !Self.isOfName($0) } ?? rest.endIndex
    }
    let word = rest[..<end]
    add(.word, upTo: end)
    if rest.first == "-", rest.dropFirst().first?.isLetter == true, isKnown(word) { rest = rest.dropFirst() }
  }

  /// The end of the letters and digits at the beginning of a text; a script that is written without spaces and Latin
  /// letters are words of their own: `xの値`.
  private static func endOfName(in text: Substring) -> Substring.Index {
    guard let first = text.first else { return text.endIndex }
    let hasSpaces = !first.isWrittenWithoutSpaces
    return text.firstIndex { !isOfName($0) || $0.isWrittenWithoutSpaces == hasSpaces } ?? text.endIndex
  }

  private mutating func readNumber() {
    var end = rest.firstIndex { !("0"..."9").contains($0) } ?? rest.endIndex
    let value = Int(rest[..<end])
    if rest[end...].first == ".", rest[end...].dropFirst().first?.isWholeNumber == true {
      end = rest[end...].dropFirst().firstIndex { !Self.isOfName($0) } ?? rest.endIndex
      return add(.code, upTo: end)
    }
    guard let value else { return add(.sign, upTo: end) }
    let behind = rest[end...]
    let next = AnswerLanguage.folded(behind.dropFirst(2).prefix { $0.isLetter })
    let isPlace = behind.hasPrefix(". ") && !next.isEmpty && !beginnings.contains(next)
    add(.number(value, isPlace: isPlace), upTo: end)
    if isPlace { rest = rest.dropFirst() }
    // An apostrophe may join an ending to it: `3'üncü`.
    if let next = rest.first, "'’".contains(next), rest.dropFirst().first?.isLetter == true { rest = rest.dropFirst() }
  }

  /// What is between backticks; a block of code is a sentence of its own, which says nothing.
  private mutating func readMarked() {
    let fence = rest.hasPrefix("```") ? "```" : "`"
    let inner = rest.dropFirst(fence.count)
    guard let close = inner.firstRange(of: fence) else { return add(.sign, upTo: rest.index(after: rest.startIndex)) }
    if fence == "```" {
      endSentence()
      rest = rest[close.upperBound...]
    } else {
      add(.code, upTo: close.upperBound, inner[..<close.lowerBound])
    }
  }

  private mutating func readQuoted(until close: Character) {
    let inner = rest.dropFirst()
    // A low quotation mark is closed in either way: „so“ and „so”.
    let closes: Set<Character> = close == "\u{201C}" ? [close, "\u{201D}"] : [close]
    guard let end = inner.prefix(Self.mostInBrackets).firstIndex(where: closes.contains), end > inner.startIndex,
      !inner[..<end].contains("\n")
    else { return add(.sign, upTo: inner.startIndex) }
    let quoted = inner[..<end].drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
    let last = quoted.lastIndex { $0 != " " && $0 != "\u{A0}" && $0 != "\u{202F}" }
    let bare = close == "\u{BB}" ? last.map { quoted[...$0] } ?? inner[..<end] : inner[..<end]
    add(.quoted, upTo: inner.index(after: end), bare)
  }

  private mutating func readEnd(_ mark: Character) {
    rest = rest.dropFirst()
    if mark.isNewline {
      // A line may go on below.
      if rest.first(where: { !$0.isWhitespace })?.isLowercase ?? false, rest.first?.isNewline == false { return }
    } else if "?\u{FF1F}\u{61F}".contains(mark) {
      current.isQuestion = true
    } else if mark == ".", rest.first == "." || rest.first?.isLetter ?? false {
      return
    }
    endSentence()
  }

  private mutating func endSentence() {
    if !current.pieces.isEmpty { sentences.append(current) }
    current = Sentence()
  }

  /// A sentence in which parts with operators between them are one piece: `a * 2 + 1`.
  private func joiningOperations(_ sentence: Sentence) -> Sentence {
    var joined = Sentence(pieces: [], isQuestion: sentence.isQuestion)
    var isOpen = false
    for piece in sentence.pieces {
      let isOperator = piece.form == .sign && piece.text.allSatisfy(Self.operators.contains)
      if let last = joined.pieces.last, isOperator || isOpen {
        let range = last.range.lowerBound..<piece.range.upperBound
        joined.pieces[joined.pieces.count - 1] = Piece(form: .code, text: String(text[range]), range: range)
      } else {
        joined.pieces.append(piece)
      }
      isOpen = isOperator && joined.pieces.last?.form == .code
    }
    return joined
  }

  // MARK: - Signs

  private static let quotes: [Character: Character] = [
    "\"": "\"", "'": "'", "\u{201C}": "\u{201D}", "\u{201E}": "\u{201C}", "\u{2018}": "\u{2019}", "«": "»",
    "\u{300C}": "\u{300D}", "\u{300E}": "\u{300F}",
  ]
  private static let operators: Set<Character> = ["+", "-", "*", "/", "%", "=", "<", ">", "&", "|", "^", "~"]

  /// The most characters in brackets or quotes, so that signs which are never closed cost no search to the end each.
  private static let mostInBrackets = 400

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The end of a bracket, or of an attribute that is called, at the beginning of a text; nil for another beginning.
  private static func endOfSuffix(in text: Substring) -> String.Index? {
    switch text.first {
    case ".":
      let name = text.dropFirst().prefix(while: isOfName)
      // A call must follow: a full stop may lack the space behind it.
      return !name.isEmpty && text[name.endIndex...].first == "(" ? name.endIndex : nil
    case "(", "[": return endOfBrackets(in: text)
    default: return nil
    }
  }

  /// The place behind the bracket that closes the first one.
  private static func endOfBrackets(in text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices.prefix(mostInBrackets) {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }
}
