/// The lists of a language's file that a word is in, of those of which a text only has to have a word.
struct WordSigns: OptionSet, Sendable {
  let rawValue: UInt64

  /// Words with which a question asks for what does not do something.
  static let negates = WordSigns(rawValue: 1 << 0)
  /// Words with which a text supposes that the code is another one, or runs in another way.
  static let supposes = WordSigns(rawValue: 1 << 1)
  /// Words that do so only in the sentence that asks.
  static let supposesWhereItAsks = WordSigns(rawValue: 1 << 2)
  /// Words with which a task says what becomes of a list that it is given, or that one is made anew.
  static let keeps = WordSigns(rawValue: 1 << 3)
  /// Words of an explanation that speaks of other code, or of a part of the output.
  static let digresses = WordSigns(rawValue: 1 << 4)
  /// Words with which a sentence begins that speaks of other code.
  static let digressesFirst = WordSigns(rawValue: 1 << 5)
  /// Words that may stand before a conclusion in its clause.
  static let leadsTo = WordSigns(rawValue: 1 << 6)
  /// Words by which feedback praises only a part.
  static let restricts = WordSigns(rawValue: 1 << 7)
  /// Words by which a question asks for a part of the output, or for a moment of the run.
  static let asksForPart = WordSigns(rawValue: 1 << 8)
  /// Words behind which a question says how many answers are right.
  static let asksToChoose = WordSigns(rawValue: 1 << 9)
  /// Words for a line or a statement of the code.
  static let namesLine = WordSigns(rawValue: 1 << 10)
  /// Words for the end of the output.
  static let namesEnd = WordSigns(rawValue: 1 << 11)
  /// Words for a card of the robot.
  static let card = WordSigns(rawValue: 1 << 12)
  /// Words by which a text says that something is not there.
  static let denies = WordSigns(rawValue: 1 << 13)
  /// Words between two blanks of a sentence that may change places.
  static let pairs = WordSigns(rawValue: 1 << 14)
  /// Words before two blanks of which one comes first.
  static let orders = WordSigns(rawValue: 1 << 15)
  /// Words by which a question may ask for a way of doing something.
  static let namesWay = WordSigns(rawValue: 1 << 16)
  /// Words right before or behind the name of something in code.
  static let namesName = WordSigns(rawValue: 1 << 17)
  /// Words of those that suppose something, with which a task says what its program is to do.
  static let demands = WordSigns(rawValue: 1 << 18)
  /// All words that a text may have which only says what the value of a variable is.
  static let statesValue = WordSigns(rawValue: 1 << 19)
  /// Those of it that say after what the variable has that value.
  static let namesBefore = WordSigns(rawValue: 1 << 20)
  /// More words that a text may have which only says how often the body of a loop runs.
  static let statesCount = WordSigns(rawValue: 1 << 21)
  /// Words that only a text about a loop has.
  static let namesLoop = WordSigns(rawValue: 1 << 22)
  /// Words for `True`.
  static let saysTrue = WordSigns(rawValue: 1 << 23)
  /// Words for `False`.
  static let saysFalse = WordSigns(rawValue: 1 << 24)
  /// Those of `namesWay` that only say that something is used.
  static let namesUse = WordSigns(rawValue: 1 << 25)
  /// Words that end the part of a sentence that says why.
  static let endsCause = WordSigns(rawValue: 1 << 26)
  /// Words for what is in a list, a dictionary or the like, whatever it is.
  static let namesElement = WordSigns(rawValue: 1 << 27)
  /// Words for the letters of a string.
  static let namesLetter = WordSigns(rawValue: 1 << 28)
  /// Words for numbers, as what a list holds.
  static let namesNumber = WordSigns(rawValue: 1 << 29)
  /// Words for a list, a dictionary or the like.
  static let namesCollection = WordSigns(rawValue: 1 << 30)
  /// More words that a text may have which only says how many elements something has.
  static let statesLength = WordSigns(rawValue: 1 << 31)
  /// Words by which a text says that a file is read.
  static let opensFile = WordSigns(rawValue: 1 << 32)
  /// Words for the code as a whole.
  static let namesProgram = WordSigns(rawValue: 1 << 33)
  /// Words for what another sentence names, which are not variables where a question asks for a value.
  static let refersBack = WordSigns(rawValue: 1 << 34)
  /// Words that may stand right before a name or a value and say nothing: `the variable`, `the value of`.
  static let namesThing = WordSigns(rawValue: 1 << 35)
  /// Words with which a question begins that asks for one of its answers, or for some: `which one of the following`.
  static let chooses = WordSigns(rawValue: 1 << 36)
  /// Words for the answers of a question.
  static let namesAnswer = WordSigns(rawValue: 1 << 37)
  /// Words right behind the name of something in code, in languages in which it comes first.
  static let followsName = WordSigns(rawValue: 1 << 38)
  /// Words behind one for a name, which say of what kind it is: `global`.
  static let describesName = WordSigns(rawValue: 1 << 39)

