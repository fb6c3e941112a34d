internal import Foundation

/// Asks git about the repository whose work tree holds a folder; the only place where git is run.
///
/// Lessons come from strangers, so nothing in the work tree may make git run a program: git starts at the top that
/// `GitTop` found, never in the folder itself, and `GitIsolation` switches off whatever a repository can have run.
struct GitQuery {
  /// The top of the work tree, with every link resolved; nil outside a repository.
  let top: String?
  /// The folder's path below the top, with a slash at its end; empty for the top itself.
  let prefix: String
  /// What `env` ends with when there is no program of a name (POSIX).
  private static let statusOfMissingProgram: Int32 = 127

  /// Questions about a folder's repository.
  init(in folder: String) {
    let real = ShownPath.real(folder)
    top = GitTop.above(real)
    prefix = top.map { real == $0 ? "" : "\(real.dropFirst($0 == "/" ? 1 : $0.count + 1))/" } ?? ""
  }

  /// Why git did not answer.
  struct Failure: Error {
    /// Git's words.
    let reason: String
    /// What to do about it, as an imperative; nil when it depends on what was asked.
    var help: String?
  }

  /// What a git command prints, without the line end; nil when it fails, as it does outside a repository.
  func output(_ arguments: String...) -> String? { try? answer(arguments).trimmingCharacters(in: .newlines) }

  /// What a git command prints, as text.
  ///
  /// - Throws: `Failure` with git's words.
  func answer(_ arguments: [String]) throws(Failure) -> String {
    String(decoding: try bytes(arguments), as: UTF8.self)
  }

  /// What a git command prints when it reads some text.
  ///
  /// - Parameter settings: What takes the place of settings in git's files.
  /// - Throws: `Failure` with git's words.
  func bytes(
    _ arguments: [String], input: String = "", settings: [(name: String, value: String)] = []
  ) throws(Failure) -> [UInt8] {
    guard let top else { throw Failure(reason: "it is not in a git repository") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", top] + GitIsolation.options + arguments
    process.environment = GitIsolation.environment(from: ProcessInfo.processInfo.environment, settings: settings)
    let read = try caught("git's question cannot be written") { () throws(SystemError) in try CaughtFile(input) }
    let output = try caught("there is no room for git's answer") { () throws(SystemError) in try CaughtFile() }
    let errors = try caught("there is no room for git's answer") { () throws(SystemError) in try CaughtFile() }
    process.standardOutput = output.handle
    process.standardError = errors.handle
    process.standardInput = read.handle
    do { try process.run() } catch { throw Failure(reason: "git cannot be run: \(error.localizedDescription)") }
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == Self.statusOfMissingProgram {
      throw Failure(
        reason: "there is no git on PATH", help: "install git, or check everything without `--changed-since`")
    }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let words = String(decoding: try answer(in: errors), as: UTF8.self)
      throw Failure(reason: words.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return try answer(in: output)
  }

  private func answer(in file: CaughtFile) throws(Failure) -> [UInt8] {
    try caught("git's answer cannot be read") { () throws(SystemError) in try file.bytes }
  }

  private func caught<Result>(_ fact: String, _ body: () throws(SystemError) -> Result) throws(Failure) -> Result {
    do throws(SystemError) { return try body() } catch { throw Failure(reason: "\(fact): \(error.reason)") }
  }
}
