import ArgumentParser
import CurriculumBundle
import Diagnostics
import Publishing

/// `hornbook releases`.
struct ReleasesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "releases",
    abstract: "List what was published, and what each channel offers.",
    discussion: """
      Example:
        hornbook releases dist

      The newest release comes first: its sequence number, version, format and
      minimum client, the channels that offer it, or that its content was pruned, its
      commit, and its reason. A channel that offers an older version than stable is
      noted.

      Exit status: 0, or 2 when it could not run.
      """)

  @Argument(help: "The folder that was published into.", completion: .directory)
  var folder = "dist"

  func run() throws {
    let store = BundleStore(folder)
    let history = try store.history()
    let removed = try store.site.removed()
    guard !history.releases.isEmpty else {
      throw CommandFailure(
        "nothing is published in '\(folder)'", help: "name the folder of `hornbook publish --output`")
    }
    for (channel, manifest) in history.channels.sorted(by: { $0.key.name < $1.key.name }) {
      let offers = manifest.offered.map { "\($0.version) (from app \($0.minimumClient))" }.joined(separator: ", ")
      Terminal.write("\(channel): sequence \(manifest.sequence), \(offers)\n")
    }
    for (channel, newest, stable) in PublishedHistory.channelsLeftBehind(history.channels) {
      Terminal.write("note: \(channel) offers \(newest), which is older than \(stable) on stable\n")
    }
    for release in history.releases.reversed() {
      let isWithdrawn = try removed.withdrawn != nil && hasWithdrawn(release, removed, store.site)
      Terminal.write("\(line(of: release, history, removed, isWithdrawn: isWithdrawn))\n")
    }
  }

  /// Whether a release names a file that was withdrawn, so that its content cannot come back.
  private func hasWithdrawn(_ release: Manifest, _ removed: RemovedContent, _ site: PublishedFolder) throws -> Bool {
    guard !removed.isPruned(release.version) else { return false }
    return try site.index(of: release).files.contains { removed.withdrawal(of: $0.path) != nil }
  }

  private func line(
    of release: Manifest, _ history: PublishedHistory, _ removed: RemovedContent, isWithdrawn: Bool
  ) -> String {
    let channels = history.channels.filter { $0.value.offered.contains { $0.version == release.version } }
    var parts = [
      "\(release.sequence)", release.version.description, "format \(release.format)", "app \(release.minimumClient)",
    ]
    if !channels.isEmpty { parts.append("on \(channels.keys.map(\.name).sorted().joined(separator: ", "))") }
    if channels.isEmpty, removed.isPruned(release.version) { parts.append("pruned") }
    if isWithdrawn { parts.append("content withdrawn") }
    if let created = release.created { parts.append(created) }
    if let revision = release.sourceRevision { parts.append(revision) }
    if let restored = release.restores { parts.append("content of \(restored)") }
    return parts.joined(separator: "  ") + (release.because.map { ": \($0)" } ?? "")
  }
}
