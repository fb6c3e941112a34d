import AnswerReading

/// Looks which outcomes of answers the text of their question names, in whatever language it is.
struct OutcomeNames {
  let text: NamingText
  let answers: [String]
  let keys: [Int]
  /// True where several answers may be right together.
  let takesSeveral: Bool
  let outcomes: [Int: AnswerOutcome]
  /// The values of the code's variables before the answers run.
  let values: [String: String]
  let reader: AnswerReader
  /// The value that the text gives a variable; nil where it gives none.
  let given: GivenValue?

  /// The part of an outcome that is named.
  private enum Facet: Hashable {
    case error(String)
    case printed(String)
    case value(String)
    case changed(AnswerOutcome.Variable)

    /// The words of it.
    var text: String {
      switch self {
      case .error(let text), .printed(let text), .value(let text): text
      case .changed(let variable): variable.value
      }
    }
  }

  /// The indices of the answers whose outcome is named, in their order; none where the text denies or supposes
  /// something, and where it names different outcomes.
  func find() -> [Int] {
    guard !reader.supposes(text.whole) else { return [] }
    let found = innermostAside(outcomes.compactMapValues(named))
    guard let (first, place) = found.values.first else { return leavingTheSame }
    // `An error such as ValueError` is any of them.
    if case .error = first, Set(keys.map { outcomes[$0]?.error?.type }).count > 1 { return [] }
    if case .value(let value) = first, isKeyEqual(to: value) { return [] }
    guard Set(found.values.map(\.facet)).count == 1, !reader.negates(text.clause(around: place)), knowsKeys(for: first)
    else { return [] }
    return withoutDoubtful(found.keys.sorted(), first.text) { index in
      if case .changed(let variable) = first { assignment(index, variable.name) } else { .none }
    }
  }

  /// True where a key is the same number, but written in another way: 6.0 for 6, which may be meant or not.
  private func isKeyEqual(to value: String) -> Bool {
    guard let number = Double(value) else { return false }
    return keys.contains { key in
      outcomes[key]?.value.map { $0 != value && Double($0) == number } ?? false
    }
  }

  // MARK: - What is named

  private func named(_ outcome: AnswerOutcome) -> (facet: Facet, place: Range<Int>)? {
    func named(_ facet: Facet, _ lines: [String]) -> (facet: Facet, place: Range<Int>)? {
      guard let place = text.range(of: lines), lines.count > 1 || !mayBeWord(lines[0], place) else { return nil }
      return (facet, place)
    }
    if let error = outcome.error { return named(.error(error.type), [error.type]) }
    if !outcome.printed.isEmpty {
      let lines = outcome.printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return named(.printed(outcome.printed), lines)
    }
    if let value = outcome.value {
      if let found = spellings(of: value).lazy.compactMap({ named(.value(value), [$0]) }).first { return found }
      if value == "True", asksWhichIsTrue { return (.value(value), 0..<0) }
    }
    guard outcome.changed.count == 1, let variable = outcome.changed.first, isTelling(variable.name),
      speaks(of: variable.name)
    else { return nil }
    return spellings(of: variable.value).lazy.compactMap { named(.changed(variable), [$0]) }.first
  }

  /// True for a word that an answer has as a string, and that may be one of the sentence, `fly` in `which animals can
  /// fly`: no quotes, and no word for an output or a value next to it, say that it is meant as it is.
  private func mayBeWord(_ word: String, _ place: Range<Int>) -> Bool {
    guard reader.understandsLocale, word.count > 1, word.allSatisfy(\.isLetter), word == word.lowercased(),
      !text.isQuoted(place), answers.contains(where: { $0.contains("\"\(word)\"") || $0.contains("'\(word)'") })
    else { return false }
    let (before, behind) = text.surroundings(of: place)
    return !reader.introducesOutput(before: before, behind: behind)
      && !reader.introducesValue(before: before, behind: behind)
  }

  /// How a text may write a value: as Python does, or a string without its quotes, unless it looks like another value.
  private func spellings(of value: String) -> [String] {
    guard let quote = value.first, quote == "'" || quote == "\"", value.count > 2, value.last == quote else {
      return [value]
    }
    let bare = String(value.dropFirst().dropLast())
    guard !bare.contains("\\") else { return [] }
    let isOther = Double(bare) != nil || ["True", "False", "None"].contains(bare)
    return isOther ? ["'\(bare)'"] : [bare]
  }

