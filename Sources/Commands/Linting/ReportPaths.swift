import Diagnostics
import POSIX
import Reports

/// The paths of files in a report: relative to the repository's root where a platform puts findings beside the files of
/// a merge, else as they are shown to a person, relative to the current folder.
struct ReportPaths {
  private let roots: [String]
  /// Whether a report in the format says what its paths are relative to.
  private let statesOrigin: Bool

  /// The paths of a report in a format on some curricula; the environment says where a platform has the repository.
  init(of format: ReportFormat, on folders: [CurriculumFolder], environment: [String: String]) {
    statesOrigin = format.paths == .stated
    switch format.paths {
    case .shown: roots = []
    case .inRepository, .stated:
      let platform = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap { environment[$0] }.filter { $0.hasPrefix("/") }
      let places = folders.isEmpty ? [FilePath.absolute(".")] : folders.map(\.root)
      let tops = places.compactMap { GitTop.above(FilePath.real($0)) }
      roots = (platform.map(FilePath.real) + tops).filter { $0 != "/" }.map { "\($0)/" }
    }
  }

  /// The path of a file in the report, by its path as shown; the latter where the file is in no repository.
  func path(of shown: String) -> String {
    guard !roots.isEmpty else { return shown }
    let real = FilePath.real(FilePath.absolute(shown))
    return roots.first { real.hasPrefix($0) }.map { String(real.dropFirst($0.count)) } ?? shown
  }

  /// What the paths of a report are relative to, by the paths as shown of the files in it; nothing for a format that
  /// does not state it.
  ///
  /// - Parameter shown: The path as shown of each file, by the path of the report.
  func origin(of shown: [String: String]) -> ReportOrigin {
    guard statesOrigin else { return ReportOrigin() }
    let here = FilePath.absolute(".")
    guard let main = roots.first else { return ReportOrigin(folder: here) }
    let others = shown.compactMapValues { shown -> String? in
      let real = FilePath.real(FilePath.absolute(shown))
      guard let root = roots.first(where: real.hasPrefix) else { return here }
      return root == main ? nil : String(root.dropLast())
    }
    return ReportOrigin(folder: String(main.dropLast()), others: others)
  }

  /// Findings with the paths of the report, and the path as shown of each file in them.
  func moved(_ diagnostics: [Diagnostic]) -> (diagnostics: [Diagnostic], shown: [String: String]) {
    var paths: [String: String] = [:]
    let move = { (location: Location) in
      let path = paths[location.file] ?? path(of: location.file)
      paths[location.file] = path
      return Location(path, location.span)
    }
    let moved = diagnostics.map { old in
      var new = old
      new.location = move(old.location)
      new.notes = old.notes.map { Diagnostic.Note($0.message, at: $0.location.map(move)) }
      new.fixes = old.fixes.map { fix in
        Fix(fix.title, fix.effect, fix.edits.map { Edit(move($0.location), $0.replacement) })
      }
      return new
    }
    return (moved, Dictionary(paths.map { ($1, $0) }, uniquingKeysWith: { first, _ in first }))
  }
}
