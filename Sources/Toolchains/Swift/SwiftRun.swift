import Execution
import POSIX
import Processes

/// The run of a program of Swift that was built.
struct SwiftRun {
  /// The program.
  let executable: SwiftExecutable
  /// Its limits.
  let limits: ToolchainLimits
  /// The seed of the order of sets and dictionaries; 0 for the same in every run.
  let seed: UInt32

  /// Runs it, started by a function, for so much processor time.
  func run(
    _ program: ToolchainProgram,
    milliseconds: Int, by start: (SwiftExecutable, Int, UInt32, SandboxLimits) -> Result<SandboxedProcess, NotRun>
  ) -> Result<ToolchainRun, NotRun> {
    let wall = SandboxLimits(seconds: limits.seconds, memory: limits.memory, processes: 32)
    let input = program.input.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    return start(executable, milliseconds, seed, wall).flatMap { process in
      let ending = process.finish(
        input: input, within: .seconds(10 * limits.seconds + 10), outputLimit: limits.output)
      return outcome(ending).map { ToolchainRun(outcome: $0, milliseconds: ending.milliseconds) }
    }
  }

  private func outcome(_ ending: SandboxedProcess.Ending) -> Result<Outcome, NotRun> {
    var transcript = Transcript()
    transcript.append(text(ending.output), to: .standardOutput)
    // What comes after a crash are addresses, which are other ones in every run.
    let errors = text(ending.errorBytes).start(before: "Current stack trace:")
    transcript.append(errors, to: .standardError)
    switch ending.verdict(seconds: limits.seconds) {
    case .stopped(let limit): return .success(Outcome(transcript, .stopped(limit, line: 0)))
    case .killed: return .failure(.toolFailed("program", errors: "the system ended it"))
    case .exited(let status): return .success(outcome(transcript, status, errors))
    }
  }

  private func outcome(_ transcript: Transcript, _ status: Int32, _ errors: String) -> Outcome {
    if status < 128 { return Outcome(transcript, .finished(status: Int(status))) }
    if let error = Self.fatalError(in: errors) {
      if error.message.hasPrefix("failed to allocate") { return Outcome(transcript, .stopped(.memory, line: 0)) }
      var outcome = Outcome(transcript, .raised(error))
      outcome.errorLines = error.line > 0 ? [error.line] : []
      return outcome
    }
    return Outcome(transcript, Self.ending(status: status))
  }

  /// The ending of a program that the system ended without a word of its own, or with a large status of its own.
  ///
  /// The system ends one whose stack is full of calls, or that came to what must not be, such as a number that is too
  /// large.
  static func ending(status: Int32) -> Ending {
    switch status - 128 {
    case SIGSEGV, SIGBUS: .stopped(.depth, line: 0)
    case SIGILL, SIGTRAP: .raised(RaisedError(type: "Illegal instruction", message: "", line: 0))
    case SIGABRT: .raised(RaisedError(type: "Aborted", message: "", line: 0))
    default: .finished(status: Int(status))
    }
  }

  /// The output of a program, as if it were alone in its module.
  private func text(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let number = executable.number else { return text }
    let mark = SwiftMember.mark(number)
    let clear = text.contains(mark) ? text.replacing(mark, with: "") : text
    let file = "main/p\(number).swift"
    return clear.contains(file) ? clear.replacing(file, with: "main/main.swift") : clear
  }

  /// Reads `main/main.swift:3: Fatal error: Index out of range`; a file of the library says no line of the program.
  static func fatalError(in text: String) -> RaisedError? {
    for line in text.split(separator: "\n") {
      for type in ["Fatal error", "Precondition failed", "Assertion failed"] {
        guard let range = line.firstRange(of: type) else { continue }
        let place = line[..<range.lowerBound].split(separator: ":")
        let isOwn = place.first == "main/main.swift" && place.count > 1
        let message = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
        return RaisedError(type: type, message: String(message), line: isOwn ? Int(place[1]) ?? 0 : 0)
      }
    }
    return nil
  }
}

extension String {
  /// The part before a text; all of it where the text is not in it.
  fileprivate func start(before end: String) -> String {
    firstRange(of: end).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
