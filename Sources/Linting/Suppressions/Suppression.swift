import Diagnostics

/// A comment with which an author silences findings: `# hornbook: ignore CODE because REASON`.
struct Suppression {
  /// The codes that it silences.
  let codes: [Diagnostic.Code]
  /// Why; nil when the comment does not say.
  let reason: String?
  /// The comment.
  let comment: Span
  /// The bytes whose findings it silences.
  let scope: Span

  /// The silencing in a comment; nil when it is another comment.
  init?(comment: Span, in source: SourceText, _ scopes: SuppressionScopes) {
    guard let text = Self.instruction(source.text(in: comment)) else { return nil }
    let parts = " \(text)".split(separator: " because", maxSplits: 1, omittingEmptySubsequences: false)
    codes = parts[0].split(whereSeparator: { $0 == " " || $0 == "," }).map { Diagnostic.Code(rawValue: String($0)) }
    let reason = parts.count > 1 ? parts[1].drop(while: \.isWhitespace) : ""
    self.reason = reason.isEmpty ? nil : String(reason)
    self.comment = comment
    scope = scopes.scope(of: comment)
  }

  /// What follows `# hornbook: ignore`; nil for other comments.
  private static func instruction(_ comment: String) -> Substring? {
    var rest = comment.drop { $0 == "#" || $0 == " " || $0 == "\t" }
    for word in ["hornbook:", "ignore"] {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      guard rest.hasPrefix(word) else { return nil }
      rest = rest.dropFirst(word.count)
    }
    return rest.first.map { $0 == " " || $0 == "\t" || $0 == "," } ?? true ? rest : nil
  }
}
