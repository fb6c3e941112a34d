extension LintKey {
  /// The key of a whole curriculum under options, for a memory that is asked before anything is parsed.
  ///
  /// - Parameters:
  ///   - digest: A digest of all files, with their paths as they are shown.
  ///   - options: Which rules run. They must look at all files, compare with no release, and ask no store for evidence,
  ///     since none of that is part of the key.
  public init(curriculum digest: String, _ options: Linter.Options) {
    var bytes = ByteWriter()
    bytes.write(options.selected.map { $0.map(\.rawValue).sorted() } ?? ["\u{0}all"]) { $0.write($1) }
    bytes.write(options.ignored.map(\.rawValue).sorted()) { $0.write($1) }
    circumstances = bytes.bytes
    // No path begins so, and what stands here for an episode begins with a path.
    item = Array("\u{0}curriculum".utf8)
    content = Array(digest.utf8)
  }
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
