public import Diagnostics

/// For a person: each finding with its line and a caret, then a summary.
public struct TextFormat: ReportFormat {
  private let style: TerminalStyle

  /// The format in a style.
  public init(style: TerminalStyle = .plain) { self.style = style }

  /// The findings with an empty line after each, then the summary.
  public func render(_ report: Report) -> String {
    let renderer = CaretRenderer(style: style)
    var text = ""
    for diagnostic in report.diagnostics {
      text += renderer.render(diagnostic, text: report.text(of:)) + "\n"
    }
    return text + Summary(report).line(style: style) + "\n"
  }
}
