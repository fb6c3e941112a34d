import Diagnostics
import JSON

/// The revision of `--changed-since` as it was typed, and the commits that it leads to.
struct RunComparison {
  let revision: String
  private let ways: [Way]

  /// The way from the outermost repository down to a curriculum.
  struct Way: Hashable {
    /// The commits down to the curriculum's own repository, or to the last one that records the next.
    let recorded: [MergeBase.RecordedCommit]
    /// The top of the submodule that the last commit does not record; nil where the way is whole.
    let unrecorded: String?
    /// The curriculum's folder, where the way is not whole and the last commit does not have it as files either.
    let newFolder: String?
  }

  /// A comparison of curricula; those that are reached in the same way count once.
  init(revision: String, _ ways: [Way]) {
    self.revision = revision
    self.ways = ways.reduce(into: []) { all, way in if !all.contains(way) { all.append(way) } }
  }

  /// The comparison as reports have it.
  var json: JSONValue {
    let all = ways.flatMap(\.recorded).reduce(into: [MergeBase.RecordedCommit]()) { all, step in
      if !all.contains(step) { all.append(step) }
    }
    return [
      "revision": .string(revision),
      "commits": .array(
        all.map { ["repository": .string(FilePath.relative($0.top)), "commit": .string($0.commit)] }),
    ]
  }

  /// The remarks about submodules, a line each: of which repository the revision is taken, the commit that is
  /// recorded there or that none is, and whether another one is checked out than a merge would bring.
  var remarks: [ShownText] {
    ways.filter { $0.recorded.count > 1 || $0.unrecorded != nil }.flatMap { way -> [ShownText] in
      let commits = way.recorded.map { "\(short($0.commit)) of '\(FilePath.relative($0.top))'" }
      return [
        "compared with '\(revision)': commit \(commits.joined(separator: ", which records commit "))\(end(of: way))"
      ] + way.recorded.compactMap(remark)
    }
  }

  private func end(of way: Way) -> String {
    guard let unrecorded = way.unrecorded else { return "" }
    if let new = way.newFolder { return ", which has no '\(FilePath.relative(new))', so everything in it is new" }
    return ", which records no submodule '\(FilePath.relative(unrecorded))'"
  }

  private func remark(on step: MergeBase.RecordedCommit) -> ShownText? {
    guard let out = step.checkedOut, let now = step.recordedNow, out != now else { return nil }
    let name = FilePath.relative(step.top)
    return
      "note: '\(name)' is at commit \(short(out)), but commit \(short(now)) is recorded for it, which a merge brings"
  }

  private func short(_ commit: String) -> String { String(commit.prefix(12)) }
}
