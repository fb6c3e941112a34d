import ArgumentParser

/// The choices of whoever exports a curriculum.
struct ExportOptions: ParsableArguments {
  @Argument(help: "The curriculum's folder.", completion: .directory)
  var curriculum = CurriculumFolder.unnamed

  @Option(help: "The file to write; standard output without it.", completion: .file())
  var output: String?
}
