import Support

extension AnswerLanguage {
  /// English, which is understood in every curriculum.
  static let english = embedded("en")
  /// English with the sentences that say something of things in code.
  static let englishWithRelations = embedded("en", withRelations: true)
  /// The tags of the languages that have a file.
  static let tags = Set(Words.texts.keys)
  /// The languages that have a file, by their tags, each read when it is first asked for.
  static let all = Dictionary(uniqueKeysWithValues: tags.map { ($0, Unread($0)) })

  /// The words by which a text is known to be a question, by language, English first.
  ///
  /// They are found without reading the rest of the files.
  static let questionWords: [(tag: String, words: Set<String>)] =
    (["en"] + tags.subtracting(["en"]).sorted()).map { tag in
      // They are near the top.
      let lines = (Words.texts[tag] ?? "").utf8.prefix(8_000).split(separator: UInt8(ascii: "\n"))
      let lists = lines.filter { $0.starts(with: "asks = ".utf8) }.map { Substring($0.dropFirst("asks = ".utf8.count)) }
      return (tag, Set(lists.flatMap { $0.split(separator: ",") }.map { folded(String($0).trimmingWhitespace()) }))
    }

  /// A language whose file may not have been read yet.
  final class Unread: Sendable {
    private let tag: String
    private let language = LazyValue<AnswerLanguage>()

    init(_ tag: String) { self.tag = tag }

    /// The language, its file read.
    var value: AnswerLanguage { language.value { embedded(tag) } }
  }

  /// The language of a file that is a part of the program, so that a mistake in it is a programmer's.
  ///
  /// - Parameter withRelations: Pass true for the sentences that say something of things in code, too, which few texts
  ///   need.
  static func embedded(_ tag: String, withRelations: Bool = false) -> AnswerLanguage {
    let text = Words.texts[tag] ?? ""
    do throws(LanguageFileError) {
      return try AnswerLanguage(text, withRelations: withRelations)
    } catch {
      preconditionFailure("\(tag).words:\(error.description(in: text))")
    }
  }

  /// A language from the text of its file, whose first comment explains the format.
  ///
  /// Spaces, tabs and CR at the ends of a line are no part of it.
  ///
  /// - Parameter withRelations: Pass false to leave out the sentences that say something of things in code.
  /// - Throws: `LanguageFileError` for a sign that no word has, and for a bracket, a heading or a name that is wrong.
  init(_ text: String, withRelations: Bool = true) throws(LanguageFileError) {
    let file = LanguageFile(text)
    var names = Vocabulary(room: 512)
    for case .list(let name, _) in file.lines { _ = names.number(ofExactly: file[name]) }
    lists = Array(repeating: [], count: names.count)
    // Words that are passed over are in no sentence, so that these come first.
    for case .list(let name, let entries) in file.lines where file[name].elementsEqual("skip".utf8) {
      for entry in file.entries[entries] where !file[entry].contains(UInt8(ascii: " ")) {
        skipped.insert(vocabulary.number(of: file[entry]))
      }
    }
    for case .list(let name, let entries) in file.lines { try add(name, file.entries[entries], file, names) }
    try addSentences(file, names, withRelations: withRelations)
    // Errors first: "nothing but an error" is one. Stable, since what comes first in a file is tried first.
    sentences = ClaimKind.allCases.flatMap { kind in sentences.filter { $0.kind == kind } }
    noteBeginnings()
  }

