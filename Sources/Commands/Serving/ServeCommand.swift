public import ArgumentParser
import CurriculumBundle
import Diagnostics
import POSIX
public import Serving

/// `hornbook serve`.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve a published folder on this machine, to try an app against it.",
    discussion: """
      Examples:
        hornbook serve                          ./dist, where `publish` writes
        hornbook serve dist --port 8000         on another port
        hornbook serve dist --release 1.0.0     as it was before later releases
        hornbook serve dist --broken damaged    content unlike its digest
        hornbook serve dist --broken slow --broken stale

      Serves manifest.json, channels/, versions/, content/ and removed.json to
      GET and HEAD, with the headers that a web server should have, and nothing
      else of the folder; links are not followed. Nothing can be changed through
      it. Only this machine can reach it, but every web page that is open there
      may read it. Each request is a line on standard error. Ctrl-C ends it.

      With --broken, what a client should survive:
      \(BrokenRelease.allCases.map { "  \($0.rawValue.padding(to: 13))\($0.summary)" }.joined(separator: "\n"))

      Exit status: 2 when it could not run.
      """)

  @Argument(help: "The folder that `hornbook publish --output` wrote.", completion: .directory)
  var folder = "dist"

  @Option(parsing: .unconditional, help: "The port on which it listens; 0 for any that is free.")
  var port: Int?

  @Option(help: "The version that is served as the current one; that of manifest.json without it.")
  var release: String?

  @Option(help: "Break the release in this way; may be given several times.")
  var broken: [BrokenRelease] = []

  func validate() throws {
    if let problem = SiteServer.problem(ofPort: port) { throw ValidationError(problem) }
  }

  func run() throws {
    let files = try ServedFolder(folder)
    try release.map { try requireRelease($0, of: files) }
    let site = ReleaseSite(files, release: release, broken: Set(broken)) { method, target, status in
      Terminal.writeError("\(method) \(target) \(status)\n")
    }
    if broken.contains(.stale), !site.hasOlderRelease {
      throw CommandFailure(
        "'\(folder)' has no release before the current one, so nothing can be stale",
        help: "publish a second version, or leave `--broken stale` out")
    }
    let server = try SiteServer.listening(on: port, usual: Self.usualPorts, other: "another server of releases")
    server.serve(site)
    for kind in BrokenRelease.allCases where broken.contains(kind) {
      Terminal.writeError("\(kind.rawValue): \(kind.summary); a client should \(kind.expectation)\n")
    }
    Terminal.write("\(folder): http://127.0.0.1:\(server.port)/; Ctrl-C ends this\n")
    while true { pause() }
  }

  private func requireRelease(_ release: String, of files: ServedFolder) throws {
    let names = files.names(in: "versions").filter { $0.hasSuffix(".json") }
    let versions = names.compactMap { SemanticVersion(String($0.dropLast(".json".count))) }
    guard SemanticVersion(release).map(versions.contains) ?? false else {
      let list = versions.sorted().map(\.description).joined(separator: ", ")
      throw CommandFailure("there is no version '\(release)' in '\(folder)'", help: "name one of \(list)")
    }
    // Without its index an app gets nothing of it.
    let place = PublishedFolder(folder)
    if let manifest = try SemanticVersion(release).flatMap({ try place.manifest(at: Manifest.historyPath(of: $0)) }) {
      _ = try place.index(of: manifest)
    }
  }

  /// The ports that are tried where none is named; those of the preview come before them.
  private static let usualPorts = Array(4610..<4620)
}

extension BrokenRelease: ExpressibleByArgument {}