  /// True where the words ask which answer is true, and all that have a value are true or false.
  private var asksWhichIsTrue: Bool {
    outcomes.values.allSatisfy { $0.error != nil || ["True", "False"].contains($0.value) }
      && reader.asksWhichIsTrue(text.whole) && !reader.negates(text.whole)
  }

  /// The outcomes without those that are named only by a part of what names another one: `3` in `1, 2 and 3`.
  private func innermostAside(
    _ found: [Int: (facet: Facet, place: Range<Int>)]
  ) -> [Int: (facet: Facet, place: Range<Int>)] {
    found.filter { _, one in
      !found.values.contains { $0.place.count > one.place.count && $0.place.contains(one.place) }
    }
  }

  private func speaks(of name: String) -> Bool { ProgramWords.all(in: text.whole).contains(name) }

  /// True for a variable whose value tells how it came about: a number may be what is added to zero, and a list what is
  /// put into an empty one.
  private func isTelling(_ name: String) -> Bool {
    guard let value = values[name] else { return true }
    return Double(value) == nil && !["True", "False", "None", "''", "[]", "{}", "()", "set()"].contains(value)
  }

  /// True unless a key needs something that only the text says, such as a variable or a line of input.
  private func knowsKeys(for facet: Facet) -> Bool {
    if case .error = facet { return true }
    let unknown = ["NameError", "EOFError", "ModuleNotFoundError", "ImportError", "FileNotFoundError"]
    return !keys.contains { key in outcomes[key]?.error.map { unknown.contains($0.type) } ?? false }
  }

  // MARK: - What all keys leave

  /// The answers that leave the variables as all of several keys do, where the text speaks of these variables.
  private var leavingTheSame: [Int] {
    guard takesSeveral, keys.count > 1, let changed = outcomes[keys[0]]?.changed, !changed.isEmpty,
      keys.allSatisfy({ leaves(changed, $0) }), !reader.negates(text.whole),
      changed.allSatisfy({ values[$0.name] != nil && isTelling($0.name) && speaks(of: $0.name) })
    else { return [] }
    let outcome = changed.map(\.value).joined(separator: " ")
    return withoutDoubtful(outcomes.keys.filter { leaves(changed, $0) }.sorted(), outcome) { index in
      changed.map { assignment(index, $0.name) }.max() ?? .none
    }
  }

  private func leaves(_ changed: [AnswerOutcome.Variable], _ index: Int) -> Bool {
    guard let outcome = outcomes[index] else { return false }
    return outcome.error == nil && outcome.printed.isEmpty && outcome.changed == changed
  }

  // MARK: - Doubts

  /// How a statement gives a variable of the code its value, from the least to the most of a change.
  private enum Assignment: Int, Comparable {
    /// It has no assignment, such as a call of a method.
    case none
    /// The new value is made of the old one.
    case ofItself
    /// The new value is there whatever the old one was.
    case anew

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Answers without those that are no keys, and of which the text may say that they are wrong by the way in which they
  /// come to the same.
  ///
  /// `Which line uses an f-string to print Hi Ada?` may have two lines that print it, of which one has an f-string. So
  /// much decides: a word of the language that asks for a way (`uses`, `loop`), a word of the text that is in one of
  /// the programs and not in the other (`f`, `range`, `+`), and an assignment where the keys have none, since whoever
  /// changes a list makes no new one.
  private func withoutDoubtful(
    _ named: [Int], _ outcome: String, assignment: (Int) -> Assignment
  ) -> [Int] {
    let right = named.filter(keys.contains)
    let asksForWay = reader.namesWay(text.whole, besides: given.map { [$0.name] } ?? [])
    let outcome = given.map { "\(outcome) \($0.line)" } ?? outcome
    let most = right.map(assignment).max() ?? .none
    return named.filter { index in
      if keys.contains(index) { return true }
      return !asksForWay && assignment(index) <= most
        && !ProgramWords.tellApart(
          answers[index], from: right.map { answers[$0] }, in: text.whole, besides: outcome)
    }
  }

  private func assignment(_ index: Int, _ name: String) -> Assignment {
    let statement = answers[index].drop(while: \.isWhitespace)
    guard values[name] != nil, statement.hasPrefix(name) else { return .none }
    let rest = statement.dropFirst(name.count).drop { $0 == " " }
    guard rest.hasPrefix("="), !rest.hasPrefix("==") else { return .none }
    return ProgramWords.all(in: String(rest)).contains(name) ? .ofItself : .anew
  }
}
