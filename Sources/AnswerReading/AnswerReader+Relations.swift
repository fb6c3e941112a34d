extension AnswerReader {
  /// The relation that a sentence states of one thing in code, or of two; nil where it has a word that may say anything
  /// else, in a language without a file, and where it can be read in two ways.
  ///
  /// - Parameter names: Those of the code.
  package func statedRelation(in text: String, of names: CodeNames) -> StatedRelation? {
    guard understandsLocale, text.utf8.count <= 200, !supposes(text),
      let parts = StatementScanner.parts(of: text),
      parts.count <= RelationReader.mostParts
    else { return nil }
    let readers = languagesWithRelations.compactMap { RelationReader($0, parts, names) }
    // `The list` is one of the things only where names and values alone are not all that the sentence speaks of.
    for withCollections in [false, true] {
      let found = readers.reduce(into: Set<StatedRelation>()) {
        $0.formUnion($1.relations(withCollections))
      }
      if !found.isEmpty { return found.count == 1 ? found.first : nil }
    }
    return nil
  }

  /// False for a text that states no relation of an expression of values for certain.
  package static func mayStateRelationOfValues(_ text: String) -> Bool { CodeInText.mayBe(in: text) }

  /// The relation that a sentence states of an expression of values alone, in backticks or not; nil for one that has
  /// none, or that can be read in two ways.
  ///
  ///     AnswerReader.english.statedRelationOfValues(in: "round(2.5) is 3.")?.condition()      // round(2.5) == 3
  package func statedRelationOfValues(in text: String) -> StatedRelation? {
    guard understandsLocale, CodeInText.mayBe(in: text) else { return nil }
    let bare = text.replacing(#/^\p{L}{1,4} Python(?: ?3(?:\.[0-9]+)?)?,? /#, with: "")
    let found = statedRelation(in: CodeInText.marked(bare), of: .ofValues)
    return found.flatMap { $0.expressions.isEmpty ? nil : $0 }
  }

  /// The relation that a question asks of each answer, named `answer` in it; nil where it asks for anything else.
  ///
  ///     AnswerReader.english.relationAsked(in: "Which of these is greater than 5?")?.condition()   // answer > 5
  package func relationAsked(in text: String) -> StatedRelation? {
    guard understandsLocale, text.utf8.count <= 200 else { return nil }
    let text = text.replacing(#/ ?\((?:int|float|str|bool|list|tuple|dict|set|NoneType)\)/#, with: "")
    return relationAsked(behindChoiceIn: text) ?? typeOrValueAsked(in: text)
  }

  /// The relation that a question states behind words that only say that an answer is to be chosen.
  private func relationAsked(behindChoiceIn text: String) -> StatedRelation? {
    let words = text.split { $0.isWhitespace || "?¿؟".contains($0) }
    let found = languagesWithRelations.compactMap { language -> StatedRelation? in
      let beginning = words.prefix { language.signs(of: AnswerLanguage.folded($0)).contains(.chooses) }
      guard !beginning.isEmpty, beginning.count < words.count else { return nil }
      // `has` is among the words by which one chooses, and in `has 3 elements` a part of what is asked.
      return (1...beginning.count).reversed().lazy.compactMap { length in
        let rest = words[length...].joined(separator: " ")
        return self.statedRelation(in: "\(Self.answer) \(rest)", of: CodeNames(in: "\(Self.answer) = 0"))
      }.first
    }
    guard let first = found.first, found.allSatisfy({ $0 == first }), !first.isOfEnd, !first.isOfOnlyCollection else {
      return nil
    }
    return first
  }

  /// The name of an answer in a condition.
  static let answer = "answer"
}

/// Compares a sentence with those by which a language says something of things in code.
private struct RelationReader {
  /// The longest sentence that is read, in words, values and signs.
  static let mostParts = 20
  /// The most words of which each may be a thing or not.
  private static let mostOptional = 5

  private let language: AnswerLanguage
  private let parts: [StatementScanner.Part]
  /// The things by their places.
  private let things: [Int: StatedRelation.Thing]
  /// The places of those that are nothing else, and of those that may be words, too.
  private let certain, optional: [Int]

  /// Nil for a sentence with a part that is neither a word nor one of the things.
  init?(_ language: AnswerLanguage, _ parts: [StatementScanner.Part], _ names: CodeNames) {
    let parts = language.splittingCollections(language.joiningContractions(parts))
    var (things, certain, optional) = ([Int: StatedRelation.Thing](), [Int](), [Int]())
    for (index, part) in parts.enumerated() {
      switch part {
      case .comma: continue
      case .word(let word):
        guard let thing = language.thing(namedBy: word, names) else { continue }
        things[index] = thing
        optional.append(index)
      case .code, .number, .quoted, .display:
        if language.type(writtenAs: part) != nil { continue }
        guard let thing = Self.thing(part, names) else { return nil }
        things[index] = thing
        certain.append(index)
      }
    }
    guard certain.count <= 2, optional.count <= Self.mostOptional else { return nil }
    (self.language, self.parts, self.things) = (language, parts, things)
    (self.certain, self.optional) = (certain, optional)
  }

  private static func thing(_ part: StatementScanner.Part, _ names: CodeNames) -> StatedRelation.Thing? {
    if case .quoted(let text) = part, names.variables.contains(text) { return nil }
    if let literal = part.literal { return .literal(literal) }
    guard case .code(let text) = part, names.variables.contains(text) || names.isExpression(text) else {
      return nil
    }
    let calls = text.matches(of: /([A-Za-z0-9_.\])"']*)\(/).map { String($0.output.1) }
    return calls.allSatisfy { $0.isEmpty || CodeNames.harmless.contains($0) } ? .expression(text) : nil
  }

  /// Everything that the sentence can say, where some of its parts are the things.
  ///
  /// - Parameter withCollections: Pass true for what it says of a list without a name.
  func relations(_ withCollections: Bool) -> Set<StatedRelation> {
    let choosable = optional.filter { withCollections || things[$0] != .collection }
    let pairs = choosable.flatMap { one in choosable.filter { $0 > one }.map { [one, $0] } }
    let choices = [[]] + choosable.map { [$0] } + pairs
    var found = Set<StatedRelation>()
    for choice in choices {
      let places = (certain + choice).sorted()
      let isOfCollection = places.contains { things[$0] == .collection }
      guard (1...2).contains(places.count), isOfCollection == withCollections else { continue }
      found.formUnion(relations(between: places))
    }
    return found
  }

  private func relations(between places: [Int]) -> [StatedRelation] {
    // `It does not end with "a"` is about no moment.
    for moment in [[]] + moments(around: places) {
      let found = relations(between: places, without: moment)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func relations(between places: [Int], without moments: Set<Int>) -> [StatedRelation] {
    // `The end of name is "a"` is about a letter.
    let hasLiteral = places.contains { if case .literal = things[$0] { true } else { false } }
    let mayBeOfPart = hasLiteral && places.first.map { moments.contains($0 - 1) } ?? false
    guard !namesPart(places, moments), let tokens = tokens(places, without: moments) else { return [] }
    let orders = places.count == 1 ? [places] : [places, places.reversed()]
    return orders.flatMap { order -> [StatedRelation] in
      var matcher = SentenceMatcher(
        language,
        tokens.map { place, token in
          var token = token
          token.role = order.firstIndex(of: place).map { $0 == 0 ? .left : .right }
          return token
        })
      return language.relations.compactMap { relation, isDenied, sentence in
        guard matcher.matchesWhole(sentence), !mayBeOfPart || relation != .equal else { return nil }
        var things = order.compactMap { self.things[$0] }
        if relation == .isOfType {
          guard let type = matcher.first(.typeName) else { return nil }
          things.append(.types(AnswerLanguage.tuple(ofType: type)))
        }
        return StatedRelation(
          relation: relation, isDenied: isDenied, things: things, isOfEnd: !moments.isEmpty)
      }
    }
  }

  /// The words that may only say when: those in a run of which each may stand beside a value, up to all of them, around
  /// one for the end or for what is before; none where there are several such runs.
  private func moments(around places: [Int]) -> [Set<Int>] {
    var (runs, run) = ([[Int]](), [Int]())
    for (index, part) in parts.enumerated() {
      if case .word(let word) = part, !places.contains(index), language.states(AnswerLanguage.folded(word)) {
        run.append(index)
      } else {
        runs.append(run)
        run = []
      }
    }
    runs = (runs + [run]).filter { $0.contains { isOfMoment($0) } }
    guard runs.count == 1, let run = runs.first, let start = run.first, let end = run.last,
      let anchor = run.first(where: { isOfMoment($0) })
    else { return [] }
    // The fewest words first, since each of the others may belong to what is said.
    let first = beginning(ofMoment: anchor, in: run)
    return [anchor, end].flatMap { last in [first, start].map { Set($0...last) } }
  }

  /// The place of `at` in `at the end`; that of the word itself for `after`.
  private func beginning(ofMoment place: Int, in run: [Int]) -> Int {
    guard isOfMoment(place, .namesEnd) else { return place }
    let before = run.last { index in
      guard index < place, case .word(let word) = parts[index] else { return false }
      return !language.isSkipped(AnswerLanguage.folded(word))
    }
    return before ?? run.first ?? place
  }

  /// True where the end may be that of a thing: `x is at the end of y`.
  private func namesPart(_ places: [Int], _ moments: Set<Int>) -> Bool {
    guard let first = moments.min(), first > 0 else { return false }
    return places.contains { moments.contains($0 - 1) && !isOfMoment($0 - 1) }
  }

  private func isOfMoment(_ index: Int, _ signs: WordSigns = [.namesBefore, .namesEnd]) -> Bool {
    guard case .word(let word) = parts[index] else { return false }
    return language.signsWithin(word).contains { !$0.isDisjoint(with: signs) }
  }

  /// The words and the things, without what is passed over; nil where a word is in no sentence.
  private func tokens(_ places: [Int], without moments: Set<Int>) -> [(place: Int, token: AnswerToken)]? {
    let passed = places.reduce(into: moments) { $0.formUnion(wordsPassedOver(before: $1, places)) }
    var tokens: [(place: Int, token: AnswerToken)] = []
    for (index, part) in parts.enumerated() where !passed.contains(index) {
      if places.contains(index) {
        tokens.append((index, AnswerToken()))
      } else if case .word(let word) = part {
        let folded = AnswerLanguage.folded(word)
        if language.isSkipped(folded) {
          // Others, such as `only`, may say more.
          guard language.signs(of: folded).contains(.namesThing) else { return nil }
          continue
        }
        let (known, type) = (language.vocabulary[folded], AnswerLanguage.typeNumber(word))
        guard known != nil || type != nil else { return nil }
        tokens.append((index, AnswerToken(word: known, typeName: type)))
      } else if let type = language.type(writtenAs: part) {
        tokens.append((index, AnswerToken(typeName: type)))
      }
    }
    return tokens
  }

  /// The places of words such as `the variable` and `the value of` right before a thing.
  private func wordsPassedOver(before place: Int, _ places: [Int]) -> Set<Int> {
    var (passed, index) = (Set<Int>(), place - 1)
    func word(_ index: Int) -> String? {
      guard index >= 0, !places.contains(index), case .word(let word) = parts[index] else { return nil }
      return AnswerLanguage.folded(word)
    }
    while let last = word(index) {
      if let first = word(index - 1), language.signs(of: "\(first) \(last)").contains(.namesThing) {
        passed.formUnion([index - 1, index])
        index -= 2
      } else if language.signs(of: last).contains(.namesThing) {
        passed.insert(index)
        index -= 1
      } else {
        break
      }
    }
    return passed
  }
}

extension AnswerLanguage {
  /// The thing that a word may name; nil for a word that is nothing but a word.
  fileprivate func thing(namedBy word: String, _ names: CodeNames) -> StatedRelation.Thing? {
    if names.variables.contains(word) { return .expression(word) }
    if word == "None" { return .literal(word) }
    let folded = Self.folded(word)
    if ["True", "False"].contains(word), vocabulary[folded] == nil { return .literal(word) }
    if let number = numbers[folded], !articles.contains(folded), !isSkipped(folded) {
      return .literal(number)
    }
    return signs(of: folded).contains(.namesCollection) ? .collection : nil
  }

  /// A sentence's parts, in which `isn't` is one word again.
  fileprivate func joiningContractions(_ parts: [StatementScanner.Part]) -> [StatementScanner.Part] {
    parts.reduce(into: []) { joined, part in
      if part == .word("t"), case .word(let word)? = joined.last, word.last == "n",
        vocabulary[word] == nil
      {
        joined[joined.count - 1] = .word(word + "t")
      } else {
        joined.append(part)
      }
    }
  }

  /// A sentence's parts, in which a word for a list is a part of its own, also where no spaces are written around it.
  fileprivate func splittingCollections(_ parts: [StatementScanner.Part]) -> [StatementScanner.Part] {
    guard !unspacedSigns.isEmpty else { return parts }
    return parts.flatMap { part -> [StatementScanner.Part] in
      guard case .word(let word) = part, word.first?.isWrittenWithoutSpaces == true else {
        return [part]
      }
      let collections = unspacedSigns.lazy.filter { $0.signs == .namesCollection }
      guard let range = collections.compactMap({ word.firstRange(of: $0.word) }).first else {
        return [part]
      }
      let pieces = [word[..<range.lowerBound], word[range], word[range.upperBound...]]
      return pieces.filter { !$0.isEmpty }.map { .word(String($0)) }
    }
  }

  /// The number of a type that is written as in programs: `int`; nil for anything else.
  fileprivate func type(writtenAs part: StatementScanner.Part) -> Int? {
    if case .code(let text) = part { Self.typeNumber(text) } else { nil }
  }

  /// The number of a type by its name in programs.
  fileprivate static func typeNumber(_ text: String) -> Int? { typeNames.firstIndex(of: text) }

  /// The types of which a number stands for one, as a tuple in Python.
  fileprivate static func tuple(ofType number: Int) -> String {
    let name = typeNames[number]
    return name == "number" ? "(\"int\", \"float\")" : "(\"\(name)\",)"
  }

  /// The types of which lessons speak, and numbers of any type.
  static let typeNames = AnswerReader.types + ["number"]
}
