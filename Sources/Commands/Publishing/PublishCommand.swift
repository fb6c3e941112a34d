internal import ArgumentParser
internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Foundation
internal import Grading
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
      Refuses while `hornbook lint` has errors, those that a baseline hides included,
      and when the version does not rise or exists with other content.
      Publishing the same content again changes nothing, unless --version is higher:
      then it is a release of its own, with the next sequence number.

      Exit status: 0 published or nothing to do, 1 the content has errors or the version is refused, 2 could not run.
      """)

  @Option(help: "The curriculum's folder.", completion: .directory)
  var curriculum = "curriculum"

  @Option(help: "The folder to publish into.", completion: .directory)
  var output = "dist"

  @Option(
    help: """
      The version, higher than the one before: X.Y.Z, or X.Y.Z-beta.1 for one that comes before X.Y.Z; the next patch \
      version without it.
      """, transform: Self.parse)
  var version: SemanticVersion?

  @Option(help: "Also write everything as one file, for apps that ship it inside.", completion: .file())
  var singleFile: String?

  @Option(help: "When to use colour: auto, always or never.")
  var color = ColorChoice.auto

  private static func parse(_ text: String) throws -> SemanticVersion {
    if let version = SemanticVersion(text) { return version }
    let withoutLetter = text.hasPrefix("v") ? SemanticVersion(String(text.dropFirst())) : nil
    let isTooLarge = text.wholeMatch(of: /v?[0-9]+\.[0-9]+\.[0-9]+/) != nil && text.contains(/[0-9]{10}/)
    let help =
      withoutLetter.map { "write it without the 'v': \($0)" }
      ?? (isTooLarge ? "each of its numbers has nine digits at most" : "write it as 1.0.0")
    throw ValidationError("'\(text)' is not a version; \(help)")
  }

  func run() throws {
    let folder = try CurriculumFolder(containing: curriculum)
    let (authored, reading) = try readOrFail(folder)
    try refuseOutput(inside: folder, authored)
    let store = BundleStore(output)
    while true {
      do {
        return try publish(authored, reading, from: folder, to: store)
      } catch is Overtaken {
        Terminal.writeError("another publisher was faster; checking again\n")
      }
    }
  }

  /// Ends the command where the bundle would lie among the files that it is made from.
  private func refuseOutput(inside folder: CurriculumFolder, _ authored: AuthoredCurriculum) throws(CommandFailure) {
    let places = [
      (folder.root, ShownPath.absolute(output)), (ShownPath.real(folder.root), ShownPath.real(output)),
    ]
    for (root, target) in places where target == root || target.hasPrefix("\(root)/") {
      let first = target.dropFirst(root.count + 1).prefix { $0 != "/" }
      let holdsContent = authored.documents.contains { $0.path.hasPrefix("\(first)/") }
      guard first.isEmpty || first == "assets" || holdsContent else { continue }
      throw CommandFailure(
        "'\(output)' is part of the curriculum itself", help: "publish into a folder of its own, as in `--output dist`")
    }
  }

  /// Somebody published while the content was checked against the release before.
  private struct Overtaken: Error {}

  private func publish(
    _ authored: AuthoredCurriculum, _ reading: [Diagnostic], from folder: CurriculumFolder, to store: BundleStore
  ) throws {
    guard !authored.curriculum.modules.isEmpty || authored.modules.isEmpty else {
      throw CommandFailure(
        "every module of '\(curriculum)' is a draft", help: "publish one with `visibility: published`")
    }
    let last = try store.currentManifest()
    var options = Linter.Options()
    options.published = try last.map(store.curriculum)
    let report = ProgressNote.during("checking \(curriculum)") { Linter(options).lint(authored, reading: reading) }
    try refuseErrors(reading + report.diagnostics, authored, isSuccessor: last != nil)
    let revision = try sourceRevision(of: folder)
    let bundle = try PublishedBundle(
      authored.curriculum.withStructuredPrograms, assets: try assets(of: authored, in: folder))
    let release = try store.publish(bundle, onWait: tellOfWaiting) { current in
      guard current == last else { throw Overtaken() }
      return ReleaseStamp(
        version: version ?? bundle.nextVersion(after: current), sourceRevision: revision.name, toolVersion: toolVersion,
        sourceDate: revision.date)
    } afterwards: { release in
      try writeSingleFile(of: bundle, release.manifest)
    }
    say(release, bundle, drafts: authored.modules.filter(\.isDraft).map(\.path.description))
  }

  /// The images that are shown, each once; one that is missing was an error.
  private func assets(
    of authored: AuthoredCurriculum, in folder: CurriculumFolder
  ) throws(CommandFailure) -> [PublishedAsset] {
    var assets: [PublishedAsset] = []
    for path in authored.curriculum.assetPaths {
      do throws(UnreadableFile) {
        assets.append(PublishedAsset(path: path, bytes: try folder.read(path)))
      } catch {
        throw CommandFailure(error)
      }
    }
    return assets
  }

  private func sourceRevision(of folder: CurriculumFolder) throws(CommandFailure) -> SourceRevision {
    do throws(SourceRevision.MalformedDate) {
      return try SourceRevision(of: folder.root, environment: ProcessInfo.processInfo.environment)
    } catch {
      throw CommandFailure(error.description, help: "unset it, or take it from `git log -1 --format=%ct`")
    }
  }

  private func writeSingleFile(of bundle: PublishedBundle, _ manifest: Manifest) throws {
    guard let singleFile else { return }
    let path = ShownPath.absolute(singleFile)
    try DurableFolder.make(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    try AtomicFile.write(try bundle.singleFile(manifest), to: path)
  }

  private func tellOfWaiting() { Terminal.writeError("waiting for another publisher of '\(output)'\n") }

  /// Ends the command where there are errors, or a card is missing since it could not be read, whatever settings say.
  private func refuseErrors(
    _ diagnostics: [Diagnostic], _ authored: AuthoredCurriculum, isSuccessor: Bool
  ) throws(ExitStatus) {
    let errors = Set(diagnostics.filter { $0.severity == .error }).count
    guard errors > 0 || !authored.episodes.allSatisfy(\.isComplete) else { return }
    let fault = errors == 0 ? "cards that cannot be read" : counted(errors, "error")
    let command = "hornbook lint \(curriculum.shellWord)" + (isSuccessor ? " --published \(output.shellWord)" : "")
    Terminal.writeError(
      """
      hornbook: '\(curriculum)' has \(fault), so nothing is published
        help: see them with `\(command)`, without a baseline

      """)
    throw .findings
  }

  private func say(_ release: Release, _ bundle: PublishedBundle, drafts: [String]) {
    let manifest = release.manifest
    let size = bundle.files.reduce(0) { $0 + $1.bytes.count }
    let style = color.style
    switch release {
    case .unchanged:
      Terminal.write(
        "\(style.green("nothing to do")): \(output)/manifest.json is version \(manifest.version) with this content\n")
    case .new:
      Terminal.write(
        "\(style.green("published")) version \(manifest.version) (sequence \(manifest.sequence)): "
          + "\(output)/manifest.json\n"
      )
    }
    Terminal.write("  index \(manifest.index.path), \(bundle.files.count) files, \(size) bytes\n")
    if let singleFile { Terminal.write("  all in one file: \(singleFile)\n") }
    if !drafts.isEmpty { Terminal.write("  left out as drafts: \(drafts.joined(separator: ", "))\n") }
  }
}
