internal import Support

extension AnswerLanguage {
  /// English, which is understood in every curriculum.
  static let english = embedded("en")
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
  private static func embedded(_ tag: String) -> AnswerLanguage {
    let text = Words.texts[tag] ?? ""
    do throws(LanguageFileError) {
      return try AnswerLanguage(text)
    } catch {
      preconditionFailure("\(tag).words:\(error.description(in: text))")
    }
  }

  /// A part of a file, read byte by byte for speed: each process that meets a question parses the file again.
  private typealias Bytes = ArraySlice<UInt8>

  /// A language from the text of its file, whose first comment explains the format.
  ///
  /// Spaces, tabs and CR at the ends of a line are no part of it.
  ///
  /// - Throws: `LanguageFileError` for a sign that no word has, and for a bracket, a heading or a name that is wrong.
  init(_ text: String) throws(LanguageFileError) {
    let lines = Array(text.utf8).split(separator: UInt8(ascii: "\n")).map { Self.trimmed($0) }
      .filter { !$0.isEmpty && $0.first != UInt8(ascii: "#") }
    let read = lines.map { (line: $0, entry: Self.entry($0)) }
    let entries = read.compactMap(\.entry)
    var names: [String: Int] = [:]
    for (name, _) in entries where names[name] == nil { names[name] = names.count }
    lists = Array(repeating: [], count: names.count)
    // Words that are passed over are in no sentence, so that these come first.
    for (name, items) in entries where name == "skip" {
      for item in items where !item.contains(UInt8(ascii: " ")) { skipped.insert(number(of: item)) }
    }
    for (name, items) in entries { try add(name, items, names) }
    var (claim, question): (ClaimKind?, QuestionKind?)
    for (line, entry) in read where entry == nil {
      if line.first == UInt8(ascii: "[") {
        let heading = Self.text(line.dropFirst().prefix { $0 != UInt8(ascii: "]") })
        (claim, question) = (ClaimKind(rawValue: heading), QuestionKind(rawValue: heading))
        guard claim != nil || question != nil, line.count == heading.utf8.count + 2 else {
          throw LanguageFileError(line, "unknown heading")
        }
      } else if let claim {
        sentences.append((claim, try parts(of: line, names), SentenceBeginning()))
      } else if let question {
        questions.append((question, try parts(of: line, names), SentenceBeginning()))
      } else {
        throw LanguageFileError(line, "a sentence without a heading above it")
      }
    }
    // Errors first: "nothing but an error" is one. Stable, since what comes first in a file is tried first.
    sentences = ClaimKind.allCases.flatMap { kind in sentences.filter { $0.kind == kind } }
    noteBeginnings()
  }

