import Diagnostics
import Support

/// What is wrong with the words behind a command's name, as far as its declaration tells.
enum ArgumentFault {
  /// An option that there is none of, and the names of those that there are.
  case unknownOption(String, known: [String])
  /// An option without its value.
  case missingValue(ArgumentShape, name: String)
  /// A flag that was given a value.
  case valueOfFlag(String, value: String)
  /// A value that is none of the choices; without a name for that of an argument without one.
  case unknownChoice(ArgumentShape, name: String?, value: String)
  /// Something that has to be there.
  case missingArgument(ArgumentShape)
  /// More words than the command takes, behind the option that may be meant.
  case unexpected([String], option: String?)

  /// What is wrong.
  var fact: String {
    switch self {
    case .unknownOption(let option, _): "unknown option '\(option)'"
    case .missingValue(let argument, let name): "missing value for '\(argument.synopsis(as: name))'"
    case .valueOfFlag(let flag, let value): "the option '\(flag)' does not take any value, but '\(value)' was specified"
    case .unknownChoice(let argument, let name, let value):
      "the value '\(value)' is invalid for '\(argument.synopsis(as: name))'"
    case .missingArgument(let argument):
      "missing expected argument '\(argument.synopsis())\(argument.isRepeating ? " ..." : "")'"
    case .unexpected(let words, _):
      words.count == 1
        ? "unexpected argument '\(words[0])'"
        : "\(words.count) unexpected arguments: \(words.map { "'\($0)'" }.joined(separator: ", "))"
    }
  }

  /// What to do about it; nil where only the manual tells.
  var advice: String? {
    switch self {
    case .unknownOption(let option, let known):
      let names = known.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
      guard option.hasPrefix("--") else { return nil }
      return nearestName(to: String(option.dropFirst(2)), among: names).map { "did you mean '--\($0)'?" }
    case .unknownChoice(let argument, _, let value):
      let choices = argument.choices ?? []
      let near = nearestName(to: value, among: choices).map { "did you mean '\($0)'?" }
      return near ?? "write one of \(choices.joined(separator: ", "))"
    case .unexpected(let words, let option):
      guard words.count == 1, let option, !words[0].hasPrefix("-") else { return nil }
      let value = option == "--deck" ? "a deck's cards are" : "a curriculum's folder is"
      return "\(value) written behind \(option == "--deck" ? "their" : "its") option: `\(option) \(words[0])`"
    case .missingValue, .valueOfFlag, .missingArgument: return nil
    }
  }

  /// What the argument is for that is missing.
  var purpose: String? {
    switch self {
    case .missingValue(let argument, let name): argument.purpose(as: name)
    case .missingArgument(let argument): argument.purpose()
    case .unknownOption, .valueOfFlag, .unknownChoice, .unexpected: nil
    }
  }
}
