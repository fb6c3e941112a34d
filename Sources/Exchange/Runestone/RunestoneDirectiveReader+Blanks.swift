import CurriculumBundle
import Diagnostics

extension RunestoneDirectiveReader {
  /// Reads a `fillintheblank`: paragraphs, then for each blank a list of patterns with what is said of them, of which
  /// the first is right and the last one matches everything else.
  func blanks() -> RunestoneItem? {
    reportOptions(besides: [])
    let body = directive.body
    guard let start = body.firstIndex(where: { $0.trimmed.hasPrefix("-") && $0.patternAfterDash != nil }) else {
      leaveOut("its text has no list of answers below it", help: "write each as `- :answer: feedback`")
      return nil
    }
    let entries = entries(body[start...])
    let blanks = entries.compactMap(blank)
    guard blanks.count == entries.count else { return nil }
    let others = entries.compactMap { $0.last }.filter { $0.isLast && RunestonePattern.isCatchAll($0.pattern) }
    let otherwise = Set(others.map(\.feedback)).subtracting([""])
    if otherwise.count > 1 {
      source.reportLoss(
        others[1].span, "a card says the same of every other answer", help: "say it under `feedback`, word by word")
    }
    let (text, sentence) = texts(Array(body[..<start]), count: blanks.count)
    return .blanks(
      RunestoneBlanks(
        text: text, sentence: sentence, blanks: blanks, otherwise: others.first { !$0.feedback.isEmpty }?.feedback))
  }

  private struct Entry {
    var pattern: String
    var feedback: String
    var span: Span
    /// Whether no other entry of its blank is below it.
    var isLast = false
  }

  private func entries(_ lines: ArraySlice<ForeignLine>) -> [[Entry]] {
    var blanks: [[Entry]] = []
    for line in lines where !line.isBlank {
      if line.trimmed.hasPrefix("-"), line.patternAfterDash != nil { blanks.append([]) }
      let text = line.patternAfterDash ?? line.trimmed
      guard !blanks.isEmpty else { continue }
      let last = blanks.count - 1
      if let (pattern, feedback) = RunestonePattern.field(text) {
        blanks[last].append(Entry(pattern: pattern, feedback: plain(feedback, at: line.span), span: line.span))
      } else if let end = blanks[last].indices.last {
        let more = plain(String(text), at: line.span)
        blanks[last][end].feedback += (blanks[last][end].feedback.isEmpty ? "" : " ") + more
      }
    }
    for index in blanks.indices where blanks[index].count > 1 { blanks[index][blanks[index].count - 1].isLast = true }
    return blanks
  }

  private func blank(_ entries: [Entry]) -> RunestoneBlanks.Blank? {
    guard let first = entries.first, let right = RunestonePattern(first.pattern) else {
      leaveOut("no word can be told from the pattern of its answer", help: "write the answer itself")
      return nil
    }
    tell(right, first)
    var wrong: [AnswerFeedback] = []
    for entry in entries.dropFirst() where !(entry.isLast && RunestonePattern.isCatchAll(entry.pattern)) {
      guard !RunestonePattern.matchesAll(entry.pattern) else {
        source.reportLoss(
          entry.span,
          "the pattern '\(quoted(entry.pattern))' matches every answer, so it is left out before the last one",
          help: "write it as the last pattern")
        continue
      }
      guard let pattern = RunestonePattern(entry.pattern), let word = pattern.words.first else {
        source.reportLoss(
          entry.span, "no word can be told from the pattern '\(quoted(entry.pattern))', so it is left out",
          help: "add a word to `tokens`, with its feedback")
        continue
      }
      tell(pattern, entry)
      wrong.append(AnswerFeedback(answer: word, text: entry.feedback))
    }
    return RunestoneBlanks.Blank(
      rights: right.words, feedback: first.feedback.isEmpty ? nil : first.feedback, wrong: wrong)
  }

  private func tell(_ pattern: RunestonePattern, _ entry: Entry) {
    guard !pattern.isExact else { return }
    source.reportLoss(
      entry.span,
      "the pattern '\(quoted(entry.pattern))' matches other texts, too; the card has '\(quoted(pattern.words[0]))'",
      help: "see that this is the word to drag")
  }

  /// The paragraphs without blanks, and that with them.
  private func texts(_ lines: [ForeignLine], count: Int) -> (text: String?, sentence: String) {
    var number = 0
    var (texts, sentences) = ([String](), [String]())
    func add(_ paragraph: String) {
      var parts = paragraph.split(separator: "|blank|", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 1 else { return texts.append(paragraph) }
      var sentence = parts.removeFirst()
      for part in parts {
        number += 1
        sentence += "__\(number)__" + part
      }
      sentences.append(sentence)
    }
    let (text, code, _) = content(lines)
    text.split(separator: "\n").map(String.init).forEach(add)
    if let code {
      texts.append(code)
      source.reportLoss(directive.span, "its code becomes a part of the text", help: "see that it can be read there")
    }
    while number < count {
      number += 1
      sentences.append("__\(number)__")
    }
    return (texts.isEmpty ? nil : texts.joined(separator: "\n"), sentences.joined(separator: "\n"))
  }
}

extension ForeignLine {
  /// What follows the dash of a list's item, where it begins with a colon.
  fileprivate var patternAfterDash: Substring? {
    guard trimmed.hasPrefix("-") else { return nil }
    let rest = trimmed.dropFirst().drop { $0 == " " }
    return rest.hasPrefix(":") ? rest : nil
  }
}