  /// Adds the sentences below each heading.
  private mutating func addSentences(
    _ file: LanguageFile, _ names: Vocabulary, withRelations: Bool
  ) throws(LanguageFileError) {
    var (claim, question): (ClaimKind?, QuestionKind?)
    var relation: (Relation, isDenied: Bool)?
    for line in file.lines {
      switch line {
      case .list: continue
      case .heading(let line):
        let heading = String(decoding: file[line].dropFirst().prefix { $0 != UInt8(ascii: "]") }, as: UTF8.self)
        (claim, question) = (ClaimKind(rawValue: heading), QuestionKind(rawValue: heading))
        relation = claim == nil && question == nil ? Self.relation(inHeading: heading) : nil
        guard claim != nil || question != nil || relation != nil, line.count == heading.utf8.count + 2 else {
          throw LanguageFileError(file[line], "unknown heading")
        }
      case .sentence(let line):
        if let claim {
          sentences.append((claim, try parts(of: line, file, names), SentenceBeginning()))
        } else if let question {
          questions.append((question, try parts(of: line, file, names), SentenceBeginning()))
        } else if let (relation, isDenied) = relation {
          if withRelations { relations.append((relation, isDenied, try parts(of: line, file, names))) }
        } else {
          throw LanguageFileError(file[line], "a sentence without a heading above it")
        }
      }
    }
  }

  /// The relation that sentences below `[says: even]` state, or below `[denies: even]` deny; nil for another heading.
  private static func relation(inHeading heading: String) -> (Relation, isDenied: Bool)? {
    for (prefix, isDenied) in [("says: ", false), ("denies: ", true)] where heading.hasPrefix(prefix) {
      return Relation(rawValue: String(heading.dropFirst(prefix.count))).map { ($0, isDenied) }
    }
    return nil
  }

  private static func folded(_ bytes: ArraySlice<UInt8>) -> String { folded(String(decoding: bytes, as: UTF8.self)) }

  private mutating func add(
    _ name: Range<Int>, _ entries: ArraySlice<Range<Int>>, _ file: LanguageFile, _ names: Vocabulary
  ) throws(LanguageFileError) {
    for entry in entries where entry.isEmpty { throw LanguageFileError(file[entry], "an entry without a word") }
    // Lists for sentences that ask have this letter, and are no others.
    if file[name].first != UInt8(ascii: "q"), addWords(file.text(name), entries, file) {
      for entry in entries {
        guard let place = entry.first(where: { file.bytes[$0] != UInt8(ascii: " ") && !Self.isOfWord(file.bytes[$0]) })
        else { continue }
        throw LanguageFileError(file[place..<entry.upperBound], "a sign that no word has")
      }
    } else if let index = names[exactly: file[name]] {
      for entry in entries { lists[index].append(try parts(of: entry, file, names)) }
    }
  }

  /// Adds the words of a list that is known without being named in a sentence; false for the name of another list.
  private mutating func addWords(_ name: String, _ entries: ArraySlice<Range<Int>>, _ file: LanguageFile) -> Bool {
    if addNumbersOrErrors(name, entries, file) { return true }
    if let list = WordSigns(named: name) {
      for entry in entries { add(file[entry], to: list) }
      return true
    }
    let texts = { entries.map { file.text($0) } }
    let foldedTexts = { entries.map { Self.folded(file[$0]) } }
    switch name {
    case "skip": break
    case "articles": articles.formUnion(foldedTexts())
    case "because": reasons += texts().flatMap { [", \($0) ", " \($0) "] }
    case "then": joints += texts().flatMap { [", \($0) ", " \($0) "] }
    case "says": introductions += texts()
    case "asks for output": asksForOutput += foldedTexts()
    case "asks": questionWords += foldedTexts()
    case "asks which is true": truths += foldedTexts()
    case "praises": praises += foldedTexts()
    case "names the right one": namings += foldedTexts()
    case "concludes": conclusions += foldedTexts()
    case "is printed": outputEndings += texts()
    case "ordinal endings": for entry in entries { ordinalEndings.insert(vocabulary.number(of: file[entry])) }
    case "at run time": add(entries, file, .errorType, errorType(nil))
    default:
      guard name.hasPrefix("type ") else { return false }
      let type = String(name.dropFirst("type ".count))
      for text in foldedTexts() { types[text] = type }
      if let number = Self.typeNames.firstIndex(of: type) { add(entries, file, .typeName, number) }
    }
    return true
  }

