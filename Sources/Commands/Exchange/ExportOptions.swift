internal import ArgumentParser

/// What an export of a curriculum is told.
struct ExportOptions: ParsableArguments {
  @Argument(help: "The curriculum's folder.", completion: .directory)
  var curriculum = CurriculumFolder.unnamed

  @Option(help: "The file to write; standard output without it.", completion: .file())
  var output: String?
}
