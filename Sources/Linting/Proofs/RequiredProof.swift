import Authoring
import CurriculumBundle
package import Diagnostics

/// Cards of which something is not proven, as errors, for those who ask for proof: `hornbook lint --require-proof`.
package enum RequiredProof {
  /// Their explanation, with an example of each side.
  package static let description = RuleDescription(
    "not-proven", .code, .error, "nothing proves all that a card says about its code",
    explanation: """
      The linter runs all that it can, and counts what no run decides: code in a language that tools run which are not
      here, texts that are not read, programs that were stopped. By itself that is no error. With `--require-proof` it
      is one, for each card that has code or is about code, so that nothing is merged of which a learner would be the
      first to find out. The finding says why nothing is proven, and `hornbook explain` says more about each reason.
      Claims in words alone are never asked for: no run decides them.
      """,
    wrong: [
      .cards(
        """
        ↓- id: ask
          type: questionWithCode
          language: java
          code: System.out.println(2 + 3);
          text: What is printed?
          answers: [5, 6, 23]
          correctAnswerIndex: 0

        """)
    ],
    right: [
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: print(2 + 3)
          text: What is printed?
          answers: [5, 6, 23]
          correctAnswerIndex: 0

        """)
    ])

  /// A finding for each card that is counted as not proven, at its first key, and one for all that are not listed.
  static func findings(of statistics: LintStatistics, in authored: AuthoredCurriculum) -> [Diagnostic] {
    let documents = Dictionary(
      authored.episodes.map { ($0.path, $0.document) }, uniquingKeysWith: { first, _ in first })
    let listed = statistics.unprovenCards.compactMap { card -> Diagnostic? in
      documents[card.path.episode].map { finding(of: card, in: $0) }
    }
    guard statistics.unproven > listed.count, let document = authored.document else { return listed }
    return listed + [
      description.finding(
        at: document.start, "\(statistics.unproven - listed.count) more cards are not proven",
        help: "prove those that are listed first")
    ]
  }

  private static func finding(of card: UnprovenCard, in document: Document) -> Diagnostic {
    let reasons = card.reasons.isEmpty ? "no run decides" : card.reasons.map(\.inWords).joined(separator: "; ")
    let line = document.lines.span(ofLine: card.line - 1)
    let indentation = document.lines.indentation(ofLine: card.line - 1)
    let names = card.reasons.map { "`hornbook explain \($0.rawValue)`" }.joined(separator: ", ")
    return description.finding(
      at: Location(document.source.path, Span(line.start + indentation, line.end)),
      "'\(card.path.name)' is not proven: \(reasons)",
      help: names.isEmpty ? "say what the card asks, or lint without `--require-proof`" : "see \(names)")
  }
}

extension ItemPath {
  /// The full id of the episode of a card, or of a question of a quiz.
  fileprivate var episode: ItemPath { ItemPath(components.prefix(3).joined(separator: "/")) }
  /// The last part of it.
  fileprivate var name: String { components.last.map(String.init) ?? description }
}
