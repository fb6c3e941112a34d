import CurriculumBundle
import Publishing

/// The history that a release continues: that of its folder or, where the folder is empty, that of the published site.
///
/// A machine that lost the folder would begin again at sequence 1, which no app follows. So an empty folder needs
/// either a person's `--first` or that site.
struct ReleaseOrigin {
  /// Everything that was published.
  let history: PublishedHistory
  /// The site or folder that the history comes from, for reading the content it names.
  let site: any PublishedSite
  /// Files to write into the folder before the release; nil where the folder already has the history.
  let copy: SiteCopy?
  /// The site that clients read, as far as a person named one.
  private let others: (any PublishedSite)?

  /// Finds out what a release goes on from.
  ///
  /// - Parameters:
  ///   - address: The folder or the URL of the site that clients read; nil where nobody names one.
  ///   - channel: The channel to publish on: a server cannot be asked which ones it has.
  /// - Throws: `CommandFailure` where that site has a release that the folder does not have, and what reading throws.
  init(of store: BundleStore, after address: String?, on channel: Channel) throws {
    let own = try store.history()
    guard let address else {
      (history, site, copy, others) = (own, store.site, nil, nil)
      return
    }
    let others: any PublishedSite = EvidenceAddress.isURL(address) ? try RemoteSite(address) : PublishedFolder(address)
    let copy = try SiteCopy(of: others, channel: channel)
    guard !copy.history.releases.isEmpty else {
      throw CommandFailure(
        "nothing is published at '\(address)', which --after names",
        help: "see that it is the place that clients read; for the first release of all, write `--first` in its place")
    }
    self.others = others
    if own.releases.isEmpty {
      (history, site, self.copy) = (copy.history, others, copy)
    } else {
      try Self.refuseMissing(copy.history, of: address, in: own, store)
      (history, site, self.copy) = (own, store.site, nil)
    }
  }

  /// The list of withdrawn content, which no later release may contain.
  func removed() throws -> RemovedContent { try site.removed() }

  /// Ends the command where `--first` is given but something is published.
  ///
  /// A first release that no channel names was interrupted; the same command completes it.
  func refuseFirst(output: String) throws(CommandFailure) {
    guard let latest = history.latest, !history.channels.isEmpty || history.releases.count > 1 else { return }
    throw Self.isNotFirst(latest, output: output)
  }

  /// Ends the command where the folder is empty without `--first`, or where `--first` is given but an interrupted first
  /// release has other content.
  func check(isFirst: Bool, _ bundle: PublishedBundle, output: String) throws(CommandFailure) {
    guard let latest = history.latest else {
      if isFirst { return }
      throw CommandFailure(
        "nothing is published in '\(output)', so this would be the first release of all, with sequence 1",
        help: "if it is, add `--first`; else add `--after` with the URL or the folder that clients read, from which it "
          + "then goes on")
    }
    if isFirst, latest.index != bundle.index { throw Self.isNotFirst(latest, output: output) }
  }

  private static func isNotFirst(_ latest: Manifest, output: String) -> CommandFailure {
    CommandFailure(
      "--first is for the first release of all, but '\(output)' has \(latest.version) (sequence \(latest.sequence))",
      help: "leave `--first` out")
  }

  /// Ends the command where the site that clients read already has the version, though no known channel leads to it.
  func check(_ version: SemanticVersion) throws {
    guard let others, history.release(of: version) == nil,
      let taken = try others.manifest(at: Manifest.historyPath(of: version))
    else { return }
    throw CommandFailure(
      "'\(others.name)' has a version \(version) (sequence \(taken.sequence)), which is not known here",
      help: "publish under a higher `--version`")
  }

  private static func refuseMissing(
    _ theirs: PublishedHistory, of address: String, in own: PublishedHistory, _ store: BundleStore
  ) throws(CommandFailure) {
    let help = "move '\(store.root)' elsewhere and repeat the command, which then goes on from there"
    for release in theirs.releases {
      guard let twin = own.release(of: release.version) else {
        throw CommandFailure(
          "'\(address)' has \(release.version) (sequence \(release.sequence)), which '\(store.root)' does not have",
          help: help)
      }
      guard twin.index == release.index else {
        throw CommandFailure(
          "'\(address)' and '\(store.root)' have different content as \(release.version)", help: help)
      }
    }
    let number = theirs.channels.values.map(\.sequence).max() ?? 0
    guard number <= own.lastSequence else {
      throw CommandFailure(
        "'\(address)' is at sequence \(number), and '\(store.root)' at \(own.lastSequence)", help: help)
    }
  }
}
