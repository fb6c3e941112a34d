internal import ArgumentParser
internal import LanguageServer
internal import POSIX

/// `hornbook lsp`.
struct LspCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve editors: findings, completion and repairs while you type.",
    discussion: """
      An editor starts this by itself and speaks the Language Server Protocol with it, on standard input and output.
      How to set up an editor: the page "Write in an editor" of the documentation.

      Exit status: 0 when the editor ended it, 1 when the editor went away without a word.
      """)

  @Flag(name: .customLong("stdio"), help: "Speak on standard input and output, as it always does; editors say so.")
  var usesStandardStreams = false

  func run() throws {
    let status = try EditorSession().run()
    if status != 0 { throw ExitStatus.findings }
  }
}
