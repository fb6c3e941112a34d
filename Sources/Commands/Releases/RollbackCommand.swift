internal import ArgumentParser
internal import CurriculumBundle
internal import Diagnostics
internal import Publishing

/// `hornbook rollback`.
struct RollbackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rollback",
    abstract: "Give learners the content of an older version again.",
    discussion: """
      Example:
        hornbook rollback 1.0.0 --output dist --because "the quiz cannot be passed"

      The content of that version becomes the next release of the channel, under the
      next patch version, so that every app follows. Releases that came after it are
      not offered on the channel any more, but for hotfixes of the lines below it.
      What learners did since then stays theirs: ids of later releases lead back to
      those that are current again.

      Exit status: 0 published, 1 the version is refused, 2 could not run.
      """)

  @Argument(help: "The version whose content comes back.")
  var version: String

  @Option(help: "Why: the release carries the reason.")
  var because: Reason

  @Option(help: "The folder that was published into.", completion: .directory)
  var output = "dist"

  @Option(help: "The channel to roll back.")
  var channel = Channel.stable

  func run() throws {
    let version = try SemanticVersion.read(version)
    try because.check()
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
    let removed = try store.place.removed()
    let index = try store.place.index(of: manifest)
    let earlier = try store.place.index(of: latest)
    let bundle = try PublishedBundle(
      restoring: index, store.place.curriculum(of: index), format: manifest.format,
      after: EarlierRelease(earlier, store.place.curriculum(of: earlier)))
    let proposal = try ReleaseProposal(of: bundle, on: channel, after: history, in: store.place)
    let top = history.latest(of: channel)
    // What was ended in the middle is completed.
    let isMade = top?.restores == version && top?.index == bundle.index
    let next = isMade ? top?.version ?? version : history.free(from: (top?.version ?? version).nextPatch)
    let release = try store.publish(bundle) { found in
      guard try found == history && store.place.removed() == removed else {
        throw CommandFailure(
          "somebody published into '\(output)' meanwhile", help: "look with `hornbook releases`, and repeat the command"
        )
      }
      return ReleaseStamp(
        version: next, channel: channel, sourceRevision: manifest.sourceRevision, toolVersion: toolVersion,
        created: manifest.created, restores: version, because: because.text)
    }
    noteLeftBehind(history.offers(on: channel), try store.history().offers(on: channel))
    show(release, proposal, of: version)
  }

  private func show(_ release: Release, _ proposal: ReleaseProposal, of version: SemanticVersion) {
    let (place, next) = ("\(output)/\(channel.path)", release.manifest.version)
    if case .unchanged = release {
      return Terminal.write("nothing to do: \(place) is version \(next) with the content of \(version)\n")
    }
    Terminal.write("published version \(next) (sequence \(release.manifest.sequence)): \(place)\n")
    Terminal.write("  with the content of \(version), because \(because.text)\n")
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
