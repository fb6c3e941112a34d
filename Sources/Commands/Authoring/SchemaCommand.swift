import ArgumentParser
import Authoring
import Evidence
import JSON
import POSIX
import Publishing
import Reports
import Statistics

/// `hornbook schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Write the JSON Schemas with which editors complete and check content files.",
    discussion: """
      Examples:
        hornbook schema episode               write one schema to standard output
        hornbook schema --output schemas      write all of them into a folder; with a name, that one
      """)

  @Argument(help: ArgumentHelp("One schema: \(Self.names.joined(separator: ", "))."))
  var name: String?

  @Option(help: "The folder to write into, instead of standard output.", completion: .directory)
  var output: String?

  private static let all =
    JSONSchema.authoring + JSONSchema.published
    + [
      ("report.schema.json", JSONFormat.schema), ("evidence.schema.json", EvidenceSchema.schema),
      ("statistics.schema.json", StatisticsSchema.schema), ("diff.schema.json", DifferenceSchema.schema),
    ]
  private static let suffix = ".schema.json"
  private static var names: [String] { all.map { String($0.0.dropLast(suffix.count)) } }

  func run() throws {
    let chosen = Self.all.filter { name == nil || $0.0 == (name ?? "") + Self.suffix }
    if let name, chosen.isEmpty {
      throw CommandFailure("there is no schema '\(name)'", help: "name one of \(Self.names.joined(separator: ", "))")
    }
    if let output { return try write(chosen, into: output) }
    guard name != nil, let schema = chosen.first else {
      throw CommandFailure(
        "which schema?", help: "name one of \(Self.names.joined(separator: ", ")), or write all with `--output schemas`"
      )
    }
    Terminal.write(content: String(decoding: SchemaPart.file(schema.1), as: UTF8.self))
  }

  private func write(_ schemas: [(String, JSONValue)], into folder: String) throws {
    try DurableFolder.make(FilePath.absolute(folder)) {
      for (file, schema) in schemas {
        let path = FilePath.absolute("\(folder)/\(file)")
        try AtomicFile.write(SchemaPart.file(schema), to: path)
      }
    }
    for (file, _) in schemas { Terminal.write("wrote \(folder)/\(file)\n") }
  }
}
