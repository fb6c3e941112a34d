internal import ArgumentParser
internal import Authoring
internal import Diagnostics
internal import Support

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

  private static let languages = [
    (PythonManual.name, PythonManual.summary), (SlangManual.name, SlangManual.summary),
    (RobotManual.name, RobotManual.summary), (WorldManual.name, WorldManual.summary),
    (ConceptManual.name, ConceptManual.summary), (MutantManual.name, MutantManual.summary),
  ]
  private static let names = Manual.names + languages.map(\.0)

  func run() throws {
    let manual = Manual(style: color.style)
    guard let page else {
      let languages = Self.languages.map { Manual.line($0, $1, color.style) }
      return Terminal.write(ShownText(styled: manual.contents + languages.joined()))
    }
    guard let text = text(of: page, manual) else {
      let near = nearestName(to: page, among: Self.names + Manual.keys.sorted())
      throw CommandFailure(
        "there is no page '\(page)' in the manual",
        help: near.map { "did you mean '\($0)'?" } ?? "see `hornbook manual` for all pages")
    }
    Terminal.write(ShownText(styled: text))
  }

  private func text(of page: String, _ manual: Manual) -> String? {
    switch page {
    case PythonManual.name: PythonManual(style: color.style).page
    case SlangManual.name: SlangManual(style: color.style).page
    case RobotManual.name: RobotManual(style: color.style).page
    case WorldManual.name: WorldManual(style: color.style).page
    case ExchangeManual.name: ExchangeManual(style: color.style).page(record: manual.page(page) ?? "")
    case ConceptManual.name: ConceptManual(style: color.style).page
    case MutantManual.name: MutantManual(style: color.style).page
    default: manual.page(page) ?? manual.key(page)
    }
  }
}
