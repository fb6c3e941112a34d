import AnswerReading
import Authoring
import CurriculumBundle
import Diagnostics
import Evidence

/// The findings on words that work in the blanks of a card, and count as wrong.
struct OtherWords {
  private let card: CardContext

  init(on card: CardContext) { self.card = card }

  /// One finding a blank, and one for words that work only together.
  ///
  /// - Parameter way: Another way out, as the end of each help.
  func findings(orElse way: String = "") -> [Finding] {
    guard case .dragAndDrop(let puzzle) = card.content, let proof = card.blankEvidence, proof.result != nil else {
      return []
    }
    let blanks = Dictionary(grouping: proof.fits, by: \.blank)
    var findings = blanks.sorted(by: { $0.key < $1.key }).map { (blank, fits) -> Finding in
      let words = fits.map { "'\(onOneLine($0.token))'" }.joined(separator: ", ")
      let telling = telling(fits)
      return Finding(
        at: card.location(ofAnswer: blank),
        "\(words) in blank \(blank + 1) \(card.sameOutcome(proof.result, ofOne: fits.count == 1))",
        notes: [Diagnostic.Note("the program is\n\(puzzle.filledCode(with: fits[0].words) ?? "")")],
        help: (telling?.help ?? """
          add \(fits.count == 1 ? "it" : "them") to the words of blank \(blank + 1), which `hornbook lint --fix` does, \
          or write other tokens
          """) + way,
        fixes: telling?.fixes ?? fixes(puzzle.answers[blank] + fits.map(\.token), blank))
    }
    if let words = proof.otherFilling {
      let list = words.map { "'\(onOneLine($0))'" }.joined(separator: ", ")
      findings.append(
        Finding(
          at: card.location(of: card.fields.answers),
          "the blanks filled with \(list) \(card.sameOutcome(proof.result, ofOne: false))",
          notes: [Diagnostic.Note("the program is\n\(puzzle.filledCode(with: words) ?? "")")],
          help: "write other tokens, or other code: blanks are compared one by one, so this cannot be accepted" + way))
    }
    return findings
  }

  /// A case that tells right words from these; nil where none is known for one of them.
  private func telling(_ fits: [BlankEvidence.Fit]) -> TellingCase? {
    let cases = fits.compactMap(\.furtherCase)
    guard cases.count == fits.count, let first = cases.first else { return nil }
    let told = cases.count { $0.check == first.check }
    let one = OrderEvidence.Case(line: first.line, check: first.check, toldApart: told)
    return TellingCase(one, amongOthers: fits.count, kind: "word", card)
  }

  private func fixes(_ words: [String], _ blank: Int) -> [Fix] {
    let list =
      "[" + words.map { ScalarText.written($0, indent: 0, in: .flow, isContent: true) }.joined(separator: ", ") + "]"
    return card.written.set(element: blank, of: .answers, to: list).map {
      [Fix("accept every word that works", .changesGrading, [$0])]
    } ?? []
  }
}

extension CardContext {
  /// The effect of one other answer to a puzzle, or of several, in words: `prints the same, 'Ada'`.
  func sameOutcome(_ result: String?, ofOne isOne: Bool) -> String {
    guard content.puzzleChecks.isEmpty else { return "\(isOne ? "passes" : "pass") the checks, too" }
    guard content.statedEnding == nil else { return "\(isOne ? "ends" : "end") in the same way" }
    return "\(isOne ? "prints" : "print") the same" + (result.map { ", '\(onOneLine($0))'" } ?? "")
  }

  /// True where the text alone says which words are right: the card does not say what its code does, or the text says
  /// more than that.
  var textDecidesBlanks: Bool {
    guard case .dragAndDrop(let puzzle) = content, let text = puzzle.text, puzzle.checks == nil,
      puzzle.statedEnding == nil
    else { return false }
    guard let result = puzzle.result else { return true }
    // `Fill it.` asks for nothing else.
    guard text.split(whereSeparator: \.isWhitespace).count > 3 || text.contains(where: \.isWrittenWithoutSpaces) else {
      return false
    }
    return !names(result, in: text) || answerReader.restricts(text)
      || answerReader.namesVariable(of: puzzle.filledCode(with: puzzle.answers.compactMap(\.first)) ?? "", in: text)
  }

  /// True for a text that has all words and numbers of an output.
  private func names(_ output: String, in text: String) -> Bool {
    func words(_ text: String) -> [Substring] { text.lowercased().split { !$0.isLetter && !$0.isNumber } }
    let (wanted, named) = (words(output), Set(words(text)))
    guard !wanted.isEmpty else { return text.contains(output) }
    let isUnspaced = text.contains(where: \.isWrittenWithoutSpaces)
    // `Two of these signs` counts something else.
    let numbers = answerReader.numbers(saidIn: text).filter { $0 > 2 }
    return wanted.allSatisfy { word in
      let isNumber = Double(word).map(numbers.contains) ?? false
      return isNumber || named.contains(word) || isUnspaced && text.lowercased().contains(word)
    }
  }
}
