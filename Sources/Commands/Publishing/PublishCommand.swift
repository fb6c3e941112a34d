internal import ArgumentParser
internal import CurriculumBundle
internal import Foundation
internal import Linting
internal import Publishing

/// `hornbook publish`.
struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Publish a clean curriculum as a versioned JSON bundle.",
    discussion: """
      Example:
        hornbook publish --curriculum curriculum --output dist --version 1.0.0

      Without --version, content that changed gets the next patch version.
      Refuses while `hornbook lint` has errors, and when the version does not rise or exists with other content.
      Publishing the same content twice changes nothing.

      Exit status: 0 published or nothing to do, 1 the content has errors or the version is refused, 2 could not run.
      """)

  @Option(help: "The curriculum's folder.", completion: .directory)
  var curriculum = "curriculum"

  @Option(help: "The folder to publish into.", completion: .directory)
  var output = "dist"

  @Option(
    help: "The version, higher than the one before: X.Y.Z; the next patch version without it.", transform: Self.parse)
  var version: SemanticVersion?

  @Option(help: "Also write everything as one file, for apps that ship it inside.", completion: .file())
  var singleFile: String?

  @Option(help: "When to use colour: auto, always or never.")
  var color = ColorChoice.auto

  private static func parse(_ text: String) throws -> SemanticVersion {
    guard let version = SemanticVersion(text) else {
      throw ValidationError("'\(text)' is not a version; write it as 1.0.0")
    }
    return version
  }

  func run() throws {
    let folder = try CurriculumFolder(containing: curriculum)
    let (authored, reading) = try readOrFail(folder)
    let store = BundleStore(output)
    var options = Linter.Options()
    options.published = try store.currentCurriculum()
    let report = Linter(options).lint(authored, reading: reading)
    guard !report.diagnostics.contains(where: { $0.severity == .error }) else {
      return try refuse(report, options.published)
    }
    let revision = try SourceRevision(of: folder.root, environment: ProcessInfo.processInfo.environment)
    let bundle = try PublishedBundle(authored.curriculum)
    let stamp = ReleaseStamp(
      version: try version ?? nextVersion(of: bundle, in: store), sourceRevision: revision.name,
      toolVersion: toolVersion, sourceDate: revision.date)
    let release: Release
    do {
      release = try store.publish(bundle, as: stamp) {
        Terminal.writeError("waiting for another publisher of '\(output)'\n")
      }
    } catch let refusal as PublishingError {
      Terminal.writeError("hornbook: \(refusal.message)\n  help: \(refusal.help)\n")
      throw ExitStatus.findings
    }
    if let singleFile {
      try AtomicFile.write(try bundle.singleFile(release.manifest), to: ShownPath.absolute(singleFile))
    }
    say(release, bundle)
  }

  /// The version that is current when it has this content, else the one after it.
  private func nextVersion(of bundle: PublishedBundle, in store: BundleStore) throws -> SemanticVersion {
    guard let current = try store.currentManifest() else { return SemanticVersion(1, 0, 0) }
    return current.index == bundle.index ? current.version : current.version.nextPatch
  }

  private func refuse(_ report: LintReport, _ published: Curriculum?) throws {
    let command = "hornbook lint \(curriculum)" + (published == nil ? "" : " --published \(output)")
    let errors = report.diagnostics.count { $0.severity == .error }
    Terminal.writeError(
      """
      hornbook: '\(curriculum)' has \(errors) error\(errors == 1 ? "" : "s"), so nothing is published
        help: see them with `\(command)`

      """)
    throw ExitStatus.findings
  }

  private func say(_ release: Release, _ bundle: PublishedBundle) {
    let manifest = release.manifest
    let size = bundle.files.reduce(0) { $0 + $1.bytes.count }
    let style = color.style
    switch release {
    case .unchanged:
      Terminal.write(
        "\(style.green("nothing to do")): \(output)/manifest.json is version \(manifest.version) with this content\n")
    case .new:
      Terminal.write(
        "\(style.green("published")) version \(manifest.version) (sequence \(manifest.sequence)): \(output)/manifest.json\n"
      )
    }
    Terminal.write("  index \(manifest.index.path), \(bundle.files.count) files, \(size) bytes\n")
    if let singleFile { Terminal.write("  all in one file: \(singleFile)\n") }
  }
}
