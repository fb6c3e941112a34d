import ArgumentParser
import Diagnostics
import Support

extension CommandFailure {
  /// What the parser of arguments, or a command's own check of them, found wrong, in the words of all other failures.
  ///
  /// The parser says what is wrong in prose alone. So the words are held against the declaration of the command that
  /// they call; where they fit that, it is the command's own check that failed, or what only the parser knows, and the
  /// prose is shown as it is.
  init(usage error: any Error, _ words: [String]) {
    guard let (command, name, rest) = CommandShape.hornbook?.called(by: words), !Self.isForParser(words) else {
      self.init(Hornbook.message(for: error).uncapitalized, help: "see `hornbook --help`")
      return
    }
    let more = "see `\(name) --help`"
    guard let fault = ArgumentWalk.fault(in: rest, of: command) else {
      self.init(Hornbook.message(for: error).uncapitalized, help: more)
      return
    }
    self.init(fault.fact, help: fault.advice ?? fault.purpose.map { "\($0); \(more)" } ?? more)
  }

  /// Whether words call something of the parser's own that no declaration tells.
  private static func isForParser(_ words: [String]) -> Bool {
    words.contains { $0.hasPrefix("--generate-completion-script") }
  }

  /// A subcommand that there is none of, if a person wrote one: the parser takes it for an argument too many, or tells
  /// of the options after it.
  init?(unknownCommandIn arguments: some Sequence<String>) {
    var (command, path) = (Hornbook.self as any ParsableCommand.Type, "hornbook")
    for word in arguments {
      let names = command.configuration.subcommands.map { $0.configuration.commandName ?? "" }
      if word == "help" { continue }
      guard !names.isEmpty, !word.hasPrefix("-") else { return nil }
      guard let index = names.firstIndex(of: word) else {
        let near = nearestName(to: word, among: names).map { "did you mean `\(path) \($0)`?" }
        self.init("there is no command '\(path) \(word)'", help: near ?? "see `\(path) --help` for those there are")
        return
      }
      (command, path) = (command.configuration.subcommands[index], "\(path) \(word)")
    }
    return nil
  }
}
