import Support

extension AnswerLanguage {
  /// How much of a file is read: fewer lessons need each part than the one before.
  enum Extent: Int, CaseIterable {
    /// The sentences of answers that claim something, and all lists but those for questions.
    case claims
    /// The sentences that ask, with their lists, too.
    case questions
    /// The sentences that say something of things in code, too.
    case relations
  }

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

  /// A language whose file may not have been read yet, or only in part.
  final class Unread: Sendable {
    private let tag: String
    private let claims = LazyValue<AnswerLanguage>()
    private let questions = LazyValue<AnswerLanguage>()
    private let relations = LazyValue<AnswerLanguage>()

    init(_ tag: String) { self.tag = tag }

    /// The language with so much of its file read.
    func value(_ extent: Extent) -> AnswerLanguage {
      switch extent {
      case .claims: claims.value { reading { () throws(LanguageFileError) in try AnswerLanguage(text, .claims) } }
      case .questions: questions.value { value(.claims, andThen: .questions) }
      case .relations: relations.value { value(.questions, andThen: .relations) }
      }
    }

    private var text: String { Words.texts[tag] ?? "" }

    private func value(_ extent: Extent, andThen part: Extent) -> AnswerLanguage {
      var language = value(extent)
      reading { () throws(LanguageFileError) in try language.read(part) }
      return language
    }

    /// Reads a file that is a part of the program, so that a mistake in it is a programmer's.
    private func reading<Result>(_ body: () throws(LanguageFileError) -> Result) -> Result {
      do throws(LanguageFileError) {
        return try body()
      } catch {
        preconditionFailure("\(tag).words:\(error.description(in: text))")
      }
    }
  }

  /// The languages of some tags that have a file, each read when it is first asked for.
  static func embedded(_ tags: [String], _ extent: Extent) -> [AnswerLanguage] {
    tags.compactMap { all[$0]?.value(extent) }
  }

  /// A language from the text of its file, whose first comment explains the format.
  ///
  /// Spaces, tabs and CR at the ends of a line are no part of it.
  ///
  /// - Throws: `LanguageFileError` for a sign that no word has, and for a bracket, a heading or a name that is wrong.
  init(_ text: String, _ extent: Extent = .relations) throws(LanguageFileError) {
    file = LanguageFile(text)
    for case .list(let name, _) in file.lines { _ = names.number(ofExactly: file[name]) }
    lists = Array(repeating: [], count: names.count)
    // Words that are passed over are in no sentence, so that these come first.
    for case .list(let name, let entries) in file.lines where file[name].elementsEqual("skip".utf8) {
      for entry in file.entries[entries] where !file[entry].contains(UInt8(ascii: " ")) {
        skipped.insert(vocabulary.number(of: file[entry]))
      }
    }
    sections = try Self.sections(of: file)
    for part in Extent.allCases.prefix(extent.rawValue + 1) { try read(part) }
  }

  /// Reads a part of the file, those before it having been read.
  private mutating func read(_ part: Extent) throws(LanguageFileError) {
    for case .list(let name, let entries) in file.lines where isList(name, of: part) {
      try add(name, file.entries[entries])
    }
    for section in sections where section.heading.part == part { try add(section) }
    noteBeginnings(of: part)
  }

  /// True for a list that sentences of a part need first; lists for sentences that ask begin with this letter.
  private func isList(_ name: Range<Int>, of part: Extent) -> Bool {
    part == (file[name].first == UInt8(ascii: "q") ? .questions : .claims)
  }

  /// The sentences below each heading, those of claims in the order of their kinds.
  private static func sections(of file: LanguageFile) throws(LanguageFileError) -> [Section] {
    var sections: [Section] = []
    for line in file.lines {
      switch line {
      case .list: continue
      case .heading(let line): sections.append(Section(heading: try heading(file[line])))
      case .sentence(let line):
        guard !sections.isEmpty else {
          throw LanguageFileError(file[line], "a sentence without a heading above it")
        }
        sections[sections.count - 1].sentences.append(line)
      }
    }
    return sections
  }

  private static func heading(_ line: ArraySlice<UInt8>) throws(LanguageFileError) -> Heading {
    let text = String(decoding: line.dropFirst().prefix { $0 != UInt8(ascii: "]") }, as: UTF8.self)
    guard line.count == text.utf8.count + 2,
      let heading = ClaimKind(rawValue: text).map(Heading.claim) ?? QuestionKind(rawValue: text).map(Heading.question)
        ?? relation(inHeading: text)
    else { throw LanguageFileError(line, "unknown heading") }
    return heading
  }

  /// The relation that sentences below `[says: even]` state, or below `[denies: even]` deny; nil for another heading.
  private static func relation(inHeading heading: String) -> Heading? {
    for (prefix, isDenied) in [("says: ", false), ("denies: ", true)] where heading.hasPrefix(prefix) {
      return Relation(rawValue: String(heading.dropFirst(prefix.count))).map { .relation($0, isDenied: isDenied) }
    }
    return nil
  }

