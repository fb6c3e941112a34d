import Diagnostics
import Support

/// What lists name without a file, and files that no list names.
///
/// A file that was renamed or moved is both at once. The two are put together here, so that one mistake is one finding.
struct UnmatchedItems {
  /// A name in a list whose file is not there.
  struct Entry {
    let id: String
    let kind: String
    /// The folder whose list it is; empty for the curriculum's own.
    let folder: String
    /// The file that it stands for, from that folder on: `say-hello.yaml`, `printing/block.yaml`.
    let file: String
    let location: Location

    /// The path of the file inside the curriculum.
    var path: String { FileRole.path(of: file, in: folder) }
  }

  /// A file that nothing names, with what is reported where no name is meant for it.
  struct Stray {
    let id: String
    /// The folder in whose list it would be.
    let folder: String
    /// The file from that folder on.
    let file: String
    let finding: Diagnostic

    /// The path of the file inside the curriculum.
    var path: String { FileRole.path(of: file, in: folder) }
  }

  var entries: [Entry] = []
  var strays: [Stray] = []

  /// What is reported, given the paths of all files and how one is shown to a person; and the files that were read as
  /// something else than what they are, so that what was found in them is not so.
  func settled(
    among paths: @autoclosure () -> [String], shown: (String) -> String
  ) -> (diagnostics: [Diagnostic], misread: Set<String>) {
    guard !entries.isEmpty else { return (strays.map(\.finding), []) }
    var matching = Matching(entries, strays, paths())
    var reported: [String: BoundedDiagnostics] = [:]
    for entry in entries {
      reported[entry.location.file, default: BoundedDiagnostics()].report(
        .missingListedFile(entry, matching.file(for: entry), shown: shown))
    }
    let alone = strays.filter { !matching.taken.contains($0.path) }.map(\.finding)
    let misread = matching.taken.filter { FileRole(path: FileRole.usualSpelling($0)).isOther(than: FileRole(path: $0)) }
    return (reported.values.flatMap(\.inOrderOfReport) + alone, Set(misread.map(shown)))
  }

  /// How a file is most likely what a name stands for.
  enum Match {
    /// Its path is written in another way: `Counting.yaml`, `say hello.yaml`, `greet.yml`.
    case spelled(path: String)
    /// It has a name like it in the same folder.
    case near(id: String, path: String)
    /// It is the one file in the folder that nothing names.
    case renamed(id: String, path: String)
    /// It has the name, but is in another folder.
    case moved(path: String)
  }
}

/// Finds the file for each name, each file once.
private struct Matching {
  private(set) var taken: Set<String> = []
  private let bySpelling: [String: [String]]
  private let strays: [String: [UnmatchedItems.Stray]]
  private let elsewhere: [String: [String]]
  private let entryCounts: [String: Int]

  /// Beyond so many strays in a folder no names are compared.
  private static let mostCompared = 200

  init(_ entries: [UnmatchedItems.Entry], _ strays: [UnmatchedItems.Stray], _ paths: [String]) {
    let wanted = Set(entries.map(\.path))
    bySpelling = Dictionary(grouping: paths.filter { !FileRole.isUsual($0) }, by: FileRole.usualSpelling)
      .filter { wanted.contains($0.key) }
    self.strays = Dictionary(grouping: strays, by: \.folder)
    elsewhere = Dictionary(grouping: strays, by: \.file).mapValues { $0.map(\.path) }
    entryCounts = Dictionary(grouping: entries, by: \.folder).mapValues(\.count)
  }

  mutating func file(for entry: UnmatchedItems.Entry) -> UnmatchedItems.Match? {
    guard let match = match(for: entry) else { return nil }
    taken.insert(match.path)
    return match
  }

  private func match(for entry: UnmatchedItems.Entry) -> UnmatchedItems.Match? {
    if let path = bySpelling[entry.path]?.first(where: isFree) { return .spelled(path: path) }
    let neighbors = (strays[entry.folder] ?? []).filter { NamePattern.slug.matches($0.id) && isFree($0.path) }
    if neighbors.count <= Self.mostCompared, let near = nearestName(to: entry.id, among: neighbors.map(\.id)),
      let stray = neighbors.first(where: { $0.id == near })
    {
      return .near(id: near, path: stray.path)
    }
    if let path = elsewhere[entry.file]?.first(where: isFree) { return .moved(path: path) }
    guard entryCounts[entry.folder] == 1, neighbors.count == 1, let only = neighbors.first else { return nil }
    return .renamed(id: only.id, path: only.path)
  }

  private func isFree(_ path: String) -> Bool { !taken.contains(path) }
}

extension UnmatchedItems.Match {
  /// The file, inside the curriculum.
  var path: String {
    switch self {
    case .spelled(let path), .near(_, let path), .renamed(_, let path), .moved(let path): path
    }
  }
}
