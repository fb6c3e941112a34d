extension LintKey {
  /// The key of a whole curriculum under options, for a memory that is asked before anything is parsed.
  ///
  /// - Parameters:
  ///   - digest: A digest of all files, with their paths inside the curriculum.
  ///   - options: Which rules run; which files they look at is said by what is named.
  ///   - named: The files and folders that are looked at, by their paths inside the curriculum; nothing where all are.
  package init(curriculum digest: String, _ options: Linter.Options, named: [String] = []) {
    precondition(
      options.published == nil && options.evidence == nil && !options.keepsEvidence,
      "a release, a store and the wish for evidence are not part of the key")
    var bytes = ByteWriter()
    bytes.write(options.selected.map { $0.map(\.rawValue).sorted() } ?? ["\u{0}all"]) { $0.write($1) }
    bytes.write(options.ignored.map(\.rawValue).sorted()) { $0.write($1) }
    circumstances = bytes.bytes
    var item = ByteWriter()
    item.write(named) { $0.write($1) }
    self.item = Self.curriculum + item.bytes
    content = Array(digest.utf8)
  }
}

extension LintKey {
  /// The item of all keys of whole curricula; that of an episode begins with the length of its path, which is not 0.
  private static let curriculum = Array("\u{0}curriculum".utf8)

  /// False for the key of a single episode.
  package var isAboutCurriculum: Bool { item.starts(with: Self.curriculum) }
}

extension LintReport {
  /// The report as bytes that a memory can keep, without the evidence on cards.
  ///
  /// - Parameter root: The prefix of shown paths: the curriculum's folder with a slash at its end, or an empty string.
  public func bytes(shownBelow root: String) -> [UInt8] {
    EpisodeFindings(diagnostics: diagnostics, statistics: statistics).bytes(shownBelow: root)
  }

  /// Reads what `bytes(shownBelow:)` wrote, with paths as they are shown now; nil for malformed bytes, and where the
  /// words of a finding may name a path that was shown differently.
  public init?(_ bytes: [UInt8], shownBelow root: String) {
    guard let found = EpisodeFindings(bytes, shownBelow: root) else { return nil }
    self.init(diagnostics: found.diagnostics, statistics: found.statistics)
  }
}