  private mutating func add(_ section: Section) throws(LanguageFileError) {
    for line in section.sentences {
      let parts = try parts(of: line)
      switch section.heading {
      case .claim(let kind): sentences.append((kind, parts, SentenceBeginning()))
      case .question(let kind): questions.append((kind, parts, SentenceBeginning()))
      case .relation(let relation, let isDenied): relations.append((relation, isDenied, parts))
      }
    }
  }

  private static func folded(_ bytes: ArraySlice<UInt8>) -> String { folded(String(decoding: bytes, as: UTF8.self)) }

  private mutating func add(
    _ name: Range<Int>, _ entries: ArraySlice<Range<Int>>
  ) throws(LanguageFileError) {
    for entry in entries where entry.isEmpty { throw LanguageFileError(file[entry], "an entry without a word") }
    if file[name].first != UInt8(ascii: "q"), addWords(file.text(name), entries) {
      for entry in entries {
        guard let place = entry.first(where: { file.bytes[$0] != UInt8(ascii: " ") && !Self.isOfWord(file.bytes[$0]) })
        else { continue }
        throw LanguageFileError(file[place..<entry.upperBound], "a sign that no word has")
      }
    } else if let index = names[exactly: file[name]] {
      for entry in entries { lists[index].append(try parts(of: entry)) }
    }
  }

  /// Adds the words of a list that is known without being named in a sentence; false for the name of another list.
  private mutating func addWords(_ name: String, _ entries: ArraySlice<Range<Int>>) -> Bool {
    if addNumbersOrErrors(name, entries) { return true }
    if let list = WordSigns(named: name) {
      for entry in entries { add(file[entry], to: list) }
      return true
    }
    let file = file
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
    case "follows the right one":
      namingsBehind += foldedTexts().map { $0.first?.isWrittenWithoutSpaces == true ? $0 : " \($0)" }
    case "concludes": conclusions += foldedTexts()
    case "is printed": outputEndings += texts()
    case "ordinal endings": for entry in entries { ordinalEndings.insert(vocabulary.number(of: file[entry])) }
    case "at run time": add(entries, .errorType, errorType(nil))
    default:
      guard name.hasPrefix("type ") else { return false }
      let type = String(name.dropFirst("type ".count))
      for text in foldedTexts() { types[text] = type }
      if let number = Self.typeNames.firstIndex(of: type) { add(entries, .typeName, number) }
    }
    return true
  }

  /// Adds the words of a list that is named as a number or a type of errors; false for any other name.
  private mutating func addNumbersOrErrors(_ name: String, _ entries: ArraySlice<Range<Int>>) -> Bool {
    guard let first = name.utf8.first, first < UInt8(ascii: "a") else { return false }
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      add(entries, .errorType, errorType(name))
    } else if let value = Int(name) {
      add(entries, .number, value)
      for entry in entries { numbers[Self.folded(file[entry])] = name }
    } else if let value = Int(name.dropLast()) {
      add(entries, name.last == "x" ? .times : .ordinal, value)
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

  private mutating func add(_ entries: ArraySlice<Range<Int>>, _ special: Special, _ value: Int) {
    for entry in entries {
      let words = file[entry].split(separator: UInt8(ascii: " ")).map { vocabulary.number(of: $0) }
        .filter { !skipped.contains($0) }
      guard let first = words.first else { continue }
      phrases[special, default: [:]][first, default: []].append(Phrase(words: words, value: value))
    }
  }

  /// The parts of a sentence, without words that are passed over.
  private mutating func parts(of sentence: Range<Int>) throws(LanguageFileError) -> [Part] {
    var rest = sentence
    let parts = try parts(ofRest: &rest)
    guard rest.isEmpty else { throw LanguageFileError(file[rest], "')' without its '('") }
    return parts
  }

  /// The parts up to a closing bracket or the end.
  private mutating func parts(ofRest rest: inout Range<Int>) throws(LanguageFileError) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(6)
    let (bytes, end) = (file.bytes, rest.upperBound)
    while let position = rest.first, bytes[position] != UInt8(ascii: ")") {
      switch bytes[position] {
      case UInt8(ascii: " "): rest = (position + 1)..<end
      case UInt8(ascii: "("):
        rest = (position + 1)..<end
        parts.append(.optional(try self.parts(ofRest: &rest)))
        guard let closing = rest.first else { throw LanguageFileError(bytes[position...], "'(' without its ')'") }
        rest = (closing + 1)..<end
      case UInt8(ascii: "<"):
        guard let closing = rest.first(where: { bytes[$0] == UInt8(ascii: ">") }) else {
          throw LanguageFileError(file[rest], "'<' without its '>'")
        }
        parts.append(try part(named: file[(position + 1)..<closing]))
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

  private func part(named name: ArraySlice<UInt8>) throws(LanguageFileError) -> Part {
    // Most names are those of lists for questions, which begin with this letter.
    if name.first != UInt8(ascii: "q"), let special = Special(rawValue: String(decoding: name, as: UTF8.self)) {
      return .special(special)
    }
    guard let list = names[exactly: name] else { throw LanguageFileError(name, "an unknown list") }
    return .list(list)
  }
}
