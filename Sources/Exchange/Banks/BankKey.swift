/// Finds the answers that a bank names as right: by their texts, or by their labels.
struct BankKey {
  private let count: Int
  private let isLabeled: Bool
  private var texts: [String: [Int]] = [:]
  private var foldedTexts: [String: [Int]] = [:]
  private var labels: [String: [Int]] = [:]
  private var foldedLabels: [String: [Int]] = [:]

  init(_ answers: [BankAnswer]) {
    count = answers.count
    isLabeled = answers.contains { $0.label != nil }
    for (index, answer) in answers.enumerated() {
      texts[Self.trimmed(answer.text), default: []].append(index)
      foldedTexts[Self.folded(answer.text), default: []].append(index)
      guard let label = answer.label else { continue }
      labels[label, default: []].append(index)
      foldedLabels[Self.folded(label), default: []].append(index)
    }
  }

  /// The answers that a key names by one text or label, by both, or by several labels in a row.
  ///
  ///     "print", "B", "b)", "B. print", "Option B", "A, C"
  ///
  /// A key that is written exactly like a label of the bank is that label, and one that is written exactly like a
  /// text is that text. Upper and lower case and whitespace are folded only where one answer fits then.
  func match(_ key: String) -> BankMatch {
    let name = Self.trimmed(key)
    if let exact = exactMatch(name) { return exact }
    let fitting = Set(foldedTexts[Self.folded(name)] ?? []).union(indices(ofLabel: name))
    if !fitting.isEmpty { return .one(of: fitting) }
    if let match = labelWithText(name) { return match }
    return labelsInRow(name).map { .answers($0) } ?? .missing
  }

  /// The answer with this label, written as the bank writes it or in another case; nil for what is not one.
  func index(ofLabel name: String) -> Int? {
    let found = labels[name] ?? Array(indices(ofLabel: name))
    return found.count == 1 ? found[0] : nil
  }

  /// The answer that is written exactly so; nil for another text, and for one that several answers have.
  func index(ofText name: String) -> Int? {
    texts[Self.trimmed(name)].flatMap { $0.count == 1 ? $0[0] : nil }
  }

  /// True for what is written exactly like a label of the bank.
  func isLabel(_ name: String) -> Bool { labels[name] != nil }

  private func exactMatch(_ name: String) -> BankMatch? {
    if let labeled = labels[name] {
      guard labeled.count == 1 else { return .ambiguous }
      let isText = texts[name]?.contains { $0 != labeled[0] } == true
      return .answers([labeled[0]], doubt: isText ? .labelLikeText : nil)
    }
    guard let written = texts[name] else { return nil }
    guard written.count == 1 else { return .ambiguous }
    let isLabel = indices(ofLabel: name).contains { $0 != written[0] }
    return .answers([written[0]], doubt: isLabel ? .textLikeLabel : nil)
  }

  /// The answers with a label in any case; where the bank writes none, a letter counts them.
  private func indices(ofLabel name: String) -> Set<Int> {
    let folded = Self.folded(name)
    if isLabeled { return Set(foldedLabels[folded] ?? []) }
    guard folded.utf8.count == 1, let letter = folded.utf8.first, letter >= UInt8(ascii: "a") else { return [] }
    let index = Int(letter) - Int(UInt8(ascii: "a"))
    return index < min(count, 26) ? [index] : []
  }

  /// The answer of a label with a sign or a word, or with a text, which may be that of an answer.
  private func labelWithText(_ name: String) -> BankMatch? {
    let rest = BankWords.withoutOption(name)
    if rest != name, case let found = indices(ofLabel: rest), !found.isEmpty { return .one(of: found) }
    guard let (label, text) = AnswerLabel.split(rest) else { return nil }
    let labeled = labels[label].map { Set($0) } ?? indices(ofLabel: label)
    if text.isEmpty { return labeled.isEmpty ? nil : .one(of: labeled) }
    let written = Set(texts[Self.trimmed(text)] ?? foldedTexts[Self.folded(text)] ?? [])
    if written.isEmpty {
      // A small letter may be a variable: `a: b`.
      guard labeled.count == 1, isLabeled || label.first?.isUppercase == true else { return nil }
      return .answers(labeled, rest: text)
    }
    return .one(of: labeled.isEmpty ? written : labeled.intersection(written))
  }

  /// The answers that labels in a row name: `A, C`; nil where a part is not a label.
  ///
  /// Where the bank writes no labels only capital letters are some; `/` and `&` are signs of expressions, too, so that
  /// they are only between capital letters.
  private func labelsInRow(_ names: String) -> Set<Int>? {
    let row = BankWords.withCommas(names)
    let isExpression = row.contains { "/&".contains($0) }
    let parts = row.split { ",;/&".contains($0) }.map { Self.trimmed(String($0)) }
    guard parts.count > 1 else { return nil }
    var found: Set<Int> = []
    for part in parts {
      let isCapital = part.allSatisfy(\.isUppercase)
      guard isCapital || isLabeled && !isExpression, let index = index(ofLabel: part) else { return nil }
      found.insert(index)
    }
    return found
  }

  private static func trimmed(_ text: String) -> String { String(text.withoutOuter(\.isWhitespace)) }

  private static func folded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }
}
