import ArgumentParser
import Diagnostics
import Linting
import Support

/// `hornbook explain CODE`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what a finding means, with wrong and right samples.",
    discussion: """
      Example:
        hornbook explain answer-key-wrong
      """)

  @Argument(help: ArgumentHelp("The code in brackets in a finding.", valueName: "code"))
  var written: String

  /// The code, as it is written or as it is copied from a finding: `error[wrong-result]:`.
  private var code: String {
    written.wholeMatch(of: /\w*\[([^\[\]]+)\]:?/).map { String($0.output.1) } ?? written
  }

  @Option(help: "When to use color: auto, always or never.")
  var color = ColorChoice.auto

  func run() throws {
    guard let rule = Explanations.explanation(of: Diagnostic.Code(rawValue: code)) else {
      if let sentence = Explanations.sentence(about: code) {
        Terminal.write("\(sentence)\n")
        return
      }
      let near = nearestName(to: code, among: Explanations.all.map(\.code.rawValue))
      throw CommandFailure(
        "there is no rule '\(code)'",
        help: near.map { "did you mean '\($0)'?" } ?? "see `hornbook rules` for all codes")
    }
    Terminal.write(ShownText(styled: RuleManual(style: color.style).page(rule)))
  }
}
