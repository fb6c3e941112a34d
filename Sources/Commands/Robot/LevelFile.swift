internal import Diagnostics
internal import JSON
internal import Robot

/// A file with a world or a level of the robot.
enum LevelFile {
  /// What a file holds: a text map, or a level as AR Programming stores it, which ends in `.json`.
  ///
  /// - Throws: `CommandFailure` when it cannot be read or is no level, with everything that is wrong.
  static func read(_ path: String) throws(CommandFailure) -> RobotLevel {
    let bytes = try FileReading.bytesOrFail(of: path)
    if path.hasSuffix(".json") { return try level(of: bytes, path) }
    switch World.read(String(decoding: bytes, as: UTF8.self)) {
    case .success(let world): return RobotLevel(name: path, number: 1, deck: .standard, worlds: [world])
    case .failure(let problems):
      let lines = problems.all.map { "\(path):\($0.line):\($0.column): \($0.message)\n  help: \($0.help)" }
      throw CommandFailure("'\(path)' is no map\n" + lines.joined(separator: "\n"))
    }
  }

  /// The worlds of text maps.
  static func worlds(_ paths: [String]) throws(CommandFailure) -> [World] {
    var worlds: [World] = []
    for path in paths { worlds += try read(path).worlds }
    return worlds
  }

  /// The cards of the standard deck that a list names, such as `forward,left,repeat`.
  static func deck(_ names: String) throws(CommandFailure) -> Deck {
    var words: [Move.Word] = []
    for name in names.split(separator: ",").map({ $0.filter { $0 != " " } }) {
      guard let word = Move.Word(rawValue: name) else {
        let known = Move.Word.allCases.map(\.rawValue)
        throw CommandFailure(
          "there is no card '\(name)'",
          help: nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
            ?? "name some of \(known.joined(separator: ", "))")
      }
      words.append(word)
    }
    return Deck.standard.only(words)
  }

  private static func level(of bytes: [UInt8], _ path: String) throws(CommandFailure) -> RobotLevel {
    let json: JSONValue
    switch JSONReader.read(bytes) {
    case .success(let value): json = value
    case .failure(let error): throw CommandFailure("'\(path)' is not JSON: \(error)")
    }
    switch ARLevel.read(json) {
    case .success(let reading):
      for note in reading.leftOut { Terminal.writeError("\(path): left out: \(note)\n") }
      return reading.level
    case .failure(let problems):
      let lines = problems.all.map { "\(path): \($0.path): \($0.message)" }
      throw CommandFailure("'\(path)' is no level\n" + lines.joined(separator: "\n"))
    }
  }
}
