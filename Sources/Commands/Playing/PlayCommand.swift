import ArgumentParser
import Authoring
import CurriculumBundle
import Diagnostics
import POSIX
import Playing
import Publishing

/// `hornbook play`.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Walk through a curriculum, or what is published of one, as a learner does.",
    discussion: """
      Examples:
        hornbook play --as ada.json                  ./curriculum, or the one here
        hornbook play dist --as ada.json             what is published in dist
        hornbook play dist --channel beta --as ada.json
        hornbook play --as ada.json --lesson training/printing/say-hello
        hornbook play --as ada.json --practice 6     what was missed, by concept
        hornbook play --as ada.json --language java  code in Java where a card has it
        hornbook play --as ada.json < answers.txt    answers from a file
        hornbook play --as ada.json --solve          answers all by itself

      Shows the map, then one card after another, grades each answer as apps do,
      and goes on until you leave, your input ends, or nothing is left. Besides
      answers you may type hint, solution, map, help and quit.

      The file named by --as holds the learner's progress as apps keep it. It is
      made where it is not there, and written after each card.

      Exit status: 0, or 1 when --solve does not know an answer, 2 when it could
      not run.
      """)

  @OptionGroup
  var named: CurriculumArgument

  @Option(
    name: .customLong("as"), help: ArgumentHelp("The file with the learner's progress.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var learner: String

  @Option(help: "The channel of a published folder to play; stable without it.")
  var channel: Channel?

  @Option(help: "The full id of an episode to play; one that is finished begins again.")
  var lesson: String?

  @Option(
    help: ArgumentHelp(
      "Practice at most so many cards: the weakest point, then other questions that are due.", valueName: "count"))
  var practice: Int?

  @Option(help: "The language in which code is shown where a card has it in several; by default the card's own.")
  var language: CodeLanguage?

  @Option(help: "With what the questions of quizzes are drawn; by default they differ each time.")
  var seed: UInt64?

  @Flag(help: "Answer everything rightly; of published content, tasks only as far as a solution is published.")
  var solve = false

  func validate() throws {
    guard let practice else { return }
    if practice < 1 { throw ValidationError("--practice takes a whole number from 1, not \(practice)") }
    if lesson != nil { throw ValidationError("--practice does not go with --lesson") }
  }

  func run() throws {
    let course = try course()
    var file = try LearnerFile(learner)
    let seed = seed ?? .random(in: 0...UInt64.max)
    var walk = Walk(course, progress: file.progress, seed: seed, today: LocalDay.today)
    let lesson = lesson.map { ItemPath($0) }
    if let problem = lesson.flatMap({ walk.problem(of: $0) }) {
      throw CommandFailure(problem.message, help: problem.help)
    }
    try show(practice.map { walk.begin(practicing: $0) } ?? walk.begin(lesson: lesson), walk, &file)
    while !walk.isOver {
      guard let lines = try solve ? solved(walk) : typed() else { return try show(walk.end(), walk, &file) }
      for line in lines {
        if solve || !isInteractive { Terminal.write("> \(line)\n") }
        try show(walk.answer(line), walk, &file)
      }
    }
  }

  /// Writes what comes of an answer where it is kept, then shows it.
  private func show(_ text: String, _ walk: Walk, _ file: inout LearnerFile) throws {
    try file.keep(walk.progress)
    // A continuous integration takes a line that begins so for an order to itself.
    let lines = ShownText(lines: text).description.split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      line.drop(while: \.isWhitespace).hasPrefix("::") ? "| \(line)" : line
    }
    Terminal.write(ShownText(lines: lines.joined(separator: "\n")))
  }

  /// A line of the learner; nil at the end of the input.
  private func typed() -> [String]? {
    if isInteractive { Terminal.write("> ") }
    return readLine().map { [$0] }
  }

  /// The lines that answer rightly.
  ///
  /// - Throws: `ExitStatus.findings` where they are not known, or those before were not right.
  private func solved(_ walk: Walk) throws(ExitStatus) -> [String]? {
    do throws(Walk.Unsolvable) {
      guard walk.mistakes == 0 else { throw Walk.Unsolvable(item: walk.item ?? ItemPath(""), what: "a right answer") }
      return try walk.rightLines()
    } catch {
      Terminal.writeError("hornbook: --solve does not know \(error.what) of '\(error.item)'\n")
      throw .findings
    }
  }

  private var isInteractive: Bool { isatty(STDIN_FILENO) == 1 }

  /// The curriculum, or what is published of one.
  private func course() throws -> Course {
    let path = named.path
    if PublishedFolder.isThere(at: path) { return try published(in: PublishedFolder(path)) }
    let folder = try CurriculumFolder(containing: path)
    guard channel == nil else {
      throw CommandFailure(
        "'\(path)' is a curriculum, which has no channels", help: "name a published folder, or leave `--channel` out")
    }
    let authored = try readOrFail(folder).authored
    tellOfMissingParts(of: authored)
    let solutions = authored.episodes.flatMap { episode in
      episode.cards.compactMap { card in
        card.task?.solutions.first.map { (episode.path.appending(card.card.id), $0) }
      }
    }
    return Course(shown(authored.published), solutions: Dictionary(solutions) { first, _ in first }) { code, module in
      AccessDigest(of: code, module: module).sha256
    }
  }

  /// The lessons in the language that was chosen.
  private func shown(_ curriculum: Curriculum) -> Curriculum { language.map(curriculum.shown) ?? curriculum }

  private func published(in folder: PublishedFolder) throws -> Course {
    let channel = channel ?? .stable
    guard let manifest = try folder.manifest(at: channel.path) else {
      let options = try folder.channels()?.map { "`--channel \($0)`" } ?? []
      throw CommandFailure(
        "'\(named.path)' has no channel '\(channel)'",
        help: options.isEmpty
          ? "publish into it with `hornbook publish --output \(named.path.shellWord)`"
          : "write \(options.joined(separator: " or "))")
    }
    let index = try folder.index(of: manifest)
    return Course(shown(try folder.curriculum(of: index)), index: index, sha256: ContentDigest.bytes)
  }
}
