internal import ArgumentParser
internal import Authoring
internal import Diagnostics

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
        hornbook manual python       the modules that programs can import
        hornbook manual deck         the cards with which a robot is steered
        hornbook manual concepts     the names that an episode's `teaches:` can use
      """)

  @Argument(
    help: ArgumentHelp("A file, a kind of card or a topic: \(Self.names.joined(separator: ", "))."),
    completion: .list(Self.names))
  var page: String?

  @Option(help: "When to use colour: auto, always or never.")
  var color = ColorChoice.auto

  private static let names = Manual.names + [PythonManual.name, DeckManual.name, ConceptManual.name]

  func run() throws {
    let manual = Manual(style: color.style)
    guard let page else {
      let python = Manual.line(PythonManual.name, PythonManual.summary, color.style)
      let deck = Manual.line(DeckManual.name, DeckManual.summary, color.style)
      return Terminal.write(
        manual.contents + python + deck + Manual.line(ConceptManual.name, ConceptManual.summary, color.style))
    }
    guard let text = text(of: page, manual) else {
      let near = nearestName(to: page, among: Self.names)
      throw CommandFailure(
        "there is no page '\(page)' in the manual",
        help: near.map { "did you mean '\($0)'?" } ?? "see `hornbook manual` for all pages")
    }
    Terminal.write(text)
  }

  private func text(of page: String, _ manual: Manual) -> String? {
    switch page {
    case PythonManual.name: PythonManual(style: color.style).page
    case DeckManual.name: DeckManual(style: color.style).page
    case ConceptManual.name: ConceptManual(style: color.style).page
    default: manual.page(page)
    }
  }
}
