import ArgumentParser
import Diagnostics

/// `hornbook rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List every rule by area.",
    discussion: """
      Example:
        hornbook rules
      """)

  @Argument(help: .hidden)
  var code: String?

  @Option(help: "When to use color: auto, always or never.")
  var color = ColorChoice.auto

  func run() throws {
    if let code {
      throw CommandFailure(
        "'hornbook rules' lists all rules, and takes no '\(code)'", help: "see `hornbook explain \(code.shellWord)`")
    }
    Terminal.write(ShownText(styled: RuleManual(style: color.style).table(Explanations.all)))
  }
}
