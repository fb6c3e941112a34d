import ArgumentParser
import Authoring
import CurriculumBundle
import Scaffolds

/// `hornbook new curriculum`.
struct NewCurriculum: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curriculum", abstract: "Make a folder with a whole small curriculum.",
    discussion: """
      Example:
        hornbook new curriculum my-course --title "My course"
        hornbook new curriculum steps --language pseudocode
      """)

  @Argument(help: "The folder to make.", completion: .directory)
  var folder = "curriculum"

  @Option(help: "What a learner sees it called; made from the folder's name without it.")
  var title: String?

  @Option(help: ArgumentHelp("The language of its first module's code: \(CodeLanguage.names); Python without it."))
  var language: CodeLanguage?

  func run() throws {
    try CurriculumFolder.refuseNested(folder)
    let schemas = SchemaFolder.path(for: FilePath.absolute(folder))
    let name = FilePath.absolute(folder).split(separator: "/").last.map(String.init)
    let files = Scaffold.curriculum(
      title: title ?? name.map(Scaffold.title), language: language ?? .python, schemas: schemas)
    try NewFiles.write(files, below: folder)
    for file in files { Terminal.write("wrote \(folder)/\(file.path)\n") }
    Terminal.write("check it with `hornbook lint \(folder.shellWord)`\n")
  }
}
