import ArgumentParser
import JSON

/// A command as it is declared: what it takes, and the commands below it.
struct CommandShape: Decodable {
  /// The command's own name.
  let commandName: String
  private let subcommands: [CommandShape]?
  private let arguments: [ArgumentShape]?

  /// What the command takes, in the order of its declaration.
  var takes: [ArgumentShape] { arguments ?? [] }

  /// The whole command line, as the parser of arguments describes it to other programs; nil where it is described in
  /// another way than is known here.
  static var hornbook: CommandShape? {
    guard let json = try? JSONReader.read(Array(Hornbook._dumpHelp().utf8)).get() else { return nil }
    return try? JSONValueDecoder().decode(Tool.self, from: json).command
  }

  private struct Tool: Decodable { let command: CommandShape }

  /// The command that a person's words call, its whole name, and the words that are not part of that.
  func called(by words: [String]) -> (command: CommandShape, name: String, rest: [String]) {
    var (command, name, rest) = (self, commandName, [String]())
    for (index, word) in words.enumerated() {
      if word == "--" { return (command, name, rest + words[index...]) }
      if let below = command.subcommands?.first(where: { $0.commandName == word }) {
        (command, name) = (below, "\(name) \(word)")
      } else {
        rest.append(word)
      }
    }
    return (command, name, rest)
  }
}
