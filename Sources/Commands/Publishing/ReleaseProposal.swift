import CurriculumBundle
import Publishing

/// A release that is about to be made, and what it does to those who learn with the one before on its channel.
struct ReleaseProposal {
  /// What it does to learners; nil for the first release of a channel, and for content that is current already.
  let difference: ReleaseDifference?
  /// The release from which it goes on; nil for the first one of its channel.
  let before: Manifest?
  /// The version that fits when nobody names one.
  let version: SemanticVersion
  /// The newest version of the channel, where the release is a hotfix below it.
  let newest: SemanticVersion?
  /// The least version that is free on every channel and fits the difference; nil where there is none.
  private let fitting: SemanticVersion?

  /// Compares a bundle with the release from which it goes on.
  ///
  /// - Throws: `CommandFailure` when a file of the release before is missing or has other bytes.
  init(
    of bundle: PublishedBundle, as version: SemanticVersion? = nil, on channel: Channel,
    after history: PublishedHistory, in site: any PublishedSite
  ) throws {
    before = history.base(of: version, on: channel)
    newest = version.flatMap { version in
      history.latest(of: channel).flatMap { version < $0.version ? $0.version : nil }
    }
    guard let before, before.index != bundle.index else {
      (difference, fitting) = (nil, nil)
      self.version = bundle.nextVersion(on: channel, after: history)
      return
    }
    let index = try site.index(of: before)
    let old = ComparedRelease(index, format: before.format) { try site.module(index.modules[$0]) }
    let modules = bundle.curriculum.modules
    let difference = try ReleaseDifference(
      old, ComparedRelease(bundle.outline, format: bundle.format) { modules[$0] })
    self.difference = difference
    fitting = history.free(from: before.version.rising(by: difference.step))
    self.version = bundle.nextVersion(on: channel, after: history, rising: difference.step)
  }

  /// The items to which a hotfix gives another id, or whose id it takes away.
  var renamedByHotfix: [ItemPath] {
    guard newest != nil else { return [] }
    let kinds: Set<ReleaseChange.Kind> = [.renamed, .moved, .retired, .split, .merged]
    return (difference?.changes ?? []).filter { kinds.contains($0.kind) }.map(\.item)
  }

  /// Ends the command where a version rises by less than the release does, and nobody says why.
  ///
  /// - Parameter isShown: Whether a person has been shown the difference already.
  /// - Throws: `ExitStatus.findings` then.
  func check(_ version: SemanticVersion, because reason: String?, isShown: Bool) throws {
    guard let difference, let before, let next = fitting, reason == nil, before.version < version,
      !version.rises(from: before.version, by: difference.step)
    else { return }
    // No version between would do: one above the newest would give the hotfix to everybody.
    let fits = newest.map { next < $0 } ?? true
    let help = fits ? "publish as \(next) or higher" : "leave out of the hotfix what learners lose or notice"
    if !isShown {
      Terminal.writeError(
        "\(lines: difference.text(("\(before.version)", "\(version)"), next: fits ? next : nil))")
    }
    Terminal.writeError(
      """
      hornbook: nothing is published: \(version) is less than a \(difference.step.name) step above \(before.version)
        help: \(help), or give a reason with `--because "…"`

      """)
    throw ExitStatus.findings
  }
}
