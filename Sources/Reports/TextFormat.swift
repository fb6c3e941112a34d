public import Diagnostics

/// For a person: each finding with its line and a caret, then a summary.
public struct TextFormat: Sendable {
  /// `--format text`.
  static let format = ReportFormat("text", for: .person, extras: .summary) { report, style in
    Self(style: style.terminal, hasSummary: style.hasSummary).render(report)
  }

  private let style: TerminalStyle
  private let hasSummary: Bool

  /// The format in a style, with a last line that counts the findings or without.
  public init(style: TerminalStyle = .plain, hasSummary: Bool = true) {
    self.style = style
    self.hasSummary = hasSummary
  }

  /// The findings with an empty line after each, then the summary.
  public func render(_ report: Report) -> String {
    let renderer = CaretRenderer(style: style)
    var text = ""
    for diagnostic in report.diagnostics {
      text += renderer.render(diagnostic, text: report.text(of:)) + "\n"
    }
    return hasSummary ? text + Summary(report).line(style: style) + "\n" : text
  }
}
