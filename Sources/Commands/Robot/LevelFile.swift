import Authoring
import CurriculumBundle
import Diagnostics
import Exchange
import Grading
import Robot

/// A file with a world or a level of the robot.
enum LevelFile {
  /// How names of files with levels as authors write them end.
  static let yamlSuffixes = [".yaml", ".yml"]
  /// How names of files with levels as AR Programming stores them end.
  static let jsonSuffix = ".json"

  /// The keys of a YAML file that a level carries, whatever is done with it.
  private static let carriedKeys: Set = [
    "title", "number", "unlocks", "deck", "cardLimit", "leastCards", "practises", "stars", "checks",
  ]
  /// How names of programs end, which are not levels.
  private static let programSuffixes = [".py", ".js", ".swift", ".slang", ".robot"]

  /// Whether a name is surely that of a file.
  static func isFile(_ name: String) -> Bool { (yamlSuffixes + [jsonSuffix, ".txt"]).contains(where: name.hasSuffix) }

  /// What a file holds: a text map, or by the end of its name a level.
  ///
  /// - Throws: `CommandFailure` when it cannot be read or is not a level; what is wrong with it was told.
  static func read(_ path: String) throws(CommandFailure) -> PlayableLevel {
    if programSuffixes.contains(where: path.hasSuffix) {
      throw CommandFailure(
        "'\(path)' is a program, not a level", help: "name a map, or a level that ends in .yaml or .json")
    }
    let source = SourceText(
      path: path, bytes: try FileReading.bytesOrFail(of: path, atMost: CurriculumReader.mostFileBytes))
    if yamlSuffixes.contains(where: path.hasSuffix) { return try level(authored: source) }
    if path.hasSuffix(jsonSuffix) { return try level(json: source, ARLevelFormat.self) }
    let text = String(decoding: source.bytes, as: UTF8.self)
    switch World.read(text) {
    case .success(let world): return PlayableLevel(name: path, title: path, worlds: [world])
    case .failure(let problems):
      let ranges = MapRanges(text)
      show(problems.all.map { $0.diagnostic(at: Location(path, Span(ranges.bytes(of: $0) ?? 0..<0))) }, of: source)
      throw CommandFailure("'\(path)' is not a map", help: "see `hornbook manual worlds`")
    }
  }

  // MARK: - YAML

  private static func level(authored source: SourceText) throws(CommandFailure) -> PlayableLevel {
    let level = AuthoredLevel(source)
    var diagnostics = level.diagnostics
    let checks = level.content?.checks ?? []
    let worlds = checks.indices.compactMap { world(checks[$0], $0, of: level, &diagnostics) }
    let deck = level.content?.deck.map { cards($0, under: .deck, of: level, &diagnostics) }
    let practises = cards(level.content?.practises ?? [], under: .practises, of: level, &diagnostics)
    show(diagnostics.sorted(by: Diagnostic.precedes), of: source)
    guard let content = level.content, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw CommandFailure("'\(source.path)' is not a level", help: "see `hornbook manual level`")
    }
    return PlayableLevel(
      name: source.path, title: content.title ?? source.path, worlds: worlds, deck: deck, cardLimit: content.cardLimit,
      leastCards: content.leastCards, practises: practises, stars: content.stars, number: content.number,
      unlocks: content.unlocks,
      otherKeys: level.keys.filter { !carriedKeys.contains($0) })
  }

  private static func world(
    _ check: ProgramCheck, _ index: Int, of level: AuthoredLevel, _ diagnostics: inout [Diagnostic]
  ) -> World? {
    guard let map = check.world else {
      diagnostics.append(
        Diagnostic(
          "no-world", .error, at: level.location(ofMap: index), "this check has no world for a robot",
          help: "add `world:` with a map"))
      return nil
    }
    switch World.read(map, rules: check.levelRules) {
    case .success(let world): return world
    case .failure(let problems):
      let ranges = MapRanges(map)
      diagnostics += problems.all.map { problem in
        let end = problem.kind.isAboutEnd ? level.location(ofEnd: index) : nil
        return problem.diagnostic(at: end ?? level.location(ofMap: index, bytes: ranges.bytes(of: problem)))
      }
      return nil
    }
  }

  private static func cards(
    _ names: [String], under key: FieldKey, of level: AuthoredLevel, _ diagnostics: inout [Diagnostic]
  ) -> Deck {
    let (deck, unknown) = Deck.named(names)
    diagnostics += unknown.map { index in
      Diagnostic(
        "unknown-card-name", .error, at: level.location(ofCard: index, under: key),
        "there is no card '\(names[index])'",
        help: Deck.help(forName: names[index]))
    }
    return deck
  }

  // MARK: - JSON

  /// What a file in another system's format holds.
  static func read(_ path: String, as format: any LevelFormat.Type) throws(CommandFailure) -> PlayableLevel {
    let bytes = try FileReading.bytesOrFail(of: path, atMost: CurriculumReader.mostFileBytes)
    return try level(json: SourceText(path: path, bytes: bytes), format)
  }

  private static func level(
    json source: SourceText, _ format: any LevelFormat.Type
  ) throws(CommandFailure) -> PlayableLevel {
    let (level, diagnostics) = format.read(source)
    show(diagnostics, of: source)
    guard let level else {
      throw CommandFailure("'\(source.path)' is not a level", help: "see `hornbook manual exchange`")
    }
    return PlayableLevel(
      name: source.path, title: level.name, worlds: level.worlds, deck: level.deck, number: level.number,
      unlocks: level.unlocks)
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
