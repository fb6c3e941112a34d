import Foundation

/// A program to run: what, with what, where.
public struct Command: Sendable {
  /// The program's absolute path.
  public var executable: String
  /// What follows its name.
  public var arguments: [String]
  /// What it reads from standard input.
  public var input: [UInt8]
  /// The folder in which it runs; nil for the test's own.
  public var directory: String?
  /// Variables set on top of the test's own; nil takes one away.
  public var environment: [String: String?]

  /// A program and what it is given.
  public init(
    _ executable: String, _ arguments: [String] = [], input: [UInt8] = [], in directory: String? = nil,
    environment: [String: String?] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.input = input
    self.directory = directory
    self.environment = environment
  }

  /// Runs it to its end.
  public func run() throws -> FinishedProcess { try start().wait() }

  /// Starts it.
  ///
  /// Input and output go through files, so that no full pipe can block either side.
  public func start() throws -> RunningProcess {
    let folder = try TemporaryDirectory()
    let stdin = try folder.write(input, to: "stdin")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, stdin, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, folder.path + "/stdout", O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, folder.path + "/stderr", O_WRONLY | O_CREAT, 0o600)
    var pid: pid_t = 0
    let words = commandLine
    let status = withCStrings(words) { argv in
      withCStrings(environment(cache: folder.path)) { posix_spawn(&pid, words[0], &actions, nil, argv, $0) }
    }
    guard status == 0 else { throw CannotStart(executable: executable, reason: String(cString: strerror(status))) }
    return RunningProcess(child: Child(pid: pid), folder: folder)
  }

  /// The program and its arguments; through a shell when the folder changes, which not every `posix_spawn` can.
  private var commandLine: [String] {
    guard let directory else { return [executable] + arguments }
    return ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", directory, executable] + arguments
  }

  /// The variables; a cache of its own, so that no run sees what another has left.
  private func environment(cache: String) -> [String] {
    var merged = ProcessInfo.processInfo.environment
    merged["XDG_CACHE_HOME"] = "\(cache)/cache"
    for (name, value) in environment { merged[name] = value }
    return merged.map { "\($0)=\($1)" }
  }

  /// A program that the system would not start.
  public struct CannotStart: Error, CustomStringConvertible {
    let executable: String
    let reason: String

    /// What did not start, and why.
    public var description: String { "cannot start '\(executable)': \(reason)" }
  }
}

/// Calls `body` with the strings as C has lists of them: pointers, then null.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
