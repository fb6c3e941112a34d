import ArgumentParser
import Authoring
import CurriculumBundle
import Diagnostics
import Grading
import Linting
import POSIX
import Publishing

/// `hornbook publish`.
struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Publish a clean curriculum as a versioned JSON bundle.",
    discussion: """
      Example:
        hornbook publish curriculum --output dist --first --version 1.0.0
        hornbook publish --channel beta
        hornbook publish --after https://example.org/course
        hornbook publish --dry-run

      Shows what `hornbook lint` finds, and which ids of the last release are gone.
      Refuses while there are errors, those that a baseline hides included, and
      with `--fail-on warning` while there are warnings. A module that too few of its
      reviewers have approved refuses, too, or is left out, as its `review` says.

      A version that was published stays: nothing in versions/ and content/ is ever
      changed, and only `hornbook prune` and `hornbook withdraw` delete content, but
      no version. Each release takes a free version above those that its channel
      offers (a hotfix: below the newest) and the next sequence number, even where
      manifest.json, which names the current one, is gone or was set back to an older
      version. Without --version, content that
      changed gets the least version that fits: `hornbook diff` says what it does to
      learners, and a smaller step is refused unless --because gives a reason. With
      --dry-run that is shown, and nothing is written. Publishing the latest content
      again changes nothing, unless --version is higher: then it is a release of its
      own.

      Where nothing is published in --output, a release would begin with sequence 1,
      and no app that has seen a higher one would follow. So the first release of all
      takes --first. On a machine that lost the folder, --after names the place that
      clients read, a URL or a folder: what is offered there is copied into --output,
      and the release goes on from it. Where --output has releases, --after refuses
      when that place has one more. A server cannot be listed: of one, stable and
      --channel are known, and channels with versions near those.

      A release goes to one channel. A version on another channel with this content
      is promoted: the file of --channel names it, too; but content that came out as
      1.4.0-beta.1 comes to stable as 1.4.0. One below the channel's newest is a
      hotfix, and is offered to the apps that cannot read the newest.

      A release names the git commit that it is made from, with `-dirty` behind it
      when a content file is not as it was committed; it keeps that name for good.
      With --require-commit nothing is published then. A clock that seems to be wrong
      by the dates of the commit and of the last release is noted.

      Exit status: 0 published or nothing to do, 1 findings at or above --fail-on,
      or the version is refused, 2 could not run, or something could not be written;
      the message says whether the version is published, or taken already.
      """)

  @OptionGroup
  var named: CurriculumArgument

  @Option(help: "The folder to publish into.", completion: .directory)
  var output = "dist"

  @Flag(help: "It is the first release of all: nothing was ever published.")
  var first = false

  @Option(help: "The place that clients read, a URL or a folder, from which the release goes on.")
  var after: String?

  @Option(
    help: """
      The version, higher than the one before: X.Y.Z, or X.Y.Z-beta.1 for one that comes before X.Y.Z; without it \
      the least version that fits.
      """)
  var version: String?

  @Option(help: "The channel to publish on; apps follow stable unless they name another one.")
  var channel = Channel.stable

  @Option(help: "Also write everything as one file, for apps that ship it inside.", completion: .file())
  var singleFile: String?

  @Option(
    help: """
      The lowest severity of a finding with which nothing is published: error, warning or info; with never, too, an \
      error is one.
      """)
  var failOn = FailOn.error

  @Flag(help: "Publish only what is committed: refuse while a content file differs from its commit.")
  var requireCommit = false

  @Option(
    help: """
      Why the version may rise by less than it should: the release carries the reason.
      """)
  var because: Reason?

  @Flag(help: "Show what the release would do to learners, and write nothing.")
  var dryRun = false

  @OptionGroup
  var toolchains: ToolchainOption

  @Option(help: "When to use color: auto, always or never.")
  var color = ColorChoice.auto

  private var curriculum: String { named.path }

  func validate() throws {
    if first, after != nil { throw ValidationError("--first and --after say different things; write one of them") }
  }

  func run() throws {
    let version = try version.map(SemanticVersion.read)
    try because?.check()
    let folder = try CurriculumFolder(containing: curriculum)
    try PublishTarget.refuse(output: output, folder)
    if let singleFile { try PublishTarget.refuse(singleFile: singleFile, besides: output, folder) }
    let store = BundleStore(output)
    while true {
      do {
        return try publish(from: folder, to: store, as: version)
      } catch is Overtaken {
        Terminal.writeError("another publisher was faster; checking again\n")
      }
    }
  }

  /// Somebody published while the content was checked against the release before.
  private struct Overtaken: Error {}

  /// A curriculum that was checked, without what its authors alone need.
  private struct Checked {
    let published: Curriculum
    /// The full ids of the modules that are left out.
    let drafts: [String]
    /// The modules that are left out until they are approved.
    let unapproved: [ModuleReview]
    /// The commit that it is made from, and that commit's date.
    let revision: SourceRevision
    /// The release before, whatever its channel; nil for the first one.
    let earlier: EarlierRelease?
  }

  private func publish(from folder: CurriculumFolder, to store: BundleStore, as version: SemanticVersion?) throws {
    let notes = ReleaseNotes(
      output: output, channel: channel, singleFile: singleFile, isFirst: first, style: color.style)
    let origin = try ReleaseOrigin(of: store, after: after, on: channel)
    if first { try origin.refuseFirst(output: output) }
    let checked = try check(folder, origin, as: version, notes)
    ProcessMemory.giveBackUnused()
    let revision = checked.revision
    if requireCommit { try refuse(revision) }
    let spool = try ContentSpool()
    let bundle = try PublishedBundle(
      checked.published, assets: try assets(of: checked.published, in: folder), after: checked.earlier,
      keeping: spool.keep)
    try origin.check(isFirst: first, bundle, output: output)
    let proposal = try ReleaseProposal(of: bundle, as: version, on: channel, after: origin.history, in: origin.site)
    let stamp = ReleaseStamp(
      version: version ?? proposal.version, channel: channel, sourceRevision: revision.name, toolVersion: toolVersion,
      created: revision.date.map(ReleaseStamp.text), because: because?.text)
    try BundleStore.rehearse(bundle, as: stamp, after: origin.history, without: origin.removed())
    try origin.check(stamp.version)
    if dryRun { try notes.show(proposal, as: stamp.version) }
    try proposal.check(stamp.version, because: because?.text, isShown: dryRun)
    notes.noteRenaming(proposal)
    if dryRun { return }
    let release = try publish(bundle, as: stamp, after: origin, to: store, notes)
    notes.note(revision, in: release, after: proposal.before)
    try notes.report(release, bundle, proposal, drafts: checked.drafts, unapproved: checked.unapproved)
    notes.noteLeftBehind(try store.history())
  }

  private func publish(
    _ bundle: PublishedBundle, as stamp: ReleaseStamp, after origin: ReleaseOrigin, to store: BundleStore,
    _ notes: ReleaseNotes
  ) throws -> Release {
    if let copy = origin.copy {
      guard try store.fill(onWait: noteWaiting, with: { try copy.write(into: store) }) else { throw Overtaken() }
      notes.noteCopy(of: origin)
    }
    do {
      return try store.publish(bundle, onWait: noteWaiting) { found in
        guard found == origin.history else { throw Overtaken() }
        return stamp
      } afterwards: { release in
        try writeSingleFile(of: bundle, release.manifest)
      }
    } catch let failure as BundleStore.FailureAfterRelease {
      throw notes.failure(failure)
    }
  }

  /// Reads the curriculum and refuses one that may not be published; what was read goes before anything is written.
  private func check(
    _ folder: CurriculumFolder, _ origin: ReleaseOrigin, as version: SemanticVersion?, _ notes: ReleaseNotes
  ) throws -> Checked {
    let (whole, reading) = try readOrFail(folder, reporting: true)
    let earlier = try EarlierReleases(of: version, on: channel, origin.history, in: origin.site)
    let gate = ReviewGate(whole, after: earlier.base)
    let authored = gate.curriculum
    try refuseEmpty(authored, gate)
    notes.noteLaggingManifest(origin.history, of: origin.site.name)
    let published = authored.published
    try ReleaseCheck(
      curriculum: curriculum, failOn: failOn, style: color.errorStyle, tools: toolchains.tools
    )
    .check(authored, reading, after: earlier.base, knownFates: earlier.knownFates(in: published))
    try gate.refuse()
    if because == nil, let reused = earlier.reusedID(in: published) {
      throw PublishingError.reusedID(reused.id, owner: reused.owner)
    }
    let files = authored.documents.map(\.path) + published.assetPaths
    return Checked(
      published: published, drafts: whole.modules.filter(\.isDraft).map(\.path.description), unapproved: gate.leftOut,
      revision: try sourceRevision(of: folder, files: files), earlier: earlier.latest)
  }

  /// Ends the command where no module would be left.
  private func refuseEmpty(_ authored: AuthoredCurriculum, _ gate: ReviewGate) throws(CommandFailure) {
    guard authored.modules.allSatisfy(\.isDraft), !authored.modules.isEmpty else { return }
    guard let review = gate.leftOut.first else {
      throw CommandFailure(
        "every module of '\(curriculum)' is a draft", help: "publish one with `visibility: published`")
    }
    throw CommandFailure(
      "every module of '\(curriculum)' is a draft or waits for its reviewers",
      help: "let '\(review.missing[0])' read '\(review.module.path)' and run `hornbook review \(review.module.path) "
        + "--as \(review.missing[0])`")
  }

  /// The images that are shown, each once; one that is missing was an error.
  private func assets(
    of curriculum: Curriculum, in folder: CurriculumFolder
  ) throws(CommandFailure) -> [PublishedAsset] {
    var assets: [PublishedAsset] = []
    for path in curriculum.assetPaths {
      do throws(UnreadableFile) {
        assets.append(PublishedAsset(path: path, bytes: try folder.read(path)))
      } catch {
        throw CommandFailure(error)
      }
    }
    return assets
  }

  private func sourceRevision(
    of folder: CurriculumFolder, files: [String]
  ) throws(CommandFailure) -> SourceRevision {
    do throws(SourceRevision.MalformedDate) {
      return try SourceRevision(of: folder.root, content: files, environment: Environment.variables)
    } catch {
      throw CommandFailure(error.description, help: "unset it, or take it from `git log -1 --format=%ct`")
    }
  }

  /// Ends the command where a release would not name the commit that it is made from.
  private func refuse(_ revision: SourceRevision) throws {
    guard revision.name == nil || revision.fault != nil else { return }
    let (reason, help) =
      revision.fault.map { ($0.message, "commit all content files, or leave `--require-commit` out") }
      ?? (
        "git knows no commit that '\(curriculum)' is made from",
        "keep it in a git repository with git at hand, or leave `--require-commit` out"
      )
    Terminal.writeError("hornbook: nothing is published: \(reason)\n  help: \(help)\n")
    throw ExitStatus.findings
  }

  private func writeSingleFile(of bundle: PublishedBundle, _ manifest: Manifest) throws {
    guard let singleFile else { return }
    let path = FilePath.absolute(singleFile)
    try DurableFolder.make(FilePath.folder(of: path)) {
      try AtomicFile.write(try bundle.singleFile(manifest), to: path)
    }
  }

  private func noteWaiting() { Terminal.writeError("waiting for another publisher of '\(output)'\n") }
}
