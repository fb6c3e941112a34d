package import CurriculumBundle
package import Evidence
import Grading

/// A variant of a card's code, compared with what the card says and with what its code does.
package struct VariantCheck {
  /// Something that a variant does otherwise.
  package enum Difference: Sendable, Hashable {
    /// A line of what it prints, from 1; nil for one that is missing.
    case line(Int, printed: String?, expected: String?)
    /// It ends in another way, or in an error.
    case ending
    /// The key of the question is wrong for it.
    case key
  }

  /// The language of the variant.
  package let language: CodeLanguage
  /// The first difference; nil for none, and where nothing is known.
  package let difference: Difference?
  /// How the claim came out that it comes to the same.
  package let verdict: ProofVerdict
  /// Its run; nil where it was not run.
  package let run: RunEvidence?
  /// Why that is not proven; empty where it is, and where no run decides.
  package let reasons: [UnprovenReason]

  /// The claim of the variant, in its language.
  package var claim: CardClaim { CardClaim(subject: .code(language), verdict: verdict) }

  /// Compares a variant with its card.
  package init(_ variant: EvidenceByCard.Entry, of card: EvidenceByCard.Entry) {
    language = variant.card.variant ?? .python
    let content = variant.card.card.content
    run = variant.evidence.code?.run
    let comparison = Comparison(
      run: run, other: card.evidence.code?.run, content: content,
      ofKey: variant.evidence.verdict(on: content), ofOtherKey: card.evidence.verdict(on: card.card.card.content),
      isBySpaces: language == .pseudocode || card.subject.language == .pseudocode)
    difference = comparison.difference
    verdict = difference != nil ? .disproven : comparison.verdict
    let own = variant.evidence.unproven
    let isInWords = language == .pseudocode && run == nil
    reasons = verdict != .undecided ? [] : !own.isEmpty ? own : isInWords ? [.inWords] : card.evidence.unproven
  }
}

/// A variant's run, compared with the card and with the run of its code.
private struct Comparison {
  let run: RunEvidence?
  /// The run of the card's own code; nil where it is not known.
  let other: RunEvidence?
  let content: CardContent
  /// How all that the card claims came out with the variant as its code.
  let ofKey: ProofVerdict?
  /// The same with the card's own code.
  let ofOtherKey: ProofVerdict?
  /// Pseudocode displays a space where other languages begin a line.
  let isBySpaces: Bool

  /// The first difference; nil for none, and where nothing is known.
  var difference: VariantCheck.Difference? {
    guard let run else { return nil }
    if case .executor(let executor) = content { return difference(of: run, from: executor) }
    if ofKey == .proven { return nil }
    return other.map { difference(of: run, from: $0) } ?? (run.seen?.error != nil && isToEndWell ? .ending : nil)
      ?? (ofKey == .disproven && ofOtherKey != .disproven ? .key : nil)
  }

  /// How the claim came out where nothing differs.
  var verdict: ProofVerdict {
    if ofKey == .disproven, content.demand == .answer { return .disproven }
    guard run != nil else { return .undecided }
    switch content.demand {
    case .run: return .proven
    case .answer: return ofKey ?? .undecided
    case .nothing, .program, nil: return other?.seen != nil ? .proven : .undecided
    }
  }

  /// True for code to read that is not known to end in an error.
  private var isToEndWell: Bool { content.demand == .nothing && content.statedEnding == nil }

  private func difference(of run: RunEvidence, from executor: ExecutorCard) -> VariantCheck.Difference? {
    if executor.isBorneOut(by: run) { return nil }
    guard executor.neverEnds != true, executor.raises == nil, let seen = run.seen, seen.error == nil else {
      return .ending
    }
    return difference(of: seen.output, from: executor.result)
  }

  private func difference(of run: RunEvidence, from other: RunEvidence) -> VariantCheck.Difference? {
    guard let seen = run.seen, let wanted = other.seen else {
      return run.seen == nil && other.seen == nil ? nil : .ending
    }
    if (seen.error == nil) != (wanted.error == nil) { return .ending }
    return difference(of: seen.output, from: wanted.output)
  }

  private func difference(of output: String, from wanted: String) -> VariantCheck.Difference? {
    let (printed, expected) = (Self.lines(output), Self.lines(wanted))
    if isBySpaces, Self.words(output) == Self.words(wanted) { return nil }
    let count = max(printed.count, expected.count)
    let line = (0..<count).first { index in
      Self.line(index, of: printed) != Self.line(index, of: expected)
    }
    guard let line else { return nil }
    return .line(line + 1, printed: Self.line(line, of: printed), expected: Self.line(line, of: expected))
  }

  private static func line(_ index: Int, of lines: [String]) -> String? {
    lines.indices.contains(index) ? lines[index] : nil
  }

  /// The lines without the whitespace at their ends, which a screen does not show.
  private static func lines(_ text: String) -> [String] {
    let text = Observation.withoutClosingLineEnds(text)
    guard !text.isEmpty else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last?.isWhitespace ?? false { line.removeLast() }
      return String(line)
    }
  }

  private static func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
}
