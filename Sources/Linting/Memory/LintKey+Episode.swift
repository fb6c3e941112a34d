import Authoring
import Diagnostics

extension LintKey {
  /// What the keys of all episodes of a run share: the rules, in their order, what they measure against, and whether
  /// anybody asks what programs use.
  static func circumstances(
    rules: [Diagnostic.Code], limits: LintLimits, isEnglish: Bool, hasConcepts: Bool
  ) -> [UInt8] {
    var bytes = ByteWriter()
    bytes.write(isEnglish ? 1 : 0)
    bytes.write(hasConcepts ? 1 : 0)
    for limit in limits.all { bytes.write(limit) }
    bytes.write(rules.count)
    for rule in rules { bytes.write(rule.rawValue) }
    return bytes.bytes
  }

  /// The key of an episode under the circumstances of a run.
  init(_ episode: AuthoredEpisode, under circumstances: [UInt8]) {
    var bytes = ByteWriter()
    bytes.write(episode.document.path)
    bytes.write(episode.path.description)
    bytes.write(episode.language)
    bytes.write(episode.locale)
    self.circumstances = circumstances
    item = bytes.bytes
    content = episode.document.source.bytes
  }
}

extension Document {
  /// The curriculum's folder as shown, with a slash at its end; empty where paths are shown from that folder.
  var shownRoot: String { String(decoding: source.path.utf8.dropLast(path.utf8.count), as: UTF8.self) }
}