  /// The name of a list and its entries; nil for other lines.
  private static func entry(_ line: Bytes) -> (name: String, items: [Bytes])? {
    var rest = line
    while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
      let (before, behind) = (line[..<sign], line[(sign + 1)...])
      if before.last == UInt8(ascii: " "), behind.first == UInt8(ascii: " ") {
        let items = behind.split(separator: UInt8(ascii: ",")).map { trimmed($0) }
        return (String(decoding: before.dropLast(), as: UTF8.self), items)
      }
      rest = behind
    }
    return nil
  }

  private static func trimmed(_ bytes: Bytes) -> Bytes {
    guard let start = bytes.firstIndex(where: { !isMargin($0) }), let end = bytes.lastIndex(where: { !isMargin($0) })
    else { return bytes.prefix(0) }
    return bytes[start...end]
  }

  private static func isMargin(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func folded(_ bytes: Bytes) -> String { folded(text(bytes)) }

  private mutating func add(
    _ name: String, _ items: [Bytes], _ names: [String: Int]
  ) throws(LanguageFileError) {
    for item in items where item.isEmpty { throw LanguageFileError(item, "an entry without a word") }
    if addWords(name, items) {
      for item in items {
        guard let place = item.firstIndex(where: { $0 != UInt8(ascii: " ") && !Self.isOfWord($0) }) else { continue }
        throw LanguageFileError(item[place...], "a sign that no word has")
      }
    } else if let index = names[name] {
      for item in items { lists[index].append(try parts(of: item, names)) }
    }
  }

  /// Adds the words of a list that is known without being named in a sentence; false for the name of another list.
  private mutating func addWords(_ name: String, _ items: [Bytes]) -> Bool {
    if let list = WordSigns(named: name) {
      for item in items { add(item, to: list) }
      return true
    }
    switch name {
    case "skip": break
    case "articles": articles.formUnion(items.map { Self.folded($0) })
    case "because": reasons += items.map(Self.text).flatMap { [", \($0) ", " \($0) "] }
    case "then": joints += items.map(Self.text).flatMap { [", \($0) ", " \($0) "] }
    case "says": introductions += items.map(Self.text)
    case "asks for output": asksForOutput += items.map { Self.folded($0) }
    case "asks": questionWords += items.map { Self.folded($0) }
    case "asks which is true": truths += items.map { Self.folded($0) }
    case "praises": praises += items.map { Self.folded($0) }
    case "names the right one": namings += items.map { Self.folded($0) }
    case "concludes": conclusions += items.map { Self.folded($0) }
    case "is printed": outputEndings += items.map(Self.text)
    case "ordinal endings": for item in items { ordinalEndings.insert(number(of: item)) }
    case "at run time": add(items, .errorType, errorType(nil))
    default:
      if name.hasPrefix("type ") {
        for item in items { types[Self.folded(item)] = String(name.dropFirst("type ".count)) }
      } else if name.first?.isUppercase == true {
        add(items, .errorType, errorType(name))
      } else if let value = Int(name) {
        add(items, .number, value)
        for item in items { numbers[Self.folded(item)] = name }
      } else if let value = Int(name.dropLast()) {
        add(items, name.last == "x" ? .times : .ordinal, value)
      } else {
        return false
      }
    }
    return true
  }

  private mutating func add(_ word: Bytes, to list: WordSigns) {
    let number = number(of: word)
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

  private mutating func add(_ items: [Bytes], _ special: Special, _ value: Int) {
    for item in items {
      let words = item.split(separator: UInt8(ascii: " ")).map { number(of: $0) }.filter { !skipped.contains($0) }
      guard let first = words.first else { continue }
      phrases[special, default: [:]][first, default: []].append(Phrase(words: words, value: value))
    }
  }

  /// The number of a word, a new one where it is the first time.
  private mutating func number(of word: Bytes) -> Int { vocabulary.number(of: word) }

  /// The parts of a sentence, without words that are passed over.
  private mutating func parts(
    of sentence: Bytes, _ names: [String: Int]
  ) throws(LanguageFileError) -> [Part] {
    var rest = sentence
    let parts = try parts(of: &rest, names)
    guard rest.isEmpty else { throw LanguageFileError(rest, "')' without its '('") }
    return parts
  }

  private mutating func parts(
    of rest: inout Bytes, _ names: [String: Int]
  ) throws(LanguageFileError) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(6)
    while let next = rest.first, next != UInt8(ascii: ")") {
      switch next {
      case UInt8(ascii: " "): rest.removeFirst()
      case UInt8(ascii: "("):
        let bracket = rest
        rest.removeFirst()
        parts.append(.optional(try self.parts(of: &rest, names)))
        guard !rest.isEmpty else { throw LanguageFileError(bracket, "'(' without its ')'") }
        rest.removeFirst()
      case UInt8(ascii: "<"):
        let name = rest.dropFirst().prefix { $0 != UInt8(ascii: ">") }
        guard name.endIndex < rest.endIndex else { throw LanguageFileError(rest, "'<' without its '>'") }
        parts.append(try Self.part(named: name, names))
        rest = rest[(name.endIndex + 1)...]
      default:
        let word = rest.prefix { Self.isOfWord($0) }
        guard !word.isEmpty else { throw LanguageFileError(rest, "a sign that no word has") }
        rest = rest.dropFirst(word.count)
        let known = number(of: word)
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

  private static func part(named name: Bytes, _ names: [String: Int]) throws(LanguageFileError) -> Part {
    // Most names are those of lists for questions, which begin with this letter.
    if name.first != UInt8(ascii: "q"), let special = Special(rawValue: text(name)) { return .special(special) }
    guard let list = names[text(name)] else { throw LanguageFileError(name, "an unknown list") }
    return .list(list)
  }
}
