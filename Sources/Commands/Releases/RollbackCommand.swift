import ArgumentParser
import CurriculumBundle
import Diagnostics
import Publishing

/// `hornbook rollback`.
struct RollbackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rollback",
    abstract: "Give learners the content of an older version again.",
    discussion: """
      Examples:
        hornbook rollback 1.0.0 --dry-run
        hornbook rollback 1.0.0 --output dist --because "the quiz cannot be passed"

      The content of that version becomes the next release of the channel, under the
      next patch version, so that every app follows. Releases that came after it are
      not offered on the channel any more, but for hotfixes of the lines below it.
      What learners did since then stays theirs: ids of later releases lead back to
      those that are current again.

      Where learners would lose progress all the same, as in a lesson that is new since
      then, nothing is published unless --because gives a reason. With --dry-run all of
      that is shown, and nothing is written.

      Exit status: 0 published, or shown; 1 the version is refused, or learners would
      lose progress; 2 could not run.
      """)

  @Argument(help: "The version whose content comes back.")
  var version: String

  @Option(help: "Why: the release carries the reason. Needed where learners lose progress.")
  var because: Reason?

  @Option(help: "The folder that was published into.", completion: .directory)
  var output = "dist"

  @Option(help: "The channel to roll back.")
  var channel = Channel.stable

  @Flag(help: "Show what the release would do to learners, and write nothing.")
  var dryRun = false

  func run() throws {
    let version = try SemanticVersion.read(version)
    try because?.check()
    let notes = ReleaseNotes(output: output, channel: channel, singleFile: nil, style: .plain)
    do {
      try rollBack(to: version)
    } catch let failure as BundleStore.FailureAfterRelease {
      throw notes.failure(failure)
    }
  }

  private func rollBack(to version: SemanticVersion) throws {
    let store = BundleStore(output)
    let history = try store.history()
    guard let latest = history.latest else {
      throw CommandFailure("nothing is published in '\(output)'", help: "name the folder with --output")
    }
    let manifest = try restored(version, history)
    let removed = try store.site.removed()
    let bundle = try bundle(of: manifest, after: latest, in: store.site)
    let proposal = try ReleaseProposal(of: bundle, on: channel, after: history, in: store.site)
    let stamp = stamp(for: manifest, bundle, after: history)
    try BundleStore.rehearse(bundle, as: stamp, after: history, without: removed)
    if dryRun { show(proposal, as: stamp.version) }
    try refuseLoss(proposal, as: stamp.version)
    if dryRun { return }
    let release = try store.publish(bundle) { found in
      guard try found == history && store.site.removed() == removed else {
        throw CommandFailure(
          "somebody published into '\(output)' meanwhile", help: "look with `hornbook releases`, and repeat the command"
        )
      }
      return stamp
    }
    noteLeftBehind(history.offers(on: channel), try store.history().offers(on: channel))
    show(release, proposal, of: version)
  }

  private func bundle(of manifest: Manifest, after latest: Manifest, in site: PublishedFolder) throws
    -> PublishedBundle
  {
    let index = try site.index(of: manifest)
    let earlier = try site.index(of: latest)
    return try PublishedBundle(
      restoring: index, site.curriculum(of: index), format: manifest.format,
      after: EarlierRelease(earlier, site.curriculum(of: earlier)))
  }

  private func stamp(
    for manifest: Manifest, _ bundle: PublishedBundle, after history: PublishedHistory
  ) -> ReleaseStamp {
    let (version, top) = (manifest.version, history.latest(of: channel))
    // An interrupted rollback is completed under its own version.
    let isMade = top?.restores == version && top?.index == bundle.index
    let next = isMade ? top?.version ?? version : history.free(from: (top?.version ?? version).nextPatch)
    return ReleaseStamp(
      version: next, channel: channel, sourceRevision: manifest.sourceRevision, toolVersion: toolVersion,
      created: manifest.created, restores: version, because: because?.text)
  }

  /// Shows what the release would do, without making it.
  private func show(_ proposal: ReleaseProposal, as next: SemanticVersion) {
    Terminal.write("would publish version \(next) with the content of \(version): \(output)/\(channel.path)\n")
    guard let difference = proposal.difference, let before = proposal.before else {
      return Terminal.write("  this content is current already\n")
    }
    Terminal.write("\(lines: difference.text(("\(before.version)", "\(next)"), next: nil))")
  }

  /// Ends the command where learners would lose progress and no reason is given with `--because`.
  private func refuseLoss(_ proposal: ReleaseProposal, as next: SemanticVersion) throws {
    guard let difference = proposal.difference, let before = proposal.before, difference.verdict == .lost,
      because == nil
    else { return }
    if !dryRun {
      Terminal.writeError("\(lines: difference.text(("\(before.version)", "\(next)"), next: nil))")
    }
    Terminal.writeError(
      """
      hornbook: nothing is published: with the content of \(version), learners of \(before.version) lose progress
        help: give a reason with `--because "…"`, or publish what they need as a new release

      """)
    throw ExitStatus.findings
  }

  private func show(_ release: Release, _ proposal: ReleaseProposal, of version: SemanticVersion) {
    let (place, next) = ("\(output)/\(channel.path)", release.manifest.version)
    if case .unchanged = release {
      return Terminal.write("nothing to do: \(place) is version \(next) with the content of \(version)\n")
    }
    Terminal.write("published version \(next) (sequence \(release.manifest.sequence)): \(place)\n")
    let reason: ShownText = because.map { ", because \($0.text)" } ?? ""
    Terminal.write("  with the content of \(version)\(reason)\n")
    if let difference = proposal.difference, let before = proposal.before {
      Terminal.write("  for learners of \(before.version): \(difference.summary)\n")
    }
  }

  /// Shows that apps which were offered something are offered nothing any more.
  private func noteLeftBehind(_ before: [Manifest], _ after: [Manifest]) {
    guard let oldest = before.map(\.minimumClient).min(), let served = after.map(\.minimumClient).min(), oldest < served
    else { return }
    Terminal.writeError(
      """
      note: apps from \(oldest) on that are older than \(served) are offered nothing on \(channel) any more
        help: publish content for them as a hotfix, under a free version below the newest

      """)
  }

  private func restored(_ version: SemanticVersion, _ history: PublishedHistory) throws(CommandFailure) -> Manifest {
    guard history.knownChannels.contains(channel) else {
      let names = history.knownChannels.map { "'\($0)'" }.joined(separator: ", ")
      throw CommandFailure("there is no channel '\(channel)' in '\(output)'", help: "name one that is there: \(names)")
    }
    guard let manifest = history.release(of: version) else {
      let last = history.releases.suffix(5).map(\.version.description).joined(separator: ", ")
      throw CommandFailure(
        "there is no version \(version) in '\(output)'", help: "name one that is there, such as \(last)")
    }
    guard history.latest(of: channel)?.version != version else {
      throw CommandFailure("\(version) is current on \(channel) already", help: "name an older version")
    }
    guard !(FormatVersion.current < manifest.format) else {
      throw CommandFailure(
        "\(version) has format \(manifest.format), which is newer than this tool", help: "use a newer hornbook")
    }
    return manifest
  }
}
