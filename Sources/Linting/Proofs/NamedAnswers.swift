import Evidence

/// The answers in which the keys of a question differ from what its text names, where its answers are code.
///
///     // Which line prints 4? with the key 0:
///     // print(2 + 2), print(2 * 2), print("2 + 2")
///     NamedAnswers(found, answers, keys: [0])?.missing == [1]
struct NamedAnswers {
  /// Those that are named, and no keys.
  let missing: [Int]
  /// The keys that are not named.
  let wrong: [Int]
  /// A key that is named.
  let right: Int

  /// The differences; nil where there are none, or where the text most likely does not name what makes a key right.
  init?(_ found: CodeAnswers, _ answers: [String], keys: [Int]) {
    guard let right = keys.first(where: found.named.contains), keys.allSatisfy({ found.outcome(of: $0) != nil }) else {
      return nil
    }
    self.right = right
    missing = found.named.filter { index in
      !keys.contains { answers[$0].utf8.elementsEqual(answers[index].utf8) }
    }
    wrong = keys.filter { !found.named.contains($0) }
    guard !missing.isEmpty || !wrong.isEmpty else { return nil }
    // `3 or more` names just one of several right outcomes.
    let isMost = wrong.count * 2 < keys.count
    guard !missing.isEmpty || isMost || wrong.allSatisfy({ Self.isNever($0, what: right, found) }) else { return nil }
  }

  /// True where one answer cannot have what another one has, whatever a text asks besides: it ends in an error, is
  /// `False` where the other one is `True`, or has the same number with a point.
  private static func isNever(_ index: Int, what right: Int, _ found: CodeAnswers) -> Bool {
    guard let one = found.outcome(of: index), let other = found.outcome(of: right) else { return false }
    if one.error != nil { return other.error == nil }
    let (text, otherText) = (one.value ?? one.printed, other.value ?? other.printed)
    if Set([text, otherText]) == ["True", "False"] { return true }
    guard let number = Double(text), let otherNumber = Double(otherText) else { return false }
    return number == otherNumber
  }
}
