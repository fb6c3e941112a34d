import ArgumentParser

/// The curriculum of a command that is about nothing else: an argument, or `--curriculum`, as in commands that name
/// something inside a curriculum.
struct CurriculumArgument: ParsableArguments {
  @Argument(
    help: "The curriculum's folder; without one: ./curriculum, or the curriculum that you are in.",
    completion: .directory)
  var folder: String?

  @Option(help: "The same, as in `hornbook new` and `hornbook solve`.", completion: .directory)
  var curriculum: String?

  func validate() throws {
    if folder != nil, curriculum != nil {
      throw ValidationError("name the curriculum once, as an argument or with --curriculum")
    }
  }

  /// The folder that was named, or what every command means without one.
  var path: String { folder ?? curriculum ?? CurriculumFolder.unnamed }
}
