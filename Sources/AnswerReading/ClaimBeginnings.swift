/// The possible beginnings of claims in a language, which rule out nearly all other answers by their first word, and
/// the lengths of its words for names, which rule out most texts.
///
/// A class, since it is asked for each answer. They are in files of their own, which a test derives from those of the
/// languages: a process that meets a question would spend most of its time on reading the language otherwise.
final class ClaimBeginnings: Sendable {
  private let vocabulary: Vocabulary
  private let skipped: WordSet
  private let beginning: SentenceBeginning
  /// True where a sentence may consist of numbers in digits alone.
  private let hasSentenceOfDigits: Bool
  /// The pairs of letters with which a claim or a word that is passed over may begin: a bit for each second letter in
  /// the place of each first one.
  private let pairs: [UInt32]
  /// The words that are passed over and have at most eight letters, each as a number: articles begin most answers.
  private let short: [UInt64]
  /// The lengths of the words that may say of another that it is a name: a bit for each in the place of a first letter.
  private let lengthsOfWordsForNames: [UInt32]

  /// The beginnings of the sentences of a language from the text of its file in `Languages`.
  ///
  ///     skip = a, the
  ///     claims = all, both, error
  ///     names = called, variable
  ///     digits = first
  ///
  /// - Parameter text: The words that are passed over, those that may begin a claim, and those that may say of another
  ///   that it is a name; after `digits` stands `first` where a claim may begin with a number, and `alone` where it may
  ///   be nothing else, too.
  init(_ text: String) {
    var (vocabulary, skipped, beginning) = (Vocabulary(room: 512), WordSet(), SentenceBeginning())
    var (short, names, hasSentenceOfDigits) = ([UInt64](), [UInt32](repeating: 0, count: 32), false)
    // The case of a letter is in none of its last five bits.
    var pairs = [UInt32](repeating: 0, count: 32)
    func notePair(_ word: ArraySlice<UInt8>) {
      if let first = word.first { pairs[Int(first & 31)] |= 1 << UInt32((word.dropFirst().first ?? 0) & 31) }
    }
    let file = LanguageFile(text)
    for case .list(let name, let entries) in file.lines {
      let words = file.entries[entries].map { file[$0] }
      switch file.text(name) {
      case "skip":
        for word in words {
          skipped.insert(vocabulary.number(ofExactly: word))
          notePair(word)
          if word.count <= 8 { short.append(word.reduce(0) { $0 << 8 | UInt64($1) }) }
        }
      case "claims":
        for word in words {
          beginning.words.insert(vocabulary.number(ofExactly: word))
          notePair(word)
        }
      case "names":
        for word in words { names[Int((word.first ?? 0) & 31)] |= 1 << UInt32(min(word.count, 31)) }
      default:
        beginning.hasDigits = true
        hasSentenceOfDigits = words.contains { $0.elementsEqual("alone".utf8) }
      }
    }
    for name in AnswerLanguage.namesOfErrors + [Self.traceback] { notePair(ArraySlice(name.utf8)) }
    (self.vocabulary, self.skipped, self.beginning) = (vocabulary, skipped, beginning)
    (self.short, self.hasSentenceOfDigits, self.pairs) = (short, hasSentenceOfDigits, pairs)
    lengthsOfWordsForNames = names
  }

  /// Looks only at the first letters of words and at their lengths: false is certain.
  func mayHaveWordForName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    for end in 0...text.count {
      if end < text.count {
        guard text[end] < 0x80 else { return true }
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[end] | 0x20) { continue }
      }
      let length = end - start
      if length > 0, lengthsOfWordsForNames[Int(text[start] & 31)] &>> UInt32(min(length, 31)) & 1 == 1 { return true }
      start = end + 1
    }
    return false
  }

  /// Looks only at the first word that is not skipped: false is certain, true only means that a full reading is needed.
  func mayBegin(_ answer: String) -> Bool {
    var answer = answer
    return answer.withUTF8 { mayBegin($0) }
  }

  private func mayBegin(_ answer: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    while position < answer.count {
      let byte = answer[position]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        let start = position
        while position < answer.count, Self.isOfWord(answer[position]) { position += 1 }
        guard position == answer.count || answer[position] < 0x80 else { return true }
        let word = UnsafeBufferPointer(rebasing: answer[start..<position])
        guard mayBeKnown(word) else { return false }
        if !isShort(word), let isClaim = isBeginning(word) { return isClaim }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        return beginning.hasDigits
          && (hasSentenceOfDigits || answer[position...].contains { Self.isOfWord($0) || $0 >= 0x80 })
      case 0x09...0x0D, 0x20, UInt8(ascii: "("), UInt8(ascii: "`"), UInt8(ascii: ","), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: ";"), UInt8(ascii: "?"):
        position += 1
      default: return byte >= 0x80
      }
    }
    return false
  }

  /// Looks only at the first two letters of a word of ASCII: false is certain.
  private func mayBeKnown(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    // Behind its first letter a word has capitals where it is the name of a type, and an apostrophe counts for nothing.
    for index in 1..<max(1, word.count) where word[index] < UInt8(ascii: "a") { return true }
    let second = word.count > 1 ? word[1] : 0
    return pairs[Int(word[0] & 31)] &>> UInt32(second & 31) & 1 == 1
  }

  /// Looks a word up among the short words that are passed over, in any case: `The`.
  private func isShort(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count <= 8 else { return false }
    var number: UInt64 = 0
    for byte in word {
      guard byte | 0x20 >= UInt8(ascii: "a") else { return false }
      number = number << 8 | UInt64(byte | 0x20)
    }
    return short.contains(number)
  }

  /// nil for a word that is skipped, so that the next one decides.
  private func isBeginning(_ word: UnsafeBufferPointer<UInt8>) -> Bool? {
    if word.count == Self.traceback.utf8.count, word.elementsEqual(Self.traceback.utf8) { return true }
    guard let known = vocabulary[ofASCII: word] else { return isErrorType(word) }
    return skipped.contains(known) ? nil : beginning.words.contains(known) || isErrorType(word)
  }

  private func isErrorType(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    AnswerLanguage.mayBeErrorType(word) && AnswerLanguage.errorType(String(decoding: word, as: UTF8.self)[...]) != nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "'")
  }

  /// Of a Python traceback only the last line is read, which this word does not show.
  private static let traceback = "Traceback"
}
