import ArgumentParser
import Authoring
import Diagnostics
import POSIX
import Preview
import Reports

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
      In an export, answers are graded; programs that learners write are not run.

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

  @OptionGroup
  var toolchains: ToolchainOption

  func validate() throws {
    if export != nil, port != nil || editor != nil {
      throw ValidationError("--port and --editor are for pages that are served, not for --export")
    }
    if let problem = editor.flatMap(EditorLinks.Template.problem) {
      throw ValidationError(
        "--editor '\(editor ?? "")' opens no file: \(problem); for example 'subl://open?url=file://{path}&line={line}'")
    }
    if let problem = SiteServer.problem(ofPort: port) { throw ValidationError(problem) }
  }

  func run() throws {
    let targets = try LintTargets(path.map { [$0] } ?? [], stdinFilename: nil)
    let folder = targets.groups[0].folder
    if let export {
      try Self.refusePart(targets, export: export)
      let page = try ReviewCopyFolder(path: export).write(
        try PreviewSession(folder, withTools: toolchains.withToolchains), of: folder)
      if open { Browser.open(page, waitingAtMost: 2) }
      return
    }
    let server = try SiteServer.listening(on: port, usual: ServedPreview.usualPorts, other: "another preview")
    var preview = try ServedPreview(folder, on: server, editors: editors, withTools: toolchains.withToolchains) {
      check in
      try ProgressNote.during("checking \(targets.names)", check)
    }
    let address = preview.address + Self.place(of: targets.groups[0])
    var told = Summary.findings(preview.findings)
    Terminal.write("\(targets.names): \(address)\n\(told); Ctrl-C ends this\n")
    if open { Browser.open(address) }
    try preview.follow { outcome in
      switch outcome {
      case .checked(let content, _):
        let summary = Summary.findings(content.findings)
        if summary != told { Terminal.write("\(summary)\n") }
        told = summary
      case .failed(let failure):
        let message = failure.message.description
        if message != told { Terminal.writeError(failure.text) }
        told = message
      }
    }
  }

  /// - Throws: `CommandFailure` where only a part of the curriculum was named, as a copy is always of all of it.
  private static func refusePart(_ targets: LintTargets, export: String) throws(CommandFailure) {
    guard !place(of: targets.groups[0]).isEmpty else { return }
    throw CommandFailure(
      "--export takes a whole curriculum, and '\(targets.namesOfWanted)' is a part of one",
      help: "write `hornbook preview \(targets.names.shellWord) --export \(export.shellWord)`")
  }

  /// The part of an address that opens the lesson, block or module that was named; nothing for a whole curriculum.
  private static func place(of target: LintTargets.Group) -> String {
    let root = target.folder.root + "/"
    guard let wanted = target.wanted.first, wanted.hasPrefix(root) else { return "" }
    var names = wanted.dropFirst(root.count).split(separator: "/").map(String.init)
    guard let last = names.popLast() else { return "" }
    let isOfModule = names.count == 1 && last == "cards.yaml"
    if !isOfModule, !["curriculum.yaml", "module.yaml", "block.yaml"].contains(last) {
      names.append(last.hasSuffix(".yaml") ? String(last.dropLast(".yaml".count)) : last)
    }
    return names.isEmpty ? "" : "#\(names.joined(separator: "/"))"
  }

  private var editors: [EditorLinks.Template] {
    editor.map { [EditorLinks.Template(name: "editor", address: $0)] } ?? [.visualStudioCode, .intelliJ]
  }
}
