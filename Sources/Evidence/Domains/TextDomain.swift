import Support

/// The strings that may be given where checks give some: of the same characters, case and pattern, and about as long.
struct TextDomain {
  private let given: [String]
  private let form: TextForm
  private let knowledge: DomainKnowledge
  /// The lengths of those that are not empty.
  private let lengths: ClosedRange<Int>
  /// True where several that differ are all of one length.
  private let isOfOneLength: Bool
  /// Strings of right programs, known words, and what is given with a change, all in the form of those that are given.
  private(set) var candidates: [String] = []

  init(_ given: [String], knowing knowledge: DomainKnowledge) {
    self.given = given.unique
    self.knowledge = knowledge
    form = TextForm(of: given)
    let counts = given.unique.map(\.count).filter { $0 > 0 }
    lengths = (counts.min() ?? 0)...(counts.max() ?? 0)
    isOfOneLength = counts.count > 2 && lengths.count == 1
    candidates = findCandidates()
  }

  /// How far a string is from those that are given; nil for one that is never tried.
  func remoteness(of text: String) -> DomainDistance? {
    if given.contains(text) { return .inside }
    guard !text.isEmpty else { return nil }
    if knowledge.stripsStrings, text.hasPrefix(" ") || text.hasSuffix(" ") {
      return given.contains(text.trimmingWhitespace()) ? .far : nil
    }
    guard form.admits(text) else {
      let isInOtherCase = knowledge.changesCase && given.contains { $0.lowercased() == text.lowercased() }
      return isInOtherCase ? .far : nil
    }
    let unusual: DomainDistance = form.isFamiliar(text) ? .inside : .near
    if lengths.contains(text.count) { return unusual }
    guard !isOfOneLength, !form.isOfOneLength else { return nil }
    if (lengths.lowerBound - 2...lengths.upperBound + 2).contains(text.count) { return max(unusual, .near) }
    return knowledge.isAtBound(text.count) ? .far : nil
  }

  private func findCandidates() -> [String] {
    let named = knowledge.strings.filter { literal in given.contains { $0.count <= 2 * literal.count + 2 } }
    let words = fittingWords
    let changed = given.flatMap { form.isPattern ? form.changes(of: $0, among: given) : changes(of: $0) }
    let padded = knowledge.stripsStrings ? given.map { " \($0) " } : []
    let inOtherCase = knowledge.changesCase ? given.flatMap { [$0.lowercased(), $0.uppercased()] } : []
    let others = padded + inOtherCase + words.dropFirst(Self.mostWordsFirst)
    return (named + words.prefix(Self.mostWordsFirst) + changed + others).unique
      .filter { remoteness(of: $0) != nil && !given.contains($0) }
  }

  /// How many known words are tried before what is given with a change.
  private static let mostWordsFirst = 10

  private var fittingWords: [String] {
    let whole = given.filter { !$0.isEmpty }
    guard !whole.isEmpty, whole.allSatisfy({ $0.allSatisfy(\.isLetter) }), knowledge.words.admitOthers(than: whole)
    else { return [] }
    return SampleWords.all.map(form.cased).filter { remoteness(of: $0) != nil }
  }

  /// A string turned round, doubled, shortened, and with its words in another order.
  private func changes(of text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    let ofWords = words.count > 1 ? [words.reversed(), words.dropLast()].map { $0.joined(separator: " ") } : []
    let first = text.prefix(1)
    let others = [String(text.reversed()), text + text, String(text.dropLast()), text + first]
    // In texts of a few characters one becomes the other.
    let replaced = form.otherCharacters(than: text).map { $0 + text.dropFirst() }
    return ofWords + (others + replaced).map(form.cased)
  }
}
