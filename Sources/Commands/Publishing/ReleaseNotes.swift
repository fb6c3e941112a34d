import Authoring
import CurriculumBundle
import Diagnostics
import POSIX
import Publishing

/// What a publisher reports: on standard output what is published, on standard error what a person should know.
struct ReleaseNotes {
  /// The folder that is published into.
  let output: String
  let channel: Channel
  /// The file that holds everything, too; nil without one.
  let singleFile: String?
  /// True with `--first`, which is refused once the release is out.
  var isFirst = false
  let style: TerminalStyle

  /// Notes where the file of the channel does not name its latest release, be it gone or set back, or its
  /// writer killed.
  ///
  /// - Parameter place: The name of where it is read, which need not be the folder that is published into.
  func noteLaggingManifest(_ history: PublishedHistory, of place: String) {
    guard history.lags(channel), let latest = history.latest(of: channel) else { return }
    let named = history.channels[channel].map { "names \(Self.name($0))" } ?? "is gone"
    Terminal.writeError(
      """
      note: '\(place)/\(channel.path)' \(named), but '\(place)/versions' holds \(Self.name(latest))
        help: publish: the content of \(latest.version) becomes current again, other content the next release; to go \
      back to an older version, use `hornbook rollback`

      """)
  }

  /// Notes where a new release differs from the commit that it names, and where a clock seems to be wrong.
  ///
  /// - Parameter last: The release that it goes on from; nil for the first one of its channel.
  func note(_ revision: SourceRevision, in release: Release, after last: Manifest?) {
    guard case .new = release else { return }
    if let fault = revision.fault { Terminal.writeError("note: \(fault.message)\n  help: \(fault.help)\n") }
    let clocks = ClockCheck(date: revision.date, commitDate: revision.commitDate, last: last)
    for note in clocks.notes(now: time(nil)) { Terminal.writeError("note: \(note.fact)\n  help: \(note.help)\n") }
  }

  /// Shows that nothing was published in the folder, and what it has now.
  func noteCopy(of origin: ReleaseOrigin) {
    let count = counted(origin.history.releases.count, "release")
    Terminal.writeError(
      "note: nothing was published in '\(output)', so '\(origin.site.name)' was copied into it first: \(count)\n")
  }

  /// Shows which channels offer an older version than `stable`.
  func noteLeftBehind(_ history: PublishedHistory) {
    for (channel, newest, stable) in PublishedHistory.channelsLeftBehind(history.channels) {
      Terminal.writeError(
        """
        note: \(channel) offers \(newest), which is older than \(stable) on stable
          help: publish the same content with `--channel \(channel)`, too

        """)
    }
  }

  /// Shows that apps which go on from a hotfix to the newest release do not find what the hotfix renames.
  func noteRenaming(_ proposal: ReleaseProposal) {
    guard let newest = proposal.newest, let item = proposal.renamedByHotfix.first else { return }
    let count = proposal.renamedByHotfix.count
    let others = count == 1 ? "" : " and \(counted(count - 1, "other item"))"
    Terminal.writeError(
      """
      note: this hotfix renames or retires '\(item)'\(others), which \(newest), to which updated apps go, does not know
        help: publish a release above \(newest) soon, which does; better, let a hotfix keep all ids

      """)
  }

  /// Reports what is published now.
  ///
  /// - Throws: `CommandFailure` when standard output cannot be written; the release is out nevertheless.
  func report(
    _ release: Release, _ bundle: PublishedBundle, _ proposal: ReleaseProposal, drafts: [String],
    unapproved: [ModuleReview]
  ) throws(CommandFailure) {
    let manifest = release.manifest
    let (done, version) = (style.green("published"), manifest.version)
    var text: ShownText =
      switch release {
      case .unchanged:
        "\(styled: style.green("nothing to do")): \(output)/\(channel.path) is version \(version) with this content\n"
      case .promoted(_, let file):
        "\(styled: style.green("promoted")) version \(version) to \(channel)\(Self.sequence(of: file)): "
          + "\(output)/\(channel.path)\n"
      case .restored, .new: "\(styled: done) version \(Self.name(manifest)): \(output)/\(channel.path)\n"
      }
    text = text + "  index \(manifest.index.path), \(bundle.contents.count) files, \(bundle.size) bytes\n"
    if let difference = proposal.difference, let before = proposal.before {
      text = text + "  for learners of \(before.version): \(difference.summary)\n"
    }
    if proposal.before == nil, channel != .stable {
      text = text + "  the first release on \(channel): apps that follow another channel do not see it\n"
    }
    if let singleFile { text = text + "  all in one file: \(singleFile)\n" }
    for review in unapproved {
      let count = "\(review.approving.count) of \(counted(review.policy.required, "approval"))"
      text = text + "  left out until it is approved: \(review.module.path) (\(count))\n"
    }
    if !drafts.isEmpty { text = text + "  left out as drafts: \(drafts.joined(separator: ", "))\n" }
    do throws(SystemError) {
      try Terminal.tryToWrite(text)
    } catch {
      throw failure("standard output cannot be written: \(error.reason)", after: manifest)
    }
  }

  /// Shows what a release would do, without making it.
  func show(_ proposal: ReleaseProposal, as version: SemanticVersion) throws {
    guard let difference = proposal.difference, let before = proposal.before else {
      let fact =
        proposal.before == nil ? "it would be the first release on \(channel)" : "this content is current already"
      return Terminal.write("\(channel): \(fact), version \(version)\n")
    }
    let next = before.version.rising(by: difference.step)
    Terminal.write("\(lines: difference.text(("\(before.version)", "\(version)"), next: next))")
  }

  /// The failure of a publisher whose release is out, or at least has taken its version.
  func failure(_ failure: BundleStore.FailureAfterRelease) -> CommandFailure {
    if failure.isCurrent { return self.failure("\(failure.failure)", after: failure.manifest) }
    return CommandFailure(
      "version \(Self.name(failure.manifest)) is kept in '\(output)/versions', but is not current: \(failure.failure)",
      help: "repair that and repeat the command, which makes it current")
  }

  private func failure(_ reason: String, after manifest: Manifest) -> CommandFailure {
    let command = isFirst ? "the command without `--first`" : "the command"
    return CommandFailure(
      "version \(Self.name(manifest)) is published in '\(output)', but \(reason)",
      help: "repair that and repeat \(command): publishing the same again changes nothing")
  }

  /// The number of a channel's file, which rises though that of its release stays.
  private static func sequence(of file: PublishedFile) -> String {
    (try? Manifest(reading: file)).map { " (sequence \($0.sequence))" } ?? ""
  }

  private static func name(_ manifest: Manifest) -> String { "\(manifest.version) (sequence \(manifest.sequence))" }
}
