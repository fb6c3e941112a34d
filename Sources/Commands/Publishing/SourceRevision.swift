import POSIX
import Publishing

/// Which commit a folder's files come from, and when it was made.
package struct SourceRevision: Sendable, Hashable {
  /// The commit's full name, with `-dirty` when a content file is not as it was committed; nil outside a repository.
  package let name: String?
  /// Seconds since 1970: `SOURCE_DATE_EPOCH` if it is set, else the commit's own time; nil when neither is known.
  package let date: Int?
  /// The commit's date in seconds since 1970; nil outside a repository.
  package let commitDate: Int?
  /// Why the name does not say what the content is; nil when it does, and outside a repository.
  package let fault: Fault?

  /// Why a release does not say from which commit it is made.
  package struct Fault: Sendable, Hashable {
    /// The fact, without a full stop.
    package let message: String
    /// What to do, as an imperative.
    package let help: String
  }

  /// A revision whose name says what the content is, or that has none.
  package init(name: String?, date: Int?) {
    self.name = name
    self.date = date
    commitDate = date
    fault = nil
  }

  /// What git and the environment say of a folder.
  ///
  /// - Parameter content: The paths inside the folder of all files that are published.
  /// - Throws: `MalformedDate` when `SOURCE_DATE_EPOCH` is set to something else than a whole number in digits,
  ///   or to a year past 9999.
  package init(
    of folder: String, content: [String], environment: [String: String]
  ) throws(MalformedDate) {
    let git = GitQuery(in: folder)
    var commit: [Substring]?
    var silence: String?
    do throws(GitQuery.Failure) {
      commit = try git.answer(["log", "-1", "--format=%H %ct"]).split { $0 == " " || $0 == "\n" }
    } catch {
      silence = git.top == nil ? nil : error.reason
    }
    commitDate = Self.date(ofCommit: commit?.last)
    date = try Self.date(environment["SOURCE_DATE_EPOCH"]) ?? commitDate
    guard let hash = commit?.first else {
      name = nil
      fault = silence.map { Fault(silence: "the release names no commit", $0) }
      return
    }
    let (isDirty, fault) = Self.compare(folder, content, with: String(hash), git)
    name = isDirty ? "\(hash)-dirty" : String(hash)
    self.fault = fault
  }

  /// `SOURCE_DATE_EPOCH` is not a number of seconds from 1970 on.
  package struct MalformedDate: Error, Sendable, CustomStringConvertible {
    let text: String

    /// What it is, and what it should be.
    package var description: String {
      "SOURCE_DATE_EPOCH is '\(text)'; it must be a whole number of seconds since 1970, from 0, before the year 10000"
    }
  }

  private static func date(_ text: String?) throws(MalformedDate) -> Int? {
    guard let text, !text.isEmpty else { return nil }
    // The specification of the variable has digits alone (reproducible-builds.org): no sign, so no time before 1970.
    guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let date = Int(text),
      ReleaseStamp.sourceDates.contains(date)
    else { throw MalformedDate(text: text) }
    return date
  }

  private static func date(ofCommit text: Substring?) -> Int? {
    text.flatMap { Int($0) }.flatMap { ReleaseStamp.sourceDates.contains($0) ? $0 : nil }
  }

  /// Whether the folder differs from its commit, and in what.
  private static func compare(
    _ folder: String, _ content: [String], with commit: String, _ git: GitQuery
  ) -> (isDirty: Bool, fault: Fault?) {
    let stamp = "the release is stamped '\(commit.prefix(12))…-dirty'"
    do throws(GitQuery.Failure) {
      let files = try uncommitted(content, in: folder, git)
      guard let first = files.first else { return (false, nil) }
      let differ = files.count > 1 ? "and \(files.count - 1) more differ" : "differs"
      return (
        true,
        Fault(
          message: "'\(FilePath.relative("\(folder)/\(first)"))' \(differ) from the commit, so \(stamp)",
          help: "commit, and publish under a higher `--version`; `--require-commit` refuses a release such as this one")
      )
    } catch {
      return (true, Fault(silence: stamp, error.reason))
    }
  }

  /// The files that the commit does not hold as they are: those that git follows and that changed or are gone, and
  /// content that it does not follow, be it new or ignored.
  private static func uncommitted(
    _ content: [String], in folder: String, _ git: GitQuery
  ) throws(GitQuery.Failure) -> [String] {
    let changed = try git.changedFiles()
    let followed = Set(try git.followedFiles())
    let root = FilePath.real(folder) + "/"
    let unknown = content.filter { path in
      let real = FilePath.real("\(folder)/\(path)")
      return !real.hasPrefix(root) || !followed.contains(String(real.dropFirst(root.count)))
    }
    return Set(changed + unknown).sorted()
  }
}

extension SourceRevision.Fault {
  /// That git does not answer, what follows from it, and git's reason.
  fileprivate init(silence consequence: String, _ reason: String) {
    let line = reason.split(separator: "\n").first ?? "it fails"
    message = "git does not say what is committed, so \(consequence): \(line)"
    help = "see what `git status` says in the curriculum's folder"
  }
}
