import Authoring
import Diagnostics

/// The files of a curriculum by their paths as shown; put in order only once somebody looks one up.
struct FilesByPath {
  private let authored: AuthoredCurriculum
  private let documents: Lazy<[String: Document]>
  private let episodes: Lazy<[String: AuthoredEpisode]>

  init(_ authored: AuthoredCurriculum) {
    self.authored = authored
    documents = Lazy {
      Dictionary(authored.documents.map { ($0.source.path, $0) }, uniquingKeysWith: { first, _ in first })
    }
    episodes = Lazy {
      Dictionary(authored.episodes.map { ($0.document.source.path, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The file in which a place is; nil for places in none, such as images.
  func document(at place: Location) -> Document? { documents.value[place.file] }

  /// The file under which findings about images are counted.
  var main: Document? { authored.document ?? authored.documents.first }

  /// The episode in whose file a place is.
  func episode(at place: Location) -> AuthoredEpisode? { episodes.value[place.file] }
}
