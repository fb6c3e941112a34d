import Authoring
import Diagnostics

/// The cards in which an error was found: it may keep a proof from being made whose finding a comment silences.
struct CardsWithErrors {
  private var spans: [String: [Span]] = [:]

  init(_ findings: [Diagnostic], _ files: FilesByPath) {
    for error in findings where error.severity == .error {
      guard let episode = files.episode(at: error.location) else { continue }
      guard let card = episode.cardSpans.first(where: { $0.contains(error.location.span.start) }) else { continue }
      spans[error.location.file, default: []].append(card)
    }
  }

  /// Whether a place is in one of them.
  func contain(_ place: Location) -> Bool {
    spans[place.file, default: []].contains { $0.contains(place.span.start) }
  }
}
