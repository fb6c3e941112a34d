import CurriculumBundle

extension GIFTQuestionParser {
  /// The first brace of a text, after the first pair of braces, that begins no pair with answers; nil where all do.
  func braceWithoutAnswers(_ text: GIFTText) -> GIFTText? {
    var rest = text
    while let start = rest.firstIndex(ofSigns: "{") {
      let inside = rest[(start + 1)...]
      guard let end = inside.firstIndex(ofSigns: "}"), inside[..<end].firstIndex(ofSigns: "{") == nil,
        isAnswers(inside[..<end].trimmed)
      else { return rest[start...start] }
      rest = inside[(end + 1)...]
    }
    return nil
  }

  /// The question with a gap for each pair of braces, which GIFT does not have, but banks do.
  ///
  /// - Parameter braces: The text that begins after the first brace.
  mutating func question(_ question: GIFTQuestion, after before: GIFTText, _ braces: GIFTText) -> GIFTQuestion? {
    var (gaps, feedback) = ([[GIFTQuestion.Answer]](), [String]())
    var (question, rest) = (question, braces)
    let (above, line) = question.text.lastLine
    var sentence = line + (before.last?.isSpace == true && !line.isEmpty ? " " : "")
    if reportBlank(in: sentence, isBeforeGap: true) { return nil }
    while let end = rest.firstIndex(ofSigns: "}") {
      let (answers, general) = rest[..<end].parts(at: "####")
      guard let body = body(answers.trimmed) else { return nil }
      gaps.append(body.answers)
      if let general { feedback.append(plain(general)) }
      let (after, next) = rest[(end + 1)...].parts(at: "{")
      let part = words(after, isLast: next == nil)
      if reportBlank(in: part, isBeforeGap: next != nil) { return nil }
      sentence += "__\(gaps.count)__" + part
      guard let next else { break }
      rest = next
    }
    question.text = above
    question.feedback = feedback.isEmpty ? nil : feedback.joined(separator: "\n")
    question.body = .gaps(sentence: sentence, gaps)
    return question
  }

  /// Reports words that a card would show as a blank, by themselves or with the gap after them; false for others.
  func reportBlank(in words: String, isBeforeGap: Bool) -> Bool {
    guard let number = BlankedText(isBeforeGap ? words + "__" : words).blanks.first else { return false }
    leaveOut(
      whole.place, "'__\(number)' with underscores around it is the sign of a blank on a card",
      help: "write it without two underscores in a row")
    return true
  }

  /// The words after a gap, with a space at each end that has one.
  private func words(_ units: GIFTText, isLast: Bool) -> String {
    let words = marked(units).textWithCode
    guard !words.isEmpty else { return units.isEmpty || isLast ? "" : " " }
    return (units.first?.isSpace == true ? " " : "") + words + (units.last?.isSpace == true && !isLast ? " " : "")
  }
}

extension String {
  /// The lines above the last one, and that one.
  fileprivate var lastLine: (above: String, line: String) {
    guard let end = lastIndex(of: "\n") else { return ("", self) }
    return (String(self[..<end]), String(self[end...].dropFirst()))
  }
}
