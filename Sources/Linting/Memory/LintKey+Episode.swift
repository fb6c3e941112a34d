internal import Authoring
internal import Diagnostics

extension LintKey {
  /// The key of an episode under some rules, which are named in their order.
  init(_ episode: AuthoredEpisode, rules: [Diagnostic.Code], limits: LintLimits, isEnglish: Bool) {
    var bytes = ByteWriter()
    bytes.write(episode.document.source.path)
    bytes.write(episode.document.path)
    bytes.write(episode.path.description)
    bytes.write(episode.language)
    bytes.write(isEnglish ? 1 : 0)
    for limit in limits.all { bytes.write(limit) }
    bytes.write(rules.count)
    for rule in rules { bytes.write(rule.rawValue) }
    circumstances = bytes.bytes
    content = episode.document.source.bytes
  }
}
