import Authoring
import Diagnostics
import Foundation
import Linting
import TestSupport

/// A curriculum under `Tests/Samples` whose flaws are named in advance, beside what the linter finds in it.
///
/// `# flaw: code, code` above a card, or above the title of an item, names what is wrong with it. A code in round
/// brackets follows from the others, and may be found with them or not.
struct FlawCorpus {
  /// What is named above a card, or above the title of an item.
  struct Mark: Hashable {
    let place: Place
    /// What has to be found.
    let codes: Set<String>
    /// What may be found besides.
    let consequences: Set<String>
  }

  /// A card, or all of a file where `card` is nil.
  struct Place: Hashable, CustomStringConvertible {
    let file: String
    let card: String?
    var description: String { card.map { "\(file): \($0)" } ?? file }
  }

  /// A finding of the linter.
  struct Finding: Hashable {
    let place: Place
    let code: String
    let severity: Severity
    let message: String
  }

  let marks: [Mark]
  /// What was found.
  let findings: [Finding]
  /// The cards of all files, by the language of their module.
  let cards: [String: [Place]]

  /// Reads and lints a folder of `Tests/Samples`, folders that are linked into it included.
  init(_ name: String) throws {
    let files = try Self.files(named: name)
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(shownRoot: "", files))
    let found = Linter().lint(authored, reading: reading).diagnostics
    marks = files.keys.sorted().flatMap { Self.marks(in: files[$0] ?? "", of: $0) }
    findings = found.map { Finding($0, files) }
    cards = Dictionary(grouping: authored.modules.flatMap { $0.blocks.flatMap(\.episodes) }, by: \.language)
      .mapValues { episodes in episodes.flatMap(Self.cards) }
  }

  /// A corpus from its parts.
  init(marks: [Mark], findings: [Finding]) {
    (self.marks, self.findings, cards) = (marks, findings, [:])
  }

  /// All that the linter finds in the files of a corpus.
  static func lint(_ files: [String: String]) throws -> [Diagnostic] {
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(shownRoot: "", files))
    return Linter().lint(authored, reading: reading).diagnostics
  }

  /// The files of a folder of `Tests/Samples`, by path.
  static func files(named name: String) throws -> [String: String] {
    try files(of: Repository.path("Tests/Samples/\(name)"))
  }

  /// The codes that are named, each once.
  var codes: [String] { Set(marks.flatMap(\.codes)).sorted() }

  /// The marks of a code that are not found.
  func missing(_ code: String) -> [Place] {
    marks.filter { $0.codes.contains(code) }.map(\.place).filter { place in
      !findings.contains { $0.code == code && $0.place.meets(place) }
    }
  }

  /// What is found though no mark names it; suggestions are no blame.
  var unexpected: [Finding] {
    findings.filter { finding in
      finding.severity != .info
        && !marks.contains { mark in
          mark.codes.union(mark.consequences).contains(finding.code) && mark.place.meets(finding.place)
        }
    }
  }
}

extension FlawCorpus.Place {
  /// Whether it is another place, or the two are a file and a card of it.
  fileprivate func meets(_ other: Self) -> Bool {
    file == other.file && (card == other.card || card == nil || other.card == nil)
  }
}

extension FlawCorpus {
  static func files(of folder: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let path = URL(fileURLWithPath: "\(folder)/\(name)").resolvingSymlinksInPath().path
      if name.hasSuffix(".yaml") {
        files[name] = try String(contentsOfFile: path, encoding: .utf8)
      } else {
        for inner in try FileManager.default.subpathsOfDirectory(atPath: path) where inner.hasSuffix(".yaml") {
          files["\(name)/\(inner)"] = try String(contentsOfFile: "\(path)/\(inner)", encoding: .utf8)
        }
      }
    }
    return files
  }

  private static func marks(in text: String, of file: String) -> [Mark] {
    var marks: [Mark] = []
    var pending: (codes: Set<String>, consequences: Set<String>)?
    for line in text.split(separator: "\n") {
      if let match = line.wholeMatch(of: /\s*# flaw: ([a-z, -]+?)\s*(?:\(([a-z, -]+)\))?/) {
        pending = (names(match.output.1), names(match.output.2 ?? ""))
      } else if let named = pending {
        let place = Place(file: file, card: card(in: line))
        marks.append(Mark(place: place, codes: named.codes, consequences: named.consequences))
        pending = nil
      }
    }
    return marks
  }

  private static func names(_ list: Substring) -> Set<String> {
    Set(list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
  }

  /// The id of the card that begins on a line.
  fileprivate static func card(in line: some StringProtocol) -> String? {
    String(line).wholeMatch(of: /\s*- \{?id: ([a-z0-9-]+).*/).map { String($0.output.1) }
  }

  private static func cards(of episode: AuthoredEpisode) -> [Place] {
    episode.episode.cards.map { Place(file: episode.document.source.path, card: $0.id) }
  }
}

extension FlawCorpus.Finding {
  /// A finding with the card on which it is: the last one that begins before it.
  init(_ diagnostic: Diagnostic, _ files: [String: String]) {
    let file = diagnostic.location.file
    let before = Array((files[file] ?? "").utf8.prefix(diagnostic.location.span.start + 1))
    let end = (files[file] ?? "").utf8.dropFirst(before.count).prefix { $0 != 0x0A }
    let lines = String(decoding: before + end, as: UTF8.self).split(separator: "\n")
    let card = lines.lazy.reversed().compactMap { FlawCorpus.card(in: $0) }.first
    self.init(
      place: FlawCorpus.Place(file: file, card: card), code: diagnostic.code.rawValue,
      severity: diagnostic.severity, message: diagnostic.message)
  }
}
