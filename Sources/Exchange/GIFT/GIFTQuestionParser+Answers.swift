import Diagnostics

extension GIFTQuestionParser {
  /// What is in the braces, by its signs.
  func body(_ answers: GIFTText) -> GIFTQuestion.Body? {
    guard !answers.isEmpty else { return .essay }
    if answers.begins(with: "#") { return numerical(answers.dropFirst().trimmed) }
    if let truth = truth(answers) { return truth }
    let entries = entries(answers)
    guard entries.first?.sign != nil else {
      leaveOut(
        answers.place, "there is neither '=' nor '~' before these answers",
        help: "write `=` before a right answer and `~` before a wrong one")
      return nil
    }
    let isChoice = entries.contains { $0.sign == "~" }
    if !isChoice, entries.allSatisfy({ $0.text.hasArrow }) { return .matching(entries.map(pair)) }
    let read = entries.map { answer($0, isTyped: !isChoice) }
    return isChoice ? .choice(read) : .shortAnswer(read)
  }

  /// `T` or `FALSE`, with feedback.
  func truth(_ answers: GIFTText) -> GIFTQuestion.Body? {
    let (word, after) = answers.parts(at: "#")
    let isTrue: Bool
    switch word.word(atMost: "false".utf8.count)?.uppercased() {
    case "T", "TRUE": isTrue = true
    case "F", "FALSE": isTrue = false
    default: return nil
    }
    let feedback = after.map { $0.parts(at: "#") }
    let texts = [feedback?.before, feedback?.after].map { $0.map { plain($0) }.flatMap { $0.isEmpty ? nil : $0 } }
    return .truth(isTrue, wrong: texts[0], right: texts[1])
  }

  private struct Entry {
    /// The sign before it; nil before the first one.
    let sign: Character?
    let text: GIFTText
  }

  /// The answers, each after its `=` or `~`.
  private func entries(_ answers: GIFTText) -> [Entry] {
    let starts = answers.indices.filter { answers[$0].isSign("=") || answers[$0].isSign("~") }
    guard let first = starts.first, answers[..<first].trimmed.isEmpty else { return [Entry(sign: nil, text: answers)] }
    return zip(starts, starts.dropFirst() + [answers.endIndex]).map { start, end in
      Entry(sign: answers[start].isSign("=") ? "=" : "~", text: answers[(start + 1)..<end].trimmed)
    }
  }

  private func answer(_ entry: Entry, isTyped: Bool) -> GIFTQuestion.Answer {
    let (weight, rest) = weight(entry, isTyped: isTyped)
    let (text, feedback) = rest.parts(at: "#")
    let told = feedback.map { plain($0) }
    return GIFTQuestion.Answer(
      text: plain(text), weight: weight, feedback: told.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// The weight of an answer in percent: what `%50%` says, else all for `=` and nothing for `~`.
  ///
  /// After the `=` of an answer to choose Moodle reads no weight.
  private func weight(_ entry: Entry, isTyped: Bool) -> (Double, GIFTText) {
    let usual = entry.sign == "=" ? 100.0 : 0
    guard entry.text.begins(with: "%") else { return (usual, entry.text) }
    let (number, after) = entry.text.dropFirst().parts(at: "%")
    guard let after, let weight = Double(number.line) else { return (usual, entry.text) }
    guard isTyped || entry.sign == "~" else {
      source.reportLoss(
        Span(entry.text.place.start, after.place.start),
        "after '=' this is part of an answer to choose, as Moodle reads it, and not its weight",
        help: "write `~` before an answer that is worth a part of the grade")
      return (usual, entry.text)
    }
    return (weight, after.trimmed)
  }

  private func pair(_ entry: Entry) -> MatchingQuestion.Pair {
    let (item, match) = entry.text.parts(at: "->")
    return MatchingQuestion.Pair(item: plain(item), match: plainMatch(match ?? []))
  }

  // MARK: - Numbers

  private func numerical(_ answers: GIFTText) -> GIFTQuestion.Body? {
    var read: [(answer: GIFTQuestion.Answer, tolerance: Span?)] = entries(answers).map { entry in
      var answer = answer(Entry(sign: entry.sign ?? "=", text: entry.text), isTyped: true)
      guard let colon = answer.text.firstIndex(of: ":") else { return (answer, nil) }
      let isExact = Double(answer.text[colon...].dropFirst()) == 0
      answer.text = String(answer.text[..<colon])
      return (answer, isExact ? nil : entry.text.place)
    }
    let rights = read.map(\.answer).filter(\.isRight).map(\.text)
    if let first = rights.first {
      let others = rights.count > Self.mostNamed ? ["others"] : []
      let names = (rights.prefix(Self.mostNamed).map { "'\(quoted($0))'" } + others).joined(separator: " and ")
      let fact = rights.count == 1 ? "'\(quoted(first))' alone is" : "\(names) alone are"
      for case let (_, span?) in read {
        source.reportLoss(
          span, "a card has no tolerance, so \(fact) right", help: "say in the text how exact the answer has to be")
      }
    }
    // A right number with a wider tolerance that is worth less has no word of its own.
    let words = Set(rights)
    read.removeAll { $0.tolerance != nil && !$0.answer.isRight && words.contains($0.answer.text) }
    return .numerical(read.map(\.answer))
  }

  /// Keeps messages about questions with many right answers on one line.
  private static let mostNamed = 3
}

extension GIFTText {
  fileprivate var hasArrow: Bool { firstIndex(ofSigns: "->") != nil }
}
