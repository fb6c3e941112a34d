public import ArgumentParser
import Authoring
public import CurriculumBundle
import Diagnostics
import Scaffolds

/// `hornbook new`.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a curriculum, module, block, episode or card that lints, ready to be written in.",
    discussion: """
      Examples:
        hornbook new curriculum my-course
        hornbook new block training/variables
        hornbook new episode training/printing/say-goodbye --after say-hello
        hornbook new card training/printing/say-hello executor --id run-it
      """,
    subcommands: [NewCurriculum.self, NewModule.self, NewBlock.self, NewEpisode.self, NewCard.self])
}

/// What every new item in a curriculum needs to know.
struct NewItemOptions: ParsableArguments {
  @Option(help: "The curriculum's folder.", completion: .directory)
  var curriculum = CurriculumFolder.unnamed

  /// Makes what a scaffold says.
  func make(
    inEpisode episode: ItemPath? = nil,
    _ scaffold: (AuthoredCurriculum, _ schemas: String?) throws(ScaffoldProblem) -> Scaffold
  ) throws {
    let folder = try CurriculumFolder(containing: curriculum)
    let (authored, reading) = try readOrFail(folder)
    if let episode, let failure = unreadEpisode(episode, of: authored, reading, curriculum) { throw failure }
    let made: Scaffold
    do throws(ScaffoldProblem) {
      made = try scaffold(authored, SchemaFolder.path(for: folder.root))
    } catch {
      throw CommandFailure(error.description, help: error.help)
    }
    let source = made.document.source
    let changed = Edit.apply(made.edits, to: source.bytes).bytes
    let file = ContentFile(made.document.path, in: folder)
    try NewFiles.write(made.files, below: folder.root) {
      if !made.edits.isEmpty { try file.replace(source.bytes, by: changed) }
    }
    for file in made.files { Terminal.write("wrote \(folder.shownPath(of: file.path))\n") }
    if !made.edits.isEmpty { Terminal.write("added '\(made.path)' to \(source.path)\n") }
  }
}

/// What a new module, block or episode may be given.
struct NewContainerOptions: ParsableArguments {
  @Option(help: "What a learner sees it called.")
  var title: String?

  @Option(help: "The id of the item after which it opens; last without it.")
  var after: String?
}

/// `hornbook new module`.
struct NewModule: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "module", abstract: "Make a module with a first block.",
    discussion: """
      Example:
        hornbook new module first-step --title "First step"
        hornbook new module blocks --language slang
      """)
  @Argument(help: "Its id, as in `training`.") var path: String
  @OptionGroup var container: NewContainerOptions
  @Option(help: ArgumentHelp("The language of its code: \(CodeLanguage.names); Python without it."))
  var language: CodeLanguage?
  @OptionGroup var options: NewItemOptions

  func run() throws { try options.make(container.scaffold(.module, path, language)) }
}

/// `hornbook new block`.
struct NewBlock: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "block", abstract: "Make a block with a first episode.",
    discussion: """
      Example:
        hornbook new block training/variables --after printing
      """)
  @Argument(help: "Its full id, as in `training/printing`.") var path: String
  @OptionGroup var container: NewContainerOptions
  @OptionGroup var options: NewItemOptions

  func run() throws { try options.make(container.scaffold(.block, path)) }
}

/// `hornbook new episode`.
struct NewEpisode: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "episode", abstract: "Make an episode with cards.",
    discussion: """
      Example:
        hornbook new episode training/printing/say-goodbye
      """)
  @Argument(help: "Its full id, as in `training/printing/say-hello`.") var path: String
  @OptionGroup var container: NewContainerOptions
  @OptionGroup var options: NewItemOptions

  func run() throws { try options.make(container.scaffold(.episode, path)) }
}

/// `hornbook new card`.
struct NewCard: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "card", abstract: "Add a card to an episode, before its last one.",
    discussion: """
      Examples:
        hornbook new card training/printing/say-hello question --id quiz
        hornbook new card training/printing/say-hello challenge --language robot
      """)
  @Argument(help: "The episode's full id, as in `training/printing/say-hello`.") var episode: String
  @Argument(help: ArgumentHelp("The kind: \(CardKind.allCases.map(\.rawValue).joined(separator: ", ")).")) var kind:
    CardKind
  @Option(help: "Its id; made from the kind without it.") var id: String?
  @Option(help: ArgumentHelp("The language of its code: \(CodeLanguage.names); that of the module without it."))
  var language: CodeLanguage?
  @OptionGroup var options: NewItemOptions

  func run() throws {
    let path = ItemPath(episode)
    try options.make(inEpisode: path) { authored, _ throws(ScaffoldProblem) in
      try Scaffold.card(kind, id: id, inEpisode: path, language: language, in: authored)
    }
  }
}

extension CardKind: ExpressibleByArgument {}
extension CodeLanguage: ExpressibleByArgument {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension NewContainerOptions {
  /// The scaffold of a container at a path.
  fileprivate func scaffold(
    _ kind: Scaffold.Container, _ path: String, _ language: CodeLanguage? = nil
  ) -> (AuthoredCurriculum, String?) throws(ScaffoldProblem) -> Scaffold {
    { authored, schemas throws(ScaffoldProblem) in
      try Scaffold.container(
        kind, at: ItemPath(path), title: title, after: after, language: language, schemas: schemas, in: authored)
    }
  }
}
