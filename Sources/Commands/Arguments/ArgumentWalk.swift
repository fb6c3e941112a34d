/// A walk over the words behind a command's name, in search of the first that does not fit its declaration.
///
/// It runs only when the parser of arguments has refused them, and decides nothing but what is said of that. The
/// parser's own error would do with less code if its name, value and choices were public. Public is its prose, from
/// which they would have to be read back, and which proposes other names: `--color` in the place of `--no-color`.
struct ArgumentWalk {
  private let command: CommandShape
  private var words: ArraySlice<String>
  private var given: Set<ArgumentShape> = []
  private var unknown: [String] = []
  private var nameless: [String] = []

  private init(_ command: CommandShape, _ words: [String]) {
    self.command = command
    self.words = words[...]
  }

  /// What is wrong with words behind a command's name; nil when they fit its declaration.
  ///
  /// A word that an option cannot take comes before what is missing, and that before what is too much.
  static func fault(in words: [String], of command: CommandShape) -> ArgumentFault? {
    var walk = ArgumentWalk(command, words)
    while let word = walk.words.popFirst() { if let fault = walk.step(word) { return fault } }
    return walk.faultAtEnd()
  }

  /// Takes a word, and those behind it that are its values.
  private mutating func step(_ word: String) -> ArgumentFault? {
    if word == "--" {
      nameless += words
      words = []
      return nil
    }
    guard word.hasPrefix("-"), word != "-" else {
      nameless.append(word)
      return nil
    }
    let (name, value) = Self.split(word)
    guard let argument = command.takes.first(where: { $0.writtenNames.contains(name) }) else {
      unknown.append(name)
      return nil
    }
    given.insert(argument)
    if argument.kind == .flag { return value.map { .valueOfFlag(name, value: $0) } }
    let values = value.map { [$0] } ?? takeValues(of: argument)
    guard let first = values.first, value?.isEmpty != true else { return .missingValue(argument, name: name) }
    return fault(in: argument.takesSeveralWords ? values : [first], of: argument, name: name)
  }

  /// An option's name and what is behind its `=`.
  private static func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }

  private mutating func takeValues(of argument: ArgumentShape) -> [String] {
    var values: [String] = []
    while let word = words.first, argument.takesAnyWord || word == "-" || !word.hasPrefix("-") {
      words.removeFirst()
      values.append(word)
      guard argument.takesSeveralWords else { break }
    }
    return values
  }

  private func fault(in values: [String], of argument: ArgumentShape, name: String?) -> ArgumentFault? {
    guard let choices = argument.choices, let other = values.first(where: { !choices.contains($0) }) else { return nil }
    return .unknownChoice(argument, name: name, value: other)
  }

  private mutating func faultAtEnd() -> ArgumentFault? {
    let known = command.takes.flatMap(\.writtenNames)
    let unknownOption = unknown.first.map { ArgumentFault.unknownOption($0, known: known) }
    // A misspelled option is the reason for what is missing.
    if let unknownOption, unknownOption.advice != nil { return unknownOption }
    var rest = nameless[...]
    for argument in command.takes where argument.kind == .positional {
      let values = argument.isRepeating ? rest : rest.prefix(1)
      rest = rest.dropFirst(values.count)
      if !values.isEmpty { given.insert(argument) }
      if let fault = fault(in: Array(values), of: argument, name: nil) { return fault }
    }
    if let missing = command.takes.first(where: { !$0.isOptional && !given.contains($0) }) {
      return .missingArgument(missing)
    }
    if let unknownOption { return unknownOption }
    // Of these a command without a file has at most one that its first word is likely to be.
    let option = ["--deck", "--curriculum"].first(where: known.contains)
    return rest.isEmpty ? nil : .unexpected(Array(rest), option: option)
  }
}