  /// Adds the words of a list that is named as a number or a type of errors; false for any other name.
  private mutating func addNumbersOrErrors(
    _ name: String, _ entries: ArraySlice<Range<Int>>, _ file: LanguageFile
  ) -> Bool {
    guard let first = name.utf8.first, first < UInt8(ascii: "a") else { return false }
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      add(entries, file, .errorType, errorType(name))
    } else if let value = Int(name) {
      add(entries, file, .number, value)
      for entry in entries { numbers[Self.folded(file[entry])] = name }
    } else if let value = Int(name.dropLast()) {
      add(entries, file, name.last == "x" ? .times : .ordinal, value)
    } else {
      return false
    }
    return true
  }

  private mutating func add(_ word: ArraySlice<UInt8>, to list: WordSigns) {
    let number = vocabulary.number(of: word)
    if number >= signsByNumber.count {
      signsByNumber.append(contentsOf: repeatElement([], count: number + 1 - signsByNumber.count))
    }
    signsByNumber[number].formUnion(list)
    // Three bytes in UTF-8.
    guard word.first.map({ $0 >= 0xE0 }) ?? false else { return }
    let text = Self.folded(word)
    if text.first?.isWrittenWithoutSpaces == true { unspacedSigns.append((text, list)) }
  }

  private mutating func errorType(_ name: String?) -> Int {
    errorTypes.append(name)
    return errorTypes.count - 1
  }

  private mutating func add(
    _ entries: ArraySlice<Range<Int>>, _ file: LanguageFile, _ special: Special, _ value: Int
  ) {
    for entry in entries {
      let words = file[entry].split(separator: UInt8(ascii: " ")).map { vocabulary.number(of: $0) }
        .filter { !skipped.contains($0) }
      guard let first = words.first else { continue }
      phrases[special, default: [:]][first, default: []].append(Phrase(words: words, value: value))
    }
  }

  /// The parts of a sentence, without words that are passed over.
  private mutating func parts(
    of sentence: Range<Int>, _ file: LanguageFile, _ names: Vocabulary
  ) throws(LanguageFileError) -> [Part] {
    var rest = sentence
    let parts = try parts(ofRest: &rest, file, names)
    guard rest.isEmpty else { throw LanguageFileError(file[rest], "')' without its '('") }
    return parts
  }

  /// The parts up to a closing bracket or the end.
  private mutating func parts(
    ofRest rest: inout Range<Int>, _ file: LanguageFile, _ names: Vocabulary
  ) throws(LanguageFileError) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(6)
    let (bytes, end) = (file.bytes, rest.upperBound)
    while let position = rest.first, bytes[position] != UInt8(ascii: ")") {
      switch bytes[position] {
      case UInt8(ascii: " "): rest = (position + 1)..<end
      case UInt8(ascii: "("):
        rest = (position + 1)..<end
        parts.append(.optional(try self.parts(ofRest: &rest, file, names)))
        guard let closing = rest.first else { throw LanguageFileError(bytes[position...], "'(' without its ')'") }
        rest = (closing + 1)..<end
      case UInt8(ascii: "<"):
        guard let closing = rest.first(where: { bytes[$0] == UInt8(ascii: ">") }) else {
          throw LanguageFileError(file[rest], "'<' without its '>'")
        }
        parts.append(try Self.part(named: file[(position + 1)..<closing], names))
        rest = (closing + 1)..<end
      default:
        var behind = position
        while behind < end, Self.isOfWord(bytes[behind]) { behind += 1 }
        guard behind > position else { throw LanguageFileError(file[rest], "a sign that no word has") }
        rest = behind..<end
        let known = vocabulary.number(of: bytes[position..<behind])
        if !skipped.contains(known) { parts.append(.word(known)) }
      }
    }
    return parts
  }

  /// Letters of any alphabet, and digits.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  private static func part(named name: ArraySlice<UInt8>, _ names: Vocabulary) throws(LanguageFileError) -> Part {
    // Most names are those of lists for questions, which begin with this letter.
    if name.first != UInt8(ascii: "q"), let special = Special(rawValue: String(decoding: name, as: UTF8.self)) {
      return .special(special)
    }
    guard let list = names[exactly: name] else { throw LanguageFileError(name, "an unknown list") }
    return .list(list)
  }
}
