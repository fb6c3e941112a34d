/// The letter or number before an answer, such as `a)`, `B.`, `(c)`, `D:` or `2.`, which a bank names as right.
enum AnswerLabel {
  /// A label and the text behind it; nil where a text has no label.
  static func split(_ line: some StringProtocol) -> (label: String, text: String)? {
    var rest = Substring(line).drop { $0 == " " }
    let isBracketed = rest.first == "("
    if isBracketed { rest = rest.dropFirst() }
    let label = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard !label.isEmpty, label.count == 1 || label.count < 4 && label.allSatisfy(\.isNumber) else { return nil }
    rest = rest[label.endIndex...]
    guard let sign = rest.first, isBracketed ? sign == ")" : ").:".contains(sign) else { return nil }
    rest = rest.dropFirst()
    guard rest.first.map(\.isWhitespace) ?? true else { return nil }
    return (String(label), String(rest.drop(while: \.isWhitespace)))
  }

  /// The answers without labels in their texts, where these are letters or numbers in order from the first.
  static func taken(from answers: [BankAnswer]) -> [BankAnswer] {
    let parts = answers.map { split($0.text) }
    let labels = parts.compactMap { $0?.label.lowercased() }
    guard labels.count == answers.count, !labels.isEmpty, areInOrder(labels), !parts.contains(where: { $0?.text == "" })
    else { return answers }
    return zip(answers, parts).map { answer, part in
      var answer = answer
      answer.label = answer.label ?? part?.label
      answer.text = part?.text ?? answer.text
      return answer
    }
  }

  /// The label at an index: a letter where another one is a letter, else a number.
  static func expected(at index: Int, like label: String) -> String {
    guard label.first?.isLetter == true else { return "\(index + 1)" }
    return index < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index))) : ""
  }

  /// True for labels `a`, `b`, `c` or `1`, `2`, `3` and so on.
  private static func areInOrder(_ labels: [String]) -> Bool {
    labels.enumerated().allSatisfy { $1 == expected(at: $0, like: labels[0]) }
  }
}
