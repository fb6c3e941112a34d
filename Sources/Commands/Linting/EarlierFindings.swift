import Authoring
import Diagnostics
import POSIX

/// What was wrong with the curricula of a run already when the current work left a revision.
struct EarlierFindings {
  private let bases: [MergeBase]
  /// The revision that curricula are compared with, and the commits that it leads to.
  let comparison: RunComparison
  private var known: [Int: [Diagnostic]] = [:]
  /// The folders that curricula had at their merge bases, absolute and with a slash at the end.
  private var places: Set<String> = []

  /// Finds the merge bases of curricula's folders and a revision.
  ///
  /// - Throws: `CommandFailure` when git cannot say.
  init(since revision: String, in folders: [CurriculumFolder]) throws(CommandFailure) {
    var known: [String: MergeBase] = [:]
    bases = try folders.map { folder throws(CommandFailure) in
      let git = GitQuery(in: folder.root)
      if let top = git.top, let base = known[top] { return base.of(folder: folder.root) }
      let base = try MergeBase(of: revision, git)
      git.top.map { known[$0] = base }
      return base
    }
    comparison = RunComparison(revision: revision, zip(bases, folders).map(Self.way))
  }

  /// The way of commits to a curriculum, which is new where a commit on it has neither the submodule nor its files.
  private static func way(from base: MergeBase, to folder: CurriculumFolder) -> RunComparison.Way {
    var isNew = false
    if base.unrecorded != nil {
      // Where git does not answer here, the findings that need its answer end the run.
      do { isNew = try FormerFolder.find(of: folder, at: base, except: []) == nil } catch {}
    }
    return RunComparison.Way(
      recorded: base.recorded, unrecorded: base.unrecorded, newFolder: isNew ? folder.root : nil)
  }

  /// The findings of a check at the merge base of its curriculum, by the number of that; none where there was no such
  /// curriculum, or its folder could not be listed: then everything counts as new, so that the gate errs on the strict
  /// side.
  ///
  /// - Throws: `CommandFailure` when git does not hand over the files.
  mutating func findings(of number: Int, _ check: CurriculumCheck) throws(CommandFailure) -> [Diagnostic] {
    if let known = known[number] { return known }
    let (base, folder) = (bases[number], check.group.folder)
    var found: [Diagnostic] = []
    do throws(GitQuery.Failure) {
      if let former = try FormerFolder.find(of: folder, at: base, except: places),
        let files = try CommitFiles(of: base.commit, base.git, at: former, as: folder)
      {
        base.git.top.map { _ = places.insert("\($0)/\(former)") }
        found = (try? check.run(on: files))?.diagnostics ?? []
      }
    } catch {
      throw failure(base, error)
    }
    known[number] = found
    return found
  }

  /// A clone that was made with a filter fetches old files when they are asked for; but git fetches nothing for us.
  private func failure(_ base: MergeBase, _ error: GitQuery.Failure) -> CommandFailure {
    let git = error.asked ?? base.git
    let isPartial = error.help == nil && git.output("config", "--get-regexp", #"^remote\..*\.promisor$"#) != nil
    guard isPartial else {
      return CommandFailure("cannot read commit '\(base.commit)': \(error.reason)", help: error.help)
    }
    let clone = git.command == "git" ? "this clone" : "the clone '\(FilePath.relative(git.top ?? "."))'"
    return CommandFailure(
      "cannot read commit '\(base.commit)': \(clone) leaves out old files",
      help: "get them: `\(git.command) fetch --refetch --no-filter`")
  }
}
