/// Finds the answer that a bank names as right: by its text, or by its letter.
struct BankKey {
  private var byText: [String: Int] = [:]
  private var byLabel: [String: Int] = [:]
  private let count: Int

  init(_ answers: [BankAnswer]) {
    count = answers.count
    for (place, answer) in answers.enumerated() {
      byText[Self.plain(answer.text), default: place] = byText[Self.plain(answer.text)] ?? place
      if let label = answer.label { byLabel[Self.plain(label)] = byLabel[Self.plain(label)] ?? place }
    }
  }

  /// The place of an answer that is named by its text, its label, or its label before its text; nil for another one.
  ///
  ///     "print", "B", "b)", "B. print", "Option B"
  func place(of name: String) -> Int? {
    let words = Self.plain(name)
    if let place = byText[words] ?? byLabel[words] { return place }
    let bare = words.hasPrefix("option ") ? String(words.dropFirst("option ".count)) : words
    if let place = place(ofLabel: bare.filter { !"().:".contains($0) }) { return place }
    guard let (label, text) = AnswerLabel.split(bare) else { return nil }
    let place = place(ofLabel: Self.plain(label))
    return byText[Self.plain(text)] ?? place
  }

  /// The places of answers of which several may be named in a row: `A, C`; nil where one of them is none.
  func places(of names: String) -> Set<Int>? {
    if let place = place(of: names) { return [place] }
    let parts = names.replacing(" and ", with: ",").split { ",;/&".contains($0) }.map(String.init)
    let places = parts.compactMap { place(of: $0) }
    return places.isEmpty || places.count < parts.count ? nil : Set(places)
  }

  private func place(ofLabel label: String) -> Int? {
    if let place = byLabel[label] { return place }
    guard byLabel.isEmpty, label.utf8.count == 1, let letter = label.utf8.first, letter >= UInt8(ascii: "a") else {
      return nil
    }
    let place = Int(letter) - Int(UInt8(ascii: "a"))
    return place < min(count, 26) ? place : nil
  }

  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }
}
