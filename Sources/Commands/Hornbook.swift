import ArgumentParser

/// The command line: `hornbook SUBCOMMAND …`.
struct Hornbook: ParsableCommand {
  /// Name, help and subcommands.
  static let configuration = CommandConfiguration(
    commandName: "hornbook",
    abstract: "Write programming lessons, prove them right, and publish them.",
    discussion: """
      Examples:
        hornbook new curriculum      make a small curriculum in ./curriculum
        hornbook lint                check it, every program in it run
        hornbook preview             see and play it in a browser
        hornbook explain CODE        what a finding means, with samples
        hornbook publish             publish it as a JSON bundle in ./dist

      Completions for your shell: hornbook --generate-completion-script bash (or zsh, fish).

      Exit status: 0 when all is well, 1 when something was found, 2 when the command could not run.
      """,
    version: toolVersion,
    subcommands: [
      LintCommand.self, LspCommand.self, PreviewCommand.self, ProveCommand.self, RunCommand.self, TranslateCommand.self,
      ReviewCommand.self, PublishCommand.self, DiffCommand.self, RollbackCommand.self, WithdrawCommand.self,
      ReleasesCommand.self, VerifyCommand.self, PruneCommand.self, ServeCommand.self, PlayCommand.self, NewCommand.self,
      ImportCommand.self, ExportCommand.self, FmtCommand.self, SchemaCommand.self, ExplainCommand.self,
      RulesCommand.self, ManualCommand.self, SolveCommand.self, DeckCommand.self, UnlocksCommand.self,
      ConceptsCommand.self, StatsCommand.self,
    ])
}

/// The version of this tool; releases are tagged with it.
let toolVersion = "0.1.0"
