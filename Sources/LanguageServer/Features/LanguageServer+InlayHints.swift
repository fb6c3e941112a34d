import CurriculumBundle
import Diagnostics
import Evidence
import JSON

extension LanguageServer {
  /// `textDocument/inlayHint`: what each program prints, and whether what its card claims is proven.
  func inlayHints(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let (file, text) = try proofs(params) else { return .array([]) }
    let shown = params["range"].flatMap { encoding.span(of: $0, in: text) } ?? Span(0, text.source.bytes.count)
    let cards = file.cards.filter { $0.span.start <= shown.end && shown.start <= $0.span.end }
    let ofCards = cards.flatMap { [verdictHint(of: $0, text), outputHint(of: $0, text)] }
    let hints = ([claimsHint(of: file, text)] + ofCards).compactMap { $0 }
    return .array(
      hints.filter { shown.start <= $0.offset && $0.offset <= shown.end }.map { hint in
        [
          "position": encoding.position(of: hint.offset, in: text), "label": .string(hint.label),
          "tooltip": ["kind": "markdown", "value": .string(hint.tooltip)], "paddingLeft": true,
        ]
      })
  }

  private typealias Hint = (offset: Int, label: String, tooltip: String)

  /// Behind the first line of the file, what is not proven in it.
  private func claimsHint(of file: FileProofs, _ text: IndexedText) -> Hint? {
    file.claims.unprovenInWords.map { (text.endOfLine(at: 0), $0, "Nothing was run that could decide them.") }
  }

  /// Behind a card's id, whether what it claims holds.
  private func verdictHint(of proof: CardProof, _ text: IndexedText) -> Hint? {
    guard let verdict = proof.verdict else { return nil }
    let label =
      switch verdict {
      case .proven: "✓ proven"
      case .disproven: "✗ disproven"
      case .undecided: "? undecided"
      }
    return (text.endOfLine(at: proof.card.location.span.start), label, proof.summary.markdown)
  }

  /// Behind the first line of a card's code, what it prints.
  private func outputHint(of proof: CardProof, _ text: IndexedText) -> Hint? {
    guard let run = proof.evidence.code?.run, proof.card.card.content.code != nil else { return nil }
    let label =
      switch run.ending {
      case .finished: run.output.isEmpty ? "prints nothing" : "prints \(Self.shortened(run.output))"
      case .raised(let error): "ends in \(Self.shortened(error.summary))"
      case .stopped(let limit, _): "is stopped at its limit of \(limit.rawValue)"
      }
    let place = proof.card.location(of: proof.card.fields.code).span.start
    return (text.endOfLine(at: place), "→ \(label)", Markdown.fenced(run.output))
  }

  /// A text on one line, of at most 40 characters.
  private static func shortened(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ⏎ ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}

extension IndexedText {
  /// The end of the line on which a byte is.
  func endOfLine(at offset: Int) -> Int { lines.span(ofLine: lines.line(of: offset)).end }
}
