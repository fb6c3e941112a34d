import ArgumentParser
import POSIX
import Publishing
import Reports

/// Runs the command line and ends the process: with 0, with 1 when something was found, with 2 when it could not run.
public func runCommandLine() -> Never {
  StandardStreams.keepOpen()
  // A file that may not grow is then an error of the write like any other, and what was begun is taken away.
  signal(SIGXFSZ, SIG_IGN)
  // Whoever started this process may not care how its own programs end; this one does.
  signal(SIGCHLD, SIG_DFL)
  let arguments = Array(CommandLine.arguments.dropFirst())
  // The parser of arguments takes twice as long as the rest of a start, and programs ask this often.
  if arguments == ["--version"] {
    Terminal.write("\(toolVersion)\n")
    exit(0)
  }
  ProcessMemory.growInLargeSteps()
  do {
    if let failure = CommandFailure(argumentsNotUTF8: CommandLine.unsafeArgv, count: Int(CommandLine.argc)) {
      throw failure
    }
    var command = try command(in: arguments)
    try command.run()
    exit(0)
  } catch let status as ExitStatus {
    exit(status.rawValue)
  } catch let failure as CommandFailure {
    end(failure, arguments)
  } catch let failure as SiteFailure {
    end(CommandFailure(failure.message, help: failure.help), arguments)
  } catch let refusal as PublishingError {
    FailureReport.write(for: arguments, RunFailure(refusal.message, help: refusal.help))
    Terminal.writeError("hornbook: \(refusal.message)\n  help: \(refusal.help)\n")
    exit(refusal.isRefusal ? 1 : 2)
  } catch let failure as FileFailure {
    FailureReport.write(for: arguments, RunFailure("\(failure)"))
    Terminal.writeError("hornbook: \(failure)\n")
    exit(2)
  } catch {
    guard Hornbook.exitCode(for: error).isSuccess else { end(CommandFailure(usage: error, arguments), arguments) }
    Terminal.write("\(lines: Hornbook.fullMessage(for: error))\n")
    exit(0)
  }
}

/// The command that some arguments call.
///
/// Where the first one names it, the rest is parsed as its own: through the root, the parser of arguments goes through
/// all of a command's options twice more, and takes longer than the check of a lesson. Help, and whatever is wrong with
/// arguments, the root says.
private func command(in arguments: [String]) throws -> any ParsableCommand {
  if arguments.first == LintCommand.configuration.commandName, let lint = LintCommand(plain: arguments.dropFirst()) {
    return lint
  }
  let named = Hornbook.configuration.subcommands.first { $0.configuration.commandName == arguments.first }
  if let named, named.configuration.subcommands.isEmpty,
    let command = try? named.parseAsRoot(Array(arguments.dropFirst())), type(of: command) == named
  {
    return command
  }
  if let failure = CommandFailure(unknownCommandIn: arguments) { throw failure }
  return try Hornbook.parseAsRoot(arguments)
}

private func end(_ failure: CommandFailure, _ arguments: [String]) -> Never {
  FailureReport.write(
    for: arguments, RunFailure(failure.message.description, help: failure.help.map(\.description)))
  Terminal.writeError(failure.text)
  exit(2)
}
