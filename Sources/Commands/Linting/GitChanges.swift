internal import Foundation

/// What git knows about files.
enum GitChanges {
  /// The absolute paths of files that differ from a revision, those included that git does not track yet.
  ///
  /// - Throws: `CommandFailure` with git's words when it cannot say.
  static func files(changedSince revision: String, in folder: String) throws(CommandFailure) -> Set<String> {
    let top = try git(["rev-parse", "--show-toplevel"], in: folder).trimmingCharacters(in: .newlines)
    let base = try mergeBase(revision, in: folder)
    let changed = try git(["diff", "--name-only", "-z", "--no-renames", base, "--"], in: top)
    let untracked = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: top)
    let names = changed.split(separator: "\0") + untracked.split(separator: "\0")
    return Set(names.map { ShownPath.absolute("\(resolved(top, like: folder))/\($0)") })
  }

  /// Where the current work left the revision, so that later changes there do not count as ours.
  private static func mergeBase(_ revision: String, in folder: String) throws(CommandFailure) -> String {
    let commit = try git(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], in: folder)
    let base = try? git(["merge-base", commit.trimmingCharacters(in: .newlines), "HEAD"], in: folder)
    return (base ?? commit).trimmingCharacters(in: .newlines)
  }

  /// Git names its top folder with links resolved; files are compared under the name by which they were given.
  private static func resolved(_ top: String, like folder: String) -> String {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard real.hasPrefix(top) else { return top }
    return String(folder.dropLast(real.count - top.count))
  }

  private static func git(_ arguments: [String], in folder: String) throws(CommandFailure) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw CommandFailure(
        "cannot run git: \(error.localizedDescription)", help: "install git, or leave out --changed-since")
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let reason = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandFailure(
        "git does not know what was asked: \(reason.isEmpty ? "no such revision" : reason.trimmingCharacters(in: .newlines))",
        help: "name a revision that is there, as in `--changed-since origin/main`")
    }
    return text
  }
}
