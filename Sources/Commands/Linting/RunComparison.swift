internal import Diagnostics
internal import JSON

/// The revision of `--changed-since` as it was typed, and the commits that it leads to.
struct RunComparison {
  let revision: String
  /// The commits from the outermost repository of a curriculum down to its own, for each curriculum whose repository is
  /// another one.
  private let ways: [[MergeBase.RecordedCommit]]

  init(revision: String, _ ways: [[MergeBase.RecordedCommit]]) {
    self.revision = revision
    self.ways = ways.reduce(into: []) { all, way in if !all.contains(way) { all.append(way) } }
  }

  /// The comparison as reports have it.
  var json: JSONValue {
    let all = ways.joined().reduce(into: [MergeBase.RecordedCommit]()) { all, step in
      if !all.contains(step) { all.append(step) }
    }
    return [
      "revision": .string(revision),
      "commits": .array(
        all.map { ["repository": .string(FilePath.relative($0.top)), "commit": .string($0.commit)] }),
    ]
  }

  /// The remarks about submodules, a line each: of which repository the revision is taken, the commit that is
  /// recorded there, and whether another one is checked out than a merge would bring.
  var remarks: [ShownText] {
    ways.filter { $0.count > 1 }.flatMap { way -> [ShownText] in
      let commits = way.map { "\(short($0.commit)) of '\(FilePath.relative($0.top))'" }
      return ["compared with '\(revision)': commit \(commits.joined(separator: ", which records commit "))"]
        + way.compactMap(remark)
    }
  }

  private func remark(on step: MergeBase.RecordedCommit) -> ShownText? {
    guard let out = step.checkedOut, let now = step.recordedNow, out != now else { return nil }
    let name = FilePath.relative(step.top)
    return
      "note: '\(name)' is at commit \(short(out)), but commit \(short(now)) is recorded for it, which a merge brings"
  }

  private func short(_ commit: String) -> String { String(commit.prefix(12)) }
}
