import POSIX
import Processes

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
  typealias Status = ProcessStatus

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
    do throws(SpawnFailure) {
      return try Spawn(program, arguments, environment: environment).start(streams: streams)
    } catch { throw SystemError(code: error.code) }
  }

  /// Waits for the end of a child process.
  static func wait(for child: pid_t) throws(SystemError) -> Status {
    do throws(SpawnFailure) { return try Status.wait(for: child) } catch { throw SystemError(code: error.code) }
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
    do throws(SpawnFailure) { return try Status.ending(of: child) } catch { throw SystemError(code: error.code) }
  }
}
