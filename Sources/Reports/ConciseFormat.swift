public import Diagnostics

/// For a person and for `grep`, a line a finding:
/// `say-hello.yaml:14:25: error[answer-key-wrong]: the program prints '5', but …`.
///
/// Nothing is written when nothing was found.
public struct ConciseFormat: Sendable {
  /// `--format concise`.
  static let format = ReportFormat("concise", for: .person) { Self(style: $1.terminal).render($0) }

  private let style: TerminalStyle

  /// The format in a style.
  public init(style: TerminalStyle = .plain) { self.style = style }

  /// The lines.
  public func render(_ report: Report) -> String {
    let renderer = CaretRenderer(style: style)
    return report.diagnostics.reduce(into: "") { text, diagnostic in
      text += renderer.headline(diagnostic, lines: report.lines(of: diagnostic.location.file))
    }
  }
}
