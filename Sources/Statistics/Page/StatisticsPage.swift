/// Statistics as a page: plots as SVG with their numbers in tables, and the graph of what unlocks what.
///
/// It has no script and loads nothing from elsewhere; all texts of an author are escaped.
public struct StatisticsPage: Sendable {
  let statistics: CurriculumStatistics

  /// The page of some statistics.
  public init(_ statistics: CurriculumStatistics) { self.statistics = statistics }

  /// The name of the page's own style sheet, which takes colors and type from the tokens of all pages.
  public static let styleSheetName = "statistics.css"

  /// The page's own style sheet.
  public static var styleSheet: String { Pages.texts[styleSheetName] ?? "" }

  /// The page as one file with its styles inside.
  ///
  /// - Parameter tokens: The style sheet that names colors, type and space.
  public func file(tokens: String) -> String {
    let styles = [tokens, Self.styleSheet].map { Markup(styleSheet: Self.withoutComments($0)) }
    return document(head: "<style>\n\(styles)</style>\n").description
  }

  /// The page of a site, with its styles in files.
  ///
  /// - Parameters:
  ///   - styleSheets: The addresses of its style sheets.
  ///   - icon: The address of the site's icon.
  public func document(styleSheets: [String], icon: String) -> String {
    let links = styleSheets.map { "<link rel=\"stylesheet\" href=\"\($0)\" />\n" as Markup }
    return document(head: "<link rel=\"icon\" href=\"\(icon)\" />\n\(links)").description
  }

  private func document(head: Markup) -> Markup {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>\(statistics.title): statistics</title>
    \(head)</head>
    <body class="statistics">
    <main aria-label="Statistics">
    \(header)\(overview)\(modules)<div class="cards">
    \([kinds, minutes, reading, concepts, proofs, mutants].map(\.markup))</div>
    \(unlocks)\(measures)</main>
    </body>
    </html>

    """
  }

  /// A style sheet without its comments, which explain it to those who change it.
  private static func withoutComments(_ text: String) -> String {
    let parts = text.split(separator: "/*", omittingEmptySubsequences: false)
    let rest = parts.dropFirst().map { part in
      part.split(separator: "*/", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
    }
    let lines = (parts.prefix(1) + rest).joined().split(separator: "\n")
    return lines.filter { $0.contains { $0 != " " } }.map { "\($0)\n" }.joined()
  }
}
