import Diagnostics
import POSIX

/// A run that goes on: whenever a file is saved, the program is stopped, if it still runs, and run again.
///
/// Each run is a process of its own, so that one that loops, or waits for a line that nobody types, holds up nothing.
struct RunWatch {
  /// What is run, as a person named it.
  let target: String
  /// The absolute paths of the files on which it depends, asked for anew whenever something may have changed.
  let files: () -> [String]

  /// How often a program that runs is asked whether it has ended, in milliseconds.
  private static let step: Int32 = 20

  /// Runs until the process is ended.
  ///
  /// - Throws: `CommandFailure` when no process can be started.
  func run() throws -> Never {
    guard let tool = ThisProcess.executable else {
      throw CommandFailure("the system does not say where hornbook is", help: "run without --watch")
    }
    let child = ChildProcess(tool, Self.arguments)
    var watch = FileWatch(files)
    var screen = Screen()
    while true {
      screen.clear()
      try runOnce(child, &watch)
    }
  }

  /// Runs the program until it ended and something changed.
  private func runOnce(_ child: ChildProcess, _ watch: inout FileWatch) throws {
    do {
      var running = try child.start()
      while try running.ending() == nil {
        if watch.wait(atMost: Self.step) { return try running.stop() }
      }
      if Screen.isInteractive, let ending = try running.ending() {
        Terminal.write("\n\(Self.words(ending)); watching \(target); Ctrl-C ends this\n")
      }
    } catch let failure as ChildProcess.Failure {
      throw cannotRun(failure.error)
    } catch let error as SystemError {
      throw cannotRun(error)
    }
    watch.wait()
  }

  private func cannotRun(_ error: SystemError) -> CommandFailure {
    CommandFailure("cannot run '\(target)': \(error.reason)", help: "run it without --watch")
  }

  private static func words(_ ending: ChildProcess.Status) -> String {
    switch ending {
    case .exited(let status): "exit status \(status)"
    case .killed(let signal): "ended by signal \(signal)"
    }
  }

  /// The arguments of this process without `--watch`, however often it is given.
  private static var arguments: [String] { CommandLine.arguments.dropFirst().filter { $0 != "--watch" } }
}
