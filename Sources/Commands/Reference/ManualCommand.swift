import ArgumentParser
import Diagnostics
import Support

/// `hornbook manual [PAGE]`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Say what can be written in a file or on a card, key by key.",
    discussion: """
      Examples:
        hornbook manual              list the pages
        hornbook manual episode      the keys of an episode's file
        hornbook manual executor     the keys of a card that runs a program
        hornbook manual satisfies    a key, and the pages that have it
        hornbook manual python       the modules that programs can import
        hornbook manual slang        the programs of blocks
        hornbook manual robot        the programs of cards; worlds tells of maps
        hornbook manual concepts     the names that an episode's `teaches:` can use
        hornbook manual mutants      the mistakes with which the linter tries checks
        hornbook manual exchange     the JSON of other systems
      """)

  @Argument(
    help: ArgumentHelp("A file, a kind of card, a key or a topic: \(Self.names.joined(separator: ", "))."),
    completion: .list(Self.names))
  var page: String?

  @Option(help: "When to use color: auto, always or never.")
  var color = ColorChoice.auto

  private static let names = FormManual.names + ManualPages.all.map(\.name)

  func run() throws {
    let manual = FormManual(style: color.style)
    guard let page else {
      let topics = ManualPages.all.map { FormManual.line($0.name, $0.summary, color.style) }
      return Terminal.write(ShownText(styled: manual.contents + topics.joined()))
    }
    guard let text = text(of: page, manual) else {
      let near = nearestName(to: page, among: Self.names + FormManual.keys.sorted())
      throw CommandFailure(
        "there is no page '\(page)' in the manual",
        help: near.map { "did you mean '\($0)'?" } ?? "see `hornbook manual` for all pages")
    }
    Terminal.write(ShownText(styled: text))
  }

  private func text(of page: String, _ manual: FormManual) -> String? {
    if page == ExchangeManual.name { return ExchangeManual(style: color.style).page(record: manual.page(page) ?? "") }
    if let topic = ManualPages.all.first(where: { $0.name == page }) { return topic.text(color.style) }
    return manual.page(page) ?? manual.key(page)
  }
}
