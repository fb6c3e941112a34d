import Evidence
import Statistics
import Synchronization

/// The statistics of what is shown, as a page: made when it is first asked for after a change, since it takes the
/// evidence on every card.
final class StatisticsView: Sendable {
  private let made = Mutex<(version: Int, page: String)?>(nil)

  /// The page; whoever asks first has it made, and others wait.
  func page(of content: PreviewContent, _ host: any PreviewHost) -> String {
    made.withLock { made in
      if let made, made.version == content.version { return made.page }
      let page = Self.page(of: content, host)
      made = (content.version, page)
      return page
    }
  }

  private static func page(of content: PreviewContent, _ host: any PreviewHost) -> String {
    // Drafts count, as all pages show them.
    let statistics = host.withPlanner(for: content.authored) { planner in
      CurriculumStatistics(content.authored, planner, countsDrafts: true)
    }
    return StatisticsPage(statistics).document(
      styleSheets: ["/pages/tokens.css", "/pages/\(StatisticsPage.styleSheetName)"], icon: "/pages/icon.svg")
  }
}
