internal import ArgumentParser
internal import Authoring
internal import Diagnostics
internal import NIOCore
internal import POSIX
internal import Preview

/// `hornbook preview`.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a curriculum in a browser as learners see it, with what is known of each card beside it.",
    discussion: """
      Examples:
        hornbook preview                        ./curriculum, or the curriculum that you are in
        hornbook preview --open                 and open it in your browser
        hornbook preview lessons --port 8000    another folder, on another port
        hornbook preview --export review        the learner's side as files, for people without Hornbook

      Each save is read, proven and shown at once. Only this machine can reach the pages;
      they need no network. Ctrl-C ends it.
      In an export, answers are graded; programs that a reader writes are not run.

      Exit status: 2 when it could not run.
      """)

  @Argument(help: "A curriculum's folder, or a file or folder in it.", completion: .file())
  var path: String?

  @Option(parsing: .unconditional, help: "The port on which it listens; 0 for any that is free.")
  var port: Int?

  @Flag(help: "Open it in your browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "What a link to a place in a file opens, with {path}, {line} and {column}; by default VS Code and IDEA.",
      valueName: "address"))
  var editor: String?

  @Option(
    help: ArgumentHelp(
      "Write the learner's side into this folder instead, as files that need no server.", valueName: "folder"),
    completion: .directory)
  var export: String?

  func validate() throws {
    if export != nil, port != nil || editor != nil {
      throw ValidationError("--port and --editor are for pages that are served, not for --export")
    }
    if let port, !(0...65_535).contains(port) { throw ValidationError("--port is a number from 0 to 65535") }
  }

  func run() throws {
    let folder = try CurriculumFolder(containing: path ?? CurriculumFolder.unnamed)
    if let export {
      let page = try ReviewCopyFolder(path: export).write(try PreviewSession(folder), of: folder)
      if open { Self.openBrowser(at: page) }
      return
    }
    let server = try server()
    var session = try PreviewSession(folder)
    let site = PreviewSite(
      try session.check(), port: server.port, token: Self.token,
      links: EditorLinks(root: folder.root, templates: editors),
      host: CurriculumHost(folder: folder))
    server.serve(site)
    let address = "http://127.0.0.1:\(server.port)/"
    Terminal.write("\(FilePath.relative(folder.root)): \(address)\nCtrl-C ends this\n")
    if open { Self.openBrowser(at: address) }
    session.follow { content, milliseconds in
      let change = site.update(content)
      server.events.tell("change", change.json(milliseconds: milliseconds))
    }
  }

  /// The port that is tried first where none is named.
  private static let usualPort = 4600

  private func server() throws(CommandFailure) -> PreviewServer {
    let ports = port.map { [$0] } ?? Array(Self.usualPort..<Self.usualPort + 10)
    for port in ports { if let server = try? PreviewServer(port: port) { return server } }
    let names = ports.count == 1 ? "\(ports[0])" : "\(ports[0]) to \(ports[ports.count - 1])"
    throw CommandFailure(
      "nothing can listen on port \(names) of 127.0.0.1", help: "name a port that is free with --port, or 0 for any")
  }

  private var editors: [EditorLinks.Template] {
    editor.map { [EditorLinks.Template(name: "editor", address: $0)] } ?? [.visualStudioCode, .intelliJ]
  }

  /// Something that no page of another site can guess: 128 bits of the system's generator.
  private static var token: String {
    (0..<2).map { _ in String(UInt64.random(in: 0...UInt64.max), radix: 36) }.joined()
  }

  private static func openBrowser(at address: String) {
    #if canImport(Darwin)
      let opener = "/usr/bin/open"
    #else
      let opener = "/usr/bin/xdg-open"
    #endif
    if (try? ChildProcess(opener, [address]).run()) == nil {
      Terminal.writeError("hornbook: no browser could be opened; open the address yourself\n")
    }
  }
}
