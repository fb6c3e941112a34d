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
      """)

  @Argument(
    help: ArgumentHelp("A file or a kind of card: \(Manual.names.joined(separator: ", "))."),
    completion: .list(Manual.names))
  var page: String?

  @Option(help: "When to use colour: auto, always or never.")
  var color = ColorChoice.auto

  func run() throws {
    let manual = Manual(style: color.style)
    guard let page else { return Terminal.write(manual.contents) }
    guard let text = manual.page(page) else {
      let near = nearestName(to: page, among: Manual.names)
      throw CommandFailure(
        "there is no page '\(page)' in the manual",
        help: near.map { "did you mean '\($0)'?" } ?? "see `hornbook manual` for all pages")
    }
    Terminal.write(text)
  }
}
