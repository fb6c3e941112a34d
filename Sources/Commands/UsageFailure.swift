internal import ArgumentParser
internal import Diagnostics
internal import Support

extension CommandFailure {
  /// What the parser of arguments, or a command's own check of them, found wrong, in the words of all other failures.
  ///
  /// The parser says `Error: Missing expected argument '<code>'`, what the argument is for, how the command is used and
  /// where more is told; a few of its sentences hold advice, which becomes the help.
  init(usage error: any Error) {
    let text = Hornbook.fullMessage(for: error)
    let page = text.firstMatch(of: /See '(.+) --help' for more information/)?.output.1
    let argument = text.firstMatch(of: /\nHelp:  (.+?)  (.+?)\.?\n/)?.output
    let more = page.map { "see `\($0) --help`" }
    let (fact, ownAdvice) = Self.split(Hornbook.message(for: error))
    let advice = ownAdvice ?? Self.placeOfFolder(fact, usage: text)
    let purpose = argument.map { "\($0.1): \(Self.uncapitalized($0.2))" }
    self.init(fact, help: advice ?? (more.map { more in purpose.map { "\($0); \(more)" } ?? more }))
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

  /// Where a curriculum's folder goes that was written as it is for `hornbook lint`.
  private static func placeOfFolder(_ fact: String, usage: String) -> String? {
    guard let folder = fact.wholeMatch(of: /unexpected argument '(.+)'/)?.output.1,
      usage.contains("[--curriculum <curriculum>]")
    else { return nil }
    return "a curriculum's folder is written behind its option: `--curriculum \(folder)`"
  }

  private static func split(_ message: String) -> (fact: String, advice: String?) {
    if let match = message.wholeMatch(of: /(Unknown option '(.+)')\. Did you mean '(.+)'\?/) {
      // The parser's idea of what is near is a wide one for short words.
      let near = nearestName(to: String(match.output.2.dropFirst(2)), among: [String(match.output.3.dropFirst(2))])
      return (uncapitalized(match.output.1), near.map { "did you mean '--\($0)'?" })
    }
    if let match = message.wholeMatch(of: /The value .+ is invalid for .+?: (.+?); (.+)/) {
      return (String(match.output.1), String(match.output.2))
    }
    if let match = message.wholeMatch(of: /(?s)(The value '(.+?)' is .+)\. Please provide one of (.+)/) {
      let words = match.output.3.matches(of: /(?:'|- )([\w-]+)/).map { String($0.output.1) }
      let near = nearestName(to: String(match.output.2), among: words).map { "did you mean '\($0)'?" }
      return (uncapitalized(match.output.1), near ?? "write one of \(words.joined(separator: ", "))")
    }
    return (uncapitalized(message), nil)
  }

  private static func uncapitalized(_ text: some StringProtocol) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
