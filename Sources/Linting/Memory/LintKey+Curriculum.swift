extension LintKey {
  /// The key of a whole curriculum under options, for a memory that is asked before anything is parsed.
  ///
  /// - Parameters:
  ///   - digest: A digest of all files, with their paths as they are shown.
  ///   - options: Which rules run; they have to look at all files, since which ones are wanted is not part of the key.
  package init(curriculum digest: String, _ options: Linter.Options) {
    precondition(
      options.published == nil && options.evidence == nil && !options.keepsEvidence,
      "a release, a store and the wish for evidence are not part of the key")
    var bytes = ByteWriter()
    bytes.write(options.selected.map { $0.map(\.rawValue).sorted() } ?? ["\u{0}all"]) { $0.write($1) }
    bytes.write(options.ignored.map(\.rawValue).sorted()) { $0.write($1) }
    circumstances = bytes.bytes
    item = Self.curriculum
    content = Array(digest.utf8)
  }
}

extension LintKey {
  /// The item of all keys of whole curricula; that of an episode begins with the length of its path, which is not 0.
  private static let curriculum = Array("\u{0}curriculum".utf8)

  /// Whether it is the key of a whole curriculum.
  package var isAboutCurriculum: Bool { item == Self.curriculum }
}

extension LintReport {
  /// The report as bytes that a memory can keep, without the evidence on cards.
  public var bytes: [UInt8] { EpisodeFindings(diagnostics: diagnostics, statistics: statistics).bytes }

  /// The report that was kept as bytes; nil when these are no such bytes.
  public init?(_ bytes: [UInt8]) {
    guard let found = EpisodeFindings(bytes) else { return nil }
    self.init(diagnostics: found.diagnostics, statistics: found.statistics)
  }
}
