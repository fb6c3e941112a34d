import ArgumentParser
import Robot
import RobotAnalysis

/// `hornbook deck`.
struct DeckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deck",
    abstract: "Show the robot's cards, or print them on paper.",
    discussion: """
      Examples:
        hornbook deck                           each card's number, name, words
        hornbook deck --print                   A4 pages, cards-1.svg and so on
        hornbook deck --print --pdf cards.pdf   as one PDF, too, by Chromium
        hornbook deck --print --deck forward,left,right,collect
        hornbook deck --module levels --print   the card library of a module

      A deck that is printed needs an `end` beside repeat, while and if, since each
      card that is laid is one of paper. With these come the cards that are laid behind
      them: counts, conditions and `not`. `hornbook manual robot` has what an app reads.

      Exit status: 0 when all is written, 2 when it could not run.
      """)

  @Flag(name: .customLong("print"), help: "Write the cards as pages of A4, as SVG.")
  var prints = false

  @Option(help: "The cards, such as forward,left,repeat; by default all.")
  var deck: String?

  @Option(help: "The module whose `cards.yaml` has the cards.")
  var module: String?

  @Option(help: "The curriculum that the module is in.", completion: .directory)
  var curriculum = CurriculumFolder.unnamed

  @Option(help: "The folder to write the pages into; without it, the current one.", completion: .directory)
  var output: String?

  @Option(help: "Where to write the pages as one PDF.")
  var pdf: String?

  func validate() throws {
    if pdf != nil, !prints { throw ValidationError("--pdf goes with --print") }
    if output != nil, !prints { throw ValidationError("--output goes with --print") }
    if module != nil, deck != nil { throw ValidationError("--module has its own cards, so --deck does not go with it") }
  }

  func run() throws {
    let library = try module.map { try ModuleLibrary(of: $0, in: curriculum) }
    let deck = try deck.map { try DeckOption.read($0, onPaper: prints) } ?? library?.deck ?? .standard
    guard prints else { return list(deck) }
    if library != nil { try deck.check("'cards.yaml'", onPaper: true) }
    let pages = deck.sheets(pictures: try library?.pictures ?? [:])
    let paths = pages.indices.map { (output.map { "\($0)/" } ?? "") + "cards-\($0 + 1).svg" }
    try DurableFolder.make(FilePath.absolute(output ?? ".")) {
      for (path, page) in zip(paths, pages) { try AtomicFile.write(Array(page.utf8), to: FilePath.absolute(path)) }
    }
    for path in paths { Terminal.write("wrote \(path)\n") }
    if let pdf {
      try PDFPrinter().print(pages, to: pdf)
      Terminal.write("wrote \(pdf)\n")
    }
  }

  private func list(_ deck: Deck) {
    let cards = deck.printedCards
    let names = (cards.map(\.name.count).max() ?? 0) + 2
    let texts = (cards.map(\.text.count).max() ?? 0) + 2
    for card in cards {
      let number = String(repeating: " ", count: max(0, 3 - "\(card.number)".count)) + "\(card.number)"
      let name = card.name.padding(to: names)
      let text = card.text.padding(to: texts)
      Terminal.write("\(number)  \(name)\(text)\(card.description)\n")
    }
  }
}
