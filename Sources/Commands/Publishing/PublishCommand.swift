internal import ArgumentParser
internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Foundation
internal import Linting
internal import Publishing
internal import Reports

/// `hornbook publish`.
struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Write a curriculum as a versioned bundle that apps download.",
    discussion: """
      Examples:
        hornbook publish --version 1.4.0                                ./curriculum to ./dist
        hornbook publish --curriculum lessons --output site --version 1.4.0
        hornbook publish --version 1.4.0 --single-file                  dist/bundle.json too, for an app to ship inside

      A version must be above the one that is published; the same content under the same version changes nothing.
      The manifest is dated by SOURCE_DATE_EPOCH, or else by the commit.

      Exit status: 0 published, 1 the curriculum has errors, 2 could not run or the version was refused.
      """)

  @Option(help: "The curriculum's folder.", completion: .directory)
  var curriculum = "curriculum"

  @Option(help: "The folder to publish to; it is made if it is not there.", completion: .directory)
  var output = "dist"

  @Option(help: "The version to publish, with three numbers: 1.4.0.", transform: SemanticVersion.parse)
  var version: SemanticVersion

  @Flag(help: "Also write everything as one file, 'bundle.json'.")
  var singleFile = false

  func run() throws {
    let folder = try CurriculumFolder(containing: curriculum)
    let content = try provenCurriculum(in: folder)
    do {
      let source = try SourceRevision(of: folder.root, environment: ProcessInfo.processInfo.environment)
      let stamp = ReleaseStamp(
        version: version, sourceRevision: source.name, toolVersion: toolVersion, sourceDate: source.date)
      let bundle = try PublishedBundle(content)
      let release = try BundleStore(ShownPath.absolute(output)).publish(bundle, as: stamp, singleFile: singleFile) {
        Terminal.writeError("waiting for another publisher to finish\n")
      }
      Terminal.write(PublishNote(release, of: bundle, to: output).text)
    } catch let error as PublishingError {
      throw CommandFailure(error.message, help: error.help)
    } catch let error as FileFailure {
      throw CommandFailure(error.description)
    } catch let error as SourceRevision.MalformedDate {
      throw CommandFailure(error.description)
    }
  }

  /// The curriculum, if it has no errors; else they are shown.
  private func provenCurriculum(in folder: CurriculumFolder) throws -> Curriculum {
    let (authored, reading) = try readOrFail(folder)
    let errors = Linter().lint(authored, reading: reading).diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return authored.curriculum }
    let sources = Dictionary(
      authored.documents.map { ($0.source.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    let report = Report(
      errors, checkedFiles: authored.documents.map(\.source.path), toolVersion: toolVersion, source: { sources[$0] })
    Terminal.writeError(TextFormat().render(report))
    Terminal.writeError("hornbook: not published: a curriculum with errors stays where it is\n")
    throw ExitStatus.findings
  }
}

extension SemanticVersion {
  /// Reads a version from the command line.
  fileprivate static func parse(_ text: String) throws -> SemanticVersion {
    guard let version = SemanticVersion(text) else {
      throw ValidationError("'\(text)' is not a version; write three numbers, as in 1.4.0")
    }
    return version
  }
}
