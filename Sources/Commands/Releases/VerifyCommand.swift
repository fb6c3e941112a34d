import ArgumentParser
import CurriculumBundle
import Diagnostics
import Publishing

/// `hornbook verify`.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check what was published as a client would, in a folder or on a server.",
    discussion: """
      Examples:
        hornbook verify dist
        hornbook verify https://example.org/course --channel beta

      Of each channel: its file, the manifests under versions/, every release that it
      offers. Of each release: that all files are there with the size and digest that
      name them, that its index agrees with its modules, and that images, locks and
      former ids lead somewhere. Of a folder also the releases that nobody is offered
      any more, but for those that `hornbook prune` recorded. A server cannot be
      listed: there, manifest.json is looked at, and each channel that is named.

      Each problem is a line: the file, what is wrong, what to do. A warning is a line,
      too: of a channel that offers an older version than stable, and of a server that
      lets caches keep what changes (send manifest.json, channels/ and removed.json with
      Cache-Control: no-cache), or does not let them keep content, which never changes.
      Of a server no more bytes are taken than a file has by its index.

      Exit status: 0 verified, 1 problems, 2 when it could not run.
      """)

  @Argument(help: "The folder that was published into, or the URL from which apps fetch it.", completion: .directory)
  var place = "dist"

  @Option(help: "A channel that has to be there besides stable; may be given several times.")
  var channel: [Channel] = []

  func run() throws {
    let site: any PublishedSite =
      EvidenceAddress.isURL(place) ? try RemoteSite(place) : PublishedFolder(place)
    let verification = try SiteVerification(site, channels: channel)
    for problem in verification.problems {
      Terminal.write("\(site.name)/\(problem.path): \(problem.message); \(problem.help)\n")
    }
    for warning in verification.warnings {
      Terminal.write("\(site.name)/\(warning.path): warning: \(warning.message); \(warning.help)\n")
    }
    let problems = verification.problems.count
    let verdict = problems == 0 ? "no problems" : counted(problems, "problem")
    Terminal.write("\(site.name): \(verdict) in \(verification.extent)\n")
    if verification.prunedCount > 0 {
      Terminal.write("  the content of \(counted(verification.prunedCount, "release")) was pruned before\n")
    }
    if problems > 0 { throw ExitStatus.findings }
  }
}

extension SiteVerification {
  /// How much was looked at: `1 channel, 2 releases, 8 files, 5120 bytes`.
  fileprivate var extent: String {
    [
      counted(channelCount, "channel"), counted(releaseCount, "release"), counted(fileCount, "file"),
      counted(byteCount, "byte"),
    ].joined(separator: ", ")
  }
}
