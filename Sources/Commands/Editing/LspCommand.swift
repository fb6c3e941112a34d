import ArgumentParser
import LanguageServer
import POSIX

/// `hornbook lsp`.
struct LspCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor: findings, completion and repairs while you type.",
    discussion: """
      An editor starts it, and speaks the Language Server Protocol with it on
      standard input and output. What is open in the editor counts, saved or not.
      Programs run as in `hornbook lint`.

      What an editor has to know (set-ups for six editors are in the article
      "Write in an editor" of the documentation):
        command       hornbook lsp
        language id   yaml
        root          any folder; a file's curriculum is found by curriculum.yaml

      Examples:
        hornbook lsp --stdio        the same, for editors that add this option
        hornbook lsp < /dev/null    ends at once: a test that it can be started

      Exit status: 0 when the editor ended it, 1 when the editor went away without
      ending it, 2 when it could not run.
      """)

  @Flag(name: .customLong("stdio"), help: "Speak on standard input and output, as it always does.")
  var usesStandardStreams = false

  func run() throws {
    var session = try EditorSession()
    let status = session.run()
    if status != 0 { throw ExitStatus.findings }
  }
}
