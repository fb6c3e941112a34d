import POSIX

/// Another program of this machine.
///
/// No shell is in between: each argument arrives as it is given, whatever is in it. A program that is waited for reads
/// and writes files without names, so that however much it has to say, neither side ever waits for the other; one that
/// is only started has the streams of this process.
///
///     let git = ChildProcess("git", ["log", "-1", "--format=%H of a 'commit'"])
///     let ending = try git.run()
///     ending.status == .exited(0)  // ending.output has what it printed
struct ChildProcess {
  /// The path of the program, or a name without a slash, which is looked for in the folders of `PATH`.
  let program: String
  /// What the program is told, its own name left out.
  let arguments: [String]
  /// The variables that the program gets; those of this process by default.
  var environment = Environment.variables
  /// What the program reads as its standard input.
  var input = ""
  /// A pipe that the program gets as its fourth stream, and that closes when this process ends; nil for none.
  var lifeline: Lifeline?

  /// A program with its arguments.
  init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// How a program ended.
  enum Status: Hashable {
    /// By itself, with a status of its own; 0 means success.
    case exited(Int32)
    /// By a signal.
    case killed(signal: Int32)

    /// What `wait(2)` says: the lowest seven bits are the signal, or 0 for a program that ended by itself.
    fileprivate init(waited status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
    }
  }

  /// What a program left when it ended.
  struct Ending {
    let status: Status
    /// What it wrote to standard output.
    let output: [UInt8]
    /// What it wrote to standard error.
    let errors: [UInt8]
  }

  /// Runs the program and waits for its end.
  ///
  /// - Parameter meanwhile: Is called several times a second while the program runs; nil for nothing to do.
  /// - Throws: `Failure` when it cannot be run; how it ends is no failure here.
  func run(meanwhile: (() throws(SystemError) -> Void)? = nil) throws(Failure) -> Ending {
    let text = input
    let input = try Failure.telling(.keepingInput) { () throws(SystemError) in try CaughtFile(text) }
    let output = try Failure.telling(.keepingOutput) { () throws(SystemError) in try CaughtFile("") }
    let errors = try Failure.telling(.keepingOutput) { () throws(SystemError) in try CaughtFile("") }
    let streams =
      [
        (input.descriptor, STDIN_FILENO), (output.descriptor, STDOUT_FILENO), (errors.descriptor, STDERR_FILENO),
      ] + (lifeline.map { [($0.reader, STDERR_FILENO + 1)] } ?? [])
    let child = try Failure.telling(.starting) { () throws(SystemError) in try spawn(streams) }
    let status = try Failure.telling(.starting) { () throws(SystemError) in
      guard let meanwhile else { return try Self.wait(for: child) }
      return try Self.wait(for: child, meanwhile: meanwhile)
    }
    return Ending(
      status: status,
      output: try Failure.telling(.readingOutput) { () throws(SystemError) in try output.bytes },
      errors: try Failure.telling(.readingOutput) { () throws(SystemError) in try errors.bytes })
  }

  /// Starts the program with the three streams of this process, and does not wait for it.
  ///
  /// - Throws: `Failure` when it cannot be run.
  func start() throws(Failure) -> RunningChild {
    RunningChild(try Failure.telling(.starting) { () throws(SystemError) in try spawn(Self.ownStreams) })
  }

  /// The streams of this process, named so that the program has them where all else is closed.
  private static let ownStreams = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map { (file: $0, stream: $0) }

  /// Starts the program with files in the place of streams of this process.
  private func spawn(_ streams: [(file: Int32, stream: Int32)]) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = Self.attributes
    defer { posix_spawnattr_destroy(&attributes) }
    for descriptor in Self.inheritable { posix_spawn_file_actions_addclose(&actions, descriptor) }
    for (file, stream) in streams { posix_spawn_file_actions_adddup2(&actions, file, stream) }
    var child: pid_t = 0
    let variables = environment.map { "\($0)=\($1)" }
    let code = Self.withCStrings([program] + arguments) { arguments in
      Self.withCStrings(variables) { posix_spawnp(&child, program, &actions, &attributes, arguments, $0) }
    }
    guard code == 0 else { throw SystemError(code: code) }
    return child
  }

  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// How a program starts: with no signal blocked, whatever thread starts it, and none ignored that only this process
  /// ignores; on Apple's systems also without its open files.
  private static var attributes: Attributes {
    #if canImport(Darwin)
      var attributes: Attributes = nil
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var attributes = Attributes()
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    #endif
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // This process ignores them so that a write fails instead of ending it.
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
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

  /// Waits for the end of a child process.
  static func wait(for child: pid_t) throws(SystemError) -> Status {
    var status: Int32 = 0
    while waitpid(child, &status, 0) != child { guard errno == EINTR else { throw .last } }
    return Status(waited: status)
  }

  /// Waits for the end of a child process, and does something every now and then until it comes.
  private static func wait(
    for child: pid_t, meanwhile: () throws(SystemError) -> Void
  ) throws(SystemError) -> Status {
    var pause: UInt32 = 1000
    while true {
      if let status = try ending(of: child) { return status }
      usleep(pause)
      // Most transfers are short, and a delay of a twentieth of a second does not matter in a long one.
      pause = min(pause * 2, 50_000)
      try meanwhile()
    }
  }

  /// How a child process ended; nil while it runs.
  static func ending(of child: pid_t) throws(SystemError) -> Status? {
    var status: Int32 = 0
    let found = waitpid(child, &status, WNOHANG)
    if found < 0 { throw .last }
    return found == child ? Status(waited: status) : nil
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
