import Authoring
import Diagnostics
import Remembering

extension EntryKey {
  /// The part that keys of all episodes of a run share: the build of the tool, the rules in their order, what they
  /// measure against, and whether anybody asks what programs use.
  static func circumstances(
    _ memory: Memory?, rules: [Diagnostic.Code], limits: LintLimits, isEnglish: Bool, hasConcepts: Bool
  ) -> [UInt8] {
    guard let memory else { return [] }
    let numbers = [isEnglish ? 1 : 0, hasConcepts ? 1 : 0] + limits.all
    let parts = [memory.circumstances] + numbers.map { Array("\($0)".utf8) }
    return EntryKey(of: parts + rules.map { Array($0.rawValue.utf8) }).bytes
  }

  /// The key of what is found in an episode under the circumstances of a run.
  ///
  /// It is made of the file's bytes and its path in the curriculum, and of what the module says about it, its card
  /// library among that.
  init(_ episode: AuthoredEpisode, under circumstances: [UInt8]) {
    let texts = [
      "episode", episode.document.path, episode.path.description, episode.language, episode.locale,
      episode.teachesBy.rawValue, episode.library.map { "\($0)" } ?? "",
    ]
    self.init(of: texts.map { Array($0.utf8) } + [circumstances, episode.document.source.bytes])
  }
}

extension Document {
  /// The curriculum's folder as shown, with a slash at its end; empty where paths are shown from that folder.
  var shownRoot: String { String(decoding: source.path.utf8.dropLast(path.utf8.count), as: UTF8.self) }
}
