internal import Authoring
internal import Diagnostics
internal import JSON
internal import Robot

/// A file with a world or a level of the robot.
enum LevelFile {
  /// How names of files with levels as authors write them end.
  static let yamlSuffixes = [".yaml", ".yml"]
  /// How names of files with levels as AR Programming stores them end.
  static let jsonSuffix = ".json"

  /// The keys of a YAML file that a level carries, whatever is done with it.
  private static let carriedKeys: Set = ["title", "number", "unlocks", "deck", "cardLimit", "checks"]
  /// How names of programs end, which are no levels.
  private static let programSuffixes = [".py", ".js", ".swift", ".slang", ".robot"]

  /// Whether a name is surely that of a file.
  static func isFile(_ name: String) -> Bool { (yamlSuffixes + [jsonSuffix, ".txt"]).contains(where: name.hasSuffix) }

  /// What a file holds: a text map, or by the end of its name a level.
  ///
  /// - Throws: `CommandFailure` when it cannot be read or is no level; what is wrong with it was told.
  static func read(_ path: String) throws(CommandFailure) -> PlayableLevel {
    if programSuffixes.contains(where: path.hasSuffix) {
      throw CommandFailure(
        "'\(path)' is a program, and no level", help: "name a map, or a level that ends in .yaml or .json")
    }
    let source = SourceText(path: path, bytes: try FileReading.bytesOrFail(of: path))
    if yamlSuffixes.contains(where: path.hasSuffix) { return try level(authored: source) }
    if path.hasSuffix(jsonSuffix) { return try level(json: source) }
    let text = String(decoding: source.bytes, as: UTF8.self)
    switch World.read(text) {
    case .success(let world): return PlayableLevel(name: path, title: path, worlds: [world])
    case .failure(let problems):
      show(problems.all.map { $0.diagnostic(at: Location(path, Span($0.bytes(in: text)))) }, of: source)
      throw CommandFailure("'\(path)' is no map", help: "see `hornbook manual worlds`")
    }
  }

  // MARK: - YAML

  private static func level(authored source: SourceText) throws(CommandFailure) -> PlayableLevel {
    let level = AuthoredLevel(source)
    var diagnostics = level.diagnostics
    let maps = level.content?.maps ?? []
    let worlds = maps.indices.compactMap { world(maps[$0], $0, of: level, &diagnostics) }
    let deck = level.content?.deck.map { Self.deck($0, of: level, &diagnostics) }
    show(diagnostics.sorted(by: Diagnostic.precedes), of: source)
    guard let content = level.content, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw CommandFailure("'\(source.path)' is no level", help: "see `hornbook manual level`")
    }
    return PlayableLevel(
      name: source.path, title: content.title ?? source.path, worlds: worlds, deck: deck, cardLimit: content.cardLimit,
      number: content.number, unlocks: content.unlocks, otherKeys: level.keys.filter { !carriedKeys.contains($0) })
  }

  private static func world(
    _ map: String?, _ index: Int, of level: AuthoredLevel, _ diagnostics: inout [Diagnostic]
  ) -> World? {
    guard let map else {
      diagnostics.append(
        Diagnostic(
          "no-world", .error, at: level.location(ofMap: index), "this check has no world for a robot",
          help: "add `world:` with a map"))
      return nil
    }
    switch World.read(map) {
    case .success(let world): return world
    case .failure(let problems):
      diagnostics += problems.all.map { problem in
        problem.diagnostic(at: level.location(ofMap: index, bytes: problem.bytes(in: map)))
      }
      return nil
    }
  }

  private static func deck(_ names: [String], of level: AuthoredLevel, _ diagnostics: inout [Diagnostic]) -> Deck {
    Deck(
      names.enumerated().flatMap { index, name -> [Deck.Card] in
        if let word = Move.Word(rawValue: name) { return Deck.standard.only([word]).cards }
        diagnostics.append(
          Diagnostic(
            "unknown-card-name", .error, at: level.location(ofCard: index), "there is no card '\(name)'",
            help: DeckOption.helpForCard(name)))
        return []
      })
  }

  // MARK: - AR Programming's JSON

  private static func level(json source: SourceText) throws(CommandFailure) -> PlayableLevel {
    let json: JSONValue
    switch JSONReader.read(source.bytes) {
    case .success(let value): json = value
    case .failure(let error): throw CommandFailure("'\(source.path)' is not JSON: \(error)")
    }
    switch ARLevel.read(json) {
    case .success(let reading):
      for note in reading.leftOut { Terminal.writeError("\(source.path): left out: \(note)\n") }
      let level = reading.level
      return PlayableLevel(
        name: source.path, title: level.name, worlds: level.worlds, deck: level.deck, number: level.number,
        unlocks: level.unlocks)
    case .failure(let problems):
      let lines = problems.all.map { "\(source.path): \($0.path): \($0.message)" }
      throw CommandFailure("'\(source.path)' is no level\n" + lines.joined(separator: "\n"))
    }
  }
}

extension Span {
  fileprivate init(_ bytes: Range<Int>) { self.init(bytes.lowerBound, bytes.upperBound) }
}

extension MapProblem {
  /// The problem as a finding.
  fileprivate func diagnostic(at location: Location) -> Diagnostic {
    Diagnostic(Diagnostic.Code(rawValue: kind.name), .error, at: location, message, help: help)
  }
}
