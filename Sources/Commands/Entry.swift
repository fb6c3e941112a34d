internal import ArgumentParser
internal import Publishing

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Runs the command line and ends the process: with 0, with 1 when something was found, with 2 when it could not run.
public func runCommandLine() -> Never {
  do {
    if let failure = CommandFailure(unknownCommandIn: CommandLine.arguments.dropFirst()) { throw failure }
    var command = try Hornbook.parseAsRoot()
    try command.run()
    exit(0)
  } catch let status as ExitStatus {
    exit(status.rawValue)
  } catch let failure as CommandFailure {
    end(failure)
  } catch let refusal as PublishingError {
    Terminal.writeError("hornbook: \(refusal.message)\n  help: \(refusal.help)\n")
    exit(1)
  } catch let failure as FileFailure {
    Terminal.writeError("hornbook: \(failure)\n")
    exit(2)
  } catch {
    guard Hornbook.exitCode(for: error).isSuccess else { end(CommandFailure(usage: error)) }
    Terminal.write(Hornbook.fullMessage(for: error) + "\n")
    exit(0)
  }
}

private func end(_ failure: CommandFailure) -> Never {
  Terminal.writeError("hornbook: \(failure.message)\n")
  if let help = failure.help { Terminal.writeError("  help: \(help)\n") }
  exit(2)
}

/// What a command ends with when it ran and has something to say by its exit status.
struct ExitStatus: Error {
  /// The status of the process.
  let rawValue: Int32

  /// Something was found, or the program ended in an error.
  static let findings = ExitStatus(rawValue: 1)
  /// A part of what was asked for could not be done, which was told.
  static let couldNotRun = ExitStatus(rawValue: 2)
  /// A program was stopped at a limit of its budget.
  static let overBudget = ExitStatus(rawValue: 3)
}

/// Why a command could not run, in words for a person.
struct CommandFailure: Error {
  /// The fact, naming the thing in 'quotes'.
  let message: String
  /// What to do, as an imperative; nil when there is nothing to add.
  let help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