  /// The list of a name; nil for other names.
  init?(named name: String) {
    guard let signs = Self.byName[name] else { return nil }
    self = signs
  }

  private static let byName: [String: WordSigns] = [
    "negates": .negates,
    "supposes": .supposes,
    "supposes where it asks": .supposesWhereItAsks,
    "keeps": .keeps,
    "digresses": .digresses,
    "digresses first": .digressesFirst,
    "leads to": .leadsTo,
    "restricts": .restricts,
    "asks for a part": .asksForPart,
    "asks to choose": .asksToChoose,
    "names a line": .namesLine,
    "names the end": .namesEnd,
    "names a name": .namesName,
    "card": .card,
    "denies": .denies,
    "pairs": .pairs,
    "orders": .orders,
    "names a way": .namesWay,
    "demands": .demands,
    "states a value": .statesValue,
    "names what is before": .namesBefore,
    "states a count": .statesCount,
    "names a loop": .namesLoop,
    "says true": .saysTrue,
    "says false": .saysFalse,
    "names a use": .namesUse,
    "ends a cause": .endsCause,
    "names an element": .namesElement,
    "names a letter": .namesLetter,
    "names a number": .namesNumber,
    "names a collection": .namesCollection,
    "states a length": .statesLength,
    "opens a file": .opensFile,
    "names the program": .namesProgram,
    "refers back": .refersBack,
    "names a thing": .namesThing,
    "chooses": .chooses,
    "names an answer": .namesAnswer,
    "follows a name": .followsName,
    "describes a name": .describesName,
  ]

  init(rawValue: UInt64) { self.rawValue = rawValue }
}

extension AnswerLanguage {
  /// The lists that a word in small letters is in.
  func signs(of word: String) -> WordSigns {
    vocabulary[word].map(signs(ofNumber:)) ?? []
  }

  private func signs(ofNumber number: Int) -> WordSigns { number < signsByNumber.count ? signsByNumber[number] : [] }

  /// True for a text with a word of a list, in any case; it looks at bytes, since each text about code is asked.
  func hasWord(_ list: WordSigns, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    for end in 0...text.count {
      if end < text.count, text[end] >= 0x80 || (text[end] | 0x20).isLetterOfASCII { continue }
      if start < end, isWord(of: list, UnsafeBufferPointer(rebasing: text[start..<end])) { return true }
      start = end + 1
    }
    return false
  }

  private func isWord(of list: WordSigns, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.contains(where: { $0 >= 0x80 }) else {
      return vocabulary[ofASCII: word].map { signs(ofNumber: $0).contains(list) } ?? false
    }
    // Signs beyond ASCII may be around it.
    return signs(in: AnswerLanguage.folded(String(decoding: word, as: UTF8.self))[...]).contains(list)
  }

  /// The lists of which a text in small letters has a word; one of a script without spaces may be anywhere in it.
  func signs(in text: Substring) -> WordSigns {
    var signs = AnswerReader.wordsApart(in: text).reduce(into: WordSigns()) { $0.formUnion(self.signs(of: $1)) }
    guard !unspacedSigns.isEmpty, text.contains(where: \.isWrittenWithoutSpaces) else { return signs }
    for (word, more) in unspacedSigns where !signs.isSuperset(of: more) && text.contains(word) { signs.formUnion(more) }
    return signs
  }
}

extension UInt8 {
  fileprivate var isLetterOfASCII: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
