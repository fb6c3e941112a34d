package import POSIX

/// The start of another program of this machine, with no shell in between: each argument arrives as it is given.
///
///     let child = try Spawn("git", ["--version"]).start(streams: [(file, STDOUT_FILENO)])
///     try ProcessStatus.wait(for: child) == .exited(0)
package struct Spawn {
  /// The path of the program, or a name without a slash, which is looked for in the folders of `PATH`.
  package let program: String
  /// The arguments, without the program's own name.
  package let arguments: [String]
  /// The variables that the program gets.
  package let environment: [String: String]
  /// True if it gets a group of its own, so that it can be ended with all that it started.
  package var hasOwnGroup = false

  /// A program with its arguments and variables.
  package init(_ program: String, _ arguments: [String], environment: [String: String]) {
    (self.program, self.arguments, self.environment) = (program, arguments, environment)
  }

  /// Starts the program with files in the place of streams; it gets no other file of this process.
  ///
  /// - Parameter streams: Pairs of a file of this process and the number under which the program has it. Where a number
  ///   is also that of a file, the pair with this file has to come first.
  /// - Throws: The number that the C library calls `errno`.
  package func start(streams: [(file: Int32, stream: Int32)]) throws(SpawnFailure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = attributes
    defer { posix_spawnattr_destroy(&attributes) }
    for descriptor in Self.inheritable { posix_spawn_file_actions_addclose(&actions, descriptor) }
    for (file, stream) in streams { posix_spawn_file_actions_adddup2(&actions, file, stream) }
    var child: pid_t = 0
    let variables = environment.map { "\($0)=\($1)" }
    let code = Self.withCStrings([program] + arguments) { arguments in
      Self.withCStrings(variables) { posix_spawnp(&child, program, &actions, &attributes, arguments, $0) }
    }
    guard code == 0 else { throw SpawnFailure(code: code) }
    return child
  }

  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// How a program starts: with no signal blocked, whatever thread starts it, and none ignored that only this process
  /// ignores; on Apple's systems also without its open files.
  private var attributes: Attributes {
    #if canImport(Darwin)
      var attributes: Attributes = nil
      var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var attributes = Attributes()
      var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    #endif
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // This process ignores them so that a write fails instead of ending it.
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    if hasOwnGroup {
      flags |= POSIX_SPAWN_SETPGROUP
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  /// The files that a new program would get from this one besides the three streams, such as those that this process
  /// got itself.
  private static var inheritable: [Int32] {
    guard let folder = opendir("/dev/fd") else { return [] }
    defer { closedir(folder) }
    var found: [Int32] = []
    while let entry = readdir(folder) {
      guard let number = Int32(entry.shortName), number > STDERR_FILENO else { continue }
      if fcntl(number, F_GETFD) & FD_CLOEXEC == 0 { found.append(number) }
    }
    return found
  }

  /// Calls a body with texts as C has them: an array of pointers, with a null one at its end.
  private static func withCStrings(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}

/// Why a program was not started.
package struct SpawnFailure: Error, Hashable {
  /// The number that the C library calls `errno`.
  package let code: Int32
}
