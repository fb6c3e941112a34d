import ArgumentParser
import Authoring
import Diagnostics
import Evidence
import JSON
import Preview
import Statistics
import Support

/// `hornbook stats`.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Count what a curriculum holds, what is proven of it, and what unlocks what.",
    discussion: """
      Examples:
        hornbook stats                       tables for a terminal
        hornbook stats --format json         for programs
        hornbook stats lessons --drafts      another folder, drafts counted
        hornbook stats --format html --output stats.html
                                             a page with plots and the unlock graph

      Counted are modules, blocks, episodes, cards by kind and language, minutes,
      concepts, the reading grade, what is proven, what became of mutants,
      and what unlocks what. Modules with `visibility: draft` are left out.

      `hornbook lint` reports what is wrong with a curriculum.

      Exit status: 0, or 2 when it could not run.
      """)

  @OptionGroup
  var named: CurriculumArgument

  @Option(help: "How to show it: text, json or html.")
  var format = StatisticsFormat.text

  @Option(help: "The file to write; standard output without it.", completion: .file())
  var output: String?

  @Flag(help: "Count modules that are not published yet like all others.")
  var drafts = false

  @Flag(
    help: "Run every program again, and remember nothing for the next run; a store of evidence is used all the same.")
  var noCache = false

  @OptionGroup
  var store: EvidenceStoreOptions

  @Option(help: ArgumentHelp("How many threads to use.", visibility: .hidden))
  var threads: Count?

  func validate() throws { try threads?.check("--threads") }

  func run() throws {
    let folder = try CurriculumFolder(containing: named.path)
    if FilePath.absolute(named.path) != folder.root, named.path != CurriculumFolder.unnamed {
      let root = FilePath.relative(folder.root)
      Terminal.writeError("'\(named.path)' is a part of the curriculum '\(root)', all of which is counted\n")
    }
    let source = try evidenceSource(of: folder)
    let progress = ProgressNote("counting \(FilePath.relative(folder.root))")
    defer { progress.end() }
    let authored = try readOrFail(folder, reporting: true).authored
    let statistics = source.withPlanner(for: authored) { planner in
      CurriculumStatistics(
        authored, planner, countsDrafts: drafts, threads: threads?.value ?? processorCount)
    }.result
    progress.end()
    // The tables for a person have the note themselves.
    if format != .text || output != nil { tellOfMissingParts(of: authored) }
    try write(try format.rendered(statistics))
  }

  private func evidenceSource(of folder: CurriculumFolder) throws(CommandFailure) -> EvidenceSource {
    if let store = try store.open() { return EvidenceSource(store, tools: self.store.tools) }
    let tools = store.tools
    if noCache { return tools.map { .tools($0, of: folder.root, remembers: false) } ?? .nowhere }
    return .cache(of: folder.root, tools: tools)
  }

  private func write(_ text: String) throws {
    guard output == nil, format == .text else { return try OutputFile.write(text, to: output) }
    Terminal.write(ShownText(lines: text))
  }
}

/// A way to show statistics.
enum StatisticsFormat: String, CaseIterable, ExpressibleByArgument {
  /// Tables for a terminal.
  case text
  /// Our own JSON, described by `schemas/statistics.schema.json`.
  case json
  /// One page that needs no other file.
  case html

  /// Statistics in this format, with a line end at their end.
  fileprivate func rendered(_ statistics: CurriculumStatistics) throws -> String {
    switch self {
    case .text: statistics.text
    case .json: PrettyJSON.text(of: try statistics.json)
    case .html: StatisticsPage(statistics).file(tokens: DesignTokens.styleSheet)
    }
  }
}
